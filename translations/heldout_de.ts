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
    <name>Evaluation</name>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Korrektheit</translation>
    </message>
    <message>
        <source>Matthews correlation</source>
        <translation>Matthews-Korrelation</translation>
    </message>
    <message>
        <source>Of one class</source>
        <translation>Einer Klasse</translation>
    </message>
    <message>
        <source>Macro: every class counts the same</source>
        <translation>Makro: jede Klasse zählt gleich viel</translation>
    </message>
    <message>
        <source>Micro: every label counts the same</source>
        <translation>Mikro: jedes Label zählt gleich viel</translation>
    </message>
    <message>
        <source>Weighted by the size of the class</source>
        <translation>Nach Größe der Klasse gewichtet</translation>
    </message>
    <message>
        <source>Same span and type</source>
        <translation>Gleiche Stelle und gleicher Typ</translation>
    </message>
    <message>
        <source>Same span</source>
        <translation>Gleiche Stelle</translation>
    </message>
    <message>
        <source>Overlaps count one half</source>
        <translation>Überlappungen zählen halb</translation>
    </message>
    <message>
        <source>Overlap of the same type</source>
        <translation>Überlappung gleichen Typs</translation>
    </message>
    <message>
        <source>Same begin and type</source>
        <translation>Gleicher Anfang und Typ</translation>
    </message>
    <message>
        <source>Same end and type</source>
        <translation>Gleiches Ende und gleicher Typ</translation>
    </message>
    <message>
        <source>Same span, alternatives accepted</source>
        <translation>Gleiche Stelle, auch Alternativen</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>Several labels</source>
        <translation>Mehrere Labels</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>Erwähnungen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Ohne Gruppen</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Rank part</source>
        <translation>Rangteil</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Mention type</source>
        <translation>Typ der Erwähnung</translation>
    </message>
    <message>
        <source>Seen in training</source>
        <translation>Im Training gesehen</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Overlap by field</source>
        <translation>Überlappung nach Feld</translation>
    </message>
    <message>
        <source>%1 by interval</source>
        <translation>%1 nach Intervall</translation>
    </message>
    <message>
        <source>%1 by rank part</source>
        <translation>%1 nach Rangteil</translation>
    </message>
    <message>
        <source>%1 by class</source>
        <translation>%1 nach Klasse</translation>
    </message>
    <message>
        <source>%1 by document</source>
        <translation>%1 nach Dokument</translation>
    </message>
    <message>
        <source>%1 by mention type</source>
        <translation>%1 nach Typ der Erwähnung</translation>
    </message>
    <message>
        <source>%1 of seen and unseen mentions</source>
        <translation>%1 gesehener und ungesehener Erwähnungen</translation>
    </message>
    <message>
        <source>%1 by length</source>
        <translation>%1 nach Länge</translation>
    </message>
    <message>
        <source>%1 by field</source>
        <translation>%1 nach Feld</translation>
    </message>
    <message>
        <source>%1 by overlap with training</source>
        <translation>%1 nach Überlappung mit dem Training</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>All mentions</source>
        <translation>Alle Erwähnungen</translation>
    </message>
    <message>
        <source>All sentences</source>
        <translation>Alle Sätze</translation>
    </message>
    <message>
        <source>%1 of the mentions</source>
        <extracomment>%1 is &quot;Unigrams&quot;, &quot;Bigrams, Jaccard&quot;</extracomment>
        <translation>%1 der Erwähnungen</translation>
    </message>
    <message>
        <source>%1 of the text</source>
        <translation>%1 des Textes</translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <extracomment>A range of scores in percent, &quot;75 to under 100&quot;</extracomment>
        <translation>%1 bis unter %2</translation>
    </message>
    <message>
        <source>tags, %1</source>
        <translation>Tags, %1</translation>
    </message>
    <message>
        <source>mentions, %1</source>
        <extracomment>%1 is &quot;same span and type&quot;</extracomment>
        <translation>Erwähnungen, %1</translation>
    </message>
    <message>
        <source>labels, class “%1”</source>
        <extracomment>%1 is the name of a class</extracomment>
        <translation>Labels, Klasse „%1“</translation>
    </message>
    <message>
        <source>labels, macro average</source>
        <translation>Labels, Makromittel</translation>
    </message>
    <message>
        <source>labels, micro average</source>
        <translation>Labels, Mikromittel</translation>
    </message>
    <message>
        <source>labels, weighted average</source>
        <translation>Labels, gewichtetes Mittel</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <extracomment>&quot;BC2GM · test · mentions, same span&quot;</extracomment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1 without “%2”</source>
        <extracomment>%1 is &quot;labels, macro average&quot;, %2 names of labels</extracomment>
        <translation>%1 ohne „%2“</translation>
    </message>
    <message>
        <source>Relations</source>
        <translation>Relationen</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>words of a mention</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>„%1“ (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Type of a relation and the mentions it is between</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Relation type</source>
        <translation>Typ der Relation</translation>
    </message>
    <message>
        <source>%1 by relation type</source>
        <translation>%1 nach Typ der Relation</translation>
    </message>
    <message>
        <source>relations, same type and arguments</source>
        <translation>Relationen, gleicher Typ und gleiche Argumente</translation>
    </message>
</context>
<context>
    <name>EvaluationHeadline</name>
    <message>
        <source>%1 of %2 is %3 on the mentions most like training and %4 on those least like it.</source>
        <extracomment>%1 metric, %2 system, %3 and %4 percent</extracomment>
        <translation>%1 von %2 ist %3 auf den Erwähnungen, die dem Training am ähnlichsten sind, und %4 auf den unähnlichsten.</translation>
    </message>
    <message>
        <source>%1 of %2 is %3 on the sentences most like training and %4 on those least like it.</source>
        <translation>%1 von %2 ist %3 auf den Sätzen, die dem Training am ähnlichsten sind, und %4 auf den unähnlichsten.</translation>
    </message>
    <message>
        <source>%1 of %2 falls from %3 on the mentions most like training to %4 on those least like it.</source>
        <translation>%1 von %2 fällt von %3 auf den Erwähnungen, die dem Training am ähnlichsten sind, auf %4 bei den unähnlichsten.</translation>
    </message>
    <message>
        <source>%1 of %2 falls from %3 on the sentences most like training to %4 on those least like it.</source>
        <translation>%1 von %2 fällt von %3 auf den Sätzen, die dem Training am ähnlichsten sind, auf %4 bei den unähnlichsten.</translation>
    </message>
    <message>
        <source>%1 of %2 rises from %3 on the mentions most like training to %4 on those least like it.</source>
        <translation>%1 von %2 steigt von %3 auf den Erwähnungen, die dem Training am ähnlichsten sind, auf %4 bei den unähnlichsten.</translation>
    </message>
    <message>
        <source>%1 of %2 rises from %3 on the sentences most like training to %4 on those least like it.</source>
        <translation>%1 von %2 steigt von %3 auf den Sätzen, die dem Training am ähnlichsten sind, auf %4 bei den unähnlichsten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mention(s)</source>
        <translation>
            <numerusform>%Ln Erwähnung</numerusform>
            <numerusform>%Ln Erwähnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln Satz</numerusform>
            <numerusform>%Ln Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A group and its size: &quot;25 to under 50 (974 sentences)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Compared: similarity %1 and %2.</source>
        <translation>Verglichen: Ähnlichkeit %1 und %2.</translation>
    </message>
    <message>
        <source>Compared: %1 and %2.</source>
        <translation>Verglichen: %1 und %2.</translation>
    </message>
    <message>
        <source>Trend with similarity: p = %1.</source>
        <extracomment>%1 is a probability</extracomment>
        <translation>Trend mit der Ähnlichkeit: p = %1.</translation>
    </message>
    <message>
        <source>Difference %1 points. %2</source>
        <translation>Unterschied %1 Punkte. %2</translation>
    </message>
    <message>
        <source>Difference %1 points, %2 % interval %3 to %4 (%5 resamples, seed %6). %7</source>
        <extracomment>%1 points, %2 percent of confidence, %3 to %4 points, %5 resamples, %6 seed, %7 &quot;Compared: …&quot;</extracomment>
        <translation>Unterschied %1 Punkte, %2-%-Intervall %3 bis %4 (%5 Stichproben, Startwert %6). %7</translation>
    </message>
    <message>
        <source>%1 of %2 is %3 on all mentions.</source>
        <translation>%1 von %2 ist %3 auf allen Erwähnungen.</translation>
    </message>
    <message>
        <source>%1 of %2 is %3 on all sentences.</source>
        <translation>%1 von %2 ist %3 auf allen Sätzen.</translation>
    </message>
    <message>
        <source>No two groups are large enough to compare; a group of fewer than %1 says little.</source>
        <translation>Keine zwei Gruppen sind groß genug für einen Vergleich; eine Gruppe von weniger als %1 sagt wenig.</translation>
    </message>
    <message>
        <source>%1 % interval %2 to %3 (%4 resamples, seed %5).</source>
        <translation>%1-%-Intervall %2 bis %3 (%4 Stichproben, Startwert %5).</translation>
    </message>
    <message>
        <source>Rank part, 1 is least like training</source>
        <translation>Rangteil, 1 ist dem Training am unähnlichsten</translation>
    </message>
    <message>
        <source>Similarity to the closest training mention (%)</source>
        <translation>Ähnlichkeit zur nächsten Trainingserwähnung (%)</translation>
    </message>
    <message>
        <source>Similarity to the closest training sentence (%)</source>
        <translation>Ähnlichkeit zum nächsten Trainingssatz (%)</translation>
    </message>
    <message>
        <source>Words of the sentence</source>
        <translation>Wörter des Satzes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Title of a figure: &quot;BC2GM: F1 by interval&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%)</source>
        <extracomment>Title of an axis; %1 is a metric</extracomment>
        <translation>%1 (%)</translation>
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
        <source>Test mentions</source>
        <translation>Testerwähnungen</translation>
    </message>
    <message>
        <source>Test sentences</source>
        <translation>Testsätze</translation>
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
    <message>
        <source>Mentions</source>
        <translation>Erwähnungen</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Similarity to the closest other mention (%1)</source>
        <extracomment>Title of an axis; %1 is &quot;%&quot;, &quot;Jaccard, %&quot;, &quot;cosine of embeddings, %&quot;</extracomment>
        <translation>Ähnlichkeit zur nächsten anderen Erwähnung (%1)</translation>
    </message>
    <message>
        <source>Similarity to the closest other sentence (%1)</source>
        <translation>Ähnlichkeit zum nächsten anderen Satz (%1)</translation>
    </message>
    <message>
        <source>Similarity to the closest training mention (%1)</source>
        <extracomment>Title of an axis; %1 is &quot;%&quot;, &quot;Jaccard, %&quot;, &quot;cosine of embeddings, %&quot;</extracomment>
        <translation>Größte Ähnlichkeit zu einer Trainingserwähnung (%1)</translation>
    </message>
    <message>
        <source>Similarity to the closest training sentence (%1)</source>
        <translation>Größte Ähnlichkeit zu einem Trainingssatz (%1)</translation>
    </message>
    <message>
        <source>Jaccard, %</source>
        <translation>Jaccard, %</translation>
    </message>
    <message>
        <source>containment, %</source>
        <translation>Enthaltensein, %</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>cosine of embeddings, %</source>
        <translation>Kosinus der Embeddings, %</translation>
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
    <message>
        <source>under %1</source>
        <extracomment>A range of scores in percent that has no lower end</extracomment>
        <translation>unter %1</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>The PDF writer did not start.</source>
        <translation>Das Schreiben der PDF-Datei konnte nicht beginnen.</translation>
    </message>
    <message>
        <source>The SVG writer did not start.</source>
        <translation>Das Schreiben der SVG-Datei konnte nicht beginnen.</translation>
    </message>
    <message>
        <source>The picture could not be packed as PNG: %1</source>
        <translation>Das Bild konnte nicht als PNG gepackt werden: %1</translation>
    </message>
    <message>
        <source>A figure is between 20 and 500 mm wide and high.</source>
        <translation>Eine Abbildung ist zwischen 20 und 500 mm breit und hoch.</translation>
    </message>
    <message>
        <source>The resolution of a picture is between 72 and 1200 dpi.</source>
        <translation>Die Auflösung eines Bildes liegt zwischen 72 und 1200 dpi.</translation>
    </message>
    <message>
        <source>No such file type.</source>
        <translation>Diesen Dateityp gibt es nicht.</translation>
    </message>
    <message>
        <source>A figure is written as .pdf, .svg or .png.</source>
        <translation>Eine Abbildung wird als .pdf, .svg oder .png geschrieben.</translation>
    </message>
    <message>
        <source>The PDF writer gave a file of an unknown shape.</source>
        <translation>Beim Schreiben entstand eine PDF-Datei von unbekanntem Aufbau.</translation>
    </message>
    <message>
        <source>A part of the program failed unexpectedly.</source>
        <translation>Ein Teil des Programms ist unerwartet gescheitert.</translation>
    </message>
    <message>
        <source>A part of the program failed unexpectedly: %1.</source>
        <translation>Ein Teil des Programms ist unerwartet gescheitert: %1.</translation>
    </message>
    <message>
        <source>This project can only be read.</source>
        <translation>Dieses Projekt ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The file that stands there could not be replaced.</source>
        <translation>Die vorhandene Datei konnte nicht ersetzt werden.</translation>
    </message>
    <message>
        <source>This build of Heldout has no sample in it.</source>
        <translation>In dieser Ausgabe von Heldout ist kein Beispiel enthalten.</translation>
    </message>
    <message>
        <source>Import your own files, or install a complete build.</source>
        <translation>Importieren Sie eigene Dateien oder installieren Sie eine vollständige Ausgabe.</translation>
    </message>
    <message>
        <source>The folder for the sample could not be made.</source>
        <translation>Der Ordner für das Beispiel konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>There is no room left to write “%1”; nothing was changed.</source>
        <translation>Es ist kein Platz mehr, um „%1“ zu schreiben; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Make room or choose another disk.</source>
        <translation>Schaffen Sie Platz oder wählen Sie einen anderen Datenträger.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2. Nothing was changed.</source>
        <translation>„%1“ kann nicht geschrieben werden: %2. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Choose another folder, or ask for the right to write there.</source>
        <translation>Wählen Sie einen anderen Ordner oder fordern Sie dort Schreibrechte an.</translation>
    </message>
    <message>
        <source>“%1” is not a file that can be replaced.</source>
        <translation>„%1“ ist keine Datei, die sich ersetzen lässt.</translation>
    </message>
    <message>
        <source>Choose a file name.</source>
        <translation>Wählen Sie einen Dateinamen.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Es gibt keine Datei „%1“.</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>Prüfen Sie den Namen und den Ordner.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2.</source>
        <translation>„%1“ lässt sich nicht öffnen: %2.</translation>
    </message>
    <message>
        <source>Ask for the right to read it, or copy it to a folder of your own.</source>
        <translation>Fordern Sie Leserechte an oder kopieren Sie die Datei in einen eigenen Ordner.</translation>
    </message>
    <message>
        <source>Fetch or copy the file again.</source>
        <translation>Laden oder kopieren Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>Reading “%1” failed: %2.</source>
        <translation>„%1“ konnte nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>“%1” is no whole gzip file: other bytes follow the compressed data.</source>
        <translation>„%1“ ist keine vollständige gzip-Datei: Hinter den komprimierten Daten folgen andere Bytes.</translation>
    </message>
    <message>
        <source>“%1” is no whole gzip file: it ends in the middle, a part is missing.</source>
        <translation>„%1“ ist keine vollständige gzip-Datei: Sie endet mittendrin, ein Teil fehlt.</translation>
    </message>
    <message>
        <source>“%1” is no whole gzip file: the compressed data is damaged.</source>
        <translation>„%1“ ist keine vollständige gzip-Datei: Die komprimierten Daten sind beschädigt.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>This is not a file but a device or a pipe.</source>
        <translation>Das ist keine Datei, sondern ein Gerät oder eine Pipe.</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>Wählen Sie eine Datei.</translation>
    </message>
    <message>
        <source>There is not enough memory to unpack the file.</source>
        <translation>Der Arbeitsspeicher reicht nicht, um die Datei zu entpacken.</translation>
    </message>
    <message>
        <source>“%1” holds more than the %2 bytes that are read at once.</source>
        <translation>„%1“ enthält mehr als die %2 Bytes, die auf einmal gelesen werden.</translation>
    </message>
    <message>
        <source>The job was stopped.</source>
        <translation>Der Vorgang wurde abgebrochen.</translation>
    </message>
    <message>
        <source>A computation failed: %1.</source>
        <translation>Eine Berechnung ist gescheitert: %1.</translation>
    </message>
    <message>
        <source>A computation failed for an unknown reason.</source>
        <translation>Eine Berechnung ist aus unbekanntem Grund gescheitert.</translation>
    </message>
    <message>
        <source>The threads could not be started: %1.</source>
        <translation>Die Threads konnten nicht gestartet werden: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Keine Berechtigung</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Gerät oder Ressource belegt</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Speicherkontingent überschritten</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Die Datei existiert bereits</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Die Datei ist zu groß</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Das ist ein Verzeichnis</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Zu viele verkettete symbolische Links</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Zu viele offene Dateien</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>Zu viele offene Dateien im System</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>Dieses Gerät gibt es nicht</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Verzeichnis nicht gefunden</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Das ist kein Verzeichnis</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>Gerät oder Adresse nicht gefunden</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Vorgang nicht erlaubt</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Das Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>Der Dateizugriff ist veraltet</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>Die Programmdatei wird gerade benutzt</translation>
    </message>
    <message>
        <source>“%1” holds no mentions.</source>
        <translation>„%1“ enthält keine Erwähnungen.</translation>
    </message>
    <message>
        <source>Choose a file with lines such as P00001606T0076|14 33|alkaline phosphatases.</source>
        <translation>Wählen Sie eine Datei mit Zeilen wie P00001606T0076|14 33|alkaline phosphatases.</translation>
    </message>
    <message>
        <source>Blank line</source>
        <translation>Leerzeile</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>Two offsets expected after the id: ID|start end|text</source>
        <translation>Nach der ID werden zwei Positionen erwartet: ID|Anfang Ende|Text</translation>
    </message>
    <message>
        <source>Mention left out</source>
        <translation>Erwähnung ausgelassen</translation>
    </message>
    <message>
        <source>The mention ends at %1, before it begins at %2</source>
        <translation>Die Erwähnung endet bei %1, noch vor ihrem Anfang bei %2</translation>
    </message>
    <message>
        <source>The same mention stands on line %1 already</source>
        <translation>Dieselbe Erwähnung steht schon in Zeile %1</translation>
    </message>
    <message>
        <source>Taken all the same</source>
        <translation>Trotzdem übernommen</translation>
    </message>
    <message>
        <source>The mention ends at %1, the text has %2 characters that are no blanks</source>
        <translation>Die Erwähnung endet bei %1, der Text hat %2 Zeichen ohne Leerraum</translation>
    </message>
    <message>
        <source>The mention reads “%1”, its offsets cover “%2”</source>
        <translation>Die Erwähnung lautet „%1“, ihre Positionen umfassen „%2“</translation>
    </message>
    <message>
        <source>Offsets kept</source>
        <translation>Positionen beibehalten</translation>
    </message>
    <message>
        <source>There is no sentence “%1”</source>
        <translation>Es gibt keinen Satz „%1“</translation>
    </message>
    <message>
        <source>The line does not begin with an id</source>
        <translation>Die Zeile beginnt nicht mit einer ID</translation>
    </message>
    <message>
        <source>Line left out</source>
        <translation>Zeile ausgelassen</translation>
    </message>
    <message>
        <source>It has one column: %1.</source>
        <translation>Sie hat eine Spalte: %1.</translation>
    </message>
    <message>
        <source>It has %1 columns: %2.</source>
        <translation>Sie hat %1 Spalten: %2.</translation>
    </message>
    <message>
        <source>It has %1 columns: %2 and %3 more.</source>
        <translation>Sie hat %1 Spalten: %2 und %3 weitere.</translation>
    </message>
    <message>
        <source>Several columns of “%1” are called “%2”.</source>
        <translation>Mehrere Spalten von „%1“ heißen „%2“.</translation>
    </message>
    <message>
        <source>Name the column by its number, for example #%1.</source>
        <translation>Benennen Sie die Spalte mit ihrer Nummer, zum Beispiel #%1.</translation>
    </message>
    <message>
        <source>“%1” has no column “%2”.</source>
        <translation>„%1“ hat keine Spalte „%2“.</translation>
    </message>
    <message>
        <source>%1 column found, %2 expected</source>
        <translation>%1 Spalte gefunden, %2 erwartet</translation>
    </message>
    <message>
        <source>%1 columns found, %2 expected</source>
        <translation>%1 Spalten gefunden, %2 erwartet</translation>
    </message>
    <message>
        <source>Read as chosen.</source>
        <translation>Wie gewählt gelesen.</translation>
    </message>
    <message>
        <source>Fetch the data file itself.</source>
        <translation>Laden Sie die eigentliche Datendatei.</translation>
    </message>
    <message>
        <source>“%1” is not JSON with one object a line.</source>
        <translation>„%1“ ist kein JSON mit einem Objekt je Zeile.</translation>
    </message>
    <message>
        <source>Write one object a line, or choose the format if the name is wrong.</source>
        <translation>Schreiben Sie ein Objekt je Zeile oder wählen Sie das Format, falls der Name nicht stimmt.</translation>
    </message>
    <message>
        <source>Recognised as one text a line: the lines have no columns in common.</source>
        <translation>Als ein Text je Zeile erkannt: Die Zeilen haben keine gemeinsamen Spalten.</translation>
    </message>
    <message>
        <source>The document pattern “%1” is no regular expression (%2).</source>
        <translation>Das Dokumentmuster „%1“ ist kein regulärer Ausdruck (%2).</translation>
    </message>
    <message>
        <source>The document pattern “%1” has no group.</source>
        <translation>Das Dokumentmuster „%1“ hat keine Gruppe.</translation>
    </message>
    <message>
        <source>Put round brackets around the part that names the document, for example ^(P[0-9]+).</source>
        <translation>Setzen Sie runde Klammern um den Teil, der das Dokument benennt, zum Beispiel ^(P[0-9]+).</translation>
    </message>
    <message>
        <source>The document pattern cannot be used (%1).</source>
        <translation>Das Dokumentmuster lässt sich nicht verwenden (%1).</translation>
    </message>
    <message>
        <source>The document pattern “%1” takes too long for the id “%2” (%3).</source>
        <translation>Das Dokumentmuster „%1“ braucht für die ID „%2“ zu lange (%3).</translation>
    </message>
    <message>
        <source>Choose a simpler pattern.</source>
        <translation>Wählen Sie ein einfacheres Muster.</translation>
    </message>
    <message>
        <source>The field “%1” holds true or false, a text or a number was expected</source>
        <translation>Das Feld „%1“ enthält wahr oder falsch, erwartet wird ein Text oder eine Zahl</translation>
    </message>
    <message>
        <source>The field “%1” holds a list, a text or a number was expected</source>
        <translation>Das Feld „%1“ enthält eine Liste, erwartet wird ein Text oder eine Zahl</translation>
    </message>
    <message>
        <source>The field “%1” holds an object, a text or a number was expected</source>
        <translation>Das Feld „%1“ enthält ein Objekt, erwartet wird ein Text oder eine Zahl</translation>
    </message>
    <message>
        <source>The line is a JSON value but no object</source>
        <translation>Die Zeile ist ein JSON-Wert, aber kein Objekt</translation>
    </message>
    <message>
        <source>The line is nested over 1,024 deep or holds a number over 64 bits</source>
        <translation>Die Zeile ist tiefer als 1024 Ebenen verschachtelt oder enthält eine Zahl mit mehr als 64 Bit</translation>
    </message>
    <message>
        <source>The line is not valid JSON from byte %1 on</source>
        <translation>Die Zeile ist ab Byte %1 kein gültiges JSON</translation>
    </message>
    <message>
        <source>The field “%1” is missing</source>
        <translation>Das Feld „%1“ fehlt</translation>
    </message>
    <message>
        <source>Taken without a label</source>
        <translation>Ohne Label übernommen</translation>
    </message>
    <message>
        <source>The list “%1” holds more than texts and numbers</source>
        <translation>Die Liste „%1“ enthält mehr als Texte und Zahlen</translation>
    </message>
    <message>
        <source>Taken, the row number is its id</source>
        <translation>Übernommen, die Zeilennummer dient als ID</translation>
    </message>
    <message>
        <source>Taken without a document</source>
        <translation>Ohne Dokument übernommen</translation>
    </message>
    <message>
        <source>Line %1 is longer than 256 MB.</source>
        <translation>Zeile %1 ist länger als 256 MB.</translation>
    </message>
    <message>
        <source>Check that the file holds one item a line.</source>
        <translation>Prüfen Sie, ob die Datei ein Element je Zeile enthält.</translation>
    </message>
    <message>
        <source>The preview is full.</source>
        <translation>Die Vorschau ist voll.</translation>
    </message>
    <message>
        <source>The quote opened on line %1 is never closed</source>
        <translation>Das in Zeile %1 geöffnete Anführungszeichen wird nie geschlossen</translation>
    </message>
    <message>
        <source>The quote opened on line %1 is not closed within 64 MB</source>
        <translation>Das in Zeile %1 geöffnete Anführungszeichen wird innerhalb von 64 MB nicht geschlossen</translation>
    </message>
    <message>
        <source>Text between a closing quote and the separator</source>
        <translation>Text zwischen schließendem Anführungszeichen und Trennzeichen</translation>
    </message>
    <message>
        <source>Taken as part of the cell</source>
        <translation>Als Teil der Zelle übernommen</translation>
    </message>
    <message>
        <source>Line %1 left out</source>
        <translation>Zeile %1 ausgelassen</translation>
    </message>
    <message>
        <source>Lines %1 to %2 left out</source>
        <translation>Zeilen %1 bis %2 ausgelassen</translation>
    </message>
    <message>
        <source>A document pattern is applied to ids, but no column is the id.</source>
        <translation>Ein Dokumentmuster wird auf IDs angewandt, aber keine Spalte ist die ID.</translation>
    </message>
    <message>
        <source>Choose an id column or remove the pattern.</source>
        <translation>Wählen Sie eine ID-Spalte oder entfernen Sie das Muster.</translation>
    </message>
    <message>
        <source>Check the columns</source>
        <translation>Spalten prüfen</translation>
    </message>
    <message>
        <source>The id “%1” stands on line %2 already</source>
        <translation>Die ID „%1“ steht schon in Zeile %2</translation>
    </message>
    <message>
        <source>The text is empty</source>
        <translation>Der Text ist leer</translation>
    </message>
    <message>
        <source>Taken as an empty text</source>
        <translation>Als leerer Text übernommen</translation>
    </message>
    <message>
        <source>Line ends with CR CR LF</source>
        <translation>Die Zeile endet mit CR CR LF</translation>
    </message>
    <message>
        <source>Ending ignored</source>
        <translation>Zeilenende ignoriert</translation>
    </message>
    <message>
        <source>Line ends with CR alone, earlier lines with LF</source>
        <translation>Die Zeile endet nur mit CR, frühere Zeilen mit LF</translation>
    </message>
    <message>
        <source>Taken as the end of the line</source>
        <translation>Als Zeilenende übernommen</translation>
    </message>
    <message>
        <source>Byte 0x%1 is not valid UTF-8</source>
        <translation>Byte 0x%1 ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>Read as “%1” (Windows-1252)</source>
        <translation>Als „%1“ gelesen (Windows-1252)</translation>
    </message>
    <message>
        <source>Byte order mark inside the text</source>
        <translation>Bytereihenfolge-Markierung mitten im Text</translation>
    </message>
    <message>
        <source>Byte order mark inside the text (%1 times)</source>
        <translation>Bytereihenfolge-Markierung mitten im Text (%1-mal)</translation>
    </message>
    <message>
        <source>Mark removed</source>
        <translation>Markierung entfernt</translation>
    </message>
    <message>
        <source>NUL byte in the text</source>
        <translation>NUL-Byte im Text</translation>
    </message>
    <message>
        <source>NUL byte in the text (%1 times)</source>
        <translation>NUL-Byte im Text (%1-mal)</translation>
    </message>
    <message>
        <source>Read as “%1” (U+FFFD)</source>
        <translation>Als „%1“ gelesen (U+FFFD)</translation>
    </message>
    <message>
        <source>“%1” holds no rows.</source>
        <translation>„%1“ enthält keine Zeilen.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>The only row of “%1” could not be taken. Line %2: %3.</source>
        <translation>Die einzige Zeile von „%1“ konnte nicht übernommen werden. Zeile %2: %3.</translation>
    </message>
    <message>
        <source>None of the %1 rows of “%2” could be taken. Line %3: %4.</source>
        <translation>Keine der %1 Zeilen von „%2“ konnte übernommen werden. Zeile %3: %4.</translation>
    </message>
    <message>
        <source>Check the format, the separator and the columns.</source>
        <translation>Prüfen Sie Format, Trennzeichen und Spalten.</translation>
    </message>
    <message>
        <source>“%1” is a PNG picture, not a text file.</source>
        <translation>„%1“ ist ein PNG-Bild, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a JPEG picture, not a text file.</source>
        <translation>„%1“ ist ein JPEG-Bild, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a GIF picture, not a text file.</source>
        <translation>„%1“ ist ein GIF-Bild, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a sound, film or picture, not a text file.</source>
        <translation>„%1“ ist Ton, Film oder Bild, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a TIFF picture, not a text file.</source>
        <translation>„%1“ ist ein TIFF-Bild, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a PDF document, not a text file.</source>
        <translation>„%1“ ist ein PDF-Dokument, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a formatted RTF document, not a text file.</source>
        <translation>„%1“ ist ein formatiertes RTF-Dokument, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is an old Office document, not a text file.</source>
        <translation>„%1“ ist ein altes Office-Dokument, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a ZIP archive or an Office document, not a text file.</source>
        <translation>„%1“ ist ein ZIP-Archiv oder Office-Dokument, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is an empty ZIP archive, not a text file.</source>
        <translation>„%1“ ist ein leeres ZIP-Archiv, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a 7z archive, not a text file.</source>
        <translation>„%1“ ist ein 7z-Archiv, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a RAR archive, not a text file.</source>
        <translation>„%1“ ist ein RAR-Archiv, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is an xz archive, not a text file.</source>
        <translation>„%1“ ist ein xz-Archiv, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a bzip2 archive, not a text file.</source>
        <translation>„%1“ ist ein bzip2-Archiv, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a Zstandard archive, not a text file.</source>
        <translation>„%1“ ist ein Zstandard-Archiv, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a gzip archive inside another one, not a text file.</source>
        <translation>„%1“ ist ein gzip-Archiv in einem anderen, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a tar archive, not a text file.</source>
        <translation>„%1“ ist ein tar-Archiv, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a database (SQLite), perhaps a Heldout project, not a text file.</source>
        <translation>„%1“ ist eine Datenbank (SQLite), vielleicht ein Heldout-Projekt, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a Parquet table, not a text file.</source>
        <translation>„%1“ ist eine Parquet-Tabelle, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is an Arrow table, not a text file.</source>
        <translation>„%1“ ist eine Arrow-Tabelle, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is an HDF5 file, not a text file.</source>
        <translation>„%1“ ist eine HDF5-Datei, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a NumPy array, not a text file.</source>
        <translation>„%1“ ist ein NumPy-Array, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a Python pickle, not a text file.</source>
        <translation>„%1“ ist eine Python-Pickle-Datei, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a program, not a text file.</source>
        <translation>„%1“ ist ein Programm, keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is text in UTF-32, which is not read.</source>
        <translation>„%1“ ist Text in UTF-32; diese Kodierung wird nicht gelesen.</translation>
    </message>
    <message>
        <source>“%1” is text in UTF-16, which is not read.</source>
        <translation>„%1“ ist Text in UTF-16; diese Kodierung wird nicht gelesen.</translation>
    </message>
    <message>
        <source>“%1” is a file of bytes that are no text, not a text file.</source>
        <translation>„%1“ besteht aus Bytes, die kein Text sind, und ist keine Textdatei.</translation>
    </message>
    <message>
        <source>“%1” is a web page.</source>
        <translation>„%1“ ist eine Webseite.</translation>
    </message>
    <message>
        <source>“%1” is an XML document.</source>
        <translation>„%1“ ist ein XML-Dokument.</translation>
    </message>
    <message>
        <source>“%1” is a Git LFS pointer that stands in for the real file.</source>
        <translation>„%1“ ist ein Git-LFS-Zeiger, der für die eigentliche Datei steht.</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation>„%1“ ist leer.</translation>
    </message>
    <message>
        <source>Save it as UTF-8 and import it again.</source>
        <translation>Speichern Sie sie als UTF-8 und importieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>Choose a text file, plain or gzip.</source>
        <translation>Wählen Sie eine Textdatei, unkomprimiert oder mit gzip gepackt.</translation>
    </message>
    <message>
        <source>It is taken as the id, and column %1 as the text.</source>
        <translation>Sie wird als ID genommen und Spalte %1 als Text.</translation>
    </message>
    <message>
        <source>Instead column %1 is taken as the text.</source>
        <translation>Stattdessen wird Spalte %1 als Text genommen.</translation>
    </message>
    <message>
        <source>The first line names column %1 “%2”, but it holds numbers only.</source>
        <translation>Die erste Zeile nennt Spalte %1 „%2“, aber sie enthält nur Zahlen.</translation>
    </message>
    <message>
        <source>The first line names column %1 “%2”, but it holds numbers only in the first %3 rows.</source>
        <translation>Die erste Zeile nennt Spalte %1 „%2“, aber sie enthält in den ersten %3 Zeilen nur Zahlen.</translation>
    </message>
    <message>
        <source>The first line names column %1 “%2”, but it holds the numbers %3 to %4, each once.</source>
        <translation>Die erste Zeile nennt Spalte %1 „%2“, aber sie enthält die Zahlen %3 bis %4, jede einmal.</translation>
    </message>
    <message>
        <source>The first line names column %1 “%2”, but it holds the numbers %3 to %4, each once in the first %5 rows.</source>
        <translation>Die erste Zeile nennt Spalte %1 „%2“, aber sie enthält in den ersten %5 Zeilen die Zahlen %3 bis %4, jede einmal.</translation>
    </message>
    <message>
        <source>The first line names column %1 “%2”, but it holds the numbers %3 to %4.</source>
        <translation>Die erste Zeile nennt Spalte %1 „%2“, aber sie enthält die Zahlen %3 bis %4.</translation>
    </message>
    <message>
        <source>The first line names column %1 “%2”, but it holds the numbers %3 to %4 in the first %5 rows.</source>
        <translation>Die erste Zeile nennt Spalte %1 „%2“, aber sie enthält in den ersten %5 Zeilen die Zahlen %3 bis %4.</translation>
    </message>
    <message>
        <source>A side has more texts than it said.</source>
        <translation>Eine Seite hat mehr Texte als angegeben.</translation>
    </message>
    <message>
        <source>Start again.</source>
        <translation>Beginnen Sie noch einmal.</translation>
    </message>
    <message>
        <source>The test side has more than 2,147,483,646 items.</source>
        <translation>Die Testseite hat mehr als 2.147.483.646 Elemente.</translation>
    </message>
    <message>
        <source>Compare a part of it.</source>
        <translation>Vergleichen Sie einen Teil davon.</translation>
    </message>
    <message>
        <source>Counting identical texts failed: %1.</source>
        <translation>Das Zählen gleicher Texte ist gescheitert: %1.</translation>
    </message>
    <message>
        <source>No n-gram size was chosen.</source>
        <translation>Es wurde keine n-Gramm-Länge gewählt.</translation>
    </message>
    <message>
        <source>The split %1 of %2 has no mentions to compare.</source>
        <translation>Der Split %1 von %2 hat keine Erwähnungen zum Vergleichen.</translation>
    </message>
    <message>
        <source>Compare texts, or load the split with its mentions.</source>
        <translation>Vergleichen Sie Texte oder laden Sie den Split mit seinen Erwähnungen.</translation>
    </message>
    <message>
        <source>The name of the data set is empty.</source>
        <translation>Der Name des Datensatzes ist leer.</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Geben Sie ihm einen Namen.</translation>
    </message>
    <message>
        <source>The id “%1” stands on line %2 of “%3” already</source>
        <translation>Die ID „%1“ steht schon in Zeile %2 von „%3“</translation>
    </message>
    <message>
        <source>No file was given to load.</source>
        <translation>Es wurde keine Datei zum Laden angegeben.</translation>
    </message>
    <message>
        <source>Choose at least one file.</source>
        <translation>Wählen Sie mindestens eine Datei.</translation>
    </message>
    <message>
        <source>The data set has no name.</source>
        <translation>Der Datensatz hat keinen Namen.</translation>
    </message>
    <message>
        <source>The split has no name.</source>
        <translation>Der Split hat keinen Namen.</translation>
    </message>
    <message>
        <source>Give it a name such as train or test.</source>
        <translation>Geben Sie ihm einen Namen wie train oder test.</translation>
    </message>
    <message>
        <source>A mention file belongs to one file, but several files were given.</source>
        <translation>Eine Erwähnungsdatei gehört zu einer einzigen Datei, angegeben wurden aber mehrere.</translation>
    </message>
    <message>
        <source>Load the files as splits of their own, or leave the mention files to be found beside them.</source>
        <translation>Laden Sie die Dateien als eigene Splits oder lassen Sie die Erwähnungsdateien neben ihnen suchen.</translation>
    </message>
    <message>
        <source>“%1” belongs to a Heldout project and is no file of texts.</source>
        <translation>„%1“ gehört zu einem Heldout-Projekt und ist keine Datei mit Texten.</translation>
    </message>
    <message>
        <source>Open it as a project, or choose the file the texts come from.</source>
        <translation>Öffnen Sie sie als Projekt oder wählen Sie die Datei, aus der die Texte stammen.</translation>
    </message>
    <message>
        <source>There is no such item.</source>
        <translation>Dieses Element gibt es nicht.</translation>
    </message>
    <message>
        <source>A compared text is not there any more.</source>
        <translation>Ein verglichener Text ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Run the comparison again.</source>
        <translation>Führen Sie den Vergleich erneut aus.</translation>
    </message>
    <message>
        <source>There is no such pair.</source>
        <translation>Dieses Paar gibt es nicht.</translation>
    </message>
    <message>
        <source>A stored pair names a mention that is not there.</source>
        <translation>Ein gespeichertes Paar nennt eine Erwähnung, die es nicht gibt.</translation>
    </message>
    <message>
        <source>Check the project file, or remove the comparison.</source>
        <translation>Prüfen Sie die Projektdatei oder entfernen Sie den Vergleich.</translation>
    </message>
    <message>
        <source>A compared mention is not there any more.</source>
        <translation>Eine verglichene Erwähnung ist nicht mehr da.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 wurde entfernt.</translation>
    </message>
    <message>
        <source>%1 was loaded again and differs.</source>
        <translation>%1 wurde neu geladen und ist anders.</translation>
    </message>
    <message>
        <source>A stored comparison cannot be read: %1.</source>
        <translation>Ein gespeicherter Vergleich ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>A stored comparison has fewer rows than it says.</source>
        <translation>Ein gespeicherter Vergleich hat weniger Zeilen als angegeben.</translation>
    </message>
    <message>
        <source>There is no comparison with this number.</source>
        <translation>Es gibt keinen Vergleich mit dieser Nummer.</translation>
    </message>
    <message>
        <source>Choose one of the stored comparisons.</source>
        <translation>Wählen Sie einen der gespeicherten Vergleiche.</translation>
    </message>
    <message>
        <source>The pairs of this comparison cannot be shown: %1 was removed.</source>
        <translation>Die Paare dieses Vergleichs lassen sich nicht zeigen: %1 wurde entfernt.</translation>
    </message>
    <message>
        <source>The pairs of this comparison cannot be shown: %1 was loaded again and differs.</source>
        <translation>Die Paare dieses Vergleichs lassen sich nicht zeigen: %1 wurde neu geladen und ist anders.</translation>
    </message>
    <message>
        <source>The borders of the intervals are not ascending between 0 and 100.</source>
        <translation>Die Grenzen der Intervalle steigen nicht zwischen 0 und 100 an.</translation>
    </message>
    <message>
        <source>Give each border once, the smallest first.</source>
        <translation>Geben Sie jede Grenze einmal an, die kleinste zuerst.</translation>
    </message>
    <message>
        <source>The number of rank parts is not between 1 and 1000.</source>
        <translation>Die Zahl der Rangteile liegt nicht zwischen 1 und 1000.</translation>
    </message>
    <message>
        <source>The test side has more than 2,147,483,648 different n-grams of one length.</source>
        <translation>Die Testseite hat mehr als 2.147.483.648 verschiedene n-Gramme einer Länge.</translation>
    </message>
    <message>
        <source>Compare a part of it, or shorter n-grams.</source>
        <translation>Vergleichen Sie einen Teil davon oder kürzere n-Gramme.</translation>
    </message>
    <message>
        <source>The test side has more than 4,294,967,294 items.</source>
        <translation>Die Testseite hat mehr als 4.294.967.294 Elemente.</translation>
    </message>
    <message>
        <source>The training side has more than 4,294,967,294 items.</source>
        <translation>Die Trainingsseite hat mehr als 4.294.967.294 Elemente.</translation>
    </message>
    <message>
        <source>The number of partners kept must be between 1 and 10,000.</source>
        <translation>Die Zahl der behaltenen Partner muss zwischen 1 und 10.000 liegen.</translation>
    </message>
    <message>
        <source>The least score must be between 0 and 100 percent.</source>
        <translation>Die Mindestähnlichkeit muss zwischen 0 und 100 Prozent liegen.</translation>
    </message>
    <message>
        <source>The comparison failed: %1.</source>
        <translation>Der Vergleich ist gescheitert: %1.</translation>
    </message>
    <message>
        <source>SQLite&apos;s check says: %1.</source>
        <translation>Die Prüfung von SQLite meldet: %1.</translation>
    </message>
    <message>
        <source>Split &quot;%1&quot; has %2 of %3 items.</source>
        <translation>Der Split „%1“ hat %2 von %3 Elementen.</translation>
    </message>
    <message>
        <source>Item %1 belongs to no split.</source>
        <translation>Element %1 gehört zu keinem Split.</translation>
    </message>
    <message>
        <source>There are pairs of a run of number %1, which is not there.</source>
        <translation>Es gibt Paare eines Laufs mit der Nummer %1, der nicht da ist.</translation>
    </message>
    <message>
        <source>There are partners of a run of number %1, which is not there.</source>
        <translation>Es gibt Partner eines Laufs mit der Nummer %1, der nicht da ist.</translation>
    </message>
    <message>
        <source>There are mentions of a set of number %1, which is not there.</source>
        <translation>Es gibt Erwähnungen einer Menge mit der Nummer %1, die nicht da ist.</translation>
    </message>
    <message>
        <source>There are values of a column of number %1, which is not there.</source>
        <translation>Es gibt Werte einer Spalte mit der Nummer %1, die nicht da ist.</translation>
    </message>
    <message>
        <source>The project file is damaged.</source>
        <translation>Die Projektdatei ist beschädigt.</translation>
    </message>
    <message>
        <source>Save a copy of what can be read, and use an older copy if you have one.</source>
        <translation>Speichern Sie eine Kopie dessen, was lesbar ist, und nutzen Sie eine ältere Kopie, falls vorhanden.</translation>
    </message>
    <message>
        <source>There is no room left for the project file.</source>
        <translation>Für die Projektdatei ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>Make room on the disk and try again.</source>
        <translation>Schaffen Sie Platz auf dem Datenträger und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Another program is writing to the project file.</source>
        <translation>Ein anderes Programm schreibt gerade in die Projektdatei.</translation>
    </message>
    <message>
        <source>Wait until it has finished and try again.</source>
        <translation>Warten Sie, bis es fertig ist, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The project file can only be read.</source>
        <translation>Die Projektdatei ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Save a copy in a folder where you may write.</source>
        <translation>Speichern Sie eine Kopie in einem Ordner, in den Sie schreiben dürfen.</translation>
    </message>
    <message>
        <source>The project file was moved, renamed or replaced while it was open.</source>
        <translation>Die Projektdatei wurde verschoben, umbenannt oder ersetzt, während sie offen war.</translation>
    </message>
    <message>
        <source>Save a copy of the project.</source>
        <translation>Speichern Sie eine Kopie des Projekts.</translation>
    </message>
    <message>
        <source>Use a copy of it if you have one.</source>
        <translation>Nutzen Sie eine Kopie, falls vorhanden.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>The project file could not be read.</source>
        <translation>Die Projektdatei konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Check the file, its folder and the disk.</source>
        <translation>Prüfen Sie die Datei, ihren Ordner und den Datenträger.</translation>
    </message>
    <message>
        <source>The project file could not be written.</source>
        <translation>Die Projektdatei konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Check the folder and the disk.</source>
        <translation>Prüfen Sie den Ordner und den Datenträger.</translation>
    </message>
    <message>
        <source>The name is taken already.</source>
        <translation>Der Name ist schon vergeben.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>What the new rows belong to is not there any more.</source>
        <translation>Wozu die neuen Zeilen gehören, ist nicht mehr da.</translation>
    </message>
    <message>
        <source>A text is too long for the project file.</source>
        <translation>Ein Text ist zu lang für die Projektdatei.</translation>
    </message>
    <message>
        <source>The project file refused a statement.</source>
        <translation>Die Projektdatei hat eine Anweisung abgelehnt.</translation>
    </message>
    <message>
        <source>%1 (SQLite: %2, %3)</source>
        <translation>%1 (SQLite: %2, %3)</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot;.</source>
        <translation>Es gibt keine Spalte „%1“.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; holds values of type %2.</source>
        <translation>Die Spalte „%1“ enthält Werte vom Typ %2.</translation>
    </message>
    <message>
        <source>A column of the project file has a hole.</source>
        <translation>Eine Spalte der Projektdatei hat eine Lücke.</translation>
    </message>
    <message>
        <source>Further rows of this kind, the first: %1</source>
        <translation>Weitere Zeilen dieser Art, die erste: %1</translation>
    </message>
    <message>
        <source>Split &quot;%1&quot; is there already.</source>
        <translation>Der Split „%1“ ist schon da.</translation>
    </message>
    <message>
        <source>Replace it, or choose another name.</source>
        <translation>Ersetzen Sie ihn oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>An import needs at least one source.</source>
        <translation>Ein Import braucht mindestens eine Quelle.</translation>
    </message>
    <message>
        <source>A mention lies outside its text.</source>
        <translation>Eine Erwähnung liegt außerhalb ihres Textes.</translation>
    </message>
    <message>
        <source>A data set and a split need a name.</source>
        <translation>Datensatz und Split brauchen einen Namen.</translation>
    </message>
    <message>
        <source>Split &quot;%1&quot; of &quot;%2&quot; is there already.</source>
        <translation>Der Split „%1“ von „%2“ ist schon da.</translation>
    </message>
    <message>
        <source>A split holds fewer than 4,294,967,296 items.</source>
        <translation>Ein Split fasst weniger als 4.294.967.296 Elemente.</translation>
    </message>
    <message>
        <source>The project file could not be opened: %1.</source>
        <translation>Die Projektdatei konnte nicht geöffnet werden: %1.</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>Die Datei konnte nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>There is no such project file.</source>
        <translation>Diese Projektdatei gibt es nicht.</translation>
    </message>
    <message>
        <source>This is not a Heldout project but no file at all.</source>
        <translation>Das ist kein Heldout-Projekt und nicht einmal eine Datei.</translation>
    </message>
    <message>
        <source>This is not a Heldout project.</source>
        <translation>Das ist kein Heldout-Projekt.</translation>
    </message>
    <message>
        <source>Import it as data if it holds texts.</source>
        <translation>Importieren Sie die Datei als Daten, wenn sie Texte enthält.</translation>
    </message>
    <message>
        <source>The project was written by a newer version of Heldout (project format %1, this version reads up to %2).</source>
        <translation>Das Projekt stammt aus einer neueren Version von Heldout (Projektformat %1, diese Version liest bis %2).</translation>
    </message>
    <message>
        <source>Install the newer version.</source>
        <translation>Installieren Sie die neuere Version.</translation>
    </message>
    <message>
        <source>The project file has no format number.</source>
        <translation>Die Projektdatei hat keine Formatnummer.</translation>
    </message>
    <message>
        <source>The project file is cut off: its end is missing.</source>
        <translation>Die Projektdatei ist abgeschnitten: Ihr Ende fehlt.</translation>
    </message>
    <message>
        <source>Copy it again from where it came from.</source>
        <translation>Kopieren Sie sie noch einmal von ihrer Quelle.</translation>
    </message>
    <message>
        <source>The file could not be created: %1.</source>
        <translation>Die Datei konnte nicht angelegt werden: %1.</translation>
    </message>
    <message>
        <source>There is a file of this name already.</source>
        <translation>Es gibt schon eine Datei dieses Namens.</translation>
    </message>
    <message>
        <source>A transaction was rolled back before its end.</source>
        <translation>Eine Transaktion wurde vor ihrem Ende zurückgenommen.</translation>
    </message>
    <message>
        <source>The data set is not there any more.</source>
        <translation>Der Datensatz ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The split is not there any more.</source>
        <translation>Der Split ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The run is pinned to the report.</source>
        <translation>Der Lauf ist an den Bericht geheftet.</translation>
    </message>
    <message>
        <source>Take it out of the report first.</source>
        <translation>Nehmen Sie ihn zuerst aus dem Bericht.</translation>
    </message>
    <message>
        <source>The run is not there any more.</source>
        <translation>Der Lauf ist nicht mehr da.</translation>
    </message>
    <message>
        <source>A data set needs a name.</source>
        <translation>Ein Datensatz braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is a data set named &quot;%1&quot; already.</source>
        <translation>Es gibt schon einen Datensatz namens „%1“.</translation>
    </message>
    <message>
        <source>The values of column &quot;%1&quot; are no multiple of its width.</source>
        <translation>Die Zahl der Werte von Spalte „%1“ ist kein Vielfaches ihrer Breite.</translation>
    </message>
    <message>
        <source>There is no way from project format %1.</source>
        <translation>Vom Projektformat %1 führt kein Weg weiter.</translation>
    </message>
    <message>
        <source>The project file or its folder can only be read.</source>
        <translation>Die Projektdatei oder ihr Ordner ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Open it for reading, or save a copy in a folder where you may write.</source>
        <translation>Öffnen Sie sie zum Lesen oder speichern Sie eine Kopie in einem Ordner, in den Sie schreiben dürfen.</translation>
    </message>
    <message>
        <source>It was not closed properly and its folder cannot be written: copy the file together with the file ending in -wal into another folder and open it there.</source>
        <translation>Sie wurde nicht richtig geschlossen, und ihr Ordner ist schreibgeschützt: Kopieren Sie die Datei zusammen mit der auf -wal endenden Datei in einen anderen Ordner und öffnen Sie sie dort.</translation>
    </message>
    <message>
        <source>The project is open for reading only.</source>
        <translation>Das Projekt ist nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>There is no split &quot;%1&quot; in a data set &quot;%2&quot;.</source>
        <translation>Es gibt keinen Split „%1“ in einem Datensatz „%2“.</translation>
    </message>
    <message>
        <source>There are no inputs of the kind &quot;%1&quot;.</source>
        <translation>Eingaben der Art „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Open it, or choose another name.</source>
        <translation>Öffnen Sie sie oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>A copy cannot take the place of a project that is open.</source>
        <translation>Eine Kopie kann ein geöffnetes Projekt nicht ersetzen.</translation>
    </message>
    <message>
        <source>The name belongs to something that is no file.</source>
        <translation>Der Name gehört zu etwas, das keine Datei ist.</translation>
    </message>
    <message>
        <source>The split does not have that many items.</source>
        <translation>Der Split hat nicht so viele Elemente.</translation>
    </message>
    <message>
        <source>The run has no result &quot;%1&quot;.</source>
        <translation>Der Lauf hat kein Ergebnis „%1“.</translation>
    </message>
    <message>
        <source>The run does not have that many rows.</source>
        <translation>Der Lauf hat nicht so viele Zeilen.</translation>
    </message>
    <message>
        <source>The split was removed or replaced while it was being read.</source>
        <translation>Der Split wurde entfernt oder ersetzt, während er gelesen wurde.</translation>
    </message>
    <message>
        <source>Split &quot;%1&quot; has no mentions.</source>
        <translation>Der Split „%1“ hat keine Erwähnungen.</translation>
    </message>
    <message>
        <source>The columns are those chosen last time for files of this shape.</source>
        <translation>Die Spalten sind die zuletzt für Dateien dieser Form gewählten.</translation>
    </message>
    <message>
        <source>#%1</source>
        <translation>#%1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Recognised as tab-separated: 1 column on %1 of %2 lines.</source>
        <translation>Als tabulatorgetrennt erkannt: 1 Spalte in %1 von %2 Zeilen.</translation>
    </message>
    <message>
        <source>Recognised as tab-separated: 1 column on %1 of %2 lines, and the quotes do not pair up.</source>
        <translation>Als tabulatorgetrennt erkannt: 1 Spalte in %1 von %2 Zeilen, und die Anführungszeichen gehen nicht auf.</translation>
    </message>
    <message>
        <source>Recognised as tab-separated: %3 columns on %1 of %2 lines.</source>
        <translation>Als tabulatorgetrennt erkannt: %3 Spalten in %1 von %2 Zeilen.</translation>
    </message>
    <message>
        <source>Recognised as tab-separated: %3 columns on %1 of %2 lines, and the quotes do not pair up.</source>
        <translation>Als tabulatorgetrennt erkannt: %3 Spalten in %1 von %2 Zeilen, und die Anführungszeichen gehen nicht auf.</translation>
    </message>
    <message>
        <source>Recognised as CSV by its name: 1 column on %1 of %2 lines.</source>
        <translation>Am Namen als CSV erkannt: 1 Spalte in %1 von %2 Zeilen.</translation>
    </message>
    <message>
        <source>Recognised as CSV with tabs: %3 columns on %1 of %2 lines.</source>
        <translation>Als CSV mit Tabulatoren erkannt: %3 Spalten in %1 von %2 Zeilen.</translation>
    </message>
    <message>
        <source>Recognised as CSV with commas: %3 columns on %1 of %2 lines.</source>
        <translation>Als CSV mit Kommas erkannt: %3 Spalten in %1 von %2 Zeilen.</translation>
    </message>
    <message>
        <source>Recognised as CSV with semicolons: %3 columns on %1 of %2 lines.</source>
        <translation>Als CSV mit Semikolons erkannt: %3 Spalten in %1 von %2 Zeilen.</translation>
    </message>
    <message>
        <source>Recognised as CSV with separators: %3 columns on %1 of %2 lines.</source>
        <translation>Als CSV mit Trennzeichen erkannt: %3 Spalten in %1 von %2 Zeilen.</translation>
    </message>
    <message>
        <source>Recognised as JSON Lines: a JSON object on %1 of %2 lines.</source>
        <translation>Als JSON Lines erkannt: ein JSON-Objekt in %1 von %2 Zeilen.</translation>
    </message>
    <message>
        <source>Recognised as BC2GM sentences: an id of its own on %1 of %2 lines.</source>
        <translation>Als BC2GM-Sätze erkannt: eine eigene ID in %1 von %2 Zeilen.</translation>
    </message>
    <message>
        <source>Recognised as BC2GM sentences: an id of its own on %1 of %2 lines, and “%3” holds mentions.</source>
        <translation>Als BC2GM-Sätze erkannt: eine eigene ID in %1 von %2 Zeilen, und „%3“ enthält Erwähnungen.</translation>
    </message>
    <message>
        <source>A separator was given, but “%1” is read as %2, which has none to choose.</source>
        <translation>Ein Trennzeichen wurde angegeben, aber „%1“ wird als %2 gelesen, und da gibt es keines zu wählen.</translation>
    </message>
    <message>
        <source>Leave the separator out, or read the file as CSV.</source>
        <translation>Lassen Sie das Trennzeichen weg, oder lesen Sie die Datei als CSV.</translation>
    </message>
    <message>
        <source>Choose at least one.</source>
        <translation>Wählen Sie mindestens eine.</translation>
    </message>
    <message>
        <source>The comparison kept no such partner of this item.</source>
        <translation>Der Vergleich hat diesen Partner des Eintrags nicht behalten.</translation>
    </message>
    <message>
        <source>A part does not say what it is of: %1.</source>
        <translation>Ein Teil sagt nicht, wozu er gehört: %1.</translation>
    </message>
    <message>
        <source>Make the part again.</source>
        <translation>Erzeugen Sie den Teil noch einmal.</translation>
    </message>
    <message>
        <source>The parts were not made from %1 and %2 of %3 as they stand in this project.</source>
        <translation>Die Teile stammen nicht von %1 und %2 aus %3, wie sie in diesem Projekt stehen.</translation>
    </message>
    <message>
        <source>Merge them in the project they were made from, or make them again.</source>
        <translation>Führen Sie sie in dem Projekt zusammen, aus dem sie stammen, oder erzeugen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>A text repeats an n-gram too often for tf-idf weights.</source>
        <translation>Ein Text wiederholt ein n-Gramm zu oft für Tf-idf-Gewichte.</translation>
    </message>
    <message>
        <source>Choose counts or binary weights.</source>
        <translation>Wählen Sie Anzahlen oder binäre Gewichte.</translation>
    </message>
    <message>
        <source>“%1” is not a part of a comparison.</source>
        <translation>„%1“ ist kein Teil eines Vergleichs.</translation>
    </message>
    <message>
        <source>“%1” was cut off or changed.</source>
        <translation>„%1“ wurde abgeschnitten oder verändert.</translation>
    </message>
    <message>
        <source>No part was given.</source>
        <translation>Es wurde kein Teil angegeben.</translation>
    </message>
    <message>
        <source>Give the files of all parts.</source>
        <translation>Geben Sie die Dateien aller Teile an.</translation>
    </message>
    <message>
        <source>Give parts that were made with the same files, settings and number of parts.</source>
        <translation>Geben Sie Teile an, die mit denselben Dateien, Einstellungen und derselben Zahl von Teilen erzeugt wurden.</translation>
    </message>
    <message>
        <source>Part %1 of %2 is missing.</source>
        <translation>Teil %1 von %2 fehlt.</translation>
    </message>
    <message>
        <source>Give each part once.</source>
        <translation>Geben Sie jeden Teil einmal an.</translation>
    </message>
    <message>
        <source>There is no part %1 of %2.</source>
        <translation>Es gibt keinen Teil %1 von %2.</translation>
    </message>
    <message>
        <source>Parts count from 1.</source>
        <translation>Teile zählen ab 1.</translation>
    </message>
    <message>
        <source>The n-gram length must be between 1 and 32.</source>
        <translation>Die n-Gramm-Länge muss zwischen 1 und 32 liegen.</translation>
    </message>
    <message>
        <source>The longest n-gram must not be shorter than the shortest.</source>
        <translation>Das längste n-Gramm darf nicht kürzer sein als das kürzeste.</translation>
    </message>
    <message>
        <source>All pairs need a least score above 0.</source>
        <translation>Für alle Paare muss die Mindestähnlichkeit über 0 liegen.</translation>
    </message>
    <message>
        <source>Jaccard and containment compare sets: choose binary weights.</source>
        <translation>Jaccard und Enthaltensein vergleichen Mengen: Wählen Sie binäre Gewichte.</translation>
    </message>
    <message>
        <source>As-published scores are the cosine of counts of n-grams of one length.</source>
        <translation>Werte wie veröffentlicht sind der Kosinus der Anzahlen von n-Grammen einer Länge.</translation>
    </message>
    <message>
        <source>Choose exact scores.</source>
        <translation>Wählen Sie exakte Werte.</translation>
    </message>
    <message>
        <source>Compare vectors that one model made.</source>
        <translation>Vergleichen Sie Vektoren desselben Modells.</translation>
    </message>
    <message>
        <source>Vectors of %1 numbers cannot be compared, only those of 1 to %2.</source>
        <translation>Vektoren mit %1 Zahlen lassen sich nicht vergleichen, nur solche mit 1 bis %2.</translation>
    </message>
    <message>
        <source>More than %1 vectors cannot be compared.</source>
        <translation>Mehr als %1 Vektoren lassen sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>There is not enough memory for the vectors of “%1”.</source>
        <translation>Der Arbeitsspeicher reicht für die Vektoren von „%1“ nicht aus.</translation>
    </message>
    <message>
        <source>Compare the test side in parts.</source>
        <translation>Vergleichen Sie die Testseite in Teilen.</translation>
    </message>
    <message>
        <source>Row %1 of “%2” holds a number that is NaN, infinite or beyond the range of float32.</source>
        <translation>Zeile %1 von „%2“ enthält eine Zahl, die NaN, unendlich oder für float32 zu groß ist.</translation>
    </message>
    <message>
        <source>Rows count from 1. Mend the vector or leave it out, then try again.</source>
        <translation>Die Zeilen zählen ab 1. Berichtigen Sie den Vektor oder lassen Sie ihn weg und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>“%1” became shorter while it was read.</source>
        <translation>„%1“ wurde während des Lesens kürzer.</translation>
    </message>
    <message>
        <source>Wait until nobody writes to it, then try again.</source>
        <translation>Warten Sie, bis niemand mehr hineinschreibt, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>A reader asked for bytes that are not there.</source>
        <translation>Ein Leser hat Bytes verlangt, die es nicht gibt.</translation>
    </message>
    <message>
        <source>“%1” holds records of several fields, not plain numbers.</source>
        <translation>„%1“ enthält Datensätze aus mehreren Feldern, keine einfachen Zahlen.</translation>
    </message>
    <message>
        <source>Save the array of the vectors alone.</source>
        <translation>Speichern Sie allein das Array der Vektoren.</translation>
    </message>
    <message>
        <source>“%1” holds Python objects (pickle). They are never loaded, for loading them can run any program.</source>
        <translation>„%1“ enthält Python-Objekte (pickle). Sie werden nie geladen, denn dabei kann jedes beliebige Programm ausgeführt werden.</translation>
    </message>
    <message>
        <source>Save plain numbers: numpy.save(&quot;vectors.npy&quot;, array.astype(&quot;float32&quot;)).</source>
        <translation>Speichern Sie einfache Zahlen: numpy.save(&quot;vectors.npy&quot;, array.astype(&quot;float32&quot;)).</translation>
    </message>
    <message>
        <source>“%1” holds numbers of type “%2”; float16, float32 and float64 are read.</source>
        <translation>„%1“ enthält Zahlen vom Typ „%2“; gelesen werden float16, float32 und float64.</translation>
    </message>
    <message>
        <source>“%1” has one dimension; vectors come as two: rows and numbers.</source>
        <translation>„%1“ hat eine Dimension; Vektoren haben zwei: Zeilen und Zahlen.</translation>
    </message>
    <message>
        <source>Save one vector a row, for example array.reshape(rows, numbers).</source>
        <translation>Speichern Sie einen Vektor je Zeile, zum Beispiel mit array.reshape(rows, numbers).</translation>
    </message>
    <message>
        <source>“%1” has %2 dimensions; vectors come as two: rows and numbers.</source>
        <translation>„%1“ hat %2 Dimensionen; Vektoren haben zwei: Zeilen und Zahlen.</translation>
    </message>
    <message>
        <source>“%1” holds no numbers.</source>
        <translation>„%1“ enthält keine Zahlen.</translation>
    </message>
    <message>
        <source>Choose the file with the vectors.</source>
        <translation>Wählen Sie die Datei mit den Vektoren.</translation>
    </message>
    <message>
        <source>“%1” has %2 rows; at most %3 can be read.</source>
        <translation>„%1“ hat %2 Zeilen; höchstens %3 können gelesen werden.</translation>
    </message>
    <message>
        <source>Compare it in parts.</source>
        <translation>Vergleichen Sie sie in Teilen.</translation>
    </message>
    <message>
        <source>“%1” has %2 numbers a row; at most %3 can be read.</source>
        <translation>„%1“ hat %2 Zahlen je Zeile; höchstens %3 können gelesen werden.</translation>
    </message>
    <message>
        <source>Save one vector a row; the array may need to be transposed.</source>
        <translation>Speichern Sie einen Vektor je Zeile; vielleicht muss das Array transponiert werden.</translation>
    </message>
    <message>
        <source>“%1” is cut off: its shape needs %2 bytes, the file has %3.</source>
        <translation>„%1“ ist abgeschnitten: Seine Form braucht %2 Bytes, die Datei hat %3.</translation>
    </message>
    <message>
        <source>“%1” goes on after its array: its shape needs %2 bytes, the file has %3.</source>
        <translation>„%1“ geht nach dem Array weiter: Seine Form braucht %2 Bytes, die Datei hat %3.</translation>
    </message>
    <message>
        <source>Save one array a file.</source>
        <translation>Speichern Sie ein Array je Datei.</translation>
    </message>
    <message>
        <source>A reader asked for rows that are not there.</source>
        <translation>Ein Leser hat Zeilen verlangt, die es nicht gibt.</translation>
    </message>
    <message>
        <source>“%1” is an archive of several arrays (.npz).</source>
        <translation>„%1“ ist ein Archiv mehrerer Arrays (.npz).</translation>
    </message>
    <message>
        <source>Save the one array that holds the vectors: numpy.save(&quot;vectors.npy&quot;, array).</source>
        <translation>Speichern Sie das eine Array mit den Vektoren: numpy.save(&quot;vectors.npy&quot;, array).</translation>
    </message>
    <message>
        <source>“%1” is no .npy file: it does not begin as one.</source>
        <translation>„%1“ ist keine .npy-Datei: Sie beginnt nicht wie eine.</translation>
    </message>
    <message>
        <source>Save the vectors with numpy.save(&quot;vectors.npy&quot;, array).</source>
        <translation>Speichern Sie die Vektoren mit numpy.save(&quot;vectors.npy&quot;, array).</translation>
    </message>
    <message>
        <source>“%1” is cut off within its header.</source>
        <translation>„%1“ ist im Kopf abgeschnitten.</translation>
    </message>
    <message>
        <source>“%1” has the unknown .npy version %2.</source>
        <translation>„%1“ hat die unbekannte .npy-Version %2.</translation>
    </message>
    <message>
        <source>Versions 1.0, 2.0 and 3.0 are read. Save it again with numpy.save.</source>
        <translation>Gelesen werden die Versionen 1.0, 2.0 und 3.0. Speichern Sie das Array noch einmal mit numpy.save.</translation>
    </message>
    <message>
        <source>The header of “%1” has %2 bytes, more than an array of vectors needs.</source>
        <translation>Der Kopf von „%1“ hat %2 Bytes, mehr als ein Array von Vektoren braucht.</translation>
    </message>
    <message>
        <source>The header of “%1” is none that numpy writes.</source>
        <translation>Der Kopf von „%1“ ist keiner, wie numpy ihn schreibt.</translation>
    </message>
    <message>
        <source>A name in “%1” is no UTF-8.</source>
        <translation>Ein Name in „%1“ ist kein UTF-8.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>Speichern Sie die Datei als UTF-8.</translation>
    </message>
    <message>
        <source>Names in “%1”: %2. Rows of the vectors: %3.</source>
        <translation>Namen in „%1“: %2. Zeilen der Vektoren: %3.</translation>
    </message>
    <message>
        <source>The file needs one line for each row, in the same order, and no heading.</source>
        <translation>Die Datei braucht eine Zeile für jeden Vektor, in derselben Reihenfolge und ohne Überschrift.</translation>
    </message>
    <message>
        <source>The vectors do not go together: numbers a row are %2 in “%1” and %4 in “%3”.</source>
        <translation>Die Vektoren passen nicht zusammen: Zahlen je Zeile sind es in „%1“ %2 und in „%3“ %4.</translation>
    </message>
    <message>
        <source>The least score must be between -100 and 100 percent.</source>
        <translation>Die Mindestähnlichkeit muss zwischen −100 und 100 Prozent liegen.</translation>
    </message>
    <message>
        <source>More than %1 pairs are to be kept.</source>
        <translation>Es wären mehr als %1 Paare zu behalten.</translation>
    </message>
    <message>
        <source>Raise the least score, keep fewer partners, or compare a part of the data.</source>
        <translation>Erhöhen Sie die Mindestähnlichkeit, behalten Sie weniger Partner oder vergleichen Sie einen Teil der Daten.</translation>
    </message>
    <message>
        <source>“%1” was made by another version of Heldout.</source>
        <translation>„%1“ stammt von einer anderen Heldout-Version.</translation>
    </message>
    <message>
        <source>The parts are of %1 and %2 of %3, which this project does not hold.</source>
        <translation>Die Teile gehören zu %1 und %2 von %3, die nicht in diesem Projekt stehen.</translation>
    </message>
    <message>
        <source>Merge them in the project they were made from, or give the data these names.</source>
        <translation>Führen Sie sie in dem Projekt zusammen, aus dem sie stammen, oder geben Sie den Daten diese Namen.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are not parts of the same comparison.</source>
        <translation>„%1“ und „%2“ sind nicht Teile desselben Vergleichs.</translation>
    </message>
    <message>
        <source>“%1” belongs to a project of this name that is open elsewhere, was not closed properly, or was moved away.</source>
        <translation>„%1“ gehört zu einem Projekt dieses Namens, das anderswo geöffnet ist, nicht ordentlich geschlossen oder verschoben wurde.</translation>
    </message>
    <message>
        <source>Choose another name. If that project is gone, delete the file.</source>
        <translation>Wählen Sie einen anderen Namen. Wenn es jenes Projekt nicht mehr gibt, löschen Sie die Datei.</translation>
    </message>
    <message>
        <source>“%1” and “%2” both hold part %3 of %4.</source>
        <translation>„%1“ und „%2“ enthalten beide Teil %3 von %4.</translation>
    </message>
    <message>
        <source>A file of vectors is missing.</source>
        <translation>Eine Datei mit Vektoren fehlt.</translation>
    </message>
    <message>
        <source>Give a .npy file for the test side and one for the training side.</source>
        <translation>Geben Sie je eine .npy-Datei für die Test- und die Trainingsseite an.</translation>
    </message>
    <message>
        <source>Vectors in “%1”: %2. Items of %3 in %4: %5.</source>
        <translation>Vektoren in „%1“: %2. Einträge von %3 in %4: %5.</translation>
    </message>
    <message>
        <source>Row by row there must be one for each. Otherwise give a file with the id of each row.</source>
        <translation>Zeile für Zeile muss es je einen geben. Geben Sie sonst eine Datei mit der ID jeder Zeile an.</translation>
    </message>
    <message>
        <source>The id “%1” stands on lines %2 and %3 of “%4”.</source>
        <translation>Die ID „%1“ steht in den Zeilen %2 und %3 von „%4“.</translation>
    </message>
    <message>
        <source>Each row of the vectors needs an id of its own.</source>
        <translation>Jede Zeile der Vektoren braucht eine eigene ID.</translation>
    </message>
    <message>
        <source>The item “%1” of %2 has no vector: its id is not in “%3”.</source>
        <translation>Der Eintrag „%1“ von %2 hat keinen Vektor: Seine ID steht nicht in „%3“.</translation>
    </message>
    <message>
        <source>%1 items of %2 have no vector: their ids are not in “%3”. The first is “%4”.</source>
        <translation>%1 Einträge von %2 haben keinen Vektor: Ihre IDs stehen nicht in „%3“. Die erste ist „%4“.</translation>
    </message>
    <message>
        <source>Every item of the split needs a vector.</source>
        <translation>Jeder Eintrag des Splits braucht einen Vektor.</translation>
    </message>
    <message>
        <source>The id “%1” on line %2 of “%3” is of no item of %4.</source>
        <translation>Die ID „%1“ in Zeile %2 von „%3“ gehört zu keinem Eintrag von %4.</translation>
    </message>
    <message>
        <source>%1 ids in “%2” are of no item of %3. The first is “%4” on line %5.</source>
        <translation>%1 IDs in „%2“ gehören zu keinem Eintrag von %3. Die erste ist „%4“ in Zeile %5.</translation>
    </message>
    <message>
        <source>Leave out their vectors, or choose the files of this split.</source>
        <translation>Lassen Sie ihre Vektoren weg oder wählen Sie die Dateien dieses Splits.</translation>
    </message>
    <message>
        <source>Two items of %1 have the id “%2”, so that ids do not tell which is which.</source>
        <translation>Zwei Einträge von %1 haben die ID „%2“; IDs sagen daher nicht, welcher welcher ist.</translation>
    </message>
    <message>
        <source>Compare row by row, without a file of ids.</source>
        <translation>Vergleichen Sie Zeile für Zeile, ohne Datei der IDs.</translation>
    </message>
    <message>
        <source>A split that is compared with itself has the same vectors on both sides.</source>
        <translation>Ein Split, der mit sich selbst verglichen wird, hat auf beiden Seiten dieselben Vektoren.</translation>
    </message>
    <message>
        <source>Give one file twice.</source>
        <translation>Geben Sie eine Datei zweimal an.</translation>
    </message>
    <message>
        <source>The number of resamples must be from 1 to %1.</source>
        <translation>Die Zahl der Stichproben muss zwischen 1 und %1 liegen.</translation>
    </message>
    <message>
        <source>The confidence must lie between 0 and 1.</source>
        <translation>Das Konfidenzniveau muss zwischen 0 und 1 liegen.</translation>
    </message>
    <message>
        <source>A score was asked for of a group, a system or a class that does not exist.</source>
        <translation>Ein Wert wurde für eine Gruppe, ein System oder eine Klasse verlangt, die es nicht gibt.</translation>
    </message>
    <message>
        <source>The number of points of a curve must be from 2 to %1.</source>
        <translation>Eine Kurve muss 2 bis %1 Punkte haben.</translation>
    </message>
    <message>
        <source>The share of the items in a window must be above 0 and at most 1.</source>
        <translation>Der Anteil der Einträge in einem Fenster muss über 0 und höchstens 1 sein.</translation>
    </message>
    <message>
        <source>Each item must have one similarity.</source>
        <translation>Jeder Eintrag muss genau eine Ähnlichkeit haben.</translation>
    </message>
    <message>
        <source>The number of permutations must be from 1 to %1.</source>
        <translation>Die Zahl der Permutationen muss zwischen 1 und %1 liegen.</translation>
    </message>
    <message>
        <source>Every mention begins with I, or with B where it touches another one of its type: IOB1.</source>
        <translation>Jede Erwähnung beginnt mit I, oder mit B, wo sie eine andere ihres Typs berührt: IOB1.</translation>
    </message>
    <message>
        <source>Every mention begins with B and goes on with I: IOB2.</source>
        <translation>Jede Erwähnung beginnt mit B und geht mit I weiter: IOB2.</translation>
    </message>
    <message>
        <source>Every mention ends with I, or with E where it touches another one of its type: IOE1.</source>
        <translation>Jede Erwähnung endet mit I, oder mit E, wo sie eine andere ihres Typs berührt: IOE1.</translation>
    </message>
    <message>
        <source>Every mention ends with E: IOE2.</source>
        <translation>Jede Erwähnung endet mit E: IOE2.</translation>
    </message>
    <message>
        <source>Every mention begins with B and ends with E, or is one S: IOBES.</source>
        <translation>Jede Erwähnung beginnt mit B und endet mit E, oder ist ein S: IOBES.</translation>
    </message>
    <message>
        <source>Every mention begins with B and ends with L, or is one U: BILOU.</source>
        <translation>Jede Erwähnung beginnt mit B und endet mit L, oder ist ein U: BILOU.</translation>
    </message>
    <message>
        <source>Sentence %1, token %2: “%3” is no tag.</source>
        <translation>Satz %1, Token %2: „%3“ ist kein Tag.</translation>
    </message>
    <message>
        <source>A tag is O, or a letter such as B or I, a hyphen and a type.</source>
        <translation>Ein Tag ist O, oder ein Buchstabe wie B oder I, ein Bindestrich und ein Typ.</translation>
    </message>
    <message>
        <source>No tag scheme has all the letters of these tags.</source>
        <translation>Kein Tagschema hat alle Buchstaben dieser Tags.</translation>
    </message>
    <message>
        <source>Two files in different schemes may have been put together.</source>
        <translation>Vielleicht wurden zwei Dateien mit verschiedenen Schemata zusammengefügt.</translation>
    </message>
    <message>
        <source>No tag but O was seen: taken as %1.</source>
        <translation>Es kam kein anderes Tag als O vor: als %1 gelesen.</translation>
    </message>
    <message>
        <source>%1 fits best. Of %2 mentions 1 breaks its rules: in sentence %3, at token %4.</source>
        <translation>%1 passt am besten. Von %2 Erwähnungen bricht 1 seine Regeln: in Satz %3, bei Token %4.</translation>
    </message>
    <message>
        <source>%1 fits best. Of %2 mentions %3 break its rules, the first in sentence %4, at token %5.</source>
        <translation>%1 passt am besten. Von %2 Erwähnungen brechen %3 seine Regeln, die erste in Satz %4, bei Token %5.</translation>
    </message>
    <message>
        <source>Tokens %1 to %2 are no mention of a sentence whose last token is %3.</source>
        <translation>Die Token %1 bis %2 sind keine Erwähnung eines Satzes, dessen letztes Token %3 ist.</translation>
    </message>
    <message>
        <source>A mention in several pieces cannot be written as tags.</source>
        <translation>Eine Erwähnung aus mehreren Stücken lässt sich nicht als Tags schreiben.</translation>
    </message>
    <message>
        <source>A mention without a type cannot be written as tags.</source>
        <translation>Eine Erwähnung ohne Typ lässt sich nicht als Tags schreiben.</translation>
    </message>
    <message>
        <source>Two mentions share token %1: tags cannot tell them apart.</source>
        <translation>Zwei Erwähnungen teilen sich Token %1: Tags können sie nicht unterscheiden.</translation>
    </message>
    <message>
        <source>Sentence %1, token %2: %3 has no tag such as “%4”.</source>
        <translation>Satz %1, Token %2: %3 hat kein Tag wie „%4“.</translation>
    </message>
    <message>
        <source>Choose the scheme that the tags are written in.</source>
        <translation>Wählen Sie das Schema, in dem die Tags geschrieben sind.</translation>
    </message>
    <message>
        <source>Sentence %1, token %2: the mention that begins with “%3” breaks the rules of %4.</source>
        <translation>Satz %1, Token %2: Die Erwähnung, die mit „%3“ beginnt, bricht die Regeln von %4.</translation>
    </message>
    <message>
        <source>Let such tags start a mention, or leave them out.</source>
        <translation>Lassen Sie solche Tags eine Erwähnung beginnen, oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>A sentence must have as many predicted tags as gold ones: there are %2 predicted and %1 gold.</source>
        <translation>Ein Satz muss so viele vorhergesagte Tags haben wie Gold-Tags: Vorhergesagt sind %2, Gold sind %1.</translation>
    </message>
    <message>
        <source>A trend has at most %1 groups.</source>
        <translation>Ein Trend hat höchstens %1 Gruppen.</translation>
    </message>
    <message>
        <source>The folder “%1” could not be read (%2).</source>
        <translation>Der Ordner „%1“ konnte nicht gelesen werden (%2).</translation>
    </message>
    <message>
        <source>Read as BRAT: there are no annotations beside the text.</source>
        <translation>Als BRAT gelesen: neben dem Text liegen keine Annotationen.</translation>
    </message>
    <message>
        <source>Recognised as BRAT: “%1” holds annotations.</source>
        <translation>Erkannt als BRAT: „%1“ enthält Annotationen.</translation>
    </message>
    <message>
        <source>The folder “%1” holds no annotations of BRAT.</source>
        <translation>Der Ordner „%1“ enthält keine Annotationen von BRAT.</translation>
    </message>
    <message>
        <source>Choose a folder with files NAME.txt and NAME.ann, or choose a file.</source>
        <translation>Wählen Sie einen Ordner mit Dateien NAME.txt und NAME.ann oder eine Datei.</translation>
    </message>
    <message>
        <source>Recognised as BRAT: %1 of %2 documents in the folder have annotations.</source>
        <translation>Erkannt als BRAT: %1 von %2 Dokumenten im Ordner haben Annotationen.</translation>
    </message>
    <message>
        <source>A document is longer than 256 MB.</source>
        <translation>Ein Dokument ist länger als 256 MB.</translation>
    </message>
    <message>
        <source>Check that the file is a text.</source>
        <translation>Prüfen Sie, ob die Datei ein Text ist.</translation>
    </message>
    <message>
        <source>The mention goes over the end of its line, and each line is an item</source>
        <translation>Die Erwähnung geht über das Ende ihrer Zeile hinaus, und jede Zeile ist ein Text für sich</translation>
    </message>
    <message>
        <source>The relation goes over the end of a line, and each line is an item</source>
        <translation>Die Relation geht über ein Zeilenende hinaus, und jede Zeile ist ein Text für sich</translation>
    </message>
    <message>
        <source>Relation left out</source>
        <translation>Relation ausgelassen</translation>
    </message>
    <message>
        <source>There is no text for the annotations “%1”</source>
        <translation>Zu den Annotationen „%1“ gibt es keinen Text</translation>
    </message>
    <message>
        <source>Document left out</source>
        <translation>Dokument ausgelassen</translation>
    </message>
    <message>
        <source>“%1” holds no documents of BRAT.</source>
        <translation>„%1“ enthält keine Dokumente von BRAT.</translation>
    </message>
    <message>
        <source>Each document needs its text in NAME.txt beside NAME.ann.</source>
        <translation>Jedes Dokument braucht seinen Text in NAME.txt neben NAME.ann.</translation>
    </message>
    <message>
        <source>%1 lines hold events (E), which are not kept</source>
        <translation>%1 Zeilen enthalten Ereignisse (E), die nicht übernommen werden</translation>
    </message>
    <message>
        <source>A line holds an event (E), which is not kept</source>
        <translation>Eine Zeile enthält ein Ereignis (E), das nicht übernommen wird</translation>
    </message>
    <message>
        <source>%1 lines hold attributes (A, M), which are not kept</source>
        <translation>%1 Zeilen enthalten Attribute (A, M), die nicht übernommen werden</translation>
    </message>
    <message>
        <source>A line holds an attribute (A, M), which is not kept</source>
        <translation>Eine Zeile enthält ein Attribut (A, M), das nicht übernommen wird</translation>
    </message>
    <message>
        <source>%1 lines hold links to other collections (N), which are not kept</source>
        <translation>%1 Zeilen enthalten Verweise auf andere Sammlungen (N), die nicht übernommen werden</translation>
    </message>
    <message>
        <source>A line holds a link to another collection (N), which is not kept</source>
        <translation>Eine Zeile enthält einen Verweis auf eine andere Sammlung (N), der nicht übernommen wird</translation>
    </message>
    <message>
        <source>%1 lines hold notes (#), which are not kept</source>
        <translation>%1 Zeilen enthalten Anmerkungen (#), die nicht übernommen werden</translation>
    </message>
    <message>
        <source>A line holds a note (#), which is not kept</source>
        <translation>Eine Zeile enthält eine Anmerkung (#), die nicht übernommen wird</translation>
    </message>
    <message>
        <source>The line is no annotation: it begins with “%1”</source>
        <translation>Die Zeile ist keine Annotation: sie beginnt mit „%1“</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Tabs expected between id, type with offsets, and text</source>
        <translation>Erwartet werden Tabulatoren zwischen Kennung, Typ mit Positionen und Text</translation>
    </message>
    <message>
        <source>Two offsets expected after the type: “0 5”, or “0 5;12 17” for several pieces</source>
        <translation>Nach dem Typ werden zwei Positionen erwartet: „0 5“ oder bei mehreren Stücken „0 5;12 17“</translation>
    </message>
    <message>
        <source>A type and two arguments expected: R1, a tab, Type Arg1:T1 Arg2:T2</source>
        <translation>Erwartet werden ein Typ und zwei Argumente: R1, ein Tabulator, Typ Arg1:T1 Arg2:T2</translation>
    </message>
    <message>
        <source>Offsets count the byte order mark at the start of the text: so %1 of %2 mentions read as the file says</source>
        <translation>Positionen zählen das Byte-Reihenfolge-Zeichen am Anfang des Textes mit: so lauten %1 von %2 Erwähnungen, wie die Datei sagt</translation>
    </message>
    <message>
        <source>Counted as one character</source>
        <translation>Als ein Zeichen gezählt</translation>
    </message>
    <message>
        <source>Offsets count a line break CR LF as one character: so %1 of %2 mentions read as the file says</source>
        <translation>Positionen zählen einen Zeilenumbruch CR LF als ein Zeichen: so lauten %1 von %2 Erwähnungen, wie die Datei sagt</translation>
    </message>
    <message>
        <source>Counted as one</source>
        <translation>Als eines gezählt</translation>
    </message>
    <message>
        <source>Offsets count a line break CR LF as two characters: so %1 of %2 mentions read as the file says</source>
        <translation>Positionen zählen einen Zeilenumbruch CR LF als zwei Zeichen: so lauten %1 von %2 Erwähnungen, wie die Datei sagt</translation>
    </message>
    <message>
        <source>Counted as two</source>
        <translation>Als zwei gezählt</translation>
    </message>
    <message>
        <source>Offsets that count characters fit %1 of %2 mentions, as they are read now %3</source>
        <translation>Positionen in Zeichen passen zu %1 von %2 Erwähnungen, so wie jetzt gelesen zu %3</translation>
    </message>
    <message>
        <source>Offsets that count UTF-16 units fit %1 of %2 mentions, as they are read now %3</source>
        <translation>Positionen in UTF-16-Einheiten passen zu %1 von %2 Erwähnungen, so wie jetzt gelesen zu %3</translation>
    </message>
    <message>
        <source>Offsets that count bytes fit %1 of %2 mentions, as they are read now %3</source>
        <translation>Positionen in Bytes passen zu %1 von %2 Erwähnungen, so wie jetzt gelesen zu %3</translation>
    </message>
    <message>
        <source>Read as chosen; choose the other unit to read them so</source>
        <translation>Wie gewählt gelesen; wählen Sie die andere Einheit, um sie so zu lesen</translation>
    </message>
    <message>
        <source>The mention “%1” goes over a line break</source>
        <translation>Die Erwähnung „%1“ geht über einen Zeilenumbruch</translation>
    </message>
    <message>
        <source>Taken as one mention</source>
        <translation>Als eine Erwähnung genommen</translation>
    </message>
    <message>
        <source>The mention ends at %1, the text has %2 characters</source>
        <translation>Die Erwähnung endet bei %1, der Text hat %2 Zeichen</translation>
    </message>
    <message>
        <source>The mention at %1 covers nothing</source>
        <translation>Die Erwähnung bei %1 umfasst nichts</translation>
    </message>
    <message>
        <source>The mention begins or ends inside a character</source>
        <translation>Die Erwähnung beginnt oder endet innerhalb eines Zeichens</translation>
    </message>
    <message>
        <source>The relation needs “%1”, which is no mention that was taken</source>
        <translation>Die Relation braucht „%1“, was keine übernommene Erwähnung ist</translation>
    </message>
    <message>
        <source>The token is empty</source>
        <translation>Das Token ist leer</translation>
    </message>
    <message>
        <source>Sentence left out</source>
        <translation>Satz ausgelassen</translation>
    </message>
    <message>
        <source>The sentence on line %1 is longer than 256 MB.</source>
        <translation>Der Satz auf Zeile %1 ist länger als 256 MB.</translation>
    </message>
    <message>
        <source>Check that a blank line ends each sentence.</source>
        <translation>Prüfen Sie, ob jeder Satz mit einer Leerzeile endet.</translation>
    </message>
    <message>
        <source>“%1” is no tag: O, or a letter such as B or I, a hyphen and a type</source>
        <translation>„%1“ ist kein Tag: O oder ein Buchstabe wie B oder I, ein Bindestrich und ein Typ</translation>
    </message>
    <message>
        <source>Every letter taken as it is</source>
        <translation>Jeder Buchstabe wie geschrieben genommen</translation>
    </message>
    <message>
        <source>Taken as mentions all the same</source>
        <translation>Trotzdem als Erwähnungen genommen</translation>
    </message>
    <message>
        <source>Recognised as a token a line (CoNLL): %1 columns, the last one a tag such as B-, I- or O on %2 of %3 lines.</source>
        <translation>Erkannt als ein Token je Zeile (CoNLL): %1 Spalten, die letzte ein Tag wie B-, I- oder O auf %2 von %3 Zeilen.</translation>
    </message>
    <message>
        <source>Recognised as a token a line (CoNLL): %1 columns on %2 of %3 lines.</source>
        <translation>Erkannt als ein Token je Zeile (CoNLL): %1 Spalten auf %2 von %3 Zeilen.</translation>
    </message>
    <message>
        <source>Recognised as mentions of BC2GM: ID|start end|text on %1 of %2 lines.</source>
        <translation>Erkannt als Erwähnungen von BC2GM: ID|Anfang Ende|Text auf %1 von %2 Zeilen.</translation>
    </message>
    <message>
        <source>Recognised as a tag a token (CoNLL): %1 columns, the last one a tag on %2 of %3 lines.</source>
        <translation>Erkannt als ein Tag je Token (CoNLL): %1 Spalten, die letzte ein Tag auf %2 von %3 Zeilen.</translation>
    </message>
    <message>
        <source>Recognised as a tag a token (CoNLL): %1 columns, the gold tag and then the predicted one in the last two, on %2 of %3 lines.</source>
        <translation>Erkannt als ein Tag je Token (CoNLL): %1 Spalten, in den letzten beiden das Gold-Tag und dann das vorhergesagte, auf %2 von %3 Zeilen.</translation>
    </message>
    <message>
        <source>Recognised as an id and a label with a blank between them on all %1 lines.</source>
        <translation>Erkannt als Kennung und Label mit einem Leerzeichen dazwischen auf allen %1 Zeilen.</translation>
    </message>
    <message>
        <source>Recognised as one label a line.</source>
        <translation>Erkannt als ein Label je Zeile.</translation>
    </message>
    <message>
        <source>Recognised as one score a line.</source>
        <translation>Erkannt als ein Wert je Zeile.</translation>
    </message>
    <message>
        <source>There are %1 columns of scores and %2 names of classes.</source>
        <translation>Es gibt %1 Spalten mit Werten und %2 Namen von Klassen.</translation>
    </message>
    <message>
        <source>Name a class for each column of scores, in the same order.</source>
        <translation>Nennen Sie für jede Spalte von Werten eine Klasse, in derselben Reihenfolge.</translation>
    </message>
    <message>
        <source>The score “%1” is no number</source>
        <translation>Der Wert „%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>A reader of predictions read an item.</source>
        <translation>Ein Leser von Vorhersagen hat einen Text gelesen.</translation>
    </message>
    <message>
        <source>No column holds labels, and none holds scores.</source>
        <translation>Keine Spalte enthält Labels, und keine enthält Werte.</translation>
    </message>
    <message>
        <source>Choose the column of the labels.</source>
        <translation>Wählen Sie die Spalte der Labels.</translation>
    </message>
    <message>
        <source>The id is empty</source>
        <translation>Die Kennung ist leer</translation>
    </message>
    <message>
        <source>No field is the predicted label and none holds scores.</source>
        <translation>Kein Feld ist das vorhergesagte Label und keines enthält Werte.</translation>
    </message>
    <message>
        <source>Choose the field of the prediction.</source>
        <translation>Wählen Sie das Feld der Vorhersage.</translation>
    </message>
    <message>
        <source>The field “%1” is missing or no text and no number</source>
        <translation>Das Feld „%1“ fehlt oder ist weder Text noch Zahl</translation>
    </message>
    <message>
        <source>The field “%1” holds no score</source>
        <translation>Das Feld „%1“ enthält keinen Wert</translation>
    </message>
    <message>
        <source>No column is the predicted tag.</source>
        <translation>Keine Spalte ist das vorhergesagte Tag.</translation>
    </message>
    <message>
        <source>Choose the column of the tags.</source>
        <translation>Wählen Sie die Spalte der Tags.</translation>
    </message>
    <message>
        <source>“%1” is a folder, which cannot be read as %2.</source>
        <translation>„%1“ ist ein Ordner und kann nicht als %2 gelesen werden.</translation>
    </message>
    <message>
        <source>Choose a file, or BRAT, of which a folder holds the documents.</source>
        <translation>Wählen Sie eine Datei oder BRAT, dessen Dokumente in einem Ordner liegen.</translation>
    </message>
    <message>
        <source>“%1” holds no predictions.</source>
        <translation>„%1“ enthält keine Vorhersagen.</translation>
    </message>
    <message>
        <source>No item has the positive label %1.</source>
        <translation>Kein Element hat das positive Label %1.</translation>
    </message>
    <message>
        <source>Choose one of the labels.</source>
        <translation>Wählen Sie eines der Labels.</translation>
    </message>
    <message>
        <source>There are %1 labels, and none was named as the positive one.</source>
        <translation>Es gibt %1 Labels, und keines wurde als das positive benannt.</translation>
    </message>
    <message>
        <source>Name it, or average over the labels.</source>
        <translation>Benennen Sie es oder mitteln Sie über die Labels.</translation>
    </message>
    <message>
        <source>There is no evaluation with this number.</source>
        <translation>Es gibt keine Auswertung mit dieser Nummer.</translation>
    </message>
    <message>
        <source>Choose one of the stored evaluations.</source>
        <translation>Wählen Sie eine der gespeicherten Auswertungen.</translation>
    </message>
    <message>
        <source>The predictions of %1 were joined to a split that was loaded again since.</source>
        <translation>Die Vorhersagen von %1 wurden einem Split zugeordnet, der seither neu geladen wurde.</translation>
    </message>
    <message>
        <source>Load the predictions again.</source>
        <translation>Laden Sie die Vorhersagen noch einmal.</translation>
    </message>
    <message>
        <source>The evaluation has no such row or system.</source>
        <translation>Die Auswertung hat keine solche Zeile oder kein solches System.</translation>
    </message>
    <message>
        <source>The items of this evaluation cannot be shown.</source>
        <translation>Die Elemente dieser Auswertung lassen sich nicht zeigen.</translation>
    </message>
    <message>
        <source>Evaluate again.</source>
        <translation>Werten Sie noch einmal aus.</translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <translation>%1 bis unter %2</translation>
    </message>
    <message>
        <source>100</source>
        <translation>100</translation>
    </message>
    <message>
        <source>%1 to 100</source>
        <translation>%1 bis 100</translation>
    </message>
    <message>
        <source>Part %1 of %2</source>
        <translation>Teil %1 von %2</translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>Wörter: %1</translation>
    </message>
    <message>
        <source>Words: %1 to %2</source>
        <translation>Wörter: %1 bis %2</translation>
    </message>
    <message>
        <source>Words: %1 and more</source>
        <translation>Wörter: %1 und mehr</translation>
    </message>
    <message>
        <source>No document</source>
        <translation>Kein Dokument</translation>
    </message>
    <message>
        <source>Without a value</source>
        <translation>Ohne Wert</translation>
    </message>
    <message>
        <source>Seen in training</source>
        <translation>Im Training gesehen</translation>
    </message>
    <message>
        <source>Not seen in training</source>
        <translation>Nicht im Training gesehen</translation>
    </message>
    <message>
        <source>The number of parts is not between 1 and 1000.</source>
        <translation>Die Zahl der Teile liegt nicht zwischen 1 und 1000.</translation>
    </message>
    <message>
        <source>Mentions have no class.</source>
        <translation>Erwähnungen haben keine Klasse.</translation>
    </message>
    <message>
        <source>Group them by their type.</source>
        <translation>Gruppieren Sie sie nach ihrem Typ.</translation>
    </message>
    <message>
        <source>Labels have no mention type.</source>
        <translation>Labels haben keinen Erwähnungstyp.</translation>
    </message>
    <message>
        <source>Group them by class.</source>
        <translation>Gruppieren Sie sie nach Klasse.</translation>
    </message>
    <message>
        <source>Only mentions can be grouped by whether they are seen in training.</source>
        <translation>Nur Erwähnungen lassen sich danach gruppieren, ob sie im Training vorkommen.</translation>
    </message>
    <message>
        <source>No field was named to group by.</source>
        <translation>Es wurde kein Feld genannt, nach dem gruppiert werden soll.</translation>
    </message>
    <message>
        <source>No text field was named whose overlap is looked at.</source>
        <translation>Es wurde kein Textfeld genannt, dessen Überschneidung betrachtet wird.</translation>
    </message>
    <message>
        <source>The lengths at which groups begin are not ascending from 1.</source>
        <translation>Die Längen, bei denen Gruppen beginnen, steigen nicht ab 1 an.</translation>
    </message>
    <message>
        <source>There are no predictions for the split %1.</source>
        <translation>Für den Split %1 gibt es keine Vorhersagen.</translation>
    </message>
    <message>
        <source>Load some first.</source>
        <translation>Laden Sie zuerst welche.</translation>
    </message>
    <message>
        <source>%1 and %2 predict different things and cannot stand beside each other.</source>
        <translation>%1 und %2 sagen Verschiedenes vorher und können nicht nebeneinander stehen.</translation>
    </message>
    <message>
        <source>Choose systems of one kind.</source>
        <translation>Wählen Sie Systeme derselben Art.</translation>
    </message>
    <message>
        <source>Classes cannot be crossed with classes.</source>
        <translation>Klassen lassen sich nicht mit Klassen kreuzen.</translation>
    </message>
    <message>
        <source>There is nothing to cross.</source>
        <translation>Es gibt nichts zu kreuzen.</translation>
    </message>
    <message>
        <source>The split %1 has no alternative mentions.</source>
        <translation>Der Split %1 hat keine alternativen Erwähnungen.</translation>
    </message>
    <message>
        <source>Choose another way of matching.</source>
        <translation>Wählen Sie eine andere Art des Abgleichs.</translation>
    </message>
    <message>
        <source>The comparison chosen is not one of these splits as they are now.</source>
        <translation>Der gewählte Vergleich ist keiner dieser Splits in ihrem jetzigen Stand.</translation>
    </message>
    <message>
        <source>Only predicted mentions can be grouped by the similarity of mentions.</source>
        <translation>Nur vorhergesagte Erwähnungen lassen sich nach der Ähnlichkeit von Erwähnungen gruppieren.</translation>
    </message>
    <message>
        <source>Group by the similarity of texts.</source>
        <translation>Gruppieren Sie nach der Ähnlichkeit der Texte.</translation>
    </message>
    <message>
        <source>A stored evaluation cannot be read: %1.</source>
        <translation>Eine gespeicherte Auswertung ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>Check the project file, or remove the evaluation.</source>
        <translation>Prüfen Sie die Projektdatei oder entfernen Sie die Auswertung.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Without a type</source>
        <translation>Ohne Typ</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Matthews correlation</source>
        <translation>Matthews-Korrelation</translation>
    </message>
    <message>
        <source>%1 of %2 is %3 both on what is most like the training data and on what is least like it.</source>
        <translation>%1 von %2 beträgt %3, sowohl bei dem, was den Trainingsdaten am ähnlichsten ist, als auch bei dem, was ihnen am unähnlichsten ist.</translation>
    </message>
    <message>
        <source>%1 of %2 falls from %3 on the most similar quarter to %4 on the least similar one.</source>
        <translation>%1 von %2 fällt von %3 im ähnlichsten Viertel auf %4 im unähnlichsten.</translation>
    </message>
    <message>
        <source>%1 of %2 falls from %3 on what is most like the training data to %4 on what is least like it.</source>
        <translation>%1 von %2 fällt von %3 bei dem, was den Trainingsdaten am ähnlichsten ist, auf %4 bei dem, was ihnen am unähnlichsten ist.</translation>
    </message>
    <message>
        <source>%1 of %2 rises from %3 on the most similar quarter to %4 on the least similar one.</source>
        <translation>%1 von %2 steigt von %3 im ähnlichsten Viertel auf %4 im unähnlichsten.</translation>
    </message>
    <message>
        <source>%1 of %2 rises from %3 on what is most like the training data to %4 on what is least like it.</source>
        <translation>%1 von %2 steigt von %3 bei dem, was den Trainingsdaten am ähnlichsten ist, auf %4 bei dem, was ihnen am unähnlichsten ist.</translation>
    </message>
    <message>
        <source>The mentions that the gold tags make are not those whose similarity is known.</source>
        <translation>Die Erwähnungen aus den Gold-Tags sind nicht die, deren Ähnlichkeit bekannt ist.</translation>
    </message>
    <message>
        <source>Group the items by the similarity of their texts.</source>
        <translation>Gruppieren Sie die Elemente nach der Ähnlichkeit ihrer Texte.</translation>
    </message>
    <message>
        <source>%1 seen</source>
        <translation>%1 gesehen</translation>
    </message>
    <message>
        <source>Neither seen</source>
        <translation>Keines von beiden gesehen</translation>
    </message>
    <message>
        <source>Nothing seen</source>
        <translation>Nichts gesehen</translation>
    </message>
    <message>
        <source>No item has a field %1.</source>
        <translation>Kein Element hat ein Feld %1.</translation>
    </message>
    <message>
        <source>Choose one of the columns that the file of the split has.</source>
        <translation>Wählen Sie eine der Spalten, die die Datei des Splits hat.</translation>
    </message>
    <message>
        <source>Predictions do not fit the items of their split.</source>
        <translation>Vorhersagen passen nicht zu den Elementen ihres Splits.</translation>
    </message>
    <message>
        <source>Mentions have no labels that could differ.</source>
        <translation>Erwähnungen haben keine Labels, die verschieden sein könnten.</translation>
    </message>
    <message>
        <source>Compare the texts.</source>
        <translation>Vergleichen Sie die Texte.</translation>
    </message>
    <message>
        <source>The pairs of this comparison cannot be shown.</source>
        <translation>Die Paare dieses Vergleichs lassen sich nicht zeigen.</translation>
    </message>
    <message>
        <source>No file of predictions was given.</source>
        <translation>Es wurde keine Datei mit Vorhersagen angegeben.</translation>
    </message>
    <message>
        <source>Load the split with its gold annotations first.</source>
        <translation>Laden Sie zuerst den Split mit seinen Gold-Annotationen.</translation>
    </message>
    <message>
        <source>The split %1 has no labels to compare predictions with.</source>
        <translation>Der Split %1 hat keine Labels, mit denen sich Vorhersagen vergleichen ließen.</translation>
    </message>
    <message>
        <source>The split %1 has no mentions to compare predictions with.</source>
        <translation>Der Split %1 hat keine Erwähnungen, mit denen sich Vorhersagen vergleichen ließen.</translation>
    </message>
    <message>
        <source>There are %1 predictions for the %2 items of %3, joined by position.</source>
        <translation>Zu den %2 Elementen von %3 gibt es %1 Vorhersagen, nach Position zugeordnet.</translation>
    </message>
    <message>
        <source>Join them by id, or give a prediction for each item.</source>
        <translation>Ordnen Sie sie nach ID zu oder geben Sie zu jedem Element eine Vorhersage an.</translation>
    </message>
    <message>
        <source>None of the predictions has the id of an item of %1.</source>
        <translation>Keine der Vorhersagen hat die ID eines Elements von %1.</translation>
    </message>
    <message>
        <source>Choose the column of the ids, or join by position.</source>
        <translation>Wählen Sie die Spalte der IDs oder ordnen Sie nach Position zu.</translation>
    </message>
    <message>
        <source>“%1” holds another kind of predictions than the file before it.</source>
        <translation>„%1“ enthält eine andere Art von Vorhersagen als die Datei davor.</translation>
    </message>
    <message>
        <source>The split has too many items to join predictions.</source>
        <translation>Der Split hat zu viele Elemente, um Vorhersagen zuzuordnen.</translation>
    </message>
    <message>
        <source>The item “%1” has %2 tokens, but there are %3 tags for it</source>
        <translation>Das Element „%1“ hat %2 Token, es gibt dazu aber %3 Tags</translation>
    </message>
    <message>
        <source>Left out: the item counts as not answered</source>
        <translation>Ausgelassen: das Element zählt als nicht beantwortet</translation>
    </message>
    <message>
        <source>The split %1 has no gold tags.</source>
        <translation>Der Split %1 hat keine Gold-Tags.</translation>
    </message>
    <message>
        <source>Load it from a file of one token a line.</source>
        <translation>Laden Sie ihn aus einer Datei mit einem Token je Zeile.</translation>
    </message>
    <message>
        <source>%1 is not a scheme of tags.</source>
        <translation>%1 ist kein Tagschema.</translation>
    </message>
    <message>
        <source>Choose IOB1, IOB2, IOE1, IOE2, IOBES or BILOU.</source>
        <translation>Wählen Sie IOB1, IOB2, IOE1, IOE2, IOBES oder BILOU.</translation>
    </message>
    <message>
        <source>The tokens of an item cannot be read.</source>
        <translation>Die Token eines Elements sind nicht lesbar.</translation>
    </message>
    <message>
        <source>The tokens of an item are not in order.</source>
        <translation>Die Token eines Elements sind nicht in der richtigen Reihenfolge.</translation>
    </message>
    <message>
        <source>The split was removed or replaced while predictions were loaded.</source>
        <translation>Der Split wurde entfernt oder ersetzt, während Vorhersagen geladen wurden.</translation>
    </message>
    <message>
        <source>Load them again.</source>
        <translation>Laden Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>There are predictions of &quot;%1&quot; for this split already.</source>
        <translation>Von „%1“ gibt es für diesen Split schon Vorhersagen.</translation>
    </message>
    <message>
        <source>Replace them, or choose another name.</source>
        <translation>Ersetzen Sie sie oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; does not have a value for each item.</source>
        <translation>Die Spalte „%1“ hat nicht für jedes Element einen Wert.</translation>
    </message>
    <message>
        <source>A system needs a name and a task.</source>
        <translation>Ein System braucht einen Namen und eine Aufgabe.</translation>
    </message>
    <message>
        <source>There are too many combinations of labels.</source>
        <translation>Es gibt zu viele Kombinationen von Labels.</translation>
    </message>
    <message>
        <source>Predictions are not in the order of the items.</source>
        <translation>Vorhersagen sind nicht in der Reihenfolge der Elemente.</translation>
    </message>
    <message>
        <source>Predictions need at least one source.</source>
        <translation>Vorhersagen brauchen mindestens eine Quelle.</translation>
    </message>
    <message>
        <source>The predictions are not there any more.</source>
        <translation>Die Vorhersagen sind nicht mehr da.</translation>
    </message>
    <message>
        <source>A system needs a name.</source>
        <translation>Ein System braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is a system named &quot;%1&quot; already.</source>
        <translation>Es gibt schon ein System namens „%1“.</translation>
    </message>
    <message>
        <source>“%1” is no tag: O, or a letter such as B or I, a hyphen and a type (no tags in %2 of the column&apos;s %3 cells)</source>
        <translation>„%1“ ist kein Tag: O oder ein Buchstabe wie B oder I, ein Bindestrich und ein Typ (kein Tag in %2 von %3 Zellen der Spalte)</translation>
    </message>
    <message>
        <source>No mentions taken from the column</source>
        <translation>Keine Erwähnungen aus der Spalte gelesen</translation>
    </message>
    <message>
        <source>No item of %1 has the label %2 (predictions: %3)</source>
        <translation>Kein Element von %1 hat das Label %2 (Vorhersagen: %3)</translation>
    </message>
    <message>
        <source>No item of %1 has the labels %2 (predictions: %3)</source>
        <translation>Kein Element von %1 hat die Labels %2 (Vorhersagen: %3)</translation>
    </message>
    <message>
        <source>No item of %1 has the labels %2 and %4 more (predictions: %3)</source>
        <translation>Kein Element von %1 hat die Labels %2 und %4 weitere (Vorhersagen: %3)</translation>
    </message>
    <message>
        <source>Counted as wrong</source>
        <translation>Als falsch gezählt</translation>
    </message>
    <message>
        <source>Only labels can be left out of the averages.</source>
        <translation>Nur Labels können aus den Mitteln ausgelassen werden.</translation>
    </message>
    <message>
        <source>No item has the label %1, which is to be left out.</source>
        <translation>Kein Element hat das Label %1, das ausgelassen werden soll.</translation>
    </message>
    <message>
        <source>This is published already.</source>
        <translation>Dies ist schon abgeschlossen.</translation>
    </message>
    <message>
        <source>“%1” holds mentions or tags and no labels of whole texts.</source>
        <translation>„%1“ enthält Erwähnungen oder Tags und keine Labels ganzer Texte.</translation>
    </message>
    <message>
        <source>Load a file that holds the texts and their mentions.</source>
        <translation>Laden Sie eine Datei, die die Texte samt ihren Erwähnungen enthält.</translation>
    </message>
    <message>
        <source>Line %1 has another text than the item “%2”, joined by position.</source>
        <translation>Zeile %1 hat einen anderen Text als das Element „%2“, nach Position zugeordnet.</translation>
    </message>
    <message>
        <source>Join the labels by id, or choose the file in the order of the texts.</source>
        <translation>Ordnen Sie die Labels nach ID zu oder wählen Sie die Datei in der Reihenfolge der Texte.</translation>
    </message>
    <message>
        <source>There are labels for %1 texts and %2 texts (left out: %3), joined by position.</source>
        <translation>Es gibt Labels zu %1 Texten und %2 Texte (ausgelassen: %3), nach Position zugeordnet.</translation>
    </message>
    <message>
        <source>Join the labels by id, or give a label for each text.</source>
        <translation>Ordnen Sie die Labels nach ID zu oder geben Sie zu jedem Text ein Label an.</translation>
    </message>
    <message>
        <source>None of the labels has the id of a text.</source>
        <translation>Keines der Labels hat die ID eines Textes.</translation>
    </message>
    <message>
        <source>Texts without a label: %1, such as “%2”</source>
        <translation>Texte ohne Label: %1, zum Beispiel „%2“</translation>
    </message>
    <message>
        <source>Labels that belong to no text or to one that has one already: %1</source>
        <translation>Labels, die zu keinem Text gehören oder zu einem, der schon eines hat: %1</translation>
    </message>
    <message>
        <source>Texts that are others beside their label: %1, such as “%2”</source>
        <translation>Texte, die neben ihrem Label anders lauten: %1, zum Beispiel „%2“</translation>
    </message>
    <message>
        <source>Labels taken all the same</source>
        <translation>Labels trotzdem übernommen</translation>
    </message>
    <message>
        <source>Relations have no class.</source>
        <translation>Relationen haben keine Klasse.</translation>
    </message>
    <message>
        <source>%1 predicts no mentions, and so no relations between them.</source>
        <translation>%1 sagt keine Erwähnungen voraus, also auch keine Relationen zwischen ihnen.</translation>
    </message>
    <message>
        <source>The split %1 has no relations to compare predictions with.</source>
        <translation>Der Split %1 hat keine Relationen, mit denen sich Vorhersagen vergleichen ließen.</translation>
    </message>
    <message>
        <source>A relation belongs to no item of its split.</source>
        <translation>Eine Relation gehört zu keinem Element ihres Splits.</translation>
    </message>
    <message>
        <source>A relation needs a mention that its item does not have.</source>
        <translation>Eine Relation braucht eine Erwähnung, die ihr Element nicht hat.</translation>
    </message>
    <message>
        <source>There are relations of a set of number %1, which is not there.</source>
        <translation>Es gibt Relationen einer Menge mit der Nummer %1, die nicht da ist.</translation>
    </message>
    <message>
        <source>One more like this: %1</source>
        <translation>Eine weitere dieser Art: %1</translation>
    </message>
    <message>
        <source>%1 more like this: %2</source>
        <translation>%1 weitere dieser Art: %2</translation>
    </message>
    <message>
        <source>Choose the ontology as OBO, or convert it: “robot convert --input FILE.owl --output FILE.obo”.</source>
        <translation>Wählen Sie die Ontologie als OBO oder wandeln Sie sie um: „robot convert --input FILE.owl --output FILE.obo“.</translation>
    </message>
    <message>
        <source>Choose the ontology as OBO.</source>
        <translation>Wählen Sie die Ontologie als OBO.</translation>
    </message>
    <message>
        <source>“%1” is an ontology in OWL, not in OBO.</source>
        <translation>„%1“ ist eine Ontologie in OWL, nicht in OBO.</translation>
    </message>
    <message>
        <source>“%1” is an ontology in Turtle, not in OBO.</source>
        <translation>„%1“ ist eine Ontologie in Turtle, nicht in OBO.</translation>
    </message>
    <message>
        <source>“%1” is a JSON file, not an ontology in OBO.</source>
        <translation>„%1“ ist eine JSON-Datei, keine Ontologie in OBO.</translation>
    </message>
    <message>
        <source>“%1” holds annotations with terms, not an ontology.</source>
        <translation>„%1“ enthält Annotationen mit Termen, keine Ontologie.</translation>
    </message>
    <message>
        <source>“%1” has no [Term], as an ontology in OBO has.</source>
        <translation>„%1“ hat keinen [Term], wie ihn eine Ontologie in OBO hat.</translation>
    </message>
    <message>
        <source>No [Term] of “%1” has an id.</source>
        <translation>Kein [Term] von „%1“ hat eine ID.</translation>
    </message>
    <message>
        <source>A colon expected between tag and value</source>
        <translation>Zwischen Tag und Wert wird ein Doppelpunkt erwartet</translation>
    </message>
    <message>
        <source>A stanza&apos;s name alone expected, in brackets</source>
        <translation>Allein der Name eines Abschnitts in eckigen Klammern wird erwartet</translation>
    </message>
    <message>
        <source>Taken as the begin of [%1]</source>
        <translation>Als Beginn von [%1] übernommen</translation>
    </message>
    <message>
        <source>The term has no id</source>
        <translation>Der Term hat keine ID</translation>
    </message>
    <message>
        <source>Term left out</source>
        <translation>Term ausgelassen</translation>
    </message>
    <message>
        <source>The id “%1” stands in the term of line %2 already</source>
        <translation>Die ID „%1“ steht schon im Term in Zeile %2</translation>
    </message>
    <message>
        <source>Both taken as one term, with the relations of both and the first name</source>
        <translation>Beide als ein Term übernommen, mit den Relationen beider und dem ersten Namen</translation>
    </message>
    <message>
        <source>A second id in a term, “%1”</source>
        <translation>Eine zweite ID in einem Term, „%1“</translation>
    </message>
    <message>
        <source>Taken as the begin of [%1]</source>
        <comment>Term</comment>
        <translation>Als Beginn von [%1] übernommen</translation>
    </message>
    <message>
        <source>“%1” is neither true nor false</source>
        <translation>„%1“ ist weder true noch false</translation>
    </message>
    <message>
        <source>“%1” without an id behind it</source>
        <translation>„%1“ ohne ID dahinter</translation>
    </message>
    <message>
        <source>“%1” behind the id “%2”</source>
        <translation>„%1“ hinter der ID „%2“</translation>
    </message>
    <message>
        <source>“%1” a second time: “%2”</source>
        <translation>„%1“ ein zweites Mal: „%2“</translation>
    </message>
    <message>
        <source>The first one stays</source>
        <translation>Der erste Wert bleibt</translation>
    </message>
    <message>
        <source>The k of S_k is below 1.</source>
        <translation>Das k von S_k liegt unter 1.</translation>
    </message>
    <message>
        <source>Choose a number from 1, usually 2.</source>
        <translation>Wählen Sie eine Zahl ab 1, gewöhnlich 2.</translation>
    </message>
    <message>
        <source>Predictions, information and true terms are not of the same proteins and terms.</source>
        <translation>Vorhersagen, Informationsgehalt und wahre Terme gehören nicht zu denselben Proteinen und Termen.</translation>
    </message>
    <message>
        <source>The parents of the term %1 lead back to it.</source>
        <translation>Die Eltern des Terms %1 führen zu ihm zurück.</translation>
    </message>
    <message>
        <source>Correct the ontology, or leave out the relation that makes the circle.</source>
        <translation>Korrigieren Sie die Ontologie oder lassen Sie die Beziehung weg, die den Kreis bildet.</translation>
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
    <name>ScoreFigure</name>
    <message>
        <source>Number of items at the axis</source>
        <translation>Anzahl der Elemente an der Achse</translation>
    </message>
</context>
<context>
    <name>Words</name>
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
        <source>%1.</source>
        <comment>a sentence without its full stop</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>a key</comment>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>a key</comment>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>a key</comment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>a key</comment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>path of a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>BRAT standoff</source>
        <translation>BRAT (Standoff)</translation>
    </message>
    <message>
        <source>CoNLL columns</source>
        <translation>CoNLL-Spalten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln resample(s)</source>
        <translation>
            <numerusform>%Ln Stichprobe</numerusform>
            <numerusform>%Ln Stichproben</numerusform>
        </translation>
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
    <name>heldout::ui::ChartPanel</name>
    <message>
        <source>Second group that is drawn</source>
        <translation>Zweite Gruppe, die gezeichnet wird</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Points by group</source>
        <translation>Punkte je Gruppe</translation>
    </message>
    <message>
        <source>Bars by group</source>
        <translation>Balken je Gruppe</translation>
    </message>
    <message>
        <source>Smoothed curve over similarity</source>
        <translation>Geglättete Kurve über der Ähnlichkeit</translation>
    </message>
    <message>
        <source>%1 against similarity</source>
        <extracomment>Title of a chart; %1 is a metric</extracomment>
        <translation>%1 gegen Ähnlichkeit</translation>
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
    <name>heldout::ui::CompareMoreDialog</name>
    <message>
        <source>Sizes of n-grams</source>
        <translation>Größen der n-Gramme</translation>
    </message>
    <message>
        <source>The closest of each item:</source>
        <translation>Die ähnlichsten zu jedem Element:</translation>
    </message>
    <message>
        <source>Every pair from, in %:</source>
        <translation>Jedes Paar ab, in %:</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>More sizes and partners</source>
        <translation>Weitere Größen und Partner</translation>
    </message>
    <message>
        <source>Partners of each item</source>
        <translation>Partner je Element</translation>
    </message>
    <message>
        <source>Least score in percent</source>
        <translation>Kleinster Wert in Prozent</translation>
    </message>
    <message>
        <source>For example 1, 4 or 3-5: a range is one comparison of all its sizes.</source>
        <translation>Zum Beispiel 1, 4 oder 3-5: ein Bereich ist ein Vergleich mit allen seinen Größen.</translation>
    </message>
    <message>
        <source>Every pair is listed on the Pairs page; what is closest is shown here.</source>
        <translation>Jedes Paar steht auf der Seite „Paare“; das Ähnlichste wird hier gezeigt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Give sizes such as 1, 4 or 3-5.</source>
        <translation>Geben Sie Größen wie 1, 4 oder 3-5 an.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n sizes at once.</source>
        <translation>
            <numerusform>Höchstens %n Größe auf einmal.</numerusform>
            <numerusform>Höchstens %n Größen auf einmal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::CountsModel</name>
    <message>
        <source>True positives</source>
        <translation>Richtig positive</translation>
    </message>
    <message>
        <source>False positives</source>
        <translation>Falsch positive</translation>
    </message>
    <message>
        <source>False negatives</source>
        <translation>Falsch negative</translation>
    </message>
    <message>
        <source>Gold mentions</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Gold labels</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Übersehen</translation>
    </message>
    <message>
        <source>Precision (%)</source>
        <translation>Genauigkeit (%)</translation>
    </message>
    <message>
        <source>Recall (%)</source>
        <translation>Trefferquote (%)</translation>
    </message>
    <message>
        <source>F1 (%)</source>
        <translation>F1 (%)</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>Korrektheit (%)</translation>
    </message>
    <message>
        <source>MCC (%)</source>
        <translation>MCC (%)</translation>
    </message>
    <message>
        <source>Gold relations</source>
        <translation>Gold-Relationen</translation>
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
    <message>
        <source>%1 opens the line</source>
        <translation>%1 öffnet die Zeile</translation>
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
    <name>heldout::ui::DifferencesModel</name>
    <message>
        <source>How likely a difference as large is by chance, by a paired bootstrap</source>
        <translation>Wie wahrscheinlich ein so großer Unterschied zufällig ist, nach einem gepaarten Bootstrap</translation>
    </message>
    <message>
        <source>%1 minus %2, in points</source>
        <translation>%1 minus %2, in Punkten</translation>
    </message>
    <message>
        <source>low</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>high</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
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
    <name>heldout::ui::EvaluateBar</name>
    <message>
        <source>More groupings</source>
        <translation>Weitere Gruppierungen</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>Settings of the evaluation</source>
        <translation>Einstellungen der Auswertung</translation>
    </message>
    <message>
        <source>Test split</source>
        <translation>Test-Split</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Nicht verglichen</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
</context>
<context>
    <name>heldout::ui::EvaluatePage</name>
    <message>
        <source>Choose a group in the chart, or a system in the table</source>
        <translation>Eine Gruppe im Diagramm oder ein System in der Tabelle wählen</translation>
    </message>
    <message>
        <source>Open the sentences of a cell or a group</source>
        <translation>Die Sätze einer Zelle oder Gruppe öffnen</translation>
    </message>
    <message>
        <source>Hide or show a system</source>
        <translation>Ein System aus- oder einblenden</translation>
    </message>
    <message>
        <source>Load predictions</source>
        <translation>Vorhersagen laden</translation>
    </message>
    <message>
        <source>Export the figure</source>
        <translation>Die Abbildung exportieren</translation>
    </message>
    <message>
        <source>Load predictions…</source>
        <translation>Vorhersagen laden…</translation>
    </message>
    <message>
        <source>Two splits side by side…</source>
        <translation>Zwei Splits nebeneinander…</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>Abbildung exportieren…</translation>
    </message>
    <message>
        <source>Side by side…</source>
        <translation>Nebeneinander…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Table written to %1</source>
        <translation>Tabelle nach %1 geschrieben</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Reading the page</source>
        <translation>Lesen der Seite</translation>
    </message>
    <message>
        <source>Reading the systems</source>
        <translation>Lesen der Systeme</translation>
    </message>
    <message>
        <source>Evaluating %1</source>
        <translation>Auswerten von %1</translation>
    </message>
    <message>
        <source>Reading evaluations</source>
        <translation>Lesen der Auswertungen</translation>
    </message>
    <message>
        <source>The evaluation was cancelled; what is shown is the one before.</source>
        <translation>Die Auswertung wurde abgebrochen; gezeigt wird die vorige.</translation>
    </message>
    <message>
        <source>No predictions yet</source>
        <translation>Noch keine Vorhersagen</translation>
    </message>
    <message>
        <source>Load a system&apos;s predictions for the test split to see how its score changes with the distance to the training texts.</source>
        <translation>Laden Sie die Vorhersagen eines Systems für den Test-Split, um zu sehen, wie sich sein Ergebnis mit dem Abstand zu den Trainingstexten ändert.</translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation>Noch keine Daten</translation>
    </message>
    <message>
        <source>Import a training and a test split, then load what systems predict for the test split.</source>
        <translation>Importieren Sie einen Trainings- und einen Test-Split, und laden Sie dann, was Systeme für den Test-Split vorhersagen.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>Training and test split</source>
        <translation>Trainings- und Test-Split</translation>
    </message>
    <message>
        <source>Texts with their labels or mentions</source>
        <translation>Texte mit ihren Labels oder Erwähnungen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>How close each test sentence is to training</source>
        <translation>Wie nah jeder Testsatz am Training ist</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>One file a system</source>
        <translation>Eine Datei je System</translation>
    </message>
    <message>
        <source>You can also drop files of predictions here.</source>
        <translation>Sie können Vorhersagedateien auch hierher ziehen.</translation>
    </message>
    <message>
        <source>You can also drop files anywhere on this window.</source>
        <translation>Sie können Dateien auch irgendwo auf dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>Not compared with training yet</source>
        <translation>Noch nicht mit dem Training verglichen</translation>
    </message>
    <message>
        <source>No training split</source>
        <translation>Kein Trainings-Split</translation>
    </message>
    <message>
        <source>These groups follow how close each test sentence is to the training sentences. Compare the two splits first, or group by something else.</source>
        <translation>Diese Gruppen folgen der Nähe jedes Testsatzes zu den Trainingssätzen. Vergleichen Sie zuerst die beiden Splits, oder gruppieren Sie nach etwas anderem.</translation>
    </message>
    <message>
        <source>These groups follow how close each test sentence is to training. Import the training split of this data set, or group by something else.</source>
        <translation>Diese Gruppen folgen der Nähe jedes Testsatzes zum Training. Importieren Sie den Trainings-Split dieses Datensatzes, oder gruppieren Sie nach etwas anderem.</translation>
    </message>
    <message>
        <source>The predictions are of an earlier split</source>
        <translation>Die Vorhersagen gehören zu einem früheren Split</translation>
    </message>
    <message>
        <source>The split was loaded again since. Load the predictions again, so that they meet its items.</source>
        <translation>Der Split wurde seitdem neu geladen. Laden Sie die Vorhersagen noch einmal, damit sie zu seinen Elementen passen.</translation>
    </message>
    <message>
        <source>Outdated: %1</source>
        <translation>Veraltet: %1</translation>
    </message>
    <message>
        <source>The split was loaded again since the predictions of %1. Load them again.</source>
        <extracomment>%1 is a list of systems</extracomment>
        <translation>Der Split wurde seit den Vorhersagen von %1 neu geladen. Laden Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>Scoring and resampling…</source>
        <translation>Bewerten und Stichproben ziehen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>This project can only be read</source>
        <translation>Dieses Projekt kann nur gelesen werden</translation>
    </message>
    <message>
        <source>This comparison is running</source>
        <translation>Dieser Vergleich läuft</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>&quot;BC2GM · test&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Figure written to %1</source>
        <translation>Abbildung nach %1 geschrieben</translation>
    </message>
</context>
<context>
    <name>heldout::ui::EvaluationSettingsDialog</name>
    <message>
        <source>100 is a group of its own</source>
        <translation>100 ist eine eigene Gruppe</translation>
    </message>
    <message>
        <source>All mentions of a touched sentence, as published</source>
        <translation>Alle Erwähnungen eines berührten Satzes, wie veröffentlicht</translation>
    </message>
    <message>
        <source>Upper and lower case are the same</source>
        <translation>Groß- und Kleinschreibung sind gleich</translation>
    </message>
    <message>
        <source>Settings of the evaluation</source>
        <translation>Einstellungen der Auswertung</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no second grouping</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>the same text</source>
        <translation>der gleiche Text</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <source>Within them, by</source>
        <translation>Darin nach</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>Borders between them, in %</source>
        <translation>Grenzen dazwischen, in %</translation>
    </message>
    <message>
        <source>Number of parts</source>
        <translation>Anzahl der Teile</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Text fields, the one that decides first; “text” is the text itself</source>
        <translation>Textfelder, das entscheidende zuerst; „text“ ist der Text selbst</translation>
    </message>
    <message>
        <source>Seen from this similarity on, in %</source>
        <translation>Gesehen ab dieser Ähnlichkeit, in %</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Usual for the data</source>
        <translation>Wie für die Daten üblich</translation>
    </message>
    <message>
        <source>Every tag is taken, as conlleval does</source>
        <translation>Jedes Tag zählt, wie bei conlleval</translation>
    </message>
    <message>
        <source>By the scheme, broken mentions are dropped</source>
        <translation>Nach dem Schema, fehlerhafte Erwähnungen fallen weg</translation>
    </message>
    <message>
        <source>Usual: the positive class of two, else macro</source>
        <translation>Üblich: die positive von zwei Klassen, sonst Makro</translation>
    </message>
    <message>
        <source>the greater one of two labels</source>
        <translation>das größere von zwei Labels</translation>
    </message>
    <message>
        <source>A predicted mention is right when</source>
        <translation>Eine vorhergesagte Erwähnung ist richtig bei</translation>
    </message>
    <message>
        <source>Tags become mentions</source>
        <translation>Tags werden zu Erwähnungen</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Confidence intervals</source>
        <translation>Konfidenzintervalle</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Resamples</source>
        <translation>Stichproben</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Confidence, %</source>
        <translation>Konfidenz, %</translation>
    </message>
    <message>
        <source>Reading the fields</source>
        <translation>Lesen der Felder</translation>
    </message>
    <message>
        <source>Choose two different groupings</source>
        <translation>Wählen Sie zwei verschiedene Gruppierungen</translation>
    </message>
    <message>
        <source>Name the field first</source>
        <translation>Nennen Sie zuerst das Feld</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no label</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Labels the average leaves out, such as “no relation”</source>
        <translation>Labels, die das Mittel auslässt, etwa „keine Relation“</translation>
    </message>
    <message>
        <source>What is scored</source>
        <translation>Was bewertet wird</translation>
    </message>
</context>
<context>
    <name>heldout::ui::EvaluationTables</name>
    <message>
        <source>Scores by group and system</source>
        <translation>Ergebnisse nach Gruppe und System</translation>
    </message>
    <message>
        <source>Counts by group</source>
        <translation>Zahlen nach Gruppe</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Fewer than %1 items: read with care.</source>
        <translation>Weniger als %1 Elemente: mit Vorsicht lesen.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>in %</source>
        <translation>in %</translation>
    </message>
    <message>
        <source>in %, with %1 % interval</source>
        <translation>in %, mit %1-%-Intervall</translation>
    </message>
    <message>
        <source>%1 opens the sentences of a row</source>
        <translation>%1 öffnet die Sätze einer Zeile</translation>
    </message>
    <message>
        <source>against %1, in points</source>
        <translation>gegen %1, in Punkten</translation>
    </message>
    <message>
        <source>There is no other system to compare with.</source>
        <translation>Es gibt kein anderes System zum Vergleichen.</translation>
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
    <name>heldout::ui::FileField</name>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen …</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>heldout::ui::FilterChip</name>
    <message>
        <source>Filter. %1 removes it.</source>
        <translation>Filter. %1 entfernt ihn.</translation>
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
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
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
    <message numerus="yes">
        <source>%1 mention(s) occur in %2 word for word</source>
        <translation>
            <numerusform>Erwähnung aus %1 kommt wörtlich in %2 vor</numerusform>
            <numerusform>Erwähnungen aus %1 kommen wörtlich in %2 vor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 % of %2 mention(s)</source>
        <translation>
            <numerusform>%1 % von %2 Erwähnung</numerusform>
            <numerusform>%1 % von %2 Erwähnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>document(s) on both sides</source>
        <translation>
            <numerusform>Dokument auf beiden Seiten</numerusform>
            <numerusform>Dokumente auf beiden Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pair(s) of the same text in %1 with different labels</source>
        <translation>
            <numerusform>Paar desselben Textes in %1 mit verschiedenen Labels</numerusform>
            <numerusform>Paare desselben Textes in %1 mit verschiedenen Labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 text(s) stand in %2 with another label</source>
        <translation>
            <numerusform>Text aus %1 steht in %2 mit anderem Label</numerusform>
            <numerusform>Texte aus %1 stehen in %2 mit anderem Label</numerusform>
        </translation>
    </message>
    <message>
        <source>Known when the split is compared with itself</source>
        <translation>Nach dem Vergleich des Splits mit sich selbst bekannt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) with unigram similarity %1 or more</source>
        <translation>
            <numerusform>%Ln Paar mit Unigramm-Ähnlichkeit ab %1</numerusform>
            <numerusform>%Ln Paare mit Unigramm-Ähnlichkeit ab %1</numerusform>
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
        <source>of %1</source>
        <comment>pair 3 of 310</comment>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>heldout::ui::HeadlinePanel</name>
    <message>
        <source>Headline</source>
        <translation>Kernaussage</translation>
    </message>
    <message>
        <source>Copy the sentence</source>
        <translation>Den Satz kopieren</translation>
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
    <message>
        <source>How close is each mention to another?</source>
        <translation>Wie nah ist jede Erwähnung an einer anderen?</translation>
    </message>
    <message>
        <source>How close is each sentence to another?</source>
        <translation>Wie nah ist jeder Satz an einem anderen?</translation>
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
    <message>
        <source>Border %1 of %2</source>
        <translation>Grenze %1 von %2</translation>
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
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>BRAT, text and annotations</source>
        <translation>BRAT, Text und Annotationen</translation>
    </message>
    <message>
        <source>CoNLL, one token a line</source>
        <translation>CoNLL, ein Token je Zeile</translation>
    </message>
    <message>
        <source>Each document</source>
        <translation>Jedes Dokument</translation>
    </message>
    <message>
        <source>Each line of a document</source>
        <translation>Jede Zeile eines Dokuments</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>UTF-16 units</source>
        <translation>UTF-16-Einheiten</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Einzeltexte</translation>
    </message>
    <message>
        <source>Offsets count</source>
        <translation>Positionen zählen</translation>
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
    <name>heldout::ui::ItemSystemsModel</name>
    <message>
        <source>no prediction</source>
        <translation>keine Vorhersage</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>nicht richtig</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Übersehen</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ItemsDialog</name>
    <message>
        <source>%1 next, %2 previous</source>
        <translation>%1 weiter, %2 zurück</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>What the systems said of this item</source>
        <translation>Was die Systeme zu diesem Element sagen</translation>
    </message>
    <message>
        <source>Closest training sentence</source>
        <translation>Nächster Trainingssatz</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;Similarity (%): 25 to under 50&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All</source>
        <comment>items</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Nicht richtig</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Which items</source>
        <translation>Welche Elemente</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Previous item (%1)</source>
        <translation>Voriges Element (%1)</translation>
    </message>
    <message>
        <source>Next item (%1)</source>
        <translation>Nächstes Element (%1)</translation>
    </message>
    <message>
        <source>Reading items</source>
        <translation>Lesen der Elemente</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Reading an item</source>
        <translation>Lesen eines Elements</translation>
    </message>
    <message>
        <source>No such item</source>
        <translation>Kein solches Element</translation>
    </message>
    <message>
        <source>Gold: %1</source>
        <translation>Gold: %1</translation>
    </message>
    <message>
        <source>similarity %1 %, %2</source>
        <translation>Ähnlichkeit %1 %, %2</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Gefunden: %1</translation>
    </message>
    <message>
        <source>Missed: %1</source>
        <translation>Übersehen: %1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>Falsch: %1</translation>
    </message>
    <message>
        <source>No relations</source>
        <translation>Keine Relationen</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more relation(s)</source>
        <translation>
            <numerusform>und %Ln weitere Relation</numerusform>
            <numerusform>und %Ln weitere Relationen</numerusform>
        </translation>
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
    <name>heldout::ui::JoinReport</name>
    <message>
        <source>%1 of %2 items have a prediction.</source>
        <translation>%1 von %2 Elementen haben eine Vorhersage.</translation>
    </message>
    <message>
        <source>Ids that are</source>
        <translation>Kennungen, die</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Kennungen</translation>
    </message>
    <message>
        <source>Missing %1</source>
        <extracomment>Ids of test items without a prediction; %1 is a count</extracomment>
        <translation>Fehlend %1</translation>
    </message>
    <message>
        <source>In no item %1</source>
        <extracomment>Ids of predictions for items that are not in the split</extracomment>
        <translation>In keinem Element %1</translation>
    </message>
    <message>
        <source>Given twice %1</source>
        <extracomment>Ids that have more than one prediction</extracomment>
        <translation>Doppelt %1</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>Keine.</translation>
    </message>
    <message>
        <source>The first %1 of %2</source>
        <translation>Die ersten %1 von %2</translation>
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
    <name>heldout::ui::LabelConflictsDialog</name>
    <message>
        <source>Label conflicts</source>
        <translation>Label-Konflikte</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Same text</source>
        <translation>Gleicher Text</translation>
    </message>
    <message>
        <source>The same but for case or white space</source>
        <translation>Gleich bis auf Groß- und Kleinschreibung oder Leerraum</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Splits</translation>
    </message>
    <message>
        <source>Least similarity (%)</source>
        <translation>Mindestähnlichkeit (%)</translation>
    </message>
    <message>
        <source>Pairs of texts with different labels</source>
        <translation>Textpaare mit verschiedenen Labels</translation>
    </message>
    <message>
        <source>The table was copied as tab-separated text</source>
        <translation>Tabelle als tabulatorgetrennter Text kopiert</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Show the pair</source>
        <translation>Paar anzeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Known when the split is compared with itself.</source>
        <translation>Nach dem Vergleich des Splits mit sich selbst bekannt.</translation>
    </message>
    <message>
        <source>Known when the splits are compared.</source>
        <translation>Nach dem Vergleich der Splits bekannt.</translation>
    </message>
    <message>
        <source>Compare %1 with itself</source>
        <translation>%1 mit sich selbst vergleichen</translation>
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
        <source>Reading label conflicts</source>
        <translation>Label-Konflikte lesen</translation>
    </message>
    <message>
        <source>Reading label conflicts…</source>
        <translation>Label-Konflikte werden gelesen…</translation>
    </message>
    <message>
        <source>Similarity (%)</source>
        <extracomment>Heads of a table; %1 is the name of a split</extracomment>
        <translation>Ähnlichkeit (%)</translation>
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
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Other id</source>
        <translation>Andere Kennung</translation>
    </message>
    <message>
        <source>Other label</source>
        <translation>Anderes Label</translation>
    </message>
    <message>
        <source>Other text</source>
        <translation>Anderer Text</translation>
    </message>
    <message>
        <source>Id in %1</source>
        <translation>Kennung in %1</translation>
    </message>
    <message>
        <source>Label in %1</source>
        <translation>Label in %1</translation>
    </message>
    <message>
        <source>Text in %1</source>
        <translation>Text in %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) of texts with different labels</source>
        <translation>
            <numerusform>%Ln Textpaar mit verschiedenen Labels</numerusform>
            <numerusform>%Ln Textpaare mit verschiedenen Labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln text(s) of %1.</source>
        <translation>
            <numerusform>Von %Ln Text in %1.</numerusform>
            <numerusform>Von %Ln Texten in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The closest %1 of %2 are listed.</source>
        <translation>Die ähnlichsten %1 von %2 sind aufgeführt.</translation>
    </message>
    <message>
        <source>The texts have no labels.</source>
        <translation>Die Texte haben keine Labels.</translation>
    </message>
    <message>
        <source>No text stands twice in %1 with different labels.</source>
        <translation>Kein Text steht in %1 zweimal mit verschiedenen Labels.</translation>
    </message>
    <message>
        <source>No two texts of %1 that are this similar have different labels.</source>
        <translation>Keine zwei so ähnlichen Texte in %1 haben verschiedene Labels.</translation>
    </message>
    <message>
        <source>No text of %1 stands in %2 with another label.</source>
        <translation>Kein Text aus %1 steht in %2 mit anderem Label.</translation>
    </message>
    <message>
        <source>No texts of %1 and %2 that are this similar have different labels.</source>
        <translation>Keine so ähnlichen Texte aus %1 und %2 haben verschiedene Labels.</translation>
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
    <message>
        <source>Locate %1…</source>
        <translation>%1 suchen…</translation>
    </message>
    <message>
        <source>It was kept as “%1”, and the sample was made anew.</source>
        <translation>Sie bleibt als „%1“ erhalten, und das Beispiel wurde neu angelegt.</translation>
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
    <name>heldout::ui::MarkedTextView</name>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>found as alternative</source>
        <translation>als Alternative gefunden</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>übersehen</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>overlaps</source>
        <translation>überlappt</translation>
    </message>
    <message>
        <source>Text with gold and predicted mentions</source>
        <translation>Text mit Gold- und vorhergesagten Erwähnungen</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <extracomment>A mention and what became of it: &quot;“p53” found&quot;</extracomment>
        <translation>„%1“ %2</translation>
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
    <name>heldout::ui::NgramWords</name>
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
        <source>character unigrams</source>
        <translation>Zeichen-Unigramme</translation>
    </message>
    <message>
        <source>character bigrams</source>
        <translation>Zeichen-Bigramme</translation>
    </message>
    <message>
        <source>character trigrams</source>
        <translation>Zeichen-Trigramme</translation>
    </message>
    <message>
        <source>character %1-grams</source>
        <translation>Zeichen-%1-Gramme</translation>
    </message>
    <message>
        <source>character %1- to %2-grams</source>
        <translation>%1- bis %2-Gramme aus Zeichen</translation>
    </message>
    <message>
        <source>%1- to %2-grams</source>
        <translation>%1- bis %2-Gramme</translation>
    </message>
    <message>
        <source>%1, Jaccard</source>
        <translation>%1, Jaccard</translation>
    </message>
    <message>
        <source>%1, containment</source>
        <translation>%1, Enthaltensein</translation>
    </message>
    <message>
        <source>%1, binary weights</source>
        <translation>%1, binäre Gewichte</translation>
    </message>
    <message>
        <source>%1, tf-idf weights</source>
        <translation>%1, tf-idf-Gewichte</translation>
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
        <source>%1, within one split</source>
        <translation>%1, innerhalb eines Splits</translation>
    </message>
    <message>
        <source>%1, all pairs of %2 or more</source>
        <extracomment>%2 is a percentage</extracomment>
        <translation>%1, alle Paare ab %2</translation>
    </message>
    <message>
        <source>Similarity (%)</source>
        <translation>Ähnlichkeit (%)</translation>
    </message>
    <message>
        <source>Jaccard (%)</source>
        <translation>Jaccard (%)</translation>
    </message>
    <message>
        <source>Containment (%)</source>
        <translation>Enthaltensein (%)</translation>
    </message>
    <message>
        <source>%1 of characters</source>
        <extracomment>%1 is &quot;unigrams, bigrams and trigrams&quot;</extracomment>
        <translation>%1 aus Zeichen</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>Embeddings</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Embeddings</translation>
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
        <source>only on this side</source>
        <translation>nur auf dieser Seite</translation>
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
    <message>
        <source>Previous difference (%1)</source>
        <translation>Vorheriger Unterschied (%1)</translation>
    </message>
    <message>
        <source>Next difference (%1)</source>
        <translation>Nächster Unterschied (%1)</translation>
    </message>
    <message>
        <source>This comparison found no training text for this one.</source>
        <translation>Dieser Vergleich fand zu diesem Text keinen Trainingstext.</translation>
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
    <message>
        <source>Previous pair (%1)</source>
        <translation>Vorheriges Paar (%1)</translation>
    </message>
    <message>
        <source>Next pair (%1)</source>
        <translation>Nächstes Paar (%1)</translation>
    </message>
    <message>
        <source>Go to a pair (%1)</source>
        <translation>Zu einem Paar springen (%1)</translation>
    </message>
    <message>
        <source>%1: not known, for the weights need the whole test side</source>
        <translation>%1: nicht bekannt, denn die Gewichte brauchen die ganze Testseite</translation>
    </message>
    <message>
        <source>Cosine of the two vectors, %1</source>
        <translation>Kosinus der beiden Vektoren, %1</translation>
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
    <message>
        <source>Find words or an id (%1)</source>
        <translation>Wörter oder ID suchen (%1)</translation>
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
        <source>one of %1 equally close of %2</source>
        <translation>%1 gleich ähnlich unter %2</translation>
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
    <message numerus="yes">
        <source>Shares no words with any of %Ln training mention(s)</source>
        <translation>
            <numerusform>Teilt mit der einzigen Trainingserwähnung kein Wort</numerusform>
            <numerusform>Teilt mit keiner von %Ln Trainingserwähnungen ein Wort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shares no words with any of %Ln training sentence(s)</source>
        <translation>
            <numerusform>Teilt mit dem einzigen Trainingssatz kein Wort</numerusform>
            <numerusform>Teilt mit keinem von %Ln Trainingssätzen ein Wort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closest of %Ln</source>
        <translation>
            <numerusform>am ähnlichsten unter %Ln</numerusform>
            <numerusform>am ähnlichsten unter %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>No characters left to compare</source>
        <translation>Keine Zeichen zu vergleichen</translation>
    </message>
    <message>
        <source>In no pair of %1 or more</source>
        <extracomment>%1 is a percentage, &quot;50&quot;</extracomment>
        <translation>In keinem Paar ab %1</translation>
    </message>
    <message numerus="yes">
        <source>Shares no %1 with any of %Ln other mention(s)</source>
        <translation>
            <numerusform>Teilt mit der einzigen anderen Erwähnung keine %1</numerusform>
            <numerusform>Teilt mit keiner von %Ln anderen Erwähnungen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shares no %1 with any of %Ln other sentence(s)</source>
        <translation>
            <numerusform>Teilt mit dem einzigen anderen Satz keine %1</numerusform>
            <numerusform>Teilt mit keinem von %Ln anderen Sätzen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shares no characters with any of %Ln training mention(s)</source>
        <translation>
            <numerusform>Teilt mit der einzigen Trainingserwähnung keine Zeichen</numerusform>
            <numerusform>Teilt mit keiner von %Ln Trainingserwähnungen Zeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shares no characters with any of %Ln training sentence(s)</source>
        <translation>
            <numerusform>Teilt mit dem einzigen Trainingssatz keine Zeichen</numerusform>
            <numerusform>Teilt mit keinem von %Ln Trainingssätzen Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · each mention with its closest later mention</source>
        <translation>%1 · jede Erwähnung mit ihrer nächsten späteren Erwähnung</translation>
    </message>
    <message>
        <source>%1 · each sentence with its closest later sentence</source>
        <translation>%1 · jeder Satz mit seinem nächsten späteren Satz</translation>
    </message>
    <message>
        <source>%1 · each mention with its closest other mention</source>
        <translation>%1 · jede Erwähnung mit ihrer nächsten anderen Erwähnung</translation>
    </message>
    <message>
        <source>%1 · each sentence with its closest other sentence</source>
        <translation>%1 · jeder Satz mit seinem nächsten anderen Satz</translation>
    </message>
    <message>
        <source>Its vector is zero and has no direction</source>
        <translation>Sein Vektor ist null und hat keine Richtung</translation>
    </message>
    <message>
        <source>No other vector has a direction</source>
        <translation>Kein anderer Vektor hat eine Richtung</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>embeddings and their file</comment>
        <extracomment>%2 is the file of the vectors</extracomment>
        <translation>%1, %2</translation>
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
        <source>Next or previous pair</source>
        <translation>Nächstes oder vorheriges Paar</translation>
    </message>
    <message>
        <source>Next or previous pair, in the list</source>
        <translation>Nächstes oder vorheriges Paar, in der Liste</translation>
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
        <source>Outdated: %1</source>
        <translation>Veraltet: %1</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>No other training sentence was kept for this one.</source>
        <translation>Für diesen Satz wurde kein weiterer Trainingssatz behalten.</translation>
    </message>
    <message>
        <source>Run the comparison again to see its pairs.</source>
        <translation>Führen Sie den Vergleich erneut aus, um seine Paare zu sehen.</translation>
    </message>
    <message>
        <source>Other close sentences</source>
        <translation>Weitere ähnliche Sätze</translation>
    </message>
    <message>
        <source>No other sentence was kept for this one.</source>
        <translation>Zu diesem wurde kein weiterer Satz behalten.</translation>
    </message>
    <message>
        <source>Beside another sentence · %1 %2</source>
        <comment>unigrams 31.3</comment>
        <translation>Neben einem anderen Satz · %1 %2</translation>
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
    <message>
        <source>Score</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PredictionsDialog</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose files of predictions</source>
        <translation>Vorhersagedateien wählen</translation>
    </message>
    <message>
        <source>Reading the systems</source>
        <translation>Lesen der Systeme</translation>
    </message>
    <message numerus="yes">
        <source>Load %Ln system(s)</source>
        <translation>
            <numerusform>%Ln System laden</numerusform>
            <numerusform>%Ln Systeme laden</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace “%1”</source>
        <translation>„%1“ ersetzen</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Joining predictions to items…</source>
        <translation>Vorhersagen werden Elementen zugeordnet…</translation>
    </message>
    <message>
        <source>Loading predictions of %1</source>
        <translation>Laden der Vorhersagen von %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Taking a system back</source>
        <translation>Zurücknehmen eines Systems</translation>
    </message>
    <message>
        <source>Load predictions</source>
        <translation>Vorhersagen laden</translation>
    </message>
    <message>
        <source>A file of predictions; drop it here or choose it</source>
        <translation>Eine Vorhersagedatei; hierher ziehen oder wählen</translation>
    </message>
    <message>
        <source>Choose files</source>
        <translation>Dateien wählen</translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation>Wie erkannt</translation>
    </message>
    <message>
        <source>By id</source>
        <translation>Nach Kennung</translation>
    </message>
    <message>
        <source>By position</source>
        <translation>Nach Position</translation>
    </message>
    <message>
        <source>Each file is a system of its own</source>
        <translation>Jede Datei ist ein eigenes System</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Predictions for</source>
        <translation>Vorhersagen für</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Rows belong to items</source>
        <translation>Zeilen gehören zu Elementen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Predicted label</source>
        <translation>Vorhergesagtes Label</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>First rows of the file</source>
        <translation>Erste Zeilen der Datei</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Noch nichts zu zeigen.</translation>
    </message>
    <message>
        <source>Reading the preview</source>
        <translation>Lesen der Vorschau</translation>
    </message>
    <message>
        <source>It cannot be loaded</source>
        <translation>Sie kann nicht geladen werden</translation>
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
            <numerusform>erste Zeile</numerusform>
            <numerusform>erste %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns, one a class</source>
        <translation>
            <numerusform>%Ln Spalte, eine je Klasse</numerusform>
            <numerusform>%Ln Spalten, eine je Klasse</numerusform>
        </translation>
    </message>
    <message>
        <source>Score from which a class is a label: where items have several labels, or of one column of scores</source>
        <translation>Score, ab dem eine Klasse ein Label ist: wo Elemente mehrere Labels haben, oder bei einer einzigen Score-Spalte</translation>
    </message>
    <message>
        <source>Label from</source>
        <translation>Label ab</translation>
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
    <message>
        <source>Cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>Containment</source>
        <comment>a measure</comment>
        <translation>Enthaltensein</translation>
    </message>
    <message>
        <source>Counts</source>
        <comment>weights</comment>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>Binary</source>
        <comment>weights</comment>
        <translation>Binär</translation>
    </message>
    <message>
        <source>tf-idf</source>
        <translation>tf-idf</translation>
    </message>
    <message>
        <source>Exact</source>
        <comment>scoring</comment>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>As published</source>
        <comment>scoring</comment>
        <translation>Wie publiziert</translation>
    </message>
    <message>
        <source>n-grams of</source>
        <translation>n-Gramme aus</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Runs of neighbouring words</source>
        <translation>Folgen benachbarter Wörter</translation>
    </message>
    <message>
        <source>Runs of neighbouring characters, blanks among them</source>
        <translation>Folgen benachbarter Zeichen, auch Leerzeichen</translation>
    </message>
    <message>
        <source>How alike the counts of the n-grams are in both texts</source>
        <translation>Wie ähnlich die Anzahlen der n-Gramme in beiden Texten sind</translation>
    </message>
    <message>
        <source>Of the n-grams that either text has, the share that both have</source>
        <translation>Anteil der n-Gramme, die beide Texte haben, an allen, die einer hat</translation>
    </message>
    <message>
        <source>Of the n-grams of the test text, the share that the training text has</source>
        <translation>Anteil der n-Gramme des Testtexts, die auch der Trainingstext hat</translation>
    </message>
    <message>
        <source>How often an n-gram occurs</source>
        <translation>Wie oft ein n-Gramm vorkommt</translation>
    </message>
    <message>
        <source>Whether an n-gram occurs</source>
        <translation>Ob ein n-Gramm vorkommt</translation>
    </message>
    <message>
        <source>How often an n-gram occurs; one that few test texts have weighs more</source>
        <translation>Wie oft ein n-Gramm vorkommt; eines, das wenige Testtexte haben, wiegt mehr</translation>
    </message>
    <message>
        <source>Compared as whole numbers: a score of one half is at least 50</source>
        <translation>Als ganze Zahlen verglichen: Ein Wert von genau der Hälfte ist mindestens 50</translation>
    </message>
    <message>
        <source>Jaccard and containment are of sets: an n-gram counts once a text</source>
        <translation>Jaccard und Enthaltensein gelten für Mengen: Ein n-Gramm zählt je Text einmal</translation>
    </message>
    <message>
        <source>As published is the cosine of counts of words</source>
        <translation>Wie publiziert ist der Kosinus der Anzahlen von Wörtern</translation>
    </message>
    <message>
        <source>Without n-grams</source>
        <translation>Ohne n-Gramme</translation>
    </message>
    <message>
        <source>Characters in the test side</source>
        <translation>Zeichen im Test</translation>
    </message>
    <message>
        <source>Words</source>
        <comment>n-grams of</comment>
        <translation>Wörtern</translation>
    </message>
    <message>
        <source>Characters</source>
        <comment>n-grams of</comment>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>With characters, no word is left out</source>
        <translation>Bei Zeichen wird kein Wort weggelassen</translation>
    </message>
    <message>
        <source>%1 in the test side</source>
        <extracomment>%1 is &quot;Bigrams&quot;, &quot;Character bigrams&quot;</extracomment>
        <translation>%1 im Test</translation>
    </message>
    <message>
        <source>%1: %2 within itself</source>
        <translation>%1: %2 mit sich selbst</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Embeddings</translation>
    </message>
    <message>
        <source>Vectors that a model made of the texts, from .npy files</source>
        <translation>Vektoren, die ein Modell aus den Texten gebildet hat, aus .npy-Dateien</translation>
    </message>
    <message>
        <source>Vectors of zeros</source>
        <translation>Nullvektoren</translation>
    </message>
    <message>
        <source>Numbers in a vector</source>
        <translation>Zahlen je Vektor</translation>
    </message>
    <message>
        <source>More sizes and partners…</source>
        <translation>Weitere Größen und Partner…</translation>
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
    <name>heldout::ui::ScoreChart</name>
    <message>
        <source>Chart of scores; its numbers stand in the table</source>
        <translation>Diagramm der Ergebnisse; seine Zahlen stehen in der Tabelle</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A system and its score</extracomment>
        <translation>%1 %2</translation>
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
    <name>heldout::ui::ScoresModel</name>
    <message>
        <source>Fewer than %1 items: read with care.</source>
        <translation>Weniger als %1 Elemente: mit Vorsicht lesen.</translation>
    </message>
    <message>
        <source>Open the items of this cell</source>
        <translation>Die Elemente dieser Zelle öffnen</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <extracomment>Name of a system, its score, the bounds: &quot;Dictionary 97.3, 91–100&quot;</extracomment>
        <translation>%1 %2, %3</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ScoresTextModel</name>
    <message>
        <source>%1, %2 (%)</source>
        <extracomment>Heads of a saved table; %1 a system, %2 a metric</extracomment>
        <translation>%1, %2 (%)</translation>
    </message>
    <message>
        <source>%1, low (%)</source>
        <translation>%1, unten (%)</translation>
    </message>
    <message>
        <source>%1, high (%)</source>
        <translation>%1, oben (%)</translation>
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
        <source>Comparing embeddings, %1</source>
        <translation>Vergleich der Embeddings, %1</translation>
    </message>
    <message>
        <source>Loading predictions</source>
        <translation>Laden der Vorhersagen</translation>
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
    <name>heldout::ui::SideBySideDialog</name>
    <message>
        <source>Two splits side by side</source>
        <translation>Zwei Splits nebeneinander</translation>
    </message>
    <message>
        <source>Left, such as a random split</source>
        <translation>Links, etwa ein zufälliger Split</translation>
    </message>
    <message>
        <source>Right, such as a split by document</source>
        <translation>Rechts, etwa ein Split nach Dokument</translation>
    </message>
    <message>
        <source>Scoring and resampling…</source>
        <translation>Bewerten und Stichproben ziehen…</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Evaluating %1</source>
        <translation>Auswerten von %1</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Difference (points)</source>
        <translation>Unterschied (Punkte)</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>low</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>high</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>%1 of %2 is %3 on %4 and %5 on %6.</source>
        <translation>%1 von %2 ist %3 auf %4 und %5 auf %6.</translation>
    </message>
    <message>
        <source>No system of the same name has predictions for both splits.</source>
        <translation>Kein System gleichen Namens hat Vorhersagen für beide Splits.</translation>
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
        <source>No data yet</source>
        <translation>Noch keine Daten</translation>
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
        <source>Outdated: %1</source>
        <translation>Veraltet: %1</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>Compare the two sides to see how close each test sentence is to the training sentences, and which pairs are closest.</source>
        <translation>Vergleichen Sie die beiden Seiten, um zu sehen, wie nah jeder Testsatz am Training ist und welche Paare einander am ähnlichsten sind.</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>of a run</comment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Closest pairs</source>
        <translation>Ähnlichste Paare</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Compare the split with itself to see which of its sentences are nearly the same. To compare two, import another split of the same data set.</source>
        <translation>Vergleichen Sie den Split mit sich selbst, um zu sehen, welche seiner Sätze fast gleich sind. Um zwei zu vergleichen, importieren Sie einen weiteren Split desselben Datensatzes.</translation>
    </message>
    <message>
        <source>%1 · %2 %3 within itself</source>
        <extracomment>&quot;BC2GM · train 15 000 within itself&quot;</extracomment>
        <translation>%1 · %2 %3 mit sich selbst</translation>
    </message>
    <message>
        <source>No vectors yet</source>
        <translation>Noch keine Vektoren</translation>
    </message>
    <message>
        <source>Choose the .npy files with a vector for each item in the run settings, or drop them on their fields.</source>
        <translation>Wählen Sie in den Einstellungen die .npy-Dateien mit einem Vektor für jeden Eintrag oder ziehen Sie sie auf ihre Felder.</translation>
    </message>
    <message>
        <source>Choose the files of the vectors first</source>
        <translation>Wählen Sie zuerst die Dateien der Vektoren</translation>
    </message>
    <message>
        <source>More sizes and partners…</source>
        <translation>Weitere Größen und Partner…</translation>
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
    <message>
        <source>Characters</source>
        <comment>head of a column with unigrams, bigrams, ... of characters</comment>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Embeddings</translation>
    </message>
    <message>
        <source>%1–%2-grams</source>
        <extracomment>a range of sizes, short: &quot;2–4-grams&quot;</extracomment>
        <translation>%1–%2-Gramme</translation>
    </message>
</context>
<context>
    <name>heldout::ui::SystemChip</name>
    <message>
        <source>%1 hides or shows it, %2 or a double click shows it alone</source>
        <translation>%1 blendet es aus oder ein, %2 oder ein Doppelklick zeigt es allein</translation>
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
    <message>
        <source>Test side by similarity</source>
        <translation>Testseite nach Ähnlichkeit</translation>
    </message>
    <message>
        <source>Jaccard in %</source>
        <translation>Jaccard in %</translation>
    </message>
    <message>
        <source>containment in %</source>
        <translation>Enthaltensein in %</translation>
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
    <name>heldout::ui::VectorFields</name>
    <message>
        <source>Vectors (*.npy)</source>
        <translation>Vektoren (*.npy)</translation>
    </message>
    <message>
        <source>Ids, one a line (*.txt *.txt.gz *.lst)</source>
        <translation>IDs, eine je Zeile (*.txt *.txt.gz *.lst)</translation>
    </message>
    <message>
        <source>Vectors of the test side (.npy)</source>
        <translation>Vektoren der Testseite (.npy)</translation>
    </message>
    <message>
        <source>Vectors of the training side (.npy)</source>
        <translation>Vektoren der Trainingsseite (.npy)</translation>
    </message>
    <message>
        <source>Rows are named by ids</source>
        <translation>Zeilen haben IDs</translation>
    </message>
    <message>
        <source>By files with the id of each row, one a line. Without them row 1 is of the first item.</source>
        <translation>Durch Dateien mit der ID jeder Zeile, eine je Zeile. Ohne sie gehört Zeile 1 zum ersten Eintrag.</translation>
    </message>
    <message>
        <source>Ids of the test rows</source>
        <translation>IDs der Testzeilen</translation>
    </message>
    <message>
        <source>Ids of the training rows</source>
        <translation>IDs der Trainingszeilen</translation>
    </message>
    <message>
        <source>Rows are in order</source>
        <translation>Zeilen stehen in Reihenfolge</translation>
    </message>
    <message>
        <source>Vectors (.npy)</source>
        <translation>Vektoren (.npy)</translation>
    </message>
    <message>
        <source>Ids of the rows</source>
        <translation>IDs der Zeilen</translation>
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
