<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>BorderCommand</name>
    <message>
        <source>Change borders</source>
        <translation>Grenzen ändern</translation>
    </message>
    <message>
        <source>Move border from %1 to %2 %</source>
        <translation>Grenze von %1 auf %2&#xa0;% verschieben</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>%1 %</source>
        <extracomment>Share of an interval; %1 is a number</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>HistogramFigure</name>
    <message>
        <source>%1 %</source>
        <extracomment>A share above a part of a histogram; %1 is a number</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Unigrams</source>
        <translation>Unigramme</translation>
    </message>
    <message>
        <source>Bigrams</source>
        <translation>Bigramme</translation>
    </message>
    <message>
        <source>Trigrams</source>
        <translation>Trigramme</translation>
    </message>
    <message>
        <source>%1-grams</source>
        <translation>%1-Gramme</translation>
    </message>
    <message>
        <source>Test mentions</source>
        <translation>Testerwähnungen</translation>
    </message>
    <message>
        <source>Test sentences</source>
        <translation>Testsätze</translation>
    </message>
    <message>
        <source>Similarity to the closest training mention (%)</source>
        <translation>Größte Ähnlichkeit zu einer Trainingserwähnung (%)</translation>
    </message>
    <message>
        <source>Similarity to the closest training sentence (%)</source>
        <translation>Größte Ähnlichkeit zu einem Trainingssatz (%)</translation>
    </message>
    <message>
        <source>%1, test against train: %2</source>
        <extracomment>Title of a figure; %1 data set, %2 &quot;Unigrams&quot;</extracomment>
        <translation>%1, Test gegen Training: %2</translation>
    </message>
    <message>
        <source>Counts above the intervals</source>
        <translation>Anzahlen über den Intervallen</translation>
    </message>
    <message>
        <source>Stretch small counts (square root)</source>
        <translation>Kleine Anzahlen strecken (Wurzel)</translation>
    </message>
</context>
<context>
    <name>ImportPlan</name>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
</context>
<context>
    <name>Interval</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>A range of scores in percent, &quot;75 to 100&quot;; its end belongs to it</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <extracomment>A range of scores in percent, &quot;0 to under 25&quot;</extracomment>
        <translation>%1 bis unter %2</translation>
    </message>
</context>
<context>
    <name>RenameCommand</name>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The disk is full. What was stored before is kept.</source>
        <translation>Der Datenträger ist voll. Bereits Gespeichertes bleibt erhalten.</translation>
    </message>
    <message>
        <source>%1 is not a Heldout project.</source>
        <translation>%1 ist kein Heldout-Projekt.</translation>
    </message>
    <message>
        <source>%1 is a project of a newer Heldout.</source>
        <translation>%1 ist ein Projekt einer neueren Heldout-Version.</translation>
    </message>
    <message>
        <source>%1 is damaged: it fails its own checks.</source>
        <translation>%1 ist beschädigt: Die Prüfung der Datei schlägt fehl.</translation>
    </message>
    <message>
        <source>This project can only be read.</source>
        <translation>Dieses Projekt ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Another program is using %1.</source>
        <translation>%1 wird von einem anderen Programm verwendet.</translation>
    </message>
    <message>
        <source>%1 was moved, renamed or replaced while it was open.</source>
        <translation>%1 wurde verschoben, umbenannt oder ersetzt, während das Projekt offen war.</translation>
    </message>
    <message>
        <source>%1 holds bytes that are not UTF-8.</source>
        <translation>%1 enthält Bytes, die kein UTF-8 sind.</translation>
    </message>
    <message>
        <source>Check that the file is there and that you may read it.</source>
        <translation>Prüfen Sie, ob die Datei vorhanden ist und Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>Choose another folder, or ask for the right to write there.</source>
        <translation>Wählen Sie einen anderen Ordner oder fordern Sie dort Schreibrechte an.</translation>
    </message>
    <message>
        <source>Make room and try again.</source>
        <translation>Schaffen Sie Platz und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>To load it as data, use Import.</source>
        <translation>Mit „Importieren“ lässt sie sich als Daten laden.</translation>
    </message>
    <message>
        <source>Open it with that version.</source>
        <translation>Öffnen Sie es mit dieser Version.</translation>
    </message>
    <message>
        <source>Open a copy of it, or import the data again.</source>
        <translation>Öffnen Sie eine Kopie oder importieren Sie die Daten erneut.</translation>
    </message>
    <message>
        <source>Save a copy and work on that.</source>
        <translation>Speichern Sie eine Kopie und arbeiten Sie damit weiter.</translation>
    </message>
    <message>
        <source>Close it there, then try again.</source>
        <translation>Schließen Sie die Datei dort und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Save a copy to keep what is open.</source>
        <translation>Speichern Sie eine Kopie, um den offenen Stand zu behalten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln Text</numerusform>
            <numerusform>%Ln Texte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mention(s)</source>
        <translation>
            <numerusform>%Ln Erwähnung</numerusform>
            <numerusform>%Ln Erwähnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln Paar</numerusform>
            <numerusform>%Ln Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Die Datei</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>done of total with its noun</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>bisher %1</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation>
            <numerusform>noch %Ln&#xa0;s</numerusform>
            <numerusform>noch %Ln&#xa0;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation>
            <numerusform>noch %Ln&#xa0;min</numerusform>
            <numerusform>noch %Ln&#xa0;min</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1&#xa0;min %2&#xa0;s</translation>
    </message>
    <message>
        <source>unigrams</source>
        <translation>Unigramme</translation>
    </message>
    <message>
        <source>bigrams</source>
        <translation>Bigramme</translation>
    </message>
    <message>
        <source>trigrams</source>
        <translation>Trigramme</translation>
    </message>
    <message>
        <source>%1-grams</source>
        <translation>%1-Gramme</translation>
    </message>
    <message>
        <source>TSV, no quotes</source>
        <translation>TSV, unquotiert</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>JSONL</source>
        <translation>JSONL</translation>
    </message>
    <message>
        <source>One text a line</source>
        <translation>Ein Text je Zeile</translation>
    </message>
    <message>
        <source>BC2GM original</source>
        <translation>BC2GM-Original</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <extracomment>%1 is a split, &quot;BC2GM test&quot;</extracomment>
        <translation>%1 wurde entfernt.</translation>
    </message>
    <message>
        <source>%1 was loaded again and differs.</source>
        <extracomment>%1 is a split, &quot;BC2GM test&quot;</extracomment>
        <translation>%1 wurde neu geladen und ist anders.</translation>
    </message>
