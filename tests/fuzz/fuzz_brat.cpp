// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz_reader.h"
#include "unit/formats/brat_for_tests.h"

/// The first byte chooses options and the size of pieces; the annotations stand behind the first two line
/// feeds in a row.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace heldout;
    using namespace heldout::formats;
    if (size == 0)
        return 0;
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    const std::size_t border = bytes.find("\n\n");
    BratOptions options;
    options.lineByLine = data[0] % 2 == 1;
    options.offsets = static_cast<OffsetUnit>(data[0] / 2 % 3);
    if (data[0] >= 128)
        options.lineBreak = 1 + data[0] % 2;
    CheckingSink sink;
    const auto document = readBratFromMemory(bytes.substr(0, border),
        border == std::string_view::npos ? std::string_view() : bytes.substr(border + 2), 1 + data[0] % 16U,
        options, sink);
    if (!document) {
        require(document.error().code == Code::NotThisFormat);
        return 0;
    }
    const auto check = [](const std::string& text, const std::vector<Mention>& mentions,
                           const std::vector<Relation>& relations) {
        require(firstInvalidUtf8(text) == kValid);
        for (const Mention& mention : mentions) {
            require(mention.first < mention.last && mention.last <= text.size());
            require(mention.fragments.empty() || mention.fragments.size() > 1);
        }
        for (const Relation& relation : relations) {
            for (const RelationArgument& argument : relation.arguments)
                require(argument.mention < mentions.size());
        }
    };
    check(document->text.bytes, document->placed.mentions, document->placed.relations);
    for (const BratItem& item : document->lines)
        check(item.text, item.mentions, item.relations);
    return 0;
}
