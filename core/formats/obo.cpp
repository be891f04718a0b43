// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/obo.h"

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "base/files.h"
#include "formats/kept_diagnostics.h"
#include "formats/obo_stanzas.h"
#include "formats/reading.h"
#include "formats/sniff.h"

namespace heldout::formats {

namespace {

constexpr const char* kConvert = Phrase::later(
    "Choose the ontology as OBO, or convert it: “robot convert --input FILE.owl --output FILE.obo”.");
constexpr const char* kChooseObo = Phrase::later("Choose the ontology as OBO.");

/// What else people take for an ontology in OBO, told by how it begins.
struct OtherFormat
{
    std::string_view begin;
    PhrasePattern<1> sentence;
    PhrasePattern<0> hint;
};

constexpr std::array kOtherFormats{
    OtherFormat{"<rdf:RDF", Phrase::later("“%1” is an ontology in OWL, not in OBO."), kConvert},
    OtherFormat{"<Ontology", Phrase::later("“%1” is an ontology in OWL, not in OBO."), kConvert},
    OtherFormat{"Prefix(", Phrase::later("“%1” is an ontology in OWL, not in OBO."), kConvert},
    OtherFormat{"Ontology(", Phrase::later("“%1” is an ontology in OWL, not in OBO."), kConvert},
    OtherFormat{"@prefix", Phrase::later("“%1” is an ontology in Turtle, not in OBO."), kConvert},
    OtherFormat{"{", Phrase::later("“%1” is a JSON file, not an ontology in OBO."), kChooseObo},
    OtherFormat{"[{", Phrase::later("“%1” is a JSON file, not an ontology in OBO."), kChooseObo},
    OtherFormat{
        "!gaf-version", Phrase::later("“%1” holds annotations with terms, not an ontology."), kChooseObo},
    OtherFormat{
        "!gpa-version", Phrase::later("“%1” holds annotations with terms, not an ontology."), kChooseObo},
};

std::optional<Error> otherFormat(const Head& head)
{
    std::string_view text = head.bytes;
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    const auto refuse = [&head](PhrasePattern<1> sentence, PhrasePattern<0> hint) {
        return failFile(
            Code::NotThisFormat, head.path, Phrase::of(sentence, baseName(head.path)), Phrase::of(hint))
            .value();
    };
    for (const OtherFormat& format : kOtherFormats) {
        if (text.starts_with(format.begin))
            return refuse(format.sentence, format.hint);
    }
    // OWL as it is written most often: behind a declaration of XML.
    if (text.starts_with('<') && text.find("http://www.w3.org/2002/07/owl") != std::string_view::npos)
        return refuse(kOtherFormats.front().sentence, kConvert);
    if (const std::optional<PhrasePattern<1>> sentence = notData(text))
        return refuse(*sentence, kChooseObo);
    return std::nullopt;
}

Result<Ontology> readFrom(InputFile& file, const std::string& path, OboReport& report, JobContext& job)
{
    job.begin(Stage::Reading, Unit::Bytes, file.bytesOnDisk());
    FileSource source(file, job, 0);
    KeptDiagnostics kept(report.diagnostics);
    Rows rows(kept, job, path, nullptr);
    bool anyTerm = false;
    Result<Ontology> ontology = readOboFrom(source, rows, report, anyTerm);
    kept.addRest();
    report.source = rows.counts();
    if (!ontology) {
        return fail(std::move(withFile(fail(std::move(ontology.error())), path).error()));
    }
    if (!anyTerm) {
        return failFile(Code::NotThisFormat, path,
            Phrase::of("“%1” has no [Term], as an ontology in OBO has.", baseName(path)),
            Phrase::of(kChooseObo));
    }
    if (ontology->terms.empty()) {
        return failFile(Code::NoRows, path, Phrase::of("No [Term] of “%1” has an id.", baseName(path)),
            Phrase::of(kChooseObo));
    }
    if (Status status = addFileFacts(file, report.source); !status)
        return fail(std::move(status.error()));
    job.advanceTo(file.bytesRead());
    job.end();
    return ontology;
}

} // namespace

Result<Ontology> readObo(const std::string& path, OboReport& report, JobContext& job)
{
    report = OboReport();
    if (Status status = job.checkStop(); !status)
        return fail(std::move(status.error()));
    const Result<Head> head = readHead(path);
    if (!head)
        return fail(head.error());
    if (std::optional<Error> error = otherFormat(*head))
        return fail(std::move(*error));
    Result<InputFile> file = InputFile::open(path);
    if (!file)
        return fail(std::move(file.error()));
    return readFrom(*file, path, report, job);
}

} // namespace heldout::formats