</context>
<context>
    <name>heldout::ui::AboutDialog</name>
    <message>
        <source>About Heldout</source>
        <translation>Über Heldout</translation>
    </message>
    <message>
        <source>Heldout %1</source>
        <translation>Heldout %1</translation>
    </message>
    <message>
        <source>Tells how much of a test score is memory</source>
        <translation>Zeigt, wie viel eines Testergebnisses nur auswendig gelernt ist</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without warranty. Made with Qt %1 and Qt Charts, SQLite, ICU and oneTBB; text in Noto Sans (SIL Open Font License).</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer, ohne jede Gewährleistung. Erstellt mit Qt %1 und Qt Charts, SQLite, ICU und oneTBB; Schrift: Noto Sans (SIL Open Font License).</translation>
    </message>
    <message>
        <source>What to cite</source>
        <translation>Zitieren</translation>
    </message>
    <message>
        <source>Similarity and its intervals:</source>
        <translation>Ähnlichkeit und Intervalle:</translation>
    </message>
    <message>
        <source>The sample:</source>
        <translation>Beispiel:</translation>
    </message>
    <message>
        <source>BC2GM was put together by Lorraine Tanabe, Larry Smith and W. John Wilbur of the National Library of Medicine and is in the public domain.</source>
        <translation>BC2GM wurde von Lorraine Tanabe, Larry Smith und W. John Wilbur an der National Library of Medicine zusammengestellt und ist gemeinfrei.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>heldout::ui::Banner</name>
    <message>
        <source>Close this message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ClosestPairsModel</name>
    <message>
        <source>%1 %: %2</source>
        <extracomment>score, then the text</extracomment>
        <translation>%1&#xa0;%: %2</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ClosestPairsPanel</name>
    <message>
        <source>Closest pairs</source>
        <translation>Ähnlichste Paare</translation>
    </message>
    <message>
        <source>not identical</source>
        <extracomment>after &quot;Closest pairs&quot;</extracomment>
        <translation>nicht identisch</translation>
    </message>
    <message>
        <source>Closest pairs that are not identical</source>
        <translation>Ähnlichste nicht identische Paare</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Alle %1 anzeigen</translation>
    </message>
</context>
<context>
    <name>heldout::ui::DataPage</name>
    <message>
        <source>Rename the data set</source>
        <translation>Datensatz umbenennen</translation>
    </message>
    <message>
        <source>Remove the split</source>
        <translation>Split entfernen</translation>
    </message>
    <message>
        <source>Compare test with train</source>
        <translation>Test mit Training vergleichen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln data set(s)</source>
        <translation>
            <numerusform>%Ln Datensatz</numerusform>
            <numerusform>%Ln Datensätze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 texts</source>
        <translation>%1 Texte</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>First texts of %1 %2</source>
        <translation>Erste Texte von %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln remark(s)</source>
        <translation>
            <numerusform>%Ln Anmerkung</numerusform>
            <numerusform>%Ln Anmerkungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading remarks</source>
        <translation>Anmerkungen lesen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>data set and split</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Remove a split</source>
        <translation>Split entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %1 with its %Ln text(s)?</source>
        <translation>
            <numerusform>%1 mit %Ln Text entfernen?</numerusform>
            <numerusform>%1 mit %Ln Texten entfernen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparisons that used it are marked as outdated. The files it came from are not touched.</source>
        <translation>Vergleiche mit diesem Split werden als veraltet markiert. Die Quelldateien bleiben unberührt.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>No data file was found there</source>
        <translation>Dort wurde keine Datendatei gefunden</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Export the table of splits…</source>
        <translation>Split-Tabelle exportieren…</translation>
    </message>
    <message>
        <source>Rename the data set…</source>
        <translation>Datensatz umbenennen…</translation>
    </message>
    <message>
        <source>Remove the split…</source>
        <translation>Split entfernen…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation>Noch keine Daten</translation>
    </message>
    <message>
        <source>Import the train and the test split of a data set to see how many test texts the model may have seen before.</source>
        <translation>Importieren Sie Trainings- und Test-Split eines Datensatzes, um zu sehen, wie viele Testtexte das Modell schon gesehen haben kann.</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>Train and test splits</source>
        <translation>Trainings- und Test-Splits</translation>
    </message>
    <message>
        <source>TSV, CSV, JSONL, one text a line, or BC2GM&apos;s files; also packed with gzip</source>
        <translation>TSV, CSV, JSONL, ein Text je Zeile oder BC2GM-Dateien; auch mit gzip gepackt</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>Every test text against every training text</source>
        <translation>Jeder Testtext gegen jeden Trainingstext</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>The closest texts side by side</source>
        <translation>Die ähnlichsten Texte nebeneinander</translation>
    </message>
    <message>
        <source>You can also drop files, folders and projects anywhere on this window.</source>
        <translation>Dateien, Ordner und Projekte lassen sich auch in dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>Data sets and splits</source>
        <translation>Datensätze und Splits</translation>
    </message>
    <message>
        <source>Copy table (%1)</source>
        <translation>Tabelle kopieren (%1)</translation>
    </message>
    <message>
        <source>The table was copied as tab-separated text</source>
        <translation>Tabelle als tabulatorgetrennter Text kopiert</translation>
    </message>
    <message>
        <source>Texts of the split</source>
        <translation>Texte des Splits</translation>
    </message>
    <message>
        <source>Choose a split to see its texts.</source>
        <translation>Wählen Sie einen Split, um seine Texte zu sehen.</translation>
    </message>
    <message>
        <source>Copy the rows chosen</source>
        <translation>Gewählte Zeilen kopieren</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied</source>
        <translation>
            <numerusform>%Ln Zeile kopiert</numerusform>
            <numerusform>%Ln Zeilen kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Splits</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>heldout::ui::DecisionButton</name>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
</context>
<context>
    <name>heldout::ui::DiagnosticsList</name>
    <message>
        <source>Enter opens the line</source>
        <translation>Eingabe öffnet die Zeile</translation>
    </message>
    <message>
        <source>Lines that were repaired or refused</source>
        <translation>Reparierte und abgelehnte Zeilen</translation>
    </message>
    <message>
        <source>Nothing to repair.</source>
        <translation>Nichts zu reparieren.</translation>
    </message>
    <message>
        <source>%1 taken</source>
        <translation>%1 übernommen</translation>
    </message>
    <message>
        <source>%1 repaired</source>
        <translation>%1 repariert</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 abgelehnt</translation>
    </message>
</context>
<context>
    <name>heldout::ui::DiagnosticsModel</name>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Repariert</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Maßnahme</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln times)</source>
        <translation>
            <numerusform>%1 (%Ln-mal)</numerusform>
            <numerusform>%1 (%Ln-mal)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::DocumentsDialog</name>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Texts in %1</source>
        <translation>Texte in %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>heldout::ui::EmptyState</name>
    <message>
        <source>Done: %1</source>
        <translation>Erledigt: %1</translation>
    </message>
