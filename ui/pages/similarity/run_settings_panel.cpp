// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/similarity/run_settings_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "charts/number_words.h"
#include "pages/similarity/vector_fields.h"
#include "session/ngram_words.h"
#include "session/words.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/field.h"
#include "widgets/interval_editor.h"

namespace heldout::ui {

namespace {

constexpr int kBinaryRow = static_cast<int>(similarity::Weighting::Binary); // rows are in the order of values

QWidget* makeLine()
{
    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFixedHeight(1);
    return line;
}

QComboBox* makeCombo(const QString& name, const QStringList& words)
{
    auto* combo = new QComboBox;
    combo->setObjectName(name);
    combo->addItems(words);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(6); // two stand side by side
    return combo;
}

void enableItem(QComboBox* combo, int row, bool enabled, const QString& toolTip)
{
    auto* model = qobject_cast<QStandardItemModel*>(combo->model());
    model->item(row)->setEnabled(enabled);
    model->item(row)->setToolTip(toolTip);
}

std::vector<double> percents(const std::vector<std::uint32_t>& borders)
{
    std::vector<double> result;
    for (const std::uint32_t border : borders)
        result.push_back(border / 1000.0);
    return result;
}

/// "Today 09:12", "03.02.26 09:12".
QString whenWords(const std::string& utc)
{
    const QDateTime when = QDateTime::fromString(fromUtf8(utc), Qt::ISODate).toLocalTime();
    if (!when.isValid())
        return {};
    const QLocale locale;
    const QString time = timeText(when.time());
    if (when.date() == QDate::currentDate())
        return RunSettingsPanel::tr("Today %1", "time of day").arg(time);
    return QStringLiteral("%1 %2").arg(locale.toString(when.date(), QLocale::ShortFormat), time);
}

/// What a vocabulary is of: "Words in the test side".
QString vocabularyWords(const similarity::Options& options)
{
    if (options.longestN() > 1)
        //: %1 is "Bigrams", "Character bigrams"
        return RunSettingsPanel::tr("%1 in the test side").arg(ngramTitle(options));
    return options.unit == similarity::GramUnit::Words ? RunSettingsPanel::tr("Words in the test side")
                                                       : RunSettingsPanel::tr("Characters in the test side");
}

} // namespace

RunSettingsPanel::RunSettingsPanel(QWidget* parent)
    : Panel(tr("Run settings"), parent)
{
    setObjectName(QStringLiteral("runSettings"));
    content()->setSpacing(metrics::kSpace8);
    m_more = addTool(QStringLiteral("settings"), tr("More sizes and partners…"));
    m_more->setObjectName(QStringLiteral("compareMore"));
    connect(m_more, &QToolButton::clicked, this, &RunSettingsPanel::moreRequested);
    makeFields();
    makeFacts();
    content()->addStretch(1); // a panel taller than its fields does not spread them

    for (QComboBox* combo : {m_sides, m_unit, m_grams, m_measure, m_weights, m_scoring})
        connect(combo, &QComboBox::activated, this, &RunSettingsPanel::emitChoice);
    connect(m_stopWords, &QCheckBox::clicked, this, &RunSettingsPanel::emitChoice);
    connect(m_vectors, &VectorFields::filesChanged, this, &RunSettingsPanel::emitChoice);
    connect(m_borders, &IntervalEditor::bordersChanged, this, [this](const std::vector<double>& borders) {
        std::vector<std::uint32_t> milli;
        for (const double percent : borders)
            milli.push_back(static_cast<std::uint32_t>(std::lround(percent * 1000)));
        Q_EMIT bordersEdited(milli);
    });
}

void RunSettingsPanel::makeFields()
{
    m_sides = makeCombo(QStringLiteral("sides"), {});
    m_unit = makeCombo(QStringLiteral("unit"), {tr("Whole texts"), tr("Mentions"), tr("Embeddings")});
    m_grams = makeCombo(QStringLiteral("grams"), {tr("Words", "n-grams of"), tr("Characters", "n-grams of")});
    m_measure
        = makeCombo(QStringLiteral("measure"), {tr("Cosine"), tr("Jaccard"), tr("Containment", "a measure")});
    m_weights = makeCombo(
        QStringLiteral("weights"), {tr("Counts", "weights"), tr("Binary", "weights"), tr("tf-idf")});
    m_scoring = makeCombo(QStringLiteral("scoring"), {tr("Exact", "scoring"), tr("As published", "scoring")});
    m_borders = new IntervalEditor;
    m_borders->setObjectName(QStringLiteral("borders"));
    m_stopWords = new QCheckBox(
        tr("Leave out %1 stop words").arg(countText(text::stopWordCount(text::StopWords::English))));
    m_stopWords->setObjectName(QStringLiteral("stopWords"));

    const auto lineOf = [](const QString& words, QComboBox* combo, int share) {
        auto* line = new QWidget;
        auto* row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(metrics::kSpace8);
        QLabel* name = makeLabel(words, FontRole::Label, Ink::Text2);
        name->setBuddy(combo);
        combo->setAccessibleName(words);
        row->addWidget(name, 1);
        row->addWidget(combo, share);
        return line;
    };
    constexpr int kWide = 6; // it names a data set and two splits
    content()->addWidget(lineOf(tr("Data"), m_sides, kWide));
    const auto pairOf = [](QWidget* left, QWidget* right) {
        auto* row = new QHBoxLayout;
        row->setSpacing(metrics::kSpace8);
        row->addWidget(left, 1);
        row->addWidget(right, 1);
        return row;
    };
    m_gramsField = new Field(tr("n-grams of"), m_grams);
    content()->addLayout(pairOf(new Field(tr("Compare"), m_unit), m_gramsField));
    m_vectors = new VectorFields;
    content()->addWidget(m_vectors);
    m_gramFields = new QWidget;
    auto* grams = new QVBoxLayout(m_gramFields);
    grams->setContentsMargins(0, 0, 0, 0);
    grams->setSpacing(metrics::kSpace8);
    grams->addLayout(pairOf(new Field(tr("Measure"), m_measure), new Field(tr("Weights"), m_weights)));
    grams->addWidget(lineOf(tr("Scoring"), m_scoring, 1));
    content()->addWidget(m_gramFields);
    content()->addWidget(new Field(tr("Borders (%)"), m_borders));
    content()->addWidget(m_stopWords);
}

void RunSettingsPanel::explainFields()
{
    const QString gramTips[]
        = {tr("Runs of neighbouring words"), tr("Runs of neighbouring characters, blanks among them")};
    const QString measureTips[] = {tr("How alike the counts of the n-grams are in both texts"),
        tr("Of the n-grams that either text has, the share that both have"),
        tr("Of the n-grams of the test text, the share that the training text has")};
    const QString weightTips[] = {tr("How often an n-gram occurs"), tr("Whether an n-gram occurs"),
        tr("How often an n-gram occurs; one that few test texts have weighs more")};
    const QString scoringTips[] = {tr("Compared as whole numbers: a score of one half is at least 50"),
        tr("Floating-point sums as in the 2021 paper: scores just under a border fall below it")};
    const QString sets = tr("Jaccard and containment are of sets: an n-gram counts once a text");
    const QString published = tr("As published is the cosine of counts of words");
    const bool weights = m_choice.weightsFit();
    const bool words = m_choice.grams == similarity::GramUnit::Words;
    for (int row = 0; row < 2; ++row)
        m_grams->setItemData(row, gramTips[row], Qt::ToolTipRole);
    for (int row = 0; row < 3; ++row)
        m_measure->setItemData(row, measureTips[row], Qt::ToolTipRole);
    for (int row = 0; row < 3; ++row)
        enableItem(m_weights, row, weights || row == kBinaryRow, weights ? weightTips[row] : sets);
    enableItem(m_scoring, 0, true, scoringTips[0]);
    enableItem(m_scoring, 1, m_choice.publishedFits(), m_choice.publishedFits() ? scoringTips[1] : published);
    for (QComboBox* combo : {m_grams, m_measure, m_weights, m_scoring})
        combo->setToolTip(combo->currentData(Qt::ToolTipRole).toString());
    m_stopWords->setEnabled(words);
    m_stopWords->setToolTip(words ? QString() : tr("With characters, no word is left out"));
}

void RunSettingsPanel::makeFacts()
{
    m_facts = new QWidget;
    content()->addWidget(m_facts);
    auto* column = new QVBoxLayout(m_facts);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kSpace8);
    auto* texts = new QGridLayout;
    auto* runs = new QGridLayout;
    for (QGridLayout* grid : {texts, runs}) {
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setVerticalSpacing(metrics::kSpace8);
        grid->setColumnStretch(0, 1); // values are as wide as they are
    }
    const auto fact = [](QGridLayout* grid, const QString& words, QLabel** value, const QString& name) {
        QLabel* label = makeLabel(words, FontRole::Label, Ink::Text2);
        *value = makeLabel({}, FontRole::Label);
        (*value)->setObjectName(name);
        (*value)->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
        (*value)->setTextInteractionFlags(Qt::TextSelectableByMouse);
        const int row = grid->rowCount();
        grid->addWidget(label, row, 0);
        grid->addWidget(*value, row, 1);
        return label;
    };
    fact(texts, tr("Identical texts"), &m_identical, QStringLiteral("identical"));
    fact(texts, tr("Identical ignoring case"), &m_ignoringCase, QStringLiteral("ignoringCase"));
    fact(texts, tr("Identical ignoring spaces"), &m_ignoringSpace, QStringLiteral("ignoringSpace"));
    m_emptyName = fact(texts, {}, &m_empty, QStringLiteral("noWordsLeft"));
    m_vocabularyName = fact(texts, {}, &m_vocabulary, QStringLiteral("vocabulary"));
    m_vocabularyName->setObjectName(QStringLiteral("vocabularyName"));
    m_vocabularyName->setWordWrap(true); // of several sizes it is long
    m_unseenName = fact(texts, tr("Of these not in training"), &m_unseen, QStringLiteral("unseen"));
    fact(runs, tr("Run"), &m_ran, QStringLiteral("ran"));
    fact(runs, tr("Result"), &m_result, QStringLiteral("result"));
    column->addWidget(makeLine());
    column->addLayout(texts);
    column->addWidget(makeLine());
    column->addLayout(runs);
}

