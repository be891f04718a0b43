<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>BorderCommand</name>
    <message>
        <source>Change borders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move border from %1 to %2 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>%1 %</source>
        <extracomment>Share of an interval; %1 is a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistogramFigure</name>
    <message>
        <source>%1 %</source>
        <extracomment>A share above a part of a histogram; %1 is a number</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unigrams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bigrams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trigrams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1-grams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test mentions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similarity to the closest training mention (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similarity to the closest training sentence (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, test against train: %2</source>
        <extracomment>Title of a figure; %1 data set, %2 &quot;Unigrams&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts above the intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stretch small counts (square root)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportPlan</name>
    <message>
        <source>Data set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Interval</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>A range of scores in percent, &quot;75 to 100&quot;; its end belongs to it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <extracomment>A range of scores in percent, &quot;0 to under 25&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RenameCommand</name>
    <message>
        <source>Rename %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full. What was stored before is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a Heldout project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a project of a newer Heldout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is damaged: it fails its own checks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This project can only be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was moved, renamed or replaced while it was open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds bytes that are not UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the file is there and that you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder, or ask for the right to write there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To load it as data, use Import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it with that version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a copy of it, or import the data again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy and work on that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it there, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy to keep what is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mention(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>done of total with its noun</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unigrams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bigrams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trigrams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1-grams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TSV, no quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSONL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One text a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BC2GM original</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::AboutDialog</name>
    <message>
        <source>About Heldout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heldout %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells how much of a test score is memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without warranty. Made with Qt %1 and Qt Charts, SQLite, ICU and oneTBB; text in Noto Sans (SIL Open Font License).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to cite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similarity and its intervals:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BC2GM was put together by Lorraine Tanabe, Larry Smith and W. John Wilbur of the National Library of Medicine and is in the public domain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::Banner</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::ClosestPairsModel</name>
    <message>
        <source>%1 %: %2</source>
        <extracomment>score, then the text</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::ClosestPairsPanel</name>
    <message>
        <source>Closest pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not identical</source>
        <extracomment>after &quot;Closest pairs&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closest pairs that are not identical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::DataPage</name>
    <message>
        <source>Rename the data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare test with train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln data set(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First texts of %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln remark(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Reading remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>data set and split</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a split</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Remove %1 with its %Ln text(s)?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Comparisons that used it are marked as outdated. The files it came from are not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data file was found there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembering the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the table of splits…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the data set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the split…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import the train and the test split of a data set to see how many test texts the model may have seen before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train and test splits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TSV, CSV, JSONL, one text a line, or BC2GM&apos;s files; also packed with gzip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every test text against every training text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The closest texts side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can also drop files, folders and projects anywhere on this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data sets and splits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was copied as tab-separated text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts of the split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a split to see its texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the rows chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::DecisionButton</name>
    <message>
        <source>Key %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::DiagnosticsList</name>
    <message>
        <source>Enter opens the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines that were repaired or refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to repair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 repaired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::DiagnosticsModel</name>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::DocumentsDialog</name>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::EmptyState</name>
    <message>
        <source>Done: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::FigureDialog</name>
    <message>
        <source>Export figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown at %1 %. The file is the same on every screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One column (84 mm)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two columns (174 mm)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slide (254 mm)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder and name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolution (PNG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White background, print colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title above the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also write the numbers (TSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also write settings and versions (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure (*.%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::FilterChip</name>
    <message>
        <source>Filter. Delete removes it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::Finding</name>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::FindingsPanel</name>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nothing to compare yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a test and a train split of this data set to see what they share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a split to see what test and train share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare %1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This comparison is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This project can only be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known when the splits are compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 texts also stand in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 texts share half of their words or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 text(s) also stand in %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ignoring case, %2 ignoring white space</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 text(s) share half of their words or more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Unigram similarity 50 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mentions occur in %2 word for word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of %2 mentions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documents on both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set pattern…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The splits have no document ids. Give a pattern to find them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 split has no document ids. Give a pattern to find them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 in %2 and %3 in %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) on both sides</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::GoToPopup</name>
    <message>
        <source>Go to pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>pair 3 of 310</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::HelpKeysDialog</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::HistogramPanel</name>
    <message>
        <source>Stretch small counts (square root)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n-grams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How close is each test mention?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How close is each test sentence?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::HistogramView</name>
    <message>
        <source>Histogram of similarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same numbers stand in the table of intervals. Tab reaches the borders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>%1 is a number; beside the border that is dragged</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %. Arrow keys move it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Border %1 of %2 at %3 %, %4 below and %5 above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the border, or move it with the arrow keys. Shift drags by tenths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %: %2</source>
        <extracomment>&quot;50 to under 52 %: 89&quot;; the second is a count</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::ImportDialog</name>
    <message>
        <source>This is not a pattern: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the names</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first %Ln line(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column number and name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found in the id…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same column as the id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the whole file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 texts get a document id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be imported like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the split</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Replace by %Ln text(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln text(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Columns as the last time for files of this shape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab-separated, quotes are plain text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV, comma or semicolon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSONL, one object a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One text a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BC2GM original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember these choices for files of this shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First line holds column names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern; its first group is the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First rows of the file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::IntervalEditor</name>
    <message>
        <source>Border %1 in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number between 0 and 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not larger than the border before it, %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::IntervalsModel</name>
    <message>
        <source>Open these pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similarity (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::JobPanel</name>
    <message>
        <source>Clear finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No jobs yet. Imports and comparisons are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the list (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the list of jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between counts</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::JobRow</name>
    <message>
        <source>Waits for the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping after this block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled; the project is unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::KeycapLabel</name>
    <message>
        <source>or</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::LineDialog</name>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::MainWindow</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project&apos;s file is no longer where it was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heldout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No project open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BC2GM sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Heldout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — can only be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — every change is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open to read only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the running jobs?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs of this project are still running. They stop when another project is opened; what is stored already stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heldout projects (*.heldout)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the project as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data files (*.tsv *.csv *.jsonl *.json *.txt *.in *.gz)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This project can only be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is %1 now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the &amp;sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next p&amp;anel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous pane&amp;l</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Heldout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>     Locate %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No projects yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to run on this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the project under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy, tables with their heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::ManualDialog</name>
    <message>
        <source>Manual</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::NavigationList</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairDiffView</name>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No training text shares a word with this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only on this side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous difference (Shift+F8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next difference (F8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of %1</source>
        <comment>name of a split</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts towards the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Label(s): %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Document: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mentions: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No difference in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairFilterBar</name>
    <message>
        <source>Add filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 against %3: %4</source>
        <comment>data set, test split, train split, what was compared</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not identical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves out pairs with the same text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words or an id…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairHead</name>
    <message>
        <source>Previous pair (K)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next pair (J)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the closest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a pair (Ctrl+G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the texts are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pair</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairListPanel</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find words or an id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find words or an id (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs, closest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pair(s), closest first</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Finding pairs…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairWords</name>
    <message>
        <source>Found by %1 %2 to under %3</source>
        <comment>unigrams 25 to under 50</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found by %1 %2 or more</source>
        <comment>unigrams 50 or more</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found by %1 under %2</source>
        <comment>unigrams under 25</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found by %1</source>
        <comment>unigrams</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the mentions</source>
        <comment>Unigrams of the mentions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the text</source>
        <comment>Unigrams of the text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, with stop words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (outdated)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 to under %3</source>
        <comment>Unigrams 25 to under 50</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 or more</source>
        <comment>Unigrams 50 or more</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <comment>Unigrams under 25</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No words left to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares no words with any of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of %1 equally close of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closest of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same text but for case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same text but for blanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>labels differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · each test mention with its closest training mention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · each test sentence with its closest training sentence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairsModel</name>
    <message>
        <source>Being read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, score %2, %3</source>
        <comment>id, score, text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading pairs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairsPage</name>
    <message>
        <source>Find pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other close training sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other training sentence shares a word with this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next or previous pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up / Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next or previous pair, in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home / End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First or last pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page up / Page down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One screen of pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next or previous difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a pair by its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find words or an id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected text or row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the chosen training sentence beside the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the closest sentence, then to the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title of a list and its number of rows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy ids and score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No comparison yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the test texts with the training texts to see the closest pairs side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test and train splits loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similarity compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unigrams, bigrams and trigrams of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import texts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can also drop files anywhere on this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BC2GM file, TSV, CSV, JSONL or one text a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts have changed since this comparison.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since this comparison.</source>
        <comment>name of a split</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This comparison has no pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pair fits these filters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not identical</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No pair fits these filters. %1 pair(s) without “%2”.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Remove filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside another training sentence · %1 %2</source>
        <comment>unigrams 31.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembering the view</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::PartnersModel</name>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::PreviewModel</name>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::ProjectControl</name>
    <message>
        <source>Checking %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tidying up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpacking the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving a copy as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy was saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the project&apos;s file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::ReviewTextView</name>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 characters, the first %2 are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::RunSettingsPanel</name>
    <message>
        <source>Today %1</source>
        <comment>time of day</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine of word counts, exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine of word counts, as published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floating-point sums as in the 2021 paper: scores just under a border fall below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out %1 stop words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Borders (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identical texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identical ignoring case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identical ignoring white space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No words left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of these not in training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <extracomment>data set, test split, training split</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data has no mentions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>&quot;23 of 5 000&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words in the test side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different %1 in the test side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>when, how long</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored, up to date</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::ScoreBar</name>
    <message>
        <source>%1: %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: undefined</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::ScorePopup</name>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to 100 includes 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To under, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must be above the first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::Session</name>
    <message>
        <source>Importing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading data sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading comparisons</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) taken</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This comparison was stored already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::SettingsDialog</name>
    <message>
        <source>Use the desktop&apos;s font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the last project on start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desktop&apos;s language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %Ln processor(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads of a job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results do not depend on the number of threads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::SimilarityPage</name>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the border by 1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the border by 5 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the border to its neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the pairs of an interval, or a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two intervals, from 50 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four intervals, from 25, 50 and 75 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five intervals, from 20, 40, 60 and 80 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the histogram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the closest pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One side is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a second split of the same data set to see how close its texts are to the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a training and a test split to see how close each test sentence is to a training sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sample project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training or test texts, one a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the same data set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unigrams, bigrams and trigrams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can also drop files anywhere on this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The comparison stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not compared with these settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the two sides to see how close each test item is to the training items, and which pairs are closest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data has changed since this comparison.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data has changed since this comparison: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This project can only be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This comparison is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 %3 against %4 %5</source>
        <extracomment>&quot;BC2GM · test 5 000 against train 15 000&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure written to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::SplitsModel</name>
    <message numerus="yes">
        <source>%Ln row(s) refused</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) repaired</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No document ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to repair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the list of jobs (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the list of jobs (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the list of jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the list of jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No jobs running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>jobs</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::StatusSign</name>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near-duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::SummaryModel</name>
    <message>
        <source>n-grams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Std dev</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::TableView</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab-separated (*.tsv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma-separated (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LaTeX (*.tex)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Copy %n row(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as LaTeX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV, TSV, Markdown, LaTeX…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::TablesArea</name>
    <message>
        <source>Summary of similarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test items by similarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>similarity in %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>heldout::ui::TextsModel</name>
    <message>
        <source>Reading texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>This project holds no comparison yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells how much of a test score is memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window: en, de, zh_CN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sample, the BC2GM corpus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the figures of every comparison of the project to this folder, without a window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A project to open, or files and folders to import.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Your data</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