</context>
<context>
    <name>heldout::ui::FigureDialog</name>
    <message>
        <source>Export figure</source>
        <translation>Abbildung exportieren</translation>
    </message>
    <message>
        <source>Preview of the figure</source>
        <translation>Vorschau der Abbildung</translation>
    </message>
    <message>
        <source>Shown at %1 %. The file is the same on every screen.</source>
        <translation>Anzeige bei %1&#xa0;%. Die Datei ist auf jedem Bildschirm gleich.</translation>
    </message>
    <message>
        <source>One column (84 mm)</source>
        <translation>Eine Spalte (84&#xa0;mm)</translation>
    </message>
    <message>
        <source>Two columns (174 mm)</source>
        <translation>Zwei Spalten (174&#xa0;mm)</translation>
    </message>
    <message>
        <source>Slide (254 mm)</source>
        <translation>Folie (254&#xa0;mm)</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>Eigene Größe</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>File type</source>
        <translation>Dateityp</translation>
    </message>
    <message>
        <source>Choose a folder and name</source>
        <translation>Ordner und Namen wählen</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern als</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Abbildung speichern</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>Strichstärke</translation>
    </message>
    <message>
        <source>Resolution (PNG)</source>
        <translation>Auflösung (PNG)</translation>
    </message>
    <message>
        <source>White background, print colours</source>
        <translation>Weißer Hintergrund, Druckfarben</translation>
    </message>
    <message>
        <source>Title above the figure</source>
        <translation>Titel über der Abbildung</translation>
    </message>
    <message>
        <source>Also write the numbers (TSV)</source>
        <translation>Auch die Zahlen schreiben (TSV)</translation>
    </message>
    <message>
        <source>Also write settings and versions (JSON)</source>
        <translation>Auch Einstellungen und Versionen schreiben (JSON)</translation>
    </message>
    <message>
        <source>Figure (*.%1)</source>
        <translation>Abbildung (*.%1)</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>Der Name fehlt.</translation>
    </message>
</context>
<context>
    <name>heldout::ui::FilterChip</name>
    <message>
        <source>Filter. Delete removes it.</source>
        <translation>Filter. Entf entfernt ihn.</translation>
    </message>
</context>
<context>
    <name>heldout::ui::Finding</name>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>heldout::ui::FindingsPanel</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Reading findings</source>
        <translation>Befunde lesen</translation>
    </message>
    <message>
        <source>%1: nothing to compare yet</source>
        <translation>%1: noch nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Import a test and a train split of this data set to see what they share.</source>
        <translation>Importieren Sie einen Test- und einen Trainings-Split dieses Datensatzes, um Gemeinsames zu sehen.</translation>
    </message>
    <message>
        <source>Choose a split to see what test and train share.</source>
        <translation>Wählen Sie einen Split, um zu sehen, was Test und Training gemeinsam haben.</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1: %2 gegen %3</translation>
    </message>
    <message>
        <source>Compare %1 with %2</source>
        <translation>%1 mit %2 vergleichen</translation>
    </message>
    <message>
        <source>This comparison is running</source>
        <translation>Dieser Vergleich läuft</translation>
    </message>
    <message>
        <source>This project can only be read</source>
        <translation>Dieses Projekt ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Known when the splits are compared</source>
        <translation>Nach dem Vergleich der Splits bekannt</translation>
    </message>
    <message>
        <source>%1 texts also stand in %2</source>
        <translation>Texte aus %1 stehen auch in %2</translation>
    </message>
    <message>
        <source>%1 texts share half of their words or more</source>
        <translation>Texte aus %1 teilen mindestens die Hälfte ihrer Wörter</translation>
    </message>
    <message numerus="yes">
        <source>%1 text(s) also stand in %2</source>
        <translation>
            <numerusform>Text aus %1 steht auch in %2</numerusform>
            <numerusform>Texte aus %1 stehen auch in %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ignoring case, %2 ignoring white space</source>
        <translation>%1 bis auf Groß-/Kleinschreibung, %2 bis auf Leerraum</translation>
    </message>
    <message numerus="yes">
        <source>%1 text(s) share half of their words or more</source>
        <translation>
            <numerusform>Text aus %1 teilt mindestens die Hälfte seiner Wörter</numerusform>
            <numerusform>Texte aus %1 teilen mindestens die Hälfte ihrer Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>Unigram similarity 50 or more</source>
        <translation>Unigramm-Ähnlichkeit ab 50</translation>
    </message>
    <message>
        <source>%1 mentions occur in %2 word for word</source>
        <translation>Erwähnungen aus %1 kommen wörtlich in %2 vor</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>%1 % of %2 mentions</source>
        <translation>%1&#xa0;% von %2 Erwähnungen</translation>
    </message>
    <message>
        <source>documents on both sides</source>
        <translation>Dokumente auf beiden Seiten</translation>
    </message>
    <message>
        <source>Set pattern…</source>
        <translation>Muster festlegen…</translation>
    </message>
    <message>
        <source>The splits have no document ids. Give a pattern to find them.</source>
        <translation>Die Splits haben keine Dokument-IDs. Ein Muster findet sie.</translation>
    </message>
    <message>
        <source>The %1 split has no document ids. Give a pattern to find them.</source>
        <translation>Der Split %1 hat keine Dokument-IDs. Ein Muster findet sie.</translation>
    </message>
    <message>
        <source>of %1 in %2 and %3 in %4</source>
        <translation>von %1 in %2 und %3 in %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) on both sides</source>
        <translation>
            <numerusform>%Ln Dokument auf beiden Seiten</numerusform>
            <numerusform>%Ln Dokumente auf beiden Seiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::GoToPopup</name>
    <message>
        <source>Go to pair</source>
        <translation>Zu Paar</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Springen</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>pair 3 of 310</comment>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>heldout::ui::HelpKeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>heldout::ui::HistogramPanel</name>
    <message>
        <source>Stretch small counts (square root)</source>
        <translation>Kleine Anzahlen strecken (Wurzel)</translation>
    </message>
    <message>
        <source>n-grams</source>
        <translation>n-Gramme</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>How close is each test mention?</source>
        <translation>Wie nah ist jede Testerwähnung am Training?</translation>
    </message>
    <message>
        <source>How close is each test sentence?</source>
        <translation>Wie nah ist jeder Testsatz am Training?</translation>
    </message>
    <message>
        <source>Stretch small counts</source>
        <translation>Kleine Anzahlen strecken</translation>
    </message>
</context>
<context>
    <name>heldout::ui::HistogramView</name>
    <message>
        <source>Histogram of similarity</source>
        <translation>Histogramm der Ähnlichkeit</translation>
    </message>
    <message>
        <source>The same numbers stand in the table of intervals. Tab reaches the borders.</source>
        <translation>Dieselben Zahlen stehen in der Intervalltabelle. Die Tabulatortaste führt zu den Grenzen.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>%1 is a number; beside the border that is dragged</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %. Arrow keys move it</source>
        <translation>%1&#xa0;%. Pfeiltasten verschieben sie</translation>
    </message>
    <message>
        <source>Border %1 of %2 at %3 %, %4 below and %5 above</source>
        <translation>Grenze %1 von %2 bei %3&#xa0;%, %4 darunter und %5 darüber</translation>
    </message>
    <message>
        <source>Drag the border, or move it with the arrow keys. Shift drags by tenths.</source>
        <translation>Grenze ziehen oder mit den Pfeiltasten verschieben. Umschalt zieht in Zehnteln.</translation>
    </message>
    <message>
        <source>%1 %: %2</source>
        <extracomment>&quot;50 to under 52 %: 89&quot;; the second is a count</extracomment>
        <translation>%1&#xa0;%: %2</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ImportDialog</name>
    <message>
        <source>This is not a pattern: %1</source>
        <translation>Das ist kein Muster: %1</translation>
    </message>
    <message>
        <source>Reading the preview</source>
        <translation>Vorschau lesen</translation>
    </message>
    <message>
        <source>Use the names</source>
        <translation>Namen verwenden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first %Ln line(s)</source>
        <translation>
            <numerusform>%Ln erste Zeile</numerusform>
            <numerusform>erste %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column number and name</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Found in the id…</source>
        <translation>Aus der ID…</translation>
    </message>
    <message>
        <source>The same column as the id</source>
        <translation>Dieselbe Spalte wie die ID</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Reading the whole file…</source>
        <translation>Ganze Datei wird gelesen…</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>%1 prüfen</translation>
    </message>
    <message>
        <source>%1 of %2 texts get a document id.</source>
        <translation>%1 von %2 Texten erhalten eine Dokument-ID.</translation>
    </message>
    <message>
        <source>It cannot be imported like this</source>
        <translation>So nicht importierbar</translation>
    </message>
    <message>
        <source>It cannot be imported</source>
        <translation>Nicht importierbar</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Replace the split</source>
        <translation>Split ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>Replace by %Ln text(s)</source>
        <translation>
            <numerusform>Durch %Ln Text ersetzen</numerusform>
            <numerusform>Durch %Ln Texte ersetzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln text(s)</source>
        <translation>
            <numerusform>%Ln Text importieren</numerusform>
            <numerusform>%Ln Texte importieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>Datei importieren</translation>
    </message>
    <message>
        <source>%1 Columns as the last time for files of this shape.</source>
        <translation>%1 Spalten wie zuletzt bei Dateien dieser Form.</translation>
    </message>
    <message>
        <source>Import a split</source>
        <translation>Split importieren</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>Andere Datei wählen</translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation>Wie erkannt</translation>
    </message>
    <message>
        <source>Tab-separated, quotes are plain text</source>
        <translation>Tabulatorgetrennt, Anführungszeichen sind Text</translation>
    </message>
    <message>
        <source>CSV, comma or semicolon</source>
        <translation>CSV, Komma oder Semikolon</translation>
    </message>
    <message>
        <source>JSONL, one object a line</source>
        <translation>JSONL, ein Objekt je Zeile</translation>
    </message>
    <message>
        <source>One text a line</source>
        <translation>Ein Text je Zeile</translation>
    </message>
    <message>
        <source>BC2GM original</source>
        <translation>BC2GM-Original</translation>
    </message>
    <message>
        <source>file %1 of %2</source>
        <translation>Datei %1 von %2</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>Remember these choices for files of this shape</source>
        <translation>Auswahl für Dateien dieser Form merken</translation>
    </message>
    <message>
        <source>Skip this file</source>
        <translation>Datei überspringen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>First line holds column names</source>
        <translation>Erste Zeile enthält Spaltennamen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Pattern; its first group is the document</source>
        <translation>Muster; erste Gruppe ist das Dokument</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>First rows of the file</source>
        <translation>Erste Zeilen der Datei</translation>
    </message>
</context>
<context>
    <name>heldout::ui::IntervalEditor</name>
    <message>
        <source>Border %1 in percent</source>
        <translation>Grenze %1 in Prozent</translation>
    </message>
    <message>
        <source>“%1” is not a number between 0 and 100.</source>
        <translation>„%1“ ist keine Zahl zwischen 0 und 100.</translation>
    </message>
    <message>
        <source>%1 is not larger than the border before it, %2.</source>
        <translation>%1 ist nicht größer als die Grenze davor, %2.</translation>
    </message>
</context>
<context>
    <name>heldout::ui::IntervalsModel</name>
    <message>
        <source>Open these pairs</source>
        <translation>Diese Paare öffnen</translation>
    </message>
    <message>
        <source>Similarity (%)</source>
        <translation>Ähnlichkeit (%)</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>Erwähnungen</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>Anteil (%)</translation>
    </message>
</context>
<context>
    <name>heldout::ui::JobPanel</name>
    <message>
        <source>Clear finished</source>
        <translation>Beendete entfernen</translation>
    </message>
    <message>
        <source>No jobs yet. Imports and comparisons are listed here.</source>
        <translation>Noch keine Vorgänge. Importe und Vergleiche erscheinen hier.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Vorgänge</translation>
    </message>
    <message>
        <source>Close the list (%1)</source>
        <translation>Liste schließen (%1)</translation>
    </message>
    <message>
        <source>Close the list of jobs</source>
        <translation>Vorgangsliste schließen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln läuft</numerusform>
            <numerusform>%Ln laufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln wartet</numerusform>
            <numerusform>%Ln warten</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between counts</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>heldout::ui::JobRow</name>
    <message>
        <source>Waits for the others</source>
        <translation>Wartet auf die anderen</translation>
    </message>
    <message>
        <source>Stopping after this block</source>
        <translation>Endet nach diesem Block</translation>
    </message>
    <message>
        <source>Cancelled; the project is unchanged</source>
        <translation>Abgebrochen; Projekt unverändert</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird beendet…</translation>
    </message>
    <message>
        <source>Done %1</source>
        <translation>Fertig %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Show line</source>
        <translation>Zeile zeigen</translation>
    </message>
</context>
<context>
    <name>heldout::ui::KeycapLabel</name>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
</context>
<context>
    <name>heldout::ui::LineDialog</name>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>heldout::ui::MainWindow</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>The project&apos;s file is no longer where it was opened</source>
        <translation>Die Projektdatei liegt nicht mehr am ursprünglichen Ort</translation>
    </message>
    <message>
        <source>Heldout</source>
        <translation>Heldout</translation>
    </message>
    <message>
        <source>No project open</source>
        <translation>Kein Projekt geöffnet</translation>
    </message>
    <message>
        <source>BC2GM sample</source>
        <translation>BC2GM-Beispiel</translation>
    </message>
    <message>
        <source>Untitled project</source>
        <translation>Unbenanntes Projekt</translation>
    </message>
    <message>
        <source>%1 – Heldout</source>
        <translation>%1 – Heldout</translation>
    </message>
    <message>
        <source>%1 — can only be read</source>
        <translation>%1 – schreibgeschützt</translation>
    </message>
    <message>
        <source>%1 — every change is saved</source>
        <translation>%1 – alle Änderungen gespeichert</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>Open to read only</source>
        <translation>Schreibgeschützt öffnen</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird beendet…</translation>
    </message>
    <message>
        <source>Stop the running jobs?</source>
        <translation>Laufende Vorgänge beenden?</translation>
    </message>
    <message>
        <source>Jobs of this project are still running. They stop when another project is opened; what is stored already stays.</source>
        <translation>In diesem Projekt laufen noch Vorgänge. Sie enden, wenn ein anderes Projekt geöffnet wird; bereits Gespeichertes bleibt erhalten.</translation>
    </message>
    <message>
        <source>Stop and open</source>
        <translation>Beenden und öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>Heldout projects (*.heldout)</source>
        <translation>Heldout-Projekte (*.heldout)</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the project as</source>
        <translation>Projekt speichern unter</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>Dateien importieren</translation>
    </message>
    <message>
        <source>Data files (*.tsv *.csv *.jsonl *.json *.txt *.in *.gz)</source>
        <translation>Datendateien (*.tsv *.csv *.jsonl *.json *.txt *.in *.gz)</translation>
    </message>
    <message>
        <source>This project can only be read.</source>
        <translation>Dieses Projekt ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Where is %1 now?</source>
        <translation>Wo ist %1 jetzt?</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Aus&amp;führen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Neues Projekt…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open the &amp;sample</source>
        <translation>Beis&amp;piel öffnen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>C&amp;lose the project</source>
        <translation>Projekt &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Einste&amp;llungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Wie der D&amp;esktop</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation>&amp;Seiten</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>&amp;Vorgänge</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>&amp;Nächste Seite</translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <translation>&amp;Vorherige Seite</translation>
    </message>
    <message>
        <source>Next p&amp;anel</source>
        <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
        <source>Previous pane&amp;l</source>
        <translation>Vorheriger Be&amp;reich</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;About Heldout</source>
        <translation>Ü&amp;ber Heldout</translation>
    </message>
    <message>
        <source>     Locate %1…</source>
        <translation>     %1 suchen…</translation>
    </message>
    <message>
        <source>No projects yet</source>
        <translation>Noch keine Projekte</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Nothing to run on this page</source>
        <translation>Nichts auszuführen auf dieser Seite</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Save the project under another name</source>
        <translation>Projekt unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>Copy, tables with their heads</source>
        <translation>Kopieren, Tabellen mit Kopfzeile</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Vorgänge</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorherige Seite</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation>Vorheriger Bereich</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Diese Liste</translation>
    </message>
    <message>
        <source>Show line</source>
        <translation>Zeile zeigen</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Ihre Daten</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ManualDialog</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
</context>
<context>
    <name>heldout::ui::NavigationList</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>heldout::ui::Page</name>
    <message>
        <source>Remembering the page</source>
        <translation>Seite merken</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairDiffView</name>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>No training text shares a word with this one.</source>
        <translation>Kein Trainingstext teilt ein Wort mit diesem.</translation>
    </message>
    <message>
        <source>only on this side</source>
        <translation>nur auf dieser Seite</translation>
    </message>
    <message>
        <source>Previous difference (Shift+F8)</source>
        <translation>Vorheriger Unterschied (Umschalt+F8)</translation>
    </message>
    <message>
        <source>Next difference (F8)</source>
        <translation>Nächster Unterschied (F8)</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>Erwähnungen</translation>
    </message>
    <message>
        <source>Shared runs</source>
        <translation>Gemeinsame Folgen</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <comment>name of a split</comment>
        <translation>Text aus %1</translation>
    </message>
    <message>
        <source>shared run</source>
        <translation>gemeinsame Folge</translation>
    </message>
    <message>
        <source>counts towards the score</source>
        <translation>zählt für den Score</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Compared: %1</source>
        <translation>Verglichen: %1</translation>
    </message>
    <message numerus="yes">
        <source>Label(s): %1</source>
        <translation>
            <numerusform>Label: %1</numerusform>
            <numerusform>Labels: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Document: %1</source>
        <translation>Dokument: %1</translation>
    </message>
    <message>
        <source>Mentions: %1</source>
        <translation>Erwähnungen: %1</translation>
    </message>
    <message>
        <source>No difference in words</source>
        <translation>Kein Unterschied in den Wörtern</translation>
    </message>
    <message>
        <source>Difference %1 of %2</source>
        <translation>Unterschied %1 von %2</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairFilterBar</name>
    <message>
        <source>Add filter</source>
        <translation>Filter hinzufügen</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>%1, %2 against %3: %4</source>
        <comment>data set, test split, train split, what was compared</comment>
        <translation>%1, %2 gegen %3: %4</translation>
    </message>
    <message>
        <source>Not identical</source>
        <translation>Nicht identisch</translation>
    </message>
    <message>
        <source>Words “%1”</source>
        <translation>Wörter „%1“</translation>
    </message>
    <message>
        <source>Score…</source>
        <translation>Score…</translation>
    </message>
    <message>
        <source>Leaves out pairs with the same text</source>
        <translation>Lässt Paare mit gleichem Text weg</translation>
    </message>
    <message>
        <source>Words or an id…</source>
        <translation>Wörter oder ID…</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairHead</name>
    <message>
        <source>Previous pair (K)</source>
        <translation>Vorheriges Paar (K)</translation>
    </message>
    <message>
        <source>Next pair (J)</source>
        <translation>Nächstes Paar (J)</translation>
    </message>
    <message>
        <source>Back to the closest</source>
        <translation>Zum ähnlichsten</translation>
    </message>
    <message>
        <source>As in file</source>
        <translation>Wie in Datei</translation>
    </message>
    <message>
        <source>As compared</source>
        <translation>Wie verglichen</translation>
    </message>
    <message>
        <source>Go to a pair (Ctrl+G)</source>
        <translation>Zu einem Paar springen (Strg+G)</translation>
    </message>
    <message>
        <source>How the texts are shown</source>
        <translation>Darstellung der Texte</translation>
    </message>
    <message>
        <source>Pair %1 of %2</source>
        <translation>Paar %1 von %2</translation>
    </message>
    <message>
        <source>No pair</source>
        <translation>Kein Paar</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairListPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Find words or an id</source>
        <translation>Wörter oder ID suchen</translation>
    </message>
    <message>
        <source>Find words or an id (Ctrl+F)</source>
        <translation>Wörter oder ID suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Pairs, closest first</source>
        <translation>Paare, ähnlichste zuerst</translation>
    </message>
    <message numerus="yes">
        <source>%1 pair(s), closest first</source>
        <translation>
            <numerusform>%1 Paar, ähnlichste zuerst</numerusform>
            <numerusform>%1 Paare, ähnlichste zuerst</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding pairs…</source>
        <translation>Paare werden gesucht…</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairWords</name>
    <message>
        <source>Found by %1 %2 to under %3</source>
        <comment>unigrams 25 to under 50</comment>
        <translation>Gefunden über %1 %2 bis unter %3</translation>
    </message>
    <message>
        <source>Found by %1 %2 or more</source>
        <comment>unigrams 50 or more</comment>
        <translation>Gefunden über %1 ab %2</translation>
    </message>
    <message>
        <source>Found by %1 under %2</source>
        <comment>unigrams under 25</comment>
        <translation>Gefunden über %1 unter %2</translation>
    </message>
    <message>
        <source>Found by %1</source>
        <comment>unigrams</comment>
        <translation>Gefunden über %1</translation>
    </message>
    <message>
        <source>%1 of the mentions</source>
        <comment>Unigrams of the mentions</comment>
        <translation>%1 der Erwähnungen</translation>
    </message>
    <message>
        <source>%1 of the text</source>
        <comment>Unigrams of the text</comment>
        <translation>%1 des Texts</translation>
    </message>
    <message>
        <source>%1, as published</source>
        <translation>%1, wie publiziert</translation>
    </message>
    <message>
        <source>%1, with stop words</source>
        <translation>%1, mit Stoppwörtern</translation>
    </message>
    <message>
        <source>%1 (outdated)</source>
        <translation>%1 (veraltet)</translation>
    </message>
    <message>
        <source>%1 %2 to under %3</source>
        <comment>Unigrams 25 to under 50</comment>
        <translation>%1 %2 bis unter %3</translation>
    </message>
    <message>
        <source>%1 %2 or more</source>
        <comment>Unigrams 50 or more</comment>
        <translation>%1 ab %2</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <comment>Unigrams under 25</comment>
        <translation>%1 unter %2</translation>
    </message>
    <message>
        <source>No words left to compare</source>
        <translation>Keine Wörter zum Vergleichen übrig</translation>
    </message>
    <message>
        <source>Shares no words with any of %1</source>
        <translation>Teilt mit keinem von %1 ein Wort</translation>
    </message>
    <message>
        <source>one of %1 equally close of %2</source>
        <translation>%1 gleich ähnlich unter %2</translation>
    </message>
    <message>
        <source>closest of %1</source>
        <translation>am ähnlichsten unter %1</translation>
    </message>
    <message>
        <source>same text</source>
        <translation>gleicher Text</translation>
    </message>
    <message>
        <source>same text but for case</source>
        <translation>gleicher Text bis auf Groß/klein</translation>
    </message>
    <message>
        <source>same text but for blanks</source>
        <translation>gleicher Text bis auf Leerraum</translation>
    </message>
    <message>
        <source>same document</source>
        <translation>gleiches Dokument</translation>
    </message>
    <message>
        <source>labels differ</source>
        <translation>Labels verschieden</translation>
    </message>
    <message>
        <source>%1 · each test mention with its closest training mention</source>
        <translation>%1 · jede Testerwähnung mit der ähnlichsten Trainingserwähnung</translation>
    </message>
    <message>
        <source>%1 · each test sentence with its closest training sentence</source>
        <translation>%1 · jeder Testsatz mit dem ähnlichsten Trainingssatz</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairsModel</name>
    <message>
        <source>Being read</source>
        <translation>Wird gelesen</translation>
    </message>
    <message>
        <source>%1, score %2, %3</source>
        <comment>id, score, text</comment>
        <translation>%1, Score %2, %3</translation>
    </message>
    <message>
        <source>Reading pairs</source>
        <translation>Paare lesen</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairsPage</name>
    <message>
        <source>Find pairs</source>
        <translation>Paare suchen</translation>
    </message>
    <message>
        <source>Other close training sentences</source>
        <translation>Weitere ähnliche Trainingssätze</translation>
    </message>
    <message>
        <source>No other training sentence shares a word with this one.</source>
        <translation>Kein weiterer Trainingssatz teilt ein Wort mit diesem.</translation>
    </message>
    <message>
        <source>Next or previous pair</source>
        <translation>Nächstes oder vorheriges Paar</translation>
    </message>
    <message>
        <source>Up / Down</source>
        <translation>Auf / Ab</translation>
    </message>
    <message>
        <source>Next or previous pair, in the list</source>
        <translation>Nächstes oder vorheriges Paar, in der Liste</translation>
    </message>
    <message>
        <source>Home / End</source>
        <translation>Pos1 / Ende</translation>
    </message>
    <message>
        <source>First or last pair</source>
        <translation>Erstes oder letztes Paar</translation>
    </message>
    <message>
        <source>One screen of pairs</source>
        <translation>Eine Bildschirmseite Paare</translation>
    </message>
    <message>
        <source>Next or previous difference</source>
        <translation>Nächster oder vorheriger Unterschied</translation>
    </message>
    <message>
        <source>Go to a pair by its number</source>
        <translation>Zu einem Paar nach Nummer springen</translation>
    </message>
    <message>
        <source>Find words or an id</source>
        <translation>Wörter oder ID suchen</translation>
    </message>
    <message>
        <source>Copy the selected text or row</source>
        <translation>Gewählten Text oder Zeile kopieren</translation>
    </message>
    <message>
        <source>Show the chosen training sentence beside the text</source>
        <translation>Gewählten Trainingssatz neben dem Text zeigen</translation>
    </message>
    <message>
        <source>Back to the closest sentence, then to the list</source>
        <translation>Zurück zum ähnlichsten Satz, dann zur Liste</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title of a list and its number of rows</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Copy ids and score</source>
        <translation>IDs und Score kopieren</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>No comparison yet</source>
        <translation>Noch kein Vergleich</translation>
    </message>
    <message>
        <source>Compare the test texts with the training texts to see the closest pairs side by side.</source>
        <translation>Vergleichen Sie Test- und Trainingstexte, um die ähnlichsten Paare nebeneinander zu sehen.</translation>
    </message>
    <message>
        <source>Test and train splits loaded</source>
        <translation>Test- und Trainings-Split geladen</translation>
    </message>
    <message>
        <source>Similarity compared</source>
        <translation>Ähnlichkeit verglichen</translation>
    </message>
    <message>
        <source>Unigrams, bigrams and trigrams of the text</source>
        <translation>Unigramme, Bigramme und Trigramme des Texts</translation>
    </message>
    <message>
        <source>Import texts…</source>
        <translation>Texte importieren…</translation>
    </message>
    <message>
        <source>Use the sample</source>
        <translation>Beispiel verwenden</translation>
    </message>
    <message>
        <source>You can also drop files anywhere on this window.</source>
        <translation>Dateien lassen sich auch in dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>BC2GM file, TSV, CSV, JSONL or one text a line</source>
        <translation>BC2GM-Datei, TSV, CSV, JSONL oder ein Text je Zeile</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Finding pairs</source>
        <translation>Paare suchen</translation>
    </message>
    <message>
        <source>This comparison has no pairs.</source>
        <translation>Dieser Vergleich hat keine Paare.</translation>
    </message>
    <message>
        <source>No pair fits these filters.</source>
        <translation>Kein Paar passt zu diesen Filtern.</translation>
    </message>
    <message>
        <source>Counting pairs</source>
        <translation>Paare zählen</translation>
    </message>
    <message>
        <source>Remove all filters</source>
        <translation>Alle Filter entfernen</translation>
    </message>
    <message>
        <source>Not identical</source>
        <translation>Nicht identisch</translation>
    </message>
    <message numerus="yes">
        <source>No pair fits these filters. %1 pair(s) without “%2”.</source>
        <translation>
            <numerusform>Kein Paar passt zu diesen Filtern. %1 Paar ohne „%2“.</numerusform>
            <numerusform>Kein Paar passt zu diesen Filtern. %1 Paare ohne „%2“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove filter</source>
        <translation>Filter entfernen</translation>
    </message>
    <message>
        <source>Reading a pair</source>
        <translation>Paar lesen</translation>
    </message>
    <message>
        <source>Beside another training sentence · %1 %2</source>
        <comment>unigrams 31.3</comment>
        <translation>Neben einem anderen Trainingssatz · %1 %2</translation>
    </message>
    <message>
        <source>PgUp / PgDown</source>
        <translation>Bild↑ / Bild↓</translation>
    </message>
    <message>
        <source>Outdated: %1</source>
        <translation>Veraltet: %1</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PartnersModel</name>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PreviewModel</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ProjectControl</name>
    <message>
        <source>Checking %1</source>
        <translation>%1 prüfen</translation>
    </message>
    <message>
        <source>Tidying up</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Making %1</source>
        <translation>%1 anlegen</translation>
    </message>
    <message>
        <source>Unpacking the sample</source>
        <translation>Beispiel entpacken</translation>
    </message>
    <message>
        <source>Saving a copy as %1</source>
        <translation>Kopie als %1 speichern</translation>
    </message>
    <message>
        <source>A copy was saved as %1.</source>
        <translation>Kopie als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Looking for the project&apos;s file</source>
        <translation>Projektdatei suchen</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ReviewTextView</name>
    <message>
        <source>Show all</source>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>%1 characters, the first %2 are shown</source>
        <translation>%1 Zeichen, die ersten %2 werden angezeigt</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>Auswahl kopieren</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>heldout::ui::RunSettingsPanel</name>
    <message>
        <source>Today %1</source>
        <comment>time of day</comment>
        <translation>Heute %1</translation>
    </message>
    <message>
        <source>Run settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Whole texts</source>
        <translation>Ganze Texte</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>Erwähnungen</translation>
    </message>
    <message>
        <source>Cosine of word counts, exact</source>
        <translation>Kosinus der Wortzahlen, exakt</translation>
    </message>
    <message>
        <source>Cosine of word counts, as published</source>
        <translation>Kosinus der Wortzahlen, wie publiziert</translation>
    </message>
    <message>
        <source>Floating-point sums as in the 2021 paper: scores just under a border fall below it</source>
        <translation>Gleitkommasummen wie im Artikel von 2021: Werte knapp unter einer Grenze fallen darunter</translation>
    </message>
    <message>
        <source>Leave out %1 stop words</source>
        <translation>%1 Stoppwörter weglassen</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Borders (%)</source>
        <translation>Grenzen (%)</translation>
    </message>
    <message>
        <source>Identical texts</source>
        <translation>Identische Texte</translation>
    </message>
    <message>
        <source>Identical ignoring case</source>
        <translation>Identisch bis auf Groß/klein</translation>
    </message>
    <message>
        <source>No words left</source>
        <translation>Keine Wörter übrig</translation>
    </message>
    <message>
        <source>Of these not in training</source>
        <translation>Davon nicht im Training</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <extracomment>data set, test split, training split</extracomment>
        <translation>%1: %2 gegen %3</translation>
    </message>
    <message>
        <source>The data has no mentions</source>
        <translation>Die Daten haben keine Erwähnungen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>&quot;23 of 5 000&quot;</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Words in the test side</source>
        <translation>Wörter im Test</translation>
    </message>
    <message>
        <source>Different %1 in the test side</source>
        <translation>Verschiedene %1 im Test</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>when, how long</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Stored, up to date</source>
        <translation>Gespeichert, aktuell</translation>
    </message>
    <message>
        <source>Identical ignoring spaces</source>
        <translation>Identisch bis auf Leerraum</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ScoreBar</name>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1: undefined</source>
        <translation>%1: nicht definiert</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ScorePopup</name>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Up to 100 includes 100</source>
        <translation>Bis 100 schließt 100 ein</translation>
    </message>
    <message>
        <source>From, %</source>
        <translation>Ab, %</translation>
    </message>
    <message>
        <source>To under, %</source>
        <translation>Bis unter, %</translation>
    </message>
    <message>
        <source>Must be above the first</source>
        <translation>Muss über dem ersten Wert liegen</translation>
    </message>
</context>
<context>
    <name>heldout::ui::Session</name>
    <message>
        <source>Importing %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>Importing %1 %2</source>
        <translation>%1 %2 importieren</translation>
    </message>
    <message>
        <source>Comparing %1, %2</source>
        <translation>%2: %1 vergleichen</translation>
    </message>
    <message>
        <source>Reading data sets</source>
        <translation>Datensätze lesen</translation>
    </message>
    <message>
        <source>Reading comparisons</source>
        <translation>Vergleiche lesen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) taken</source>
        <translation>
            <numerusform>%Ln Text übernommen</numerusform>
            <numerusform>%Ln Texte übernommen</numerusform>
        </translation>
    </message>
    <message>
        <source>This comparison was stored already.</source>
        <translation>Dieser Vergleich war schon gespeichert.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln Element</numerusform>
            <numerusform>%Ln Elemente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::SettingsDialog</name>
    <message>
        <source>Use the desktop&apos;s font</source>
        <translation>Schrift des Desktops verwenden</translation>
    </message>
    <message>
        <source>Open the last project on start</source>
        <translation>Beim Start letztes Projekt öffnen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>The desktop&apos;s language</source>
        <translation>Sprache des Desktops</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln processor(s)</source>
        <translation>
            <numerusform>%Ln Prozessor</numerusform>
            <numerusform>Alle %Ln Prozessoren</numerusform>
        </translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Threads of a job</source>
        <translation>Threads je Vorgang</translation>
    </message>
    <message>
        <source>Results do not depend on the number of threads.</source>
        <translation>Ergebnisse hängen nicht von der Zahl der Threads ab.</translation>
    </message>
    <message>
        <source>Save settings</source>
        <translation>Einstellungen speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>heldout::ui::SimilarityPage</name>
    <message>
        <source>Move the border by 1 %</source>
        <translation>Grenze um 1&#xa0;% verschieben</translation>
    </message>
    <message>
        <source>Move the border by 5 %</source>
        <translation>Grenze um 5&#xa0;% verschieben</translation>
    </message>
    <message>
        <source>Move the border to its neighbour</source>
        <translation>Grenze zum Nachbarn verschieben</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Open the pairs of an interval, or a pair</source>
        <translation>Paare eines Intervalls oder ein Paar öffnen</translation>
    </message>
    <message>
        <source>Export the figure</source>
        <translation>Abbildung exportieren</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>Abbildung exportieren…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Two intervals, from 50 %</source>
        <translation>Zwei Intervalle, ab 50&#xa0;%</translation>
    </message>
    <message>
        <source>Four intervals, from 25, 50 and 75 %</source>
        <translation>Vier Intervalle, ab 25, 50 und 75&#xa0;%</translation>
    </message>
    <message>
        <source>Five intervals, from 20, 40, 60 and 80 %</source>
        <translation>Fünf Intervalle, ab 20, 40, 60 und 80&#xa0;%</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>Reading the page</source>
        <translation>Seite lesen</translation>
    </message>
    <message>
        <source>Reading the histogram</source>
        <translation>Histogramm lesen</translation>
    </message>
    <message>
        <source>Counting intervals</source>
        <translation>Intervalle zählen</translation>
    </message>
    <message>
        <source>Reading the closest pairs</source>
        <translation>Ähnlichste Paare lesen</translation>
    </message>
    <message>
        <source>One side is missing</source>
        <translation>Eine Seite fehlt</translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation>Noch keine Daten</translation>
    </message>
    <message>
        <source>Import a second split of the same data set to see how close its texts are to the first.</source>
        <translation>Importieren Sie einen zweiten Split desselben Datensatzes, um zu sehen, wie ähnlich seine Texte dem ersten sind.</translation>
    </message>
    <message>
        <source>Import a training and a test split to see how close each test sentence is to a training sentence.</source>
        <translation>Importieren Sie einen Trainings- und einen Test-Split, um zu sehen, wie ähnlich jeder Testsatz einem Trainingssatz ist.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Open the sample project</source>
        <translation>Beispielprojekt öffnen</translation>
    </message>
    <message>
        <source>First split</source>
        <translation>Erster Split</translation>
    </message>
    <message>
        <source>Training or test texts, one a row</source>
        <translation>Trainings- oder Testtexte, einer je Zeile</translation>
    </message>
    <message>
        <source>Second split</source>
        <translation>Zweiter Split</translation>
    </message>
    <message>
        <source>Of the same data set</source>
        <translation>Aus demselben Datensatz</translation>
    </message>
    <message>
        <source>Unigrams, bigrams and trigrams</source>
        <translation>Unigramme, Bigramme und Trigramme</translation>
    </message>
    <message>
        <source>You can also drop files anywhere on this window.</source>
        <translation>Dateien lassen sich auch in dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>The comparison stopped</source>
        <translation>Der Vergleich wurde beendet</translation>
    </message>
    <message>
        <source>Not compared with these settings</source>
        <translation>Mit diesen Einstellungen nicht verglichen</translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation>Noch nicht verglichen</translation>
    </message>
    <message>
        <source>Compare the two sides to see how close each test item is to the training items, and which pairs are closest.</source>
        <translation>Vergleichen Sie die beiden Seiten, um zu sehen, wie nah jedes Testelement am Training ist und welche Paare einander am ähnlichsten sind.</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>This project can only be read</source>
        <translation>Dieses Projekt ist schreibgeschützt</translation>
    </message>
    <message>
        <source>This comparison is running</source>
        <translation>Dieser Vergleich läuft</translation>
    </message>
    <message>
        <source>%1 · %2 %3 against %4 %5</source>
        <extracomment>&quot;BC2GM · test 5 000 against train 15 000&quot;</extracomment>
        <translation>%1 · %2 %3 gegen %4 %5</translation>
    </message>
    <message>
        <source>Figure written to %1</source>
        <translation>Abbildung gespeichert: %1</translation>
    </message>
    <message>
        <source>Left / Right</source>
        <translation>Links / Rechts</translation>
    </message>
    <message>
        <source>Shift+Left / Shift+Right</source>
        <translation>Umschalt+Links / Umschalt+Rechts</translation>
    </message>
    <message>
        <source>Home / End</source>
        <translation>Pos1 / Ende</translation>
    </message>
    <message>
        <source>Outdated: %1</source>
        <translation>Veraltet: %1</translation>
    </message>
</context>
<context>
    <name>heldout::ui::SplitsModel</name>
    <message numerus="yes">
        <source>%Ln row(s) refused</source>
        <translation>
            <numerusform>%Ln Zeile abgelehnt</numerusform>
            <numerusform>%Ln Zeilen abgelehnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) repaired</source>
        <translation>
            <numerusform>%Ln Zeile repariert</numerusform>
            <numerusform>%Ln Zeilen repariert</numerusform>
        </translation>
    </message>
    <message>
        <source>No document ids</source>
        <translation>Keine Dokument-IDs</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln Hinweis</numerusform>
            <numerusform>%Ln Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to repair</source>
        <translation>Nichts zu reparieren</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>Erwähnungen</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>heldout::ui::StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close the list of jobs (%1)</source>
        <translation>Vorgangsliste schließen (%1)</translation>
    </message>
    <message>
        <source>Open the list of jobs (%1)</source>
        <translation>Vorgangsliste öffnen (%1)</translation>
    </message>
    <message>
        <source>Close the list of jobs</source>
        <translation>Vorgangsliste schließen</translation>
    </message>
    <message>
        <source>Open the list of jobs</source>
        <translation>Vorgangsliste öffnen</translation>
    </message>
    <message>
        <source>No jobs running</source>
        <translation>Keine laufenden Vorgänge</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird beendet…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>jobs</comment>
        <translation>
            <numerusform>%Ln weiterer</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Abbrechen: %1</translation>
    </message>
