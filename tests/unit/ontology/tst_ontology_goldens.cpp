// SPDX-License-Identifier: GPL-3.0-or-later
// The engine on the IDPO data of CAFA-evaluator, against values of an independent implementation.
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <map>

#include "formats/obo.h"
#include "ontology/curves.h"

using namespace heldout;
using namespace heldout::ontology;

namespace {

QString shared(const QString& path)
{
    return QStringLiteral(HELDOUT_SHARED_DATA "/") + path;
}

QList<QByteArrayList> rowsOf(const QString& path)
{
    QFile file(shared(path));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(path));
    QList<QByteArrayList> rows;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (!line.trimmed().isEmpty())
            rows.append(line.trimmed().split('\t'));
    return rows;
}

double number(const QByteArray& text)
{
    return text.toDouble();
}

} // namespace

class OntologyGoldensTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void informationIsThatOfTheGolden();
    void optima_data();
    void optima();

private:
    [[nodiscard]] const TermGraph& graph() const { return m_graphs.graphs()[0]; }
    Predictions read(const QString& file);

    TermGraphs m_graphs;
    Annotations m_truth;
    std::map<QByteArray, std::size_t> m_proteins;
    std::vector<double> m_accretion;
    QJsonObject m_golden;
    bool m_there = false;
};

