// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/byte_stream.h"
#include "base/job.h"
#include "base/result.h"
#include "data/shard.h"

/// A part of a comparison as it travels between machines, whatever is compared: what it is, what was found,
/// and a SHA-256 over all of it.
namespace heldout {

/// What every part begins with, whatever kind and version wrote it.
inline constexpr std::string_view kPartMagic = "heldout part ";

/// What a part says of itself.
struct PartLabel
{
    std::string identity; ///< of the whole comparison: settings and digests of what is compared
    Shard shard;
    std::uint32_t shards = 1; ///< that were joined in it, from `shard` on
    std::uint64_t durationMs = 0; ///< of the longest search in it
    std::string file = {}; ///< it was read from, for messages; "" = it comes from no file
};

/// What a part, of which `bytes` are at least the begin, says of itself, whatever its kind and its version;
/// nothing when that is not all there. Not checked: see openPart().
[[nodiscard]] std::optional<PartLabel> labelIn(std::string_view bytes);

/// `kind`: what is compared and the version of its form, "1\n".
[[nodiscard]] bool isPartOf(std::string_view bytes, std::string_view kind);
[[nodiscard]] ByteWriter beginPart(std::string_view kind, const PartLabel& label);
/// Closes it by its digest. Cancelled.
[[nodiscard]] Result<std::string> sealPart(ByteWriter writer, const JobContext& job);

struct OpenedPart
{
    PartLabel label;
    ByteReader rest; ///< views of the bytes
};
/// `file` is named in errors. NotThisFormat: no part, of another kind or version, cut off or changed, or a
/// shard that there is not. Cancelled.
[[nodiscard]] Result<OpenedPart> openPart(
    std::string_view bytes, std::string_view kind, const std::string& file, const JobContext& job);
/// NotThisFormat, for what is found wrong after the opening.
[[nodiscard]] tl::unexpected<Error> cutOffPart(const std::string& file);

/// `parts` ascending by shard, joined ones among them. InvalidArgument, naming which: none, of different
/// comparisons, one is missing or given twice.
[[nodiscard]] Status checkParts(std::span<const PartLabel* const> parts);
/// InvalidArgument: `next` is of another comparison, or does not begin where `part` ends.
[[nodiscard]] Status checkFollows(const PartLabel& part, const PartLabel& next);
/// What the two are when they are joined.
void joinLabels(PartLabel& part, const PartLabel& next);
/// InvalidArgument: parts a and b are of different comparisons.
[[nodiscard]] tl::unexpected<Error> differentParts(const PartLabel& a, const PartLabel& b);
/// InvalidArgument when there is no such shard.
[[nodiscard]] Status checkShard(const Shard& shard);

} // namespace heldout