void RunSettingsPanel::setSplitPairs(const std::vector<SplitPair>& pairs)
{
    if (pairs == m_pairs)
        return;
    m_pairs = pairs;
    const QSignalBlocker block(m_sides);
    m_sides->clear();
    for (const SplitPair& pair : pairs)
        m_sides->addItem(pair.within()
                //: data set, split
                ? tr("%1: %2 within itself").arg(pair.dataset, pair.testSplit)
                //: data set, test split, training split
                : tr("%1: %2 against %3").arg(pair.dataset, pair.testSplit, pair.trainSplit));
}

void RunSettingsPanel::setChoice(const SimilarityChoice& choice)
{
    m_choice = choice;
    const auto pair = std::ranges::find_if(m_pairs, [&choice](const SplitPair& candidate) {
        return candidate.dataset == choice.dataset && candidate.testSplit == choice.testSplit
            && candidate.trainSplit == choice.trainSplit;
    });
    m_sides->setCurrentIndex(pair == m_pairs.end() ? -1 : static_cast<int>(pair - m_pairs.begin()));
    const bool mentions = pair != m_pairs.end() && pair->mentions;
    enableItem(m_unit, 1, mentions, mentions ? QString() : tr("The data has no mentions"));
    m_unit->setItemData(2, tr("Vectors that a model made of the texts, from .npy files"), Qt::ToolTipRole);
    m_unit->setCurrentIndex(static_cast<int>(choice.unit)); // rows are in the order of values
    const bool embeddings = choice.ofEmbeddings();
    for (QWidget* ofGrams :
        {m_gramFields, static_cast<QWidget*>(m_gramsField), static_cast<QWidget*>(m_stopWords)})
        ofGrams->setVisible(!embeddings);
    m_vectors->setVisible(embeddings);
    m_vectors->setFiles(choice.vectors);
    m_vectors->setWithin(choice.within());
    const bool words = choice.grams == similarity::GramUnit::Words;
    m_grams->setCurrentIndex(words ? 0 : 1);
    m_measure->setCurrentIndex(static_cast<int>(choice.measure));
    m_weights->setCurrentIndex(static_cast<int>(choice.askedWeighting()));
    m_scoring->setCurrentIndex(choice.askedScoring() == similarity::Scoring::AsPublished ? 1 : 0);
    m_stopWords->setChecked(words && choice.stopWords == text::StopWords::English);
    explainFields();
    setBorders(choice.borders);
}

