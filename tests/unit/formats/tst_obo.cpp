// SPDX-License-Identifier: GPL-3.0-or-later
#include <zlib.h>

#include <map>
#include <set>

#include <QElapsedTimer>
#include <QFileInfo>
#include <QTest>

#include "base/random.h"
#include "base/utf8.h"
#include "formats/obo.h"
#include "formats/obo_stanzas.h"
#include "unit/formats/reading_fixture.h"

using namespace heldout;
using namespace heldout::formats;

namespace {

/// An ontology and what was told of it.
struct ReadObo
{
    explicit ReadObo(const QByteArray& bytes, const QString& name = QStringLiteral("x.obo"))
        : file(bytes, name)
    {
        JobContext job;
        result = readObo(file.path, report, job);
    }
    [[nodiscard]] const OntologyTerm& term(std::size_t place = 0) const { return result->terms.at(place); }
    /// The only diagnostic.
    [[nodiscard]] Diagnostic only() const
    {
        return report.diagnostics.size() == 1 ? report.diagnostics.front() : Diagnostic();
    }

    FileToRead file;
    OboReport report;
    Result<Ontology> result;
};

/// A value of a term's name as it is read.
std::string nameOf(const QByteArray& value)
{
    const ReadObo reading("[Term]\nid: A:1\nname: " + value + "\n");
    return reading.report.diagnostics.empty() ? reading.term().name : "told of";
}

std::string asText(const std::vector<TermRelation>& relations)
{
    std::string text;
    for (const TermRelation& relation : relations)
        text += relation.relation + '>' + relation.target + ' ';
    return text;
}

std::string asText(const Diagnostic& found)
{
    return std::to_string(found.line) + ':' + std::to_string(found.column) + ' ' + found.message.text() + '/'
        + found.action.text();
}

/// All there is, as text that can be compared.
std::string asText(const Result<Ontology>& ontology, const std::vector<Diagnostic>& diagnostics)
{
    std::string text;
    if (!ontology)
        return "failed " + ontology.error().message.text();
    for (const OntologyTerm& term : ontology->terms) {
        text += std::to_string(term.line) + ' ' + term.id + '|' + term.name + '|' + term.nameSpace
            + (term.obsolete ? "|obsolete " : "|live ") + asText(term.relations);
        for (const auto* const ids : {&term.alternativeIds, &term.replacedBy, &term.consider}) {
            for (const std::string& id : *ids)
                text += id + ',';
            text += ';';
        }
        text += '\n';
    }
    for (const Diagnostic& found : diagnostics)
        text += asText(found) + '\n';
    return text;
}

/// Reads from memory, `step` bytes at a time.
std::string readInPieces(const std::string& bytes, std::size_t step)
{
    JobContext job;
    KeepingSink sink;
    const std::string path = "memory";
    Rows rows(sink, job, path, nullptr);
    MemorySource source(bytes, step);
    OboReport report;
    bool anyTerm = false;
    const Result<Ontology> ontology = readOboFrom(source, rows, report, anyTerm);
    return asText(ontology, sink.diagnostics);
}

QString shared(const char* name)
{
    return QStringLiteral(HELDOUT_SHARED_DATA "/data/") + QString::fromLatin1(name);
}

/// Live terms, and distinct edges is_a and part_of between two of one namespace.
struct Counts
{
    std::size_t terms = 0;
    std::size_t edges = 0;
    std::size_t roots = 0;
    std::size_t alternativeIds = 0;
    friend bool operator==(const Counts&, const Counts&) = default;
};
std::map<std::string, Counts> countsOf(const Ontology& ontology)
{
    std::map<std::string, std::string> namespaces; // of live terms
    for (const OntologyTerm& term : ontology.terms) {
        if (!term.obsolete)
            namespaces.emplace(term.id, term.nameSpace);
    }
    std::map<std::string, Counts> all;
    for (const OntologyTerm& term : ontology.terms) {
        if (term.obsolete)
            continue;
        std::set<std::string> parents;
        for (const TermRelation& relation : term.relations) {
            const auto target = namespaces.find(relation.target);
            if ((relation.relation == "is_a" || relation.relation == "part_of") && target != namespaces.end()
                && target->second == term.nameSpace)
                parents.insert(relation.target);
        }
        Counts& counts = all[term.nameSpace];
        ++counts.terms;
        counts.edges += parents.size();
        counts.roots += parents.empty() ? 1 : 0;
        counts.alternativeIds += term.alternativeIds.size();
    }
    return all;
}

const QByteArray kTwoTerms("format-version: 1.2\n"
                           "data-version: releases/2022-07-01\n"
                           "default-namespace: cell\n"
                           "ontology: go\n"
                           "\n"
                           "[Term]\n"
                           "id: GO:1\n"
                           "name: part\n"
                           "namespace: other\n"
                           "alt_id: GO:7\n"
                           "alt_id: GO:8\n"
                           "def: \"Anything: at ! all.\" [X:1]\n"
                           "\n"
                           "[Term] \t\n"
                           "id: GO:2 ! two\n"
                           "name: piece\n"
                           "is_a: GO:1 {source=\"a ! b\"} ! part\n"
                           "intersection_of: GO:1\n"
                           "relationship: part_of GO:1 ! part\n"
                           "relationship: regulates GO:9\n"
                           "\n"
                           "[Typedef]\n"
                           "id: part_of\n"
                           "no colon here\n"
                           "is_a: overlaps\n"
                           "\n"
                           "[Instance]\n"
                           "id: one\n"
                           "\n"
                           "[Term]\n"
                           "id: GO:3\n"
                           "is_obsolete: true\n"
                           "replaced_by: GO:1\n"
                           "consider: GO:2\n"
                           "consider: GO:1\n");

} // namespace

class OboTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void termsAndHeader()
    {
        const ReadObo reading(kTwoTerms);
        QVERIFY(reading.result.has_value());
        QVERIFY(reading.report.diagnostics.empty());
        const Ontology& ontology = *reading.result;
        QCOMPARE(ontology.formatVersion, "1.2");
        QCOMPARE(ontology.dataVersion, "releases/2022-07-01");
        QCOMPARE(ontology.name, "go");
        QCOMPARE(ontology.defaultNamespace, "cell");
        QCOMPARE(ontology.terms.size(), std::size_t(3));
        QCOMPARE(asText(reading.result, {}),
            "6 GO:1|part|other|live GO:7,GO:8,;;;\n"
            "14 GO:2|piece|cell|live is_a>GO:1 part_of>GO:1 regulates>GO:9 ;;;\n"
            "30 GO:3||cell|obsolete ;GO:1,;GO:2,GO:1,;\n");
        QCOMPARE(reading.term(1).relations[0].line, std::uint64_t(17));
        QCOMPARE(reading.term(1).relations[2].line, std::uint64_t(20));
        QCOMPARE(reading.report.source.taken, std::uint64_t(3));
        QCOMPARE(reading.report.source.refused, std::uint64_t(0));
        QCOMPARE(reading.report.source.repaired, std::uint64_t(0));
        QCOMPARE(reading.report.source.path, reading.file.path);
        QCOMPARE(reading.report.source.bytes, static_cast<std::uint64_t>(kTwoTerms.size()));
        QCOMPARE(reading.report.source.sha256.size(), std::size_t(64));
        QCOMPARE(reading.report.otherStanzas, std::uint64_t(2));
        QCOMPARE(reading.report.merged, std::uint64_t(0));
    }

    void endingsMarksAndGzipGiveTheSame()
    {
        const std::string expected = asText(ReadObo(kTwoTerms).result, {});
        QByteArray windows = kTwoTerms;
        windows.replace("\n", "\r\n");
        const ReadObo marked("\xef\xbb\xbf" + windows);
        QCOMPARE(asText(marked.result, marked.report.diagnostics), expected);
        QCOMPARE(marked.result->formatVersion, "1.2");
        FileToRead packed("", QStringLiteral("x.obo.gz"));
        gzFile out = gzopen(packed.path.c_str(), "wb");
        QVERIFY(gzwrite(out, kTwoTerms.data(), static_cast<unsigned>(kTwoTerms.size())) > 0);
        gzclose(out);
        OboReport report;
        JobContext job;
        QCOMPARE(asText(readObo(packed.path, report, job), report.diagnostics), expected);
        QVERIFY(report.source.bytes < static_cast<std::uint64_t>(kTwoTerms.size()));
    }

    void commentsAndModifiers()
    {
        QCOMPARE(nameOf("a ! comment"), "a");
        QCOMPARE(nameOf("X!Tandem"), "X!Tandem");
        QCOMPARE(nameOf("wow\\! really \\! yes"), "wow! really ! yes");
        QCOMPARE(nameOf("the \"a ! b\" thing ! c"), "the \"a ! b\" thing");
        QCOMPARE(nameOf("a 5\" disk ! c"), "a 5\" disk");
        QCOMPARE(nameOf("(?<=[KR])(?!P)"), "(?<=[KR])(?!P)");
        QCOMPARE(nameOf("a {source=\"x\", b=\"}\"} ! c"), "a");
        QCOMPARE(nameOf("a {}"), "a");
        QCOMPARE(nameOf("poly{A=1}"), "poly{A=1}");
        QCOMPARE(nameOf("sets {a} of"), "sets {a} of");
        QCOMPARE(nameOf("set {a}"), "set {a}");
        QCOMPARE(nameOf("\t a b  "), "a b");
        QCOMPARE(nameOf("a: b"), "a: b");
        QCOMPARE(nameOf("! all comment"), "");
        const ReadObo reading("! comment\n[Term] ! comment\n  ! comment: x\nid: A:1{x=\"y\"}\n"
                              "is_a: A\\:2{x=\"y\"}!z\nrelationship: part_of \t A:3 {cardinality=\"1\"}\n");
        QVERIFY(reading.result.has_value());
        QCOMPARE(reading.term().id, "A:1");
        QCOMPARE(asText(reading.term().relations), "is_a>A:2 part_of>A:3 ");
        QVERIFY(reading.report.diagnostics.empty());
    }

    void escapes()
    {
        QCOMPARE(nameOf("a\\nb\\Wc\\td"), "a\nb c\td");
        QCOMPARE(nameOf("\\:\\,\\\"\\\\\\(\\)\\[\\]\\{\\}"), ":,\"\\()[]{}");
        QCOMPARE(nameOf("\\alpha \\é"), "\\alpha \\é");
        // A quote that is escaped opens nothing, one in quotes closes nothing.
        QCOMPARE(nameOf("a \\\" b ! c \""), "a \" b");
        QCOMPARE(nameOf("\"a \\\" ! b\" ! c"), "\"a \" ! b\"");
        QCOMPARE(nameOf("a\\Wb\\{x=1}"), "a b{x=1}");
        // A colon that is escaped belongs to the tag, which is none that is read.
        const ReadObo reading("[Term]\nid: A:1\nname\\: x: y\n");
        QCOMPARE(reading.term().name, "");
        QVERIFY(reading.report.diagnostics.empty());
    }

    void linesGoOn()
    {
        const ReadObo reading(
            "[Term]\nid: A:1\nname: one \\\n  two\\\r\n three\nis_a: \\\n A:2\nis_a:\\\n \\\n\n"
            "name: x\\\\\nid\\\n: A:1\nalt_id: A:3 \\");
        QVERIFY(reading.result.has_value());
        QCOMPARE(reading.term().name, "one   two three");
        QCOMPARE(asText(reading.term().relations), "is_a>A:2 ");
        QCOMPARE(reading.term().relations[0].line, std::uint64_t(6));
        QCOMPARE(reading.term().alternativeIds, std::vector<std::string>{"A:3"});
        QCOMPARE(reading.report.diagnostics.size(), std::size_t(2));
    }

    void faultsOfContinuedLinesStandWhereTheyAre()
    {
        const ReadObo reading("[Term]\nid: A:1\nis_a: A:2 \\\n  more\n");
        QCOMPARE(asText(reading.only()), "4:3 “more” behind the id “A:2”/Left out");
    }

    void namespaceOfTheHeader()
    {
        const ReadObo with("default-namespace: sequence\n\n[Term]\nid: A:1\n[Term]\nid: A:2\nnamespace: own\n"
                           "[Term]\nid: A:3\nnamespace:\n");
        QCOMPARE(with.term(0).nameSpace, "sequence");
        QCOMPARE(with.term(1).nameSpace, "own");
        QCOMPARE(with.term(2).nameSpace, "sequence");
        const ReadObo without(
            "[Term]\nid: A:1\n[Typedef]\ndefault-namespace: no\n[Term]\ndefault-namespace: no\n"
            "id: A:2\n");
        QCOMPARE(without.result->defaultNamespace, "");
        QCOMPARE(without.term(0).nameSpace, "");
    }

    void termWithoutId()
    {
        const ReadObo reading("[Term]\nname: a\nis_a: A:1\n\n[Term]\nid: A:1\n[Term]\nid:\n");
        QCOMPARE(reading.result->terms.size(), std::size_t(1));
        QCOMPARE(reading.term().id, "A:1");
        QCOMPARE(reading.report.diagnostics.size(), std::size_t(3));
        QCOMPARE(asText(reading.report.diagnostics[0]), "1:1 The term has no id/Term left out");
        QCOMPARE(asText(reading.report.diagnostics[1]), "8:4 “id” without an id behind it/Line left out");
        QCOMPARE(asText(reading.report.diagnostics[2]), "7:1 The term has no id/Term left out");
        QCOMPARE(reading.report.diagnostics[0].file, reading.file.path);
        QVERIFY(reading.report.diagnostics[0].severity == Severity::Refused);
        QCOMPARE(reading.report.source.taken, std::uint64_t(1));
        QCOMPARE(reading.report.source.refused, std::uint64_t(3));
    }

    void idTwice()
    {
        const ReadObo reading("[Term]\nid: A:1\nname: first\nalt_id: A:5\nis_a: A:2\n\n"
                              "[Term]\nid: A:2\n\n"
                              "[Term]\nid: A:1\nname: second\nnamespace: n\nalt_id: A:6\nis_a: A:3\n"
                              "is_obsolete: true\nreplaced_by: A:2\nconsider: A:2\n");
        QCOMPARE(asText(reading.result, {}),
            "1 A:1|first|n|obsolete is_a>A:2 is_a>A:3 A:5,A:6,;A:2,;A:2,;\n7 A:2|||live ;;;\n");
        QCOMPARE(asText(reading.only()),
            "10:0 The id “A:1” stands in the term of line 1 already"
            "/Both taken as one term, with the relations of both and the first name");
        QVERIFY(reading.only().code == DiagnosticCode::DuplicateKey);
        QCOMPARE(reading.report.merged, std::uint64_t(1));
        QCOMPARE(reading.report.source.taken, std::uint64_t(3));
    }

    void secondIdBeginsATerm()
    {
        const ReadObo reading("[Term]\nid: A:1\nname: a\nid: A:1\n\nid: A:2\nname: b\nis_a: A:1\n");
        QCOMPARE(asText(reading.result, {}), "1 A:1|a||live ;;;\n6 A:2|b||live is_a>A:1 ;;;\n");
        QCOMPARE(asText(reading.only()), "6:5 A second id in a term, “A:2”/Taken as the begin of [Term]");
        QVERIFY(reading.only().severity == Severity::Repaired);
        QCOMPARE(reading.report.source.repaired, std::uint64_t(1));
    }

    void lineWithoutAColon()
    {
        const ReadObo reading("This is text\n[Term]\nid: A:1\n  nothing\\: to see\nis_a: A:2\n");
        QCOMPARE(asText(reading.term().relations), "is_a>A:2 ");
        QCOMPARE(reading.report.diagnostics.size(), std::size_t(2));
        QCOMPARE(asText(reading.report.diagnostics[0]),
            "1:1 A colon expected between tag and value/Line left out");
        QCOMPARE(asText(reading.report.diagnostics[1]),
            "4:3 A colon expected between tag and value/Line left out");
    }

    void targetsThatAreNotThere()
    {
        const ReadObo reading(
            "[Term]\nid: A:1\nis_a:\nis_a: ! A:2\nrelationship: part_of ! A:2\nrelationship: \n"
            "alt_id: {x=\"y\"}\nis_a: A:3 | F\nrelationship: part_of A:4 A:5\n");
        QCOMPARE(asText(reading.term().relations), "is_a>A:3 part_of>A:4 ");
        std::vector<std::string> found;
        found.reserve(reading.report.diagnostics.size());
        for (const Diagnostic& diagnostic : reading.report.diagnostics)
            found.push_back(asText(diagnostic));
        const std::vector<std::string> expected{"3:6 “is_a” without an id behind it/Line left out",
            "4:7 “is_a” without an id behind it/Line left out",
            "5:22 “relationship” without an id behind it/Line left out",
            "6:14 “relationship” without an id behind it/Line left out",
            "7:9 “alt_id” without an id behind it/Line left out", "8:11 “| F” behind the id “A:3”/Left out",
            "9:27 “A:5” behind the id “A:4”/Left out"};
        QCOMPARE(found, expected);
    }

    void valuesThatAreNone()
    {
        const ReadObo reading("ontology: a\nontology: b\n[Term]\nid: A:1\nname: a\nname: a\nname: b\n"
                              "is_obsolete: maybe\nis_obsolete: FALSE\n[Term]\nid: A:2\nis_obsolete: True\n");
        QCOMPARE(reading.result->name, "a");
        QCOMPARE(reading.term(0).name, "a");
        QVERIFY(!reading.term(0).obsolete && reading.term(1).obsolete);
        QCOMPARE(reading.report.diagnostics.size(), std::size_t(3));
        QCOMPARE(
            asText(reading.report.diagnostics[0]), "2:11 “ontology” a second time: “b”/The first one stays");
        QCOMPARE(asText(reading.report.diagnostics[1]), "7:7 “name” a second time: “b”/The first one stays");
        QCOMPARE(
            asText(reading.report.diagnostics[2]), "8:14 “maybe” is neither true nor false/Line left out");
    }

    void stanzasThatAreNotClosed()
    {
        const ReadObo reading(
            "[Term\nid: A:1\n[Term] and more\nid: A:2\n[ term ]\nid: A:3\n[]\nid: A:4\n[Terms]\n"
            "id: A:5\n");
        QCOMPARE(asText(reading.result, {}), "1 A:1|||live ;;;\n3 A:2|||live ;;;\n5 A:3|||live ;;;\n");
        QCOMPARE(reading.report.diagnostics.size(), std::size_t(2));
        QCOMPARE(asText(reading.report.diagnostics[1]),
            "3:1 A stanza's name alone expected, in brackets/Taken as the begin of [Term]");
        QCOMPARE(reading.report.otherStanzas, std::uint64_t(2));
        QCOMPARE(reading.report.source.repaired, std::uint64_t(2));
    }

    /// What strict parsers stop at.
    void flawsOfRealFiles()
    {
        const ReadObo reading("[Term] \nid: A:1\nxref: xref (ILX:1)\ncreation_date: 202z-03-01T10:00:00Z\n"
                              "synonym: \"open EXACT []\nunknown_tag: x\nis_a: A:2\n");
        QVERIFY(reading.report.diagnostics.empty());
        QCOMPARE(asText(reading.term().relations), "is_a>A:2 ");
    }

    void bytesThatAreNotUtf8()
    {
        const ReadObo reading(QByteArray("[Term]\nid: A:1\nname: caf\xe9 \0x\n", 29));
        QCOMPARE(reading.term().name, "café \xef\xbf\xbdx");
        QCOMPARE(reading.report.diagnostics.size(), std::size_t(2));
        QVERIFY(reading.report.diagnostics[0].code == DiagnosticCode::NotUtf8);
        QCOMPARE(reading.report.diagnostics[0].line, std::uint64_t(3));
        QCOMPARE(reading.report.diagnostics[0].column, std::uint64_t(10));
        QVERIFY(reading.report.diagnostics[1].code == DiagnosticCode::NulByte);
        QCOMPARE(reading.report.source.repaired, std::uint64_t(1));
    }

    void otherFilesAreNamed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("part");
        const QByteArray owl("<Ontology xmlns=\"http://www.w3.org/2002/07/owl#\"");
        QTest::newRow("owl") << "\xef\xbb\xbf<?xml version=\"1.0\"?>\n" + owl << "OWL";
        QTest::newRow("rdf") << QByteArray("\n<rdf:RDF xmlns=\"x\">") << "OWL";
        QTest::newRow("functional") << QByteArray("Prefix(:=<http://x>)\nOntology(<x>)") << "OWL";
        QTest::newRow("turtle") << QByteArray("@prefix : <x> .\n") << "Turtle";
        QTest::newRow("xml") << QByteArray("<?xml version=\"1.0\"?><a/>") << "XML";
        QTest::newRow("page") << QByteArray("<!DOCTYPE html><pre>\n[Term]\nid: A:1\n</pre>") << "web page";
        QTest::newRow("json") << QByteArray(" {\"graphs\": [\n]}") << "JSON";
        QTest::newRow("gaf") << QByteArray("!gaf-version: 2.2\nUniProtKB\tA\n") << "annotations";
        QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1a\nabc") << "PNG";
        QTest::newRow("table") << QByteArray("a\tb\nc\td\n") << "no [Term]";
        QTest::newRow("relations") << QByteArray("format-version: 1.2\n[Typedef]\nid: part_of\n")
                                   << "no [Term]";
    }

    void otherFilesAreNamed()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, part);
        const ReadObo reading(bytes);
        QVERIFY(!reading.result.has_value());
        const Error& error = reading.result.error();
        QCOMPARE(error.code, Code::NotThisFormat);
        QCOMPARE(error.file, reading.file.path);
        QVERIFY2(QString::fromStdString(error.message.text()).contains(part), error.message.text().c_str());
        QVERIFY(error.message.text().find("“x.obo”") != std::string::npos);
        QVERIFY(!error.hint.empty());
    }

    void nothingToTake()
    {
        QCOMPARE(ReadObo("").result.error().code, Code::NoRows);
        const ReadObo noIds("[Term]\nname: a\n");
        QCOMPARE(noIds.result.error().code, Code::NoRows);
        QCOMPARE(noIds.report.diagnostics.size(), std::size_t(1));
        OboReport report;
        JobContext job;
        QCOMPARE(readObo("/nowhere/x.obo", report, job).error().code, Code::NotFound);
        std::stop_source stop;
        stop.request_stop();
        JobContext stopped(stop.get_token());
        const FileToRead file(kTwoTerms);
        QCOMPARE(readObo(file.path, report, stopped).error().code, Code::Cancelled);
    }

    void manyFaultsAreCounted()
    {
        QByteArray bytes("[Term]\nid: A:1\n");
        for (int i = 0; i < 10'005; ++i)
            bytes += "nothing\n";
        const ReadObo reading(bytes);
        QCOMPARE(reading.report.diagnostics.size(), std::size_t(10'001));
        const Diagnostic& last = reading.report.diagnostics.back();
        QVERIFY(last.code == DiagnosticCode::OtherCodes);
        QCOMPARE(last.repeats, std::uint64_t(5));
        QCOMPARE(last.message.text(), "5 more like this: A colon expected between tag and value");
        QCOMPARE(reading.report.source.refused, std::uint64_t(10'005));
    }

    /// Whatever the bytes are: no crash, valid text, ids that differ, and the same in pieces of any size.
    void anyBytes()
    {
        static const std::array<std::string, 30> kPieces{"\n", "\n", "\n", "\r\n", "\r", "\\", "\\\n",
            "[Term]", "[Term]\n", "[", "]", "id: A:1\n", "id: A:2", "id", ":",
            "name: ", "is_a: ", "relationship: ", "\"", "{", "}", "{x=\"y\"}", "!", " ", "\t", "é", "\xe9",
            std::string(1, '\0'), "\xef\xbb\xbf", "namespace: n\n"};
        Random random(11);
        for (int round = 0; round < 3000; ++round) {
            std::string bytes = round % 3 == 0 ? kTwoTerms.toStdString() : std::string();
            for (std::uint64_t i = random.below(40); i > 0; --i)
                bytes.insert(random.below(bytes.size() + 1), kPieces.at(random.below(kPieces.size())));
            if (round % 5 == 0 && !bytes.empty())
                bytes[random.below(bytes.size())] = static_cast<char>(random.below(256));
            const std::string whole = readInPieces(bytes, bytes.size() + 1);
            QCOMPARE(firstInvalidUtf8(whole), kValid);
            QVERIFY(!whole.starts_with("failed"));
            for (const std::size_t step : {1U, 2U, 3U, 7U, 64U})
                QCOMPARE(readInPieces(bytes, step), whole);
        }
    }

    void smallFiles_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("stanzas");
        QTest::addColumn<QString>("nameSpace");
        QTest::addColumn<Counts>("counts");
        QTest::addColumn<int>("told");
        const auto add
            = [](const char* path, int stanzas, const char* nameSpace, Counts counts, int told = 0) {
                  QTest::addRow("%s %s", path, nameSpace)
                      << shared(path) << stanzas << QString::fromLatin1(nameSpace) << counts << told;
              };
        add("obo-small/so.obo", 2615, "sequence", {2404, 2694, 4, 122});
        add("obo-small/ms.obo", 2956, "MS", {2674, 2946, 5, 0});
        add("obo-small/pato.obo", 2661, "quality", {1769, 2096, 1, 84});
        add("obo-small/uo.obo", 378, "unit.ontology", {369, 387, 2, 2});
        add("obo-small/cio.obo", 44, "cio", {44, 42, 2, 0});
        add("obo-small/goslim_generic.obo", 149, "biological_process", {71, 83, 1, 32});
        add("obo-small/goslim_generic.obo", 149, "molecular_function", {43, 42, 1, 21});
        add("obo-small/goslim_generic.obo", 149, "cellular_component", {35, 62, 1, 5});
        add("obo-small/imagingMS.obo", 81, "imagingMS_ontology", {80, 77, 3, 0});
        add("cafaeval-idpo/IDPO_disorder_function.obo", 20, "disorder_function", {20, 19, 1, 0});
        add("goatools-small/fig1a.obo", 15, "cellular_component", {15, 15, 1, 0});
        add("goatools-small/mini_obo.obo", 10, "biological_process", {10, 12, 1, 0}, 2);
        add("goatools-small/heartjogging.obo", 33, "biological_process", {33, 59, 1, 9});
    }

    void smallFiles()
    {
        QFETCH(QString, path);
        QFETCH(int, stanzas);
        QFETCH(QString, nameSpace);
        QFETCH(Counts, counts);
        QFETCH(int, told);
        if (!QFileInfo::exists(path))
            return;
        OboReport report;
        JobContext job;
        const Result<Ontology> ontology = readObo(path.toStdString(), report, job);
        QVERIFY2(ontology.has_value(), ontology ? "" : ontology.error().message.text().c_str());
        QCOMPARE(report.source.taken, static_cast<std::uint64_t>(stanzas));
        QCOMPARE(report.diagnostics.size(), static_cast<std::size_t>(told));
        const std::map<std::string, Counts> all = countsOf(*ontology);
        const auto found = all.find(nameSpace.toStdString());
        QVERIFY(found != all.end());
        QCOMPARE(found->second.terms, counts.terms);
        QCOMPARE(found->second.edges, counts.edges);
        QCOMPARE(found->second.roots, counts.roots);
        QCOMPARE(found->second.alternativeIds, counts.alternativeIds);
    }

    void fullGeneOntology()
    {
        const QString path = shared("go-2022-07-01/go_2022-07-01.obo.gz");
        if (!QFileInfo::exists(path))
            return;
        QElapsedTimer timer;
        timer.start();
        OboReport report;
        JobContext job;
        const Result<Ontology> ontology = readObo(path.toStdString(), report, job);
        const qint64 elapsed = timer.elapsed();
        QVERIFY(ontology.has_value());
        QVERIFY(report.diagnostics.empty());
        QCOMPARE(report.source.taken, std::uint64_t(47'468));
        QCOMPARE(report.otherStanzas, std::uint64_t(4));
        QCOMPARE(ontology->terms.size(), std::size_t(47'468));
        const std::map<std::string, Counts> all = countsOf(*ontology);
        QCOMPARE(all.size(), std::size_t(3));
        QCOMPARE(all.at("biological_process").terms, std::size_t(28'140));
        QCOMPARE(all.at("biological_process").edges, std::size_t(56'449));
        QCOMPARE(all.at("molecular_function").terms, std::size_t(11'238));
        QCOMPARE(all.at("molecular_function").edges, std::size_t(13'769));
        QCOMPARE(all.at("cellular_component").terms, std::size_t(4'180));
        QCOMPARE(all.at("cellular_component").edges, std::size_t(6'837));
        std::map<std::string, std::size_t> relations;
        std::size_t alternativeIds = 0;
        for (const OntologyTerm& term : ontology->terms) {
            alternativeIds += term.alternativeIds.size();
            for (const TermRelation& relation : term.relations)
                ++relations[relation.relation];
        }
        QCOMPARE(alternativeIds, std::size_t(3'450));
        QCOMPARE(relations["is_a"], std::size_t(70'058));
        QCOMPARE(relations["part_of"], std::size_t(6'997));
        for (const auto& [name, counts] : all)
            QCOMPARE(counts.roots, std::size_t(1));
        qInfo("read in %lld ms", static_cast<long long>(elapsed));
        QVERIFY(elapsed < qint64(1000) * HELDOUT_PATIENCE);
    }
};

QTEST_APPLESS_MAIN(OboTest)
#include "tst_obo.moc"