void OntologyGoldensTest::initTestCase()
{
    m_there = QDir(shared(QStringLiteral("data/cafaeval-idpo"))).exists();
    if (!m_there)
        return;
    JobContext job;
    formats::OboReport report;
    const auto ontology = formats::readObo(
        shared(QStringLiteral("data/cafaeval-idpo/IDPO_disorder_function.obo")).toStdString(), report, job);
    QVERIFY(ontology);
    auto graphs = TermGraphs::build(*ontology, {});
    QVERIFY(graphs);
    m_graphs = std::move(*graphs);
    QCOMPARE(m_graphs.graphs().size(), std::size_t(1));
    std::vector<std::vector<Term>> terms;
    for (const QByteArrayList& row : rowsOf(QStringLiteral("data/cafaeval-idpo/ground_truth.tsv"))) {
        const Resolved found = m_graphs.find(row[1].toStdString());
        if (found.places.empty())
            continue;
        const auto [place, fresh] = m_proteins.emplace(row[0], m_truth.proteins.size());
        if (fresh) {
            m_truth.proteins.push_back(row[0].toStdString());
            terms.emplace_back();
        }
        terms[place->second].push_back(found.places.front().term);
    }
    for (const std::vector<Term>& row : terms) {
        m_truth.terms.values.insert(m_truth.terms.values.end(), row.begin(), row.end());
        m_truth.terms.begins.push_back(static_cast<std::uint32_t>(m_truth.terms.values.size()));
    }
    m_truth = *propagated(graph(), std::move(m_truth), job);
    m_accretion = informationAccretion(*countTerms(graph(), m_truth, job), Pseudocount::Yes);
    QFile file(shared(QStringLiteral("goldens/ontology/small.json")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_golden = QJsonDocument::fromJson(file.readAll()).object()[QStringLiteral("idpo")].toObject();
}

Predictions OntologyGoldensTest::read(const QString& file)
{
    std::vector<std::vector<std::pair<Term, double>>> rows(m_truth.size());
    for (const QByteArrayList& row : rowsOf(QStringLiteral("data/cafaeval-idpo/predictions/") + file)) {
        const auto protein = m_proteins.find(row[0]);
        const Resolved found = m_graphs.find(row[1].toStdString());
        if (protein != m_proteins.end() && !found.places.empty() && number(row[2]) > 0)
            rows[protein->second].emplace_back(found.places.front().term, number(row[2]));
    }
    Predictions predictions;
    for (const auto& row : rows) {
        for (const auto& [term, score] : row) {
            predictions.terms.values.push_back(term);
            predictions.scores.push_back(score);
        }
        predictions.terms.begins.push_back(static_cast<std::uint32_t>(predictions.terms.values.size()));
    }
    JobContext job;
    return *propagated(graph(), predictions, Propagation::Max, job);
}

void OntologyGoldensTest::informationIsThatOfTheGolden()
{
    if (!m_there)
        return;
    QCOMPARE(m_golden[QStringLiteral("ne")].toInt(), static_cast<int>(m_truth.size()));
    const QJsonObject expected = m_golden[QStringLiteral("ia")].toObject();
    QCOMPARE(expected.size(), static_cast<qsizetype>(graph().size()));
    for (Term term = 0; term < graph().size(); ++term) {
        const double value = expected[QString::fromStdString(graph().ids[term])].toDouble();
        QVERIFY2(std::abs(m_accretion[term] - value) < 1e-12, graph().ids[term].c_str());
    }
}

void OntologyGoldensTest::optima_data()
{
    QTest::addColumn<QString>("grid");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("convention");
    for (const char* grid : {"distinct", "decimal_0.01", "numpy_arange_0.01"})
        for (int file = 1; file <= 5; ++file)
            for (const char* convention : {"paper", "cafa"})
                QTest::addRow("%s, %d, %s", grid, file, convention) << QString::fromLatin1(
                    grid) << QStringLiteral("pred_%1.tsv").arg(file) << QString::fromLatin1(convention);
}

void OntologyGoldensTest::optima()
{
    QFETCH(const QString, grid);
    QFETCH(const QString, file);
    QFETCH(const QString, convention);
    if (!m_there)
        return;
    const Predictions predictions = read(file);
    const std::vector<double> thresholds = grid == QLatin1String("distinct") ? everyScore(predictions)
        : grid == QLatin1String("decimal_0.01")                              ? decimalGrid(100)
                                                                             : cafaGrid();
    CurveOptions options;
    options.convention = convention == QLatin1String("paper") ? Convention::Paper : Convention::Cafa;
    JobContext job;
    const auto made = curve(graph(), m_truth, predictions, m_accretion, thresholds, options, job);
    QVERIFY(made);
    const QJsonObject expected = m_golden[QStringLiteral("grids")]
                                     .toObject()[grid]
                                     .toObject()[file]
                                     .toObject()[convention]
                                     .toObject();
    const auto check = [&](const char* name, std::optional<std::size_t> place, std::optional<double> value) {
        const QJsonObject golden = expected[QLatin1String(name)].toObject();
        QVERIFY2(place && value, name);
        const CurvePoint& point = made->points[*place];
        const std::pair<const char*, std::optional<double>> pairs[]
            = {{"value", value}, {"tau_first", point.threshold}, {"ru", point.ru}, {"mi", point.mi},
                {"pr", point.precision}, {"rc", point.recall}, {"pr_ia", point.precisionIa},
                {"rc_ia", point.recallIa}, {"wpr", point.weightedPrecision}, {"wrc", point.weightedRecall}};
        for (const auto& [field, got] : pairs) {
            const QJsonValue wanted = golden[QLatin1String(field)];
            QVERIFY2(wanted.isDouble() && got && std::abs(*got - wanted.toDouble()) < 1e-9,
                qPrintable(QStringLiteral("%1 %2: %3 for %4")
                        .arg(QLatin1String(name), QLatin1String(field))
                        .arg(got.value_or(-1), 0, 'g', 17)
                        .arg(wanted.toDouble(), 0, 'g', 17)));
        }
    };
    const auto best
        = [&](std::optional<double> CurvePoint::* value) { return optimum(*made, value, Aim::Greatest); };
    const auto at = [&](std::optional<std::size_t> place, auto value) -> std::optional<double> {
        return place ? std::optional<double>(made->points[*place].*value) : std::nullopt;
    };
    check("Fmax", best(&CurvePoint::f), at(best(&CurvePoint::f), &CurvePoint::f));
    check("Fmax_ia_simple_average", best(&CurvePoint::fIa), at(best(&CurvePoint::fIa), &CurvePoint::fIa));
    check("Fmax_ia_protein_weighted", best(&CurvePoint::weightedF),
        at(best(&CurvePoint::weightedF), &CurvePoint::weightedF));
    const auto least = optimum(*made, &CurvePoint::s, Aim::Least);
    check("S2min", least, at(least, &CurvePoint::s));
    const auto leastWeighted = optimum(*made, &CurvePoint::weightedS, Aim::Least);
    check("S2min_protein_weighted", leastWeighted, at(leastWeighted, &CurvePoint::weightedS));
}

QTEST_APPLESS_MAIN(OntologyGoldensTest)
#include "tst_ontology_goldens.moc"