void RunSettingsPanel::setBorders(const std::vector<std::uint32_t>& borders)
{
    m_choice.borders = borders;
    m_borders->setBorders(percents(borders));
    // The fields are made later than what stands below them; Tab goes as one reads.
    QWidget* before = m_choice.ofEmbeddings() ? m_vectors->lastField() : m_scoring;
    for (int i = 0; QLineEdit* field = m_borders->field(i); ++i) {
        setTabOrder(before, field);
        before = field;
    }
}

void RunSettingsPanel::setMoreEnabled(bool enabled)
{
    m_more->setEnabled(enabled);
}

void RunSettingsPanel::setFailure(const std::optional<Error>& failure)
{
    m_vectors->setFailure(failure);
}

void RunSettingsPanel::setRun(const std::optional<project::ComparisonRun>& run)
{
    m_facts->setVisible(run.has_value());
    if (run)
        showFacts(*run);
}

void RunSettingsPanel::showFacts(const project::ComparisonRun& run)
{
    m_identical->setText(countText(run.identical.exact));
    m_ignoringCase->setText(countText(run.identical.ignoringCase));
    m_ignoringSpace->setText(countText(run.identical.ignoringSpace));
    //: "23 of 5 000"
    m_empty->setText(tr("%1 of %2").arg(countText(run.emptyTest), countText(run.testItems)));
    const bool embeddings = ofEmbeddings(run);
    const bool words = run.options.unit == similarity::GramUnit::Words;
    m_emptyName->setText(embeddings ? tr("Vectors of zeros")
            : words                 ? tr("No words left")
                                    : tr("Without n-grams"));
    m_vocabularyName->setText(embeddings ? tr("Numbers in a vector") : vocabularyWords(run.options));
    m_vocabulary->setText(countText(embeddings ? run.dimensions : run.testVocabulary));
    const bool sidesShare = !embeddings && !run.options.within;
    m_unseenName->setVisible(sidesShare);
    m_unseen->setVisible(sidesShare);
    const std::uint64_t unseen = run.testVocabulary - std::min(run.sharedVocabulary, run.testVocabulary);
    m_unseen->setText(run.testVocabulary == 0
            ? QStringLiteral("–")
            //: count and share
            : tr("%1 (%2 %)")
                  .arg(countText(unseen),
                      decimalWords(
                          100.0 * static_cast<double>(unseen) / static_cast<double>(run.testVocabulary), 1)));
    //: when, how long
    m_ran->setText(tr("%1, %2").arg(whenWords(run.startedAt), durationText(run.durationMs)));
    setTextRole(m_result, FontRole::Label, run.outdated ? Ink::Warning : Ink::Done);
    m_result->setText(run.outdated ? tr("Outdated") : tr("Stored, up to date"));
    m_result->setToolTip(outdatedSentence(run));
}

