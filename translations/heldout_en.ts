<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>EvaluationHeadline</name>
    <message numerus="yes">
        <source>%Ln mention(s)</source>
        <translation>
            <numerusform>%Ln mention</numerusform>
            <numerusform>%Ln mentions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln sentence</numerusform>
            <numerusform>%Ln sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln text</numerusform>
            <numerusform>%Ln texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mention(s)</source>
        <translation>
            <numerusform>%Ln mention</numerusform>
            <numerusform>%Ln mentions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln pair</numerusform>
            <numerusform>%Ln pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation>
            <numerusform>%Ln s left</numerusform>
            <numerusform>%Ln s left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation>
            <numerusform>%Ln min left</numerusform>
            <numerusform>%Ln min left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln resample(s)</source>
        <translation>
            <numerusform>%Ln resample</numerusform>
            <numerusform>%Ln resamples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::CompareMoreDialog</name>
    <message numerus="yes">
        <source>At most %n sizes at once.</source>
        <translation>
            <numerusform>At most %n size at once.</numerusform>
            <numerusform>At most %n sizes at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::DataPage</name>
    <message numerus="yes">
        <source>%Ln data set(s)</source>
        <translation>
            <numerusform>%Ln data set</numerusform>
            <numerusform>%Ln data sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln remark(s)</source>
        <translation>
            <numerusform>%Ln remark</numerusform>
            <numerusform>%Ln remarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %1 with its %Ln text(s)?</source>
        <translation>
            <numerusform>Remove %1 with its %Ln text?</numerusform>
            <numerusform>Remove %1 with its %Ln texts?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied</source>
        <translation>
            <numerusform>%Ln row copied</numerusform>
            <numerusform>%Ln rows copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::DiagnosticsModel</name>
    <message numerus="yes">
        <source>%1 (%Ln times)</source>
        <translation>
            <numerusform>%1 (once)</numerusform>
            <numerusform>%1 (%Ln times)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::FindingsPanel</name>
    <message numerus="yes">
        <source>%1 text(s) also stand in %2</source>
        <translation>
            <numerusform>%1 text also stands in %2</numerusform>
            <numerusform>%1 texts also stand in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 text(s) share half of their words or more</source>
        <translation>
            <numerusform>%1 text shares half of its words or more</numerusform>
            <numerusform>%1 texts share half of their words or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) on both sides</source>
        <translation>
            <numerusform>%Ln document on both sides</numerusform>
            <numerusform>%Ln documents on both sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mention(s) occur in %2 word for word</source>
        <translation>
            <numerusform>%1 mention occurs in %2 word for word</numerusform>
            <numerusform>%1 mentions occur in %2 word for word</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 % of %2 mention(s)</source>
        <translation>
            <numerusform>%1 % of %2 mention</numerusform>
            <numerusform>%1 % of %2 mentions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>document(s) on both sides</source>
        <translation>
            <numerusform>document on both sides</numerusform>
            <numerusform>documents on both sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pair(s) of the same text in %1 with different labels</source>
        <translation>
            <numerusform>pair of the same text in %1 with different labels</numerusform>
            <numerusform>pairs of the same text in %1 with different labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 text(s) stand in %2 with another label</source>
        <translation>
            <numerusform>%1 text stands in %2 with another label</numerusform>
            <numerusform>%1 texts stand in %2 with another label</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) with unigram similarity %1 or more</source>
        <translation>
            <numerusform>%Ln pair with unigram similarity %1 or more</numerusform>
            <numerusform>%Ln pairs with unigram similarity %1 or more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first %Ln line(s)</source>
        <translation>
            <numerusform>first %Ln line</numerusform>
            <numerusform>first %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace by %Ln text(s)</source>
        <translation>
            <numerusform>Replace by %Ln text</numerusform>
            <numerusform>Replace by %Ln texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln text(s)</source>
        <translation>
            <numerusform>Import %Ln text</numerusform>
            <numerusform>Import %Ln texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::ItemsDialog</name>
    <message numerus="yes">
        <source>and %Ln more relation(s)</source>
        <translation>
            <numerusform>and %Ln more relation</numerusform>
            <numerusform>and %Ln more relations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::JobPanel</name>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln running</numerusform>
            <numerusform>%Ln running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln waiting</numerusform>
            <numerusform>%Ln waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::LabelConflictsDialog</name>
    <message numerus="yes">
        <source>%Ln pair(s) of texts with different labels</source>
        <translation>
            <numerusform>%Ln pair of texts with different labels</numerusform>
            <numerusform>%Ln pairs of texts with different labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln text(s) of %1.</source>
        <translation>
            <numerusform>Of %Ln text of %1.</numerusform>
            <numerusform>Of %Ln texts of %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairDiffView</name>
    <message numerus="yes">
        <source>Label(s): %1</source>
        <translation>
            <numerusform>Label: %1</numerusform>
            <numerusform>Labels: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairListPanel</name>
    <message numerus="yes">
        <source>%1 pair(s), closest first</source>
        <translation>
            <numerusform>%1 pair, closest first</numerusform>
            <numerusform>%1 pairs, closest first</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairWords</name>
    <message numerus="yes">
        <source>Shares no words with any of %Ln training mention(s)</source>
        <translation>
            <numerusform>Shares no words with the only training mention</numerusform>
            <numerusform>Shares no words with any of %Ln training mentions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shares no words with any of %Ln training sentence(s)</source>
        <translation>
            <numerusform>Shares no words with the only training sentence</numerusform>
            <numerusform>Shares no words with any of %Ln training sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closest of %Ln</source>
        <translation>
            <numerusform>closest of %Ln</numerusform>
            <numerusform>closest of %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shares no %1 with any of %Ln other mention(s)</source>
        <translation>
            <numerusform>Shares no %1 with the only other mention</numerusform>
            <numerusform>Shares no %1 with any of %Ln other mentions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shares no %1 with any of %Ln other sentence(s)</source>
        <translation>
            <numerusform>Shares no %1 with the only other sentence</numerusform>
            <numerusform>Shares no %1 with any of %Ln other sentences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shares no characters with any of %Ln training mention(s)</source>
        <translation>
            <numerusform>Shares no characters with the only training mention</numerusform>
            <numerusform>Shares no characters with any of %Ln training mentions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shares no characters with any of %Ln training sentence(s)</source>
        <translation>
            <numerusform>Shares no characters with the only training sentence</numerusform>
            <numerusform>Shares no characters with any of %Ln training sentences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairsPage</name>
    <message numerus="yes">
        <source>No pair fits these filters. %1 pair(s) without “%2”.</source>
        <translation>
            <numerusform>No pair fits these filters. %1 pair without “%2”.</numerusform>
            <numerusform>No pair fits these filters. %1 pairs without “%2”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::PredictionsDialog</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Load %Ln system(s)</source>
        <translation>
            <numerusform>Load %Ln system</numerusform>
            <numerusform>Load %Ln systems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first %Ln line(s)</source>
        <translation>
            <numerusform>first line</numerusform>
            <numerusform>first %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns, one a class</source>
        <translation>
            <numerusform>%Ln column, one a class</numerusform>
            <numerusform>%Ln columns, one a class</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::Session</name>
    <message numerus="yes">
        <source>%Ln text(s) taken</source>
        <translation>
            <numerusform>%Ln text taken</numerusform>
            <numerusform>%Ln texts taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::SettingsDialog</name>
    <message numerus="yes">
        <source>All %Ln processor(s)</source>
        <translation>
            <numerusform>All %Ln processor</numerusform>
            <numerusform>All %Ln processors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::SplitsModel</name>
    <message numerus="yes">
        <source>%Ln row(s) refused</source>
        <translation>
            <numerusform>%Ln row refused</numerusform>
            <numerusform>%Ln rows refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) repaired</source>
        <translation>
            <numerusform>%Ln row repaired</numerusform>
            <numerusform>%Ln rows repaired</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::StatusLine</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>jobs</comment>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::TableView</name>
    <message numerus="yes">
        <source>Copy %n row(s)</source>
        <translation>
            <numerusform>Copy %n row</numerusform>
            <numerusform>Copy %n rows</numerusform>
        </translation>
    </message>
</context>
</TS>