</context>
<context>
    <name>heldout::ui::StatusSign</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Wird beendet</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>Near-duplicate</source>
        <translation>Beinahe-Duplikat</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Verschieden</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Unsicher</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Offen</translation>
    </message>
</context>
<context>
    <name>heldout::ui::SummaryModel</name>
    <message>
        <source>n-grams</source>
        <translation>n-Gramme</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Std dev</source>
        <translation>Std.-Abw.</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Q1</source>
        <translation>Q1</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Q3</source>
        <translation>Q3</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
</context>
<context>
    <name>heldout::ui::TableView</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 wurde nicht geschrieben: %2.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabelle</translation>
    </message>
    <message>
        <source>Tab-separated (*.tsv)</source>
        <translation>Tabulatorgetrennt (*.tsv)</translation>
    </message>
    <message>
        <source>Comma-separated (*.csv)</source>
        <translation>Kommagetrennt (*.csv)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>LaTeX (*.tex)</source>
        <translation>LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n row(s)</source>
        <translation>
            <numerusform>%n Zeile kopieren</numerusform>
            <numerusform>%n Zeilen kopieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy as LaTeX</source>
        <translation>Als LaTeX kopieren</translation>
    </message>
    <message>
        <source>Save as CSV, TSV, Markdown, LaTeX…</source>
        <translation>Als CSV, TSV, Markdown, LaTeX speichern…</translation>
    </message>