void RunSettingsPanel::emitChoice()
{
    SimilarityChoice choice = m_choice;
    if (const int side = m_sides->currentIndex(); side >= 0 && side < static_cast<int>(m_pairs.size())) {
        const SplitPair& pair = m_pairs[static_cast<std::size_t>(side)];
        choice.dataset = pair.dataset;
        choice.testSplit = pair.testSplit;
        choice.trainSplit = pair.trainSplit;
        choice.unit = static_cast<project::CompareUnit>(m_unit->currentIndex());
        if (choice.unit == project::CompareUnit::Mentions && !pair.mentions)
            choice.unit = project::CompareUnit::Text;
    }
    choice.vectors = m_vectors->files();
    choice.grams
        = m_grams->currentIndex() == 1 ? similarity::GramUnit::Characters : similarity::GramUnit::Words;
    choice.measure = static_cast<similarity::Measure>(m_measure->currentIndex());
    // What could not be chosen shows what follows from the rest, not the choice.
    if (m_choice.weightsFit())
        choice.weighting = static_cast<similarity::Weighting>(m_weights->currentIndex());
    if (m_choice.publishedFits())
        choice.scoring
            = m_scoring->currentIndex() == 1 ? similarity::Scoring::AsPublished : similarity::Scoring::Exact;
    if (m_stopWords->isEnabled())
        choice.stopWords = m_stopWords->isChecked() ? text::StopWords::English : text::StopWords::None;
    Q_EMIT choiceChanged(choice);
}

} // namespace heldout::ui
