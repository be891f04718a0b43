// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/import_writer.h"

#include <algorithm>

#include "base/numbers.h"
#include "store/bulk.h"
#include "store/dense.h"
#include "store/garbage.h"
#include "store/import_state.h"
#include "store/item_parts.h"
#include "store/relations.h"

namespace heldout::store {

namespace {

void appendNumber(std::string& out, std::uint64_t value)
{
    for (int shift = 0; shift < 64; shift += 8)
        out += static_cast<char>(value >> static_cast<unsigned>(shift) & 0xffU);
}

void appendFramed(std::string& out, std::string_view part)
{
    appendNumber(out, part.size());
    out += part;
}

std::size_t sizeOf(const Instance& item)
{
    constexpr std::size_t kRow = 32;
    constexpr std::size_t kMention = 24;
    std::size_t bytes = kRow + item.key.size() + item.text.size() + item.extra.size() + item.document.size();
    for (const std::vector<Mention>* mentions : {&item.mentions, &item.alternatives})
        bytes += kMention * mentions->size();
    bytes += kMention * item.relations.size();
    bytes += kMention * item.tokens.size();
    return bytes;
}

bool before(const Mention& a, const Mention& b)
{
    return a.first != b.first ? a.first < b.first : a.last < b.last;
}

Status orderMentions(std::vector<Mention>& mentions, std::vector<Relation>& relations, std::size_t textBytes)
{
    for (const Mention& mention : mentions) {
        if (mention.first > mention.last || mention.last > textBytes)
            return fail(Code::InvalidArgument, Phrase::of("A mention lies outside its text."));
    }
    Status status = checkRelations(relations, mentions.size());
    if (status)
        sortWithRelations(mentions, relations, before);
    return status;
}

std::optional<std::string> orNull(const std::string& text)
{
    return text.empty() ? std::nullopt : std::optional(text);
}

} // namespace

// --- state

ImportWriter::State::State(std::shared_ptr<Store::Shared> store, ImportTarget into, JobContext& context)
    : shared(std::move(store))
    , target(std::move(into))
    , job(context)
{
}

ImportWriter::State::~State()
{
    if (dataset != 0)
        shared->holdDataset(dataset, -1);
    if (published || garbage.empty())
        return;
    // The ids behind the last written one go back, and the garbage row ends there; on failure both stay wide.
    const std::int64_t end = firstId + static_cast<std::int64_t>(written);
    (void)shared->decide([&](Database& database) -> Status {
        Status given = execute(database, Sql::MetaGiveBack, "next_item", end, firstId + kReservedItems);
        if (!given || database.changes() == 0)
            return given;
        return execute(database, Sql::GarbageShorten, garbage.front(), end - 1);
    });
    if (datasetGarbage != 0)
        garbage.push_back(datasetGarbage);
    shared->releaseGarbage(garbage);
}

Status ImportWriter::State::begin(Database& database)
{
    {
        Query found(database, Sql::DatasetByName, target.dataset);
        while (found.next())
            dataset = found.integer(0);
        if (Status status = found.status(); !status)
            return status;
    }
    constexpr std::int64_t kObjects = 4; // data set, import, two sets
    Result<std::int64_t> objects = takeIds(database, "next_object", kObjects);
    if (!objects)
        return fail(objects.error());
    if (dataset == 0) {
        if (Status status = execute(database, Sql::DatasetInsert, *objects, target.dataset, target.now);
            !status)
            return status;
        // Should the import never end, the data set goes too, if nobody else has put a split into it.
        Result<Id> mark = addGarbage(database, "dataset", *objects);
        if (!mark)
            return fail(mark.error());
        datasetGarbage = *mark;
        dataset = *objects;
    }
    import = *objects + 1;
    goldSet = *objects + 2;
    alternativeSet = *objects + 3;
    Result<std::int64_t> first = takeIds(database, "next_item", kReservedItems);
    if (!first)
        return fail(first.error());
    firstId = *first;
    const Result<Id> marks[] = {
        addGarbage(database, "items", import, ItemRange{firstId, firstId + kReservedItems - 1}),
        addGarbage(database, "set", goldSet),
        addGarbage(database, "set", alternativeSet),
    };
    for (const Result<Id>& mark : marks) {
        if (!mark)
            return fail(mark.error());
        garbage.push_back(*mark);
    }
    return {};
}

void ImportWriter::State::digestItem(const Instance& item)
{
    frame.clear();
    appendFramed(frame, item.key);
    appendFramed(frame, item.text);
    appendNumber(frame, item.labels.size());
    for (const std::string& label : item.labels)
        appendFramed(frame, label);
    appendFramed(frame, item.document);
    itemDigest.addBytes(frame);
    for (const auto& [mentions, digest] :
        {std::pair(&item.mentions, &goldDigest), std::pair(&item.alternatives, &alternativeDigest)}) {
        for (const Mention& mention : *mentions) {
            frame.clear();
            appendNumber(frame, rows);
            appendNumber(frame, mention.first);
            appendNumber(frame, mention.last);
            appendFramed(frame, mention.type);
            appendFramed(frame, mention.surface);
            for (const TextSpan& piece : mention.fragments) {
                appendNumber(frame, piece.first);
                appendNumber(frame, piece.last);
            }
            digest->addBytes(frame);
        }
    }
    if (!item.relations.empty()) {
        frame.clear();
        appendNumber(frame, rows);
        describeRelations(
            item.relations, [&](std::uint64_t number) { appendNumber(frame, number); },
            [&](const std::string& name) { appendFramed(frame, name); });
        goldDigest.addBytes(frame);
    }
    if (item.tags.empty())
        return;
    frame.clear();
    appendNumber(frame, rows);
    for (const std::string& tag : item.tags)
        appendFramed(frame, tag);
    goldDigest.addBytes(frame);
}

Status ImportWriter::State::flush()
{
    BulkSteps steps{pending.size(), kLookRows};
    Status status = writeInChunks(
        *shared, job, steps, [this](Database& database, std::size_t i) { return writeItem(database, i); });
    if (status) {
        written += pending.size();
        pending.clear();
        pendingBytes = 0;
    } else {
        written = rows; // some of the pending ones may have got in
    }
    return status;
}

Result<std::size_t> ImportWriter::State::writeItem(Database& database, std::size_t i)
{
    const Instance& item = pending[i];
    const std::int64_t id = firstId + static_cast<std::int64_t>(written + i);
    std::optional<std::int64_t> document;
    std::optional<std::int64_t> labelSet;
    if (!item.document.empty()) {
        Result<std::int64_t> found = interner->document(database, item.document);
        if (!found)
            return fail(found.error());
        document = *found;
        Span& span = documents[*found];
        if (span.items++ == 0)
            span.first = id;
        span.last = id;
    }
    if (!item.labels.empty()) {
        Result<std::int64_t> found = interner->labelSet(database, item.labels);
        if (!found)
            return fail(found.error());
        labelSet = *found;
    }
    Status status = execute(database, Sql::InstanceInsert, id, document, labelSet, item.text.size());
    if (status)
        status = execute(database, Sql::TextInsert, id, orNull(item.key), item.text, orNull(item.extra));
    if (status)
        status = insertTokens(database, id, item);
    if (status)
        status = writeMentions(database, goldSet, id, item, item.mentions);
    if (status)
        status = insertRelations(database, *interner, goldSet, id, item.relations);
    if (status)
        status = writeMentions(database, alternativeSet, id, item, item.alternatives);
    if (!status)
        return fail(status.error());
    return sizeOf(item);
}

Status ImportWriter::State::writeMentions(Database& database, Id set, std::int64_t instance,
    const Instance& item, const std::vector<Mention>& mentions)
{
    std::int64_t n = 0;
    for (const Mention& mention : mentions) {
        Result<std::int64_t> type = interner->name(database, "mention", mention.type);
        if (!type)
            return fail(type.error());
        const std::string_view covered
            = std::string_view(item.text).substr(mention.first, mention.last - mention.first);
        const std::optional<std::string> surface
            = mention.surface == covered ? std::nullopt : orNull(mention.surface);
        if (Status status = insertMention(database, {set, instance, n++, *type, surface, {}}, mention);
            !status)
            return status;
    }
    return {};
}

// --- writer

ImportWriter::ImportWriter(std::unique_ptr<State> state)
    : m_state(std::move(state))
{
}
ImportWriter::ImportWriter(ImportWriter&&) noexcept = default;
ImportWriter& ImportWriter::operator=(ImportWriter&&) noexcept = default;
ImportWriter::~ImportWriter() = default;

Result<ImportWriter> Store::beginImport(const ImportTarget& target, JobContext& job)
{
    if (target.dataset.empty() || target.split.empty())
        return fail(Code::InvalidArgument, Phrase::of("A data set and a split need a name."));
    if (!target.replace && !m_shared->file.readOnly) {
        Result<SplitRow> there = split(target.dataset, target.split);
        if (there)
            return fail(Code::AlreadyExists,
                Phrase::of("Split \"%1\" of \"%2\" is there already.", target.split, target.dataset),
                Phrase::of("Replace it, or choose another name."));
        if (there.error().code != Code::NotFound)
            return fail(there.error());
    }
    auto state = std::make_unique<ImportWriter::State>(m_shared, target, job);
    Status begun = m_shared->bulkChunk(job.stopToken(), [&](Database& database) -> Status {
        Status status = state->begin(database);
        if (status)
            m_shared->holdDataset(state->dataset, 1); // under the gate, as the sweeper's look is
        return status;
    });
    if (!begun) {
        state->garbage.clear();
        state->dataset = 0;
        return fail(begun.error());
    }
    state->interner.emplace(state->dataset);
    return ImportWriter(std::move(state));
}

Status ImportWriter::add(Instance&& instance)
{
    State& state = *m_state;
    if (Status status = state.usable(); !status)
        return status;
    if (state.rows + 1 >= static_cast<std::uint64_t>(kReservedItems))
        return state.keep(
            fail(Code::InvalidArgument, Phrase::of("A split holds fewer than 4,294,967,296 items.")));
    std::vector<Relation> none; // between alternatives
    Status ordered = orderMentions(instance.mentions, instance.relations, instance.text.size());
    if (ordered)
        ordered = orderMentions(instance.alternatives, none, instance.text.size());
    if (!ordered)
        return state.keep(ordered);
    state.digestItem(instance);
    ++state.rows;
    state.labelled += instance.labels.empty() ? 0 : 1;
    state.goldCount += instance.mentions.size();
    state.relationCount += instance.relations.size();
    state.alternativeCount += instance.alternatives.size();
    state.pendingBytes += sizeOf(instance);
    state.pending.push_back(std::move(instance));
    if (state.pending.size() < kChunkRows && state.pendingBytes < kChunkBytes)
        return {};
    return state.keep(state.flush());
}

Status ImportWriter::diagnostic(const Diagnostic& diagnostic)
{
    if (Status status = m_state->usable(); !status)
        return status;
    m_state->log.add(diagnostic);
    return {};
}

std::uint64_t ImportWriter::rows() const
{
    return m_state->rows;
}

} // namespace heldout::store