</context>
<context>
    <name>heldout::ui::TablesArea</name>
    <message>
        <source>Summary of similarity</source>
        <translation>Übersicht der Ähnlichkeit</translation>
    </message>
    <message>
        <source>Test items by similarity</source>
        <translation>Testelemente nach Ähnlichkeit</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>similarity in %</source>
        <translation>Ähnlichkeit in %</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>heldout::ui::TextsModel</name>
    <message>
        <source>Reading texts</source>
        <translation>Texte lesen</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>Erwähnungen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>This project holds no comparison yet.</source>
        <translation>Dieses Projekt enthält noch keinen Vergleich.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Tells how much of a test score is memory.</source>
        <translation>Zeigt, wie viel eines Testergebnisses nur auswendig gelernt ist.</translation>
    </message>
    <message>
        <source>Language of the window: en, de, zh_CN.</source>
        <translation>Sprache des Fensters: en, de, zh_CN.</translation>
    </message>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Open the sample, the BC2GM corpus.</source>
        <translation>Das Beispiel öffnen, den BC2GM-Korpus.</translation>
    </message>
    <message>
        <source>Write the figures of every comparison of the project to this folder, without a window.</source>
        <translation>Die Abbildungen aller Vergleiche des Projekts ohne Fenster in diesen Ordner schreiben.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>A project to open, or files and folders to import.</source>
        <translation>Ein Projekt zum Öffnen oder Dateien und Ordner zum Importieren.</translation>
    </message>
</context>
</TS>
