<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>BorderCommand</name>
    <message>
        <source>Change borders</source>
        <translation>更改分界点</translation>
    </message>
    <message>
        <source>Move border from %1 to %2 %</source>
        <translation>将分界点从 %1 移到 %2%</translation>
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
        <translation>精确率</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Matthews correlation</source>
        <translation>马修斯相关系数</translation>
    </message>
    <message>
        <source>Of one class</source>
        <translation>单个类别</translation>
    </message>
    <message>
        <source>Macro: every class counts the same</source>
        <translation>宏平均：每个类别同等计数</translation>
    </message>
    <message>
        <source>Micro: every label counts the same</source>
        <translation>微平均：每个标签同等计数</translation>
    </message>
    <message>
        <source>Weighted by the size of the class</source>
        <translation>按类别大小加权</translation>
    </message>
    <message>
        <source>Same span and type</source>
        <translation>位置和类型都相同</translation>
    </message>
    <message>
        <source>Same span</source>
        <translation>位置相同</translation>
    </message>
    <message>
        <source>Overlaps count one half</source>
        <translation>重叠计一半</translation>
    </message>
    <message>
        <source>Overlap of the same type</source>
        <translation>同类型的重叠</translation>
    </message>
    <message>
        <source>Same begin and type</source>
        <translation>起点和类型相同</translation>
    </message>
    <message>
        <source>Same end and type</source>
        <translation>终点和类型相同</translation>
    </message>
    <message>
        <source>Same span, alternatives accepted</source>
        <translation>位置相同，接受备选</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Several labels</source>
        <translation>多标签</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>提及</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>不分组</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Rank part</source>
        <translation>排名分段</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Mention type</source>
        <translation>提及类型</translation>
    </message>
    <message>
        <source>Seen in training</source>
        <translation>训练中见过</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Overlap by field</source>
        <translation>按字段的重叠</translation>
    </message>
    <message>
        <source>%1 by interval</source>
        <translation>按区间的%1</translation>
    </message>
    <message>
        <source>%1 by rank part</source>
        <translation>按排名分段的%1</translation>
    </message>
    <message>
        <source>%1 by class</source>
        <translation>按类别的%1</translation>
    </message>
    <message>
        <source>%1 by document</source>
        <translation>按文档的%1</translation>
    </message>
    <message>
        <source>%1 by mention type</source>
        <translation>按提及类型的%1</translation>
    </message>
    <message>
        <source>%1 of seen and unseen mentions</source>
        <translation>见过与未见过的提及的%1</translation>
    </message>
    <message>
        <source>%1 by length</source>
        <translation>按长度的%1</translation>
    </message>
    <message>
        <source>%1 by field</source>
        <translation>按字段的%1</translation>
    </message>
    <message>
        <source>%1 by overlap with training</source>
        <translation>按与训练重叠的%1</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>词数</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>All mentions</source>
        <translation>全部提及</translation>
    </message>
    <message>
        <source>All sentences</source>
        <translation>全部句子</translation>
    </message>
    <message>
        <source>%1 of the mentions</source>
        <extracomment>%1 is &quot;Unigrams&quot;, &quot;Bigrams, Jaccard&quot;</extracomment>
        <translation>提及的%1</translation>
    </message>
    <message>
        <source>%1 of the text</source>
        <translation>文本的%1</translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <extracomment>A range of scores in percent, &quot;75 to under 100&quot;</extracomment>
        <translation>%1 至不足 %2</translation>
    </message>
    <message>
        <source>tags, %1</source>
        <translation>标记，%1</translation>
    </message>
    <message>
        <source>mentions, %1</source>
        <extracomment>%1 is &quot;same span and type&quot;</extracomment>
        <translation>提及，%1</translation>
    </message>
    <message>
        <source>labels, class “%1”</source>
        <extracomment>%1 is the name of a class</extracomment>
        <translation>标签，类别“%1”</translation>
    </message>
    <message>
        <source>labels, macro average</source>
        <translation>标签，宏平均</translation>
    </message>
    <message>
        <source>labels, micro average</source>
        <translation>标签，微平均</translation>
    </message>
    <message>
        <source>labels, weighted average</source>
        <translation>标签，加权平均</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <extracomment>&quot;BC2GM · test · mentions, same span&quot;</extracomment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1 without “%2”</source>
        <extracomment>%1 is &quot;labels, macro average&quot;, %2 names of labels</extracomment>
        <translation>%1，不含“%2”</translation>
    </message>
    <message>
        <source>Relations</source>
        <translation>关系</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>words of a mention</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>“%1”（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Type of a relation and the mentions it is between</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Relation type</source>
        <translation>关系类型</translation>
    </message>
    <message>
        <source>%1 by relation type</source>
        <translation>按关系类型的%1</translation>
    </message>
    <message>
        <source>relations, same type and arguments</source>
        <translation>关系，类型和论元相同</translation>
    </message>
</context>
<context>
    <name>EvaluationHeadline</name>
    <message>
        <source>%1 of %2 is %3 on the mentions most like training and %4 on those least like it.</source>
        <extracomment>%1 metric, %2 system, %3 and %4 percent</extracomment>
        <translation>%2 的%1在与训练最相似的提及上为 %3，在最不相似的提及上为 %4。</translation>
    </message>
    <message>
        <source>%1 of %2 is %3 on the sentences most like training and %4 on those least like it.</source>
        <translation>%2 的%1在与训练最相似的句子上为 %3，在最不相似的句子上为 %4。</translation>
    </message>
    <message>
        <source>%1 of %2 falls from %3 on the mentions most like training to %4 on those least like it.</source>
        <translation>%2 的%1从与训练最相似的提及上的 %3 降至最不相似的提及上的 %4。</translation>
    </message>
    <message>
        <source>%1 of %2 falls from %3 on the sentences most like training to %4 on those least like it.</source>
        <translation>%2 的%1从与训练最相似的句子上的 %3 降至最不相似的句子上的 %4。</translation>
    </message>
    <message>
        <source>%1 of %2 rises from %3 on the mentions most like training to %4 on those least like it.</source>
        <translation>%2 的%1从与训练最相似的提及上的 %3 升至最不相似的提及上的 %4。</translation>
    </message>
    <message>
        <source>%1 of %2 rises from %3 on the sentences most like training to %4 on those least like it.</source>
        <translation>%2 的%1从与训练最相似的句子上的 %3 升至最不相似的句子上的 %4。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mention(s)</source>
        <translation>
            <numerusform>%Ln 个提及</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentence(s)</source>
        <translation>
            <numerusform>%Ln 个句子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A group and its size: &quot;25 to under 50 (974 sentences)&quot;</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Compared: similarity %1 and %2.</source>
        <translation>比较的是：相似度 %1 与 %2。</translation>
    </message>
    <message>
        <source>Compared: %1 and %2.</source>
        <translation>比较的是：%1 与 %2。</translation>
    </message>
    <message>
        <source>Trend with similarity: p = %1.</source>
        <extracomment>%1 is a probability</extracomment>
        <translation>随相似度的趋势：p = %1。</translation>
    </message>
    <message>
        <source>Difference %1 points. %2</source>
        <translation>相差 %1 个百分点。%2</translation>
    </message>
    <message>
        <source>Difference %1 points, %2 % interval %3 to %4 (%5 resamples, seed %6). %7</source>
        <extracomment>%1 points, %2 percent of confidence, %3 to %4 points, %5 resamples, %6 seed, %7 &quot;Compared: …&quot;</extracomment>
        <translation>相差 %1 个百分点，%2% 区间 %3 至 %4（%5 次重采样，种子 %6）。%7</translation>
    </message>
    <message>
        <source>%1 of %2 is %3 on all mentions.</source>
        <translation>%2 的%1在全部提及上为 %3。</translation>
    </message>
    <message>
        <source>%1 of %2 is %3 on all sentences.</source>
        <translation>%2 的%1在全部句子上为 %3。</translation>
    </message>
    <message>
        <source>No two groups are large enough to compare; a group of fewer than %1 says little.</source>
        <translation>没有两个组大到足以比较；少于 %1 个的组说明不了什么。</translation>
    </message>
    <message>
        <source>%1 % interval %2 to %3 (%4 resamples, seed %5).</source>
        <translation>%1% 区间 %2 至 %3（%4 次重采样，种子 %5）。</translation>
    </message>
    <message>
        <source>Rank part, 1 is least like training</source>
        <translation>排名分段，1 与训练最不相似</translation>
    </message>
    <message>
        <source>Similarity to the closest training mention (%)</source>
        <translation>与最相近训练提及的相似度（%）</translation>
    </message>
    <message>
        <source>Similarity to the closest training sentence (%)</source>
        <translation>与最相近训练句子的相似度（%）</translation>
    </message>
    <message>
        <source>Words of the sentence</source>
        <translation>句子的词数</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Title of a figure: &quot;BC2GM: F1 by interval&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%)</source>
        <extracomment>Title of an axis; %1 is a metric</extracomment>
        <translation>%1（%）</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>%1 %</source>
        <extracomment>Share of an interval; %1 is a number</extracomment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>HistogramFigure</name>
    <message>
        <source>%1 %</source>
        <extracomment>A share above a part of a histogram; %1 is a number</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Test mentions</source>
        <translation>测试集提及数</translation>
    </message>
    <message>
        <source>Test sentences</source>
        <translation>测试集句子数</translation>
    </message>
    <message>
        <source>%1, test against train: %2</source>
        <extracomment>Title of a figure; %1 data set, %2 &quot;Unigrams&quot;</extracomment>
        <translation>%1，测试集与训练集比较：%2</translation>
    </message>
    <message>
        <source>Counts above the intervals</source>
        <translation>在区间上方显示计数</translation>
    </message>
    <message>
        <source>Stretch small counts (square root)</source>
        <translation>放大较小的计数（平方根）</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>提及</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Similarity to the closest other mention (%1)</source>
        <extracomment>Title of an axis; %1 is &quot;%&quot;, &quot;Jaccard, %&quot;, &quot;cosine of embeddings, %&quot;</extracomment>
        <translation>与最接近的其他提及的相似度 (%1)</translation>
    </message>
    <message>
        <source>Similarity to the closest other sentence (%1)</source>
        <translation>与最接近的其他句子的相似度 (%1)</translation>
    </message>
    <message>
        <source>Similarity to the closest training mention (%1)</source>
        <extracomment>Title of an axis; %1 is &quot;%&quot;, &quot;Jaccard, %&quot;, &quot;cosine of embeddings, %&quot;</extracomment>
        <translation>与最接近的训练集提及的相似度 (%1)</translation>
    </message>
    <message>
        <source>Similarity to the closest training sentence (%1)</source>
        <translation>与最接近的训练集句子的相似度 (%1)</translation>
    </message>
    <message>
        <source>Jaccard, %</source>
        <translation>Jaccard，%</translation>
    </message>
    <message>
        <source>containment, %</source>
        <translation>包含度，%</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>cosine of embeddings, %</source>
        <translation>嵌入向量的余弦，%</translation>
    </message>
</context>
<context>
    <name>ImportPlan</name>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
</context>
<context>
    <name>Interval</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>A range of scores in percent, &quot;75 to 100&quot;; its end belongs to it</extracomment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <extracomment>A range of scores in percent, &quot;0 to under 25&quot;</extracomment>
        <translation>%1 至不足 %2</translation>
    </message>
    <message>
        <source>under %1</source>
        <extracomment>A range of scores in percent that has no lower end</extracomment>
        <translation>小于 %1</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>The PDF writer did not start.</source>
        <translation>无法开始写入 PDF。</translation>
    </message>
    <message>
        <source>The SVG writer did not start.</source>
        <translation>无法开始写入 SVG。</translation>
    </message>
    <message>
        <source>The picture could not be packed as PNG: %1</source>
        <translation>无法将图片压缩为 PNG：%1</translation>
    </message>
    <message>
        <source>A figure is between 20 and 500 mm wide and high.</source>
        <translation>图表的宽度和高度须在 20 到 500 mm 之间。</translation>
    </message>
    <message>
        <source>The resolution of a picture is between 72 and 1200 dpi.</source>
        <translation>图片分辨率须在 72 到 1200 dpi 之间。</translation>
    </message>
    <message>
        <source>No such file type.</source>
        <translation>没有此文件类型。</translation>
    </message>
    <message>
        <source>A figure is written as .pdf, .svg or .png.</source>
        <translation>图表以 .pdf、.svg 或 .png 格式写出。</translation>
    </message>
    <message>
        <source>The PDF writer gave a file of an unknown shape.</source>
        <translation>写出的 PDF 文件结构未知。</translation>
    </message>
    <message>
        <source>A part of the program failed unexpectedly.</source>
        <translation>程序的某个部分意外失败。</translation>
    </message>
    <message>
        <source>A part of the program failed unexpectedly: %1.</source>
        <translation>程序的某个部分意外失败：%1。</translation>
    </message>
    <message>
        <source>This project can only be read.</source>
        <translation>此项目为只读。</translation>
    </message>
    <message>
        <source>The file that stands there could not be replaced.</source>
        <translation>无法替换已有的文件。</translation>
    </message>
    <message>
        <source>This build of Heldout has no sample in it.</source>
        <translation>此 Heldout 构建不含示例。</translation>
    </message>
    <message>
        <source>Import your own files, or install a complete build.</source>
        <translation>请导入自己的文件，或安装完整的构建。</translation>
    </message>
    <message>
        <source>The folder for the sample could not be made.</source>
        <translation>无法创建示例文件夹。</translation>
    </message>
    <message>
        <source>There is no room left to write “%1”; nothing was changed.</source>
        <translation>空间不足，无法写入“%1”；未作任何更改。</translation>
    </message>
    <message>
        <source>Make room or choose another disk.</source>
        <translation>请腾出空间或选择其他磁盘。</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2. Nothing was changed.</source>
        <translation>无法写入“%1”：%2。未作任何更改。</translation>
    </message>
    <message>
        <source>Choose another folder, or ask for the right to write there.</source>
        <translation>请选择其他文件夹，或申请该处的写入权限。</translation>
    </message>
    <message>
        <source>“%1” is not a file that can be replaced.</source>
        <translation>“%1”不是可以替换的文件。</translation>
    </message>
    <message>
        <source>Choose a file name.</source>
        <translation>请选择文件名。</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>没有文件“%1”。</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>请检查名称和文件夹。</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2.</source>
        <translation>无法打开“%1”：%2。</translation>
    </message>
    <message>
        <source>Ask for the right to read it, or copy it to a folder of your own.</source>
        <translation>请申请读取权限，或将其复制到自己的文件夹。</translation>
    </message>
    <message>
        <source>Fetch or copy the file again.</source>
        <translation>请重新下载或复制该文件。</translation>
    </message>
    <message>
        <source>Reading “%1” failed: %2.</source>
        <translation>读取“%1”失败：%2。</translation>
    </message>
    <message>
        <source>“%1” is no whole gzip file: other bytes follow the compressed data.</source>
        <translation>“%1”不是完整的 gzip 文件：压缩数据之后还有其他字节。</translation>
    </message>
    <message>
        <source>“%1” is no whole gzip file: it ends in the middle, a part is missing.</source>
        <translation>“%1”不是完整的 gzip 文件：文件中途结束，缺少一部分。</translation>
    </message>
    <message>
        <source>“%1” is no whole gzip file: the compressed data is damaged.</source>
        <translation>“%1”不是完整的 gzip 文件：压缩数据已损坏。</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>This is not a file but a device or a pipe.</source>
        <translation>这不是文件，而是设备或管道。</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>请选择一个文件。</translation>
    </message>
    <message>
        <source>There is not enough memory to unpack the file.</source>
        <translation>内存不足，无法解压该文件。</translation>
    </message>
    <message>
        <source>“%1” holds more than the %2 bytes that are read at once.</source>
        <translation>“%1”的内容超过一次可读取的 %2 字节。</translation>
    </message>
    <message>
        <source>The job was stopped.</source>
        <translation>任务已停止。</translation>
    </message>
    <message>
        <source>A computation failed: %1.</source>
        <translation>计算失败：%1。</translation>
    </message>
    <message>
        <source>A computation failed for an unknown reason.</source>
        <translation>计算因未知原因失败。</translation>
    </message>
    <message>
        <source>The threads could not be started: %1.</source>
        <translation>无法启动线程：%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>权限不足</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>设备或资源正忙</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>超出磁盘配额</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>文件过大</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>这是一个目录</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>符号链接层级过多</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>系统中打开的文件过多</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>没有该设备</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有该文件或目录</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>设备上没有剩余空间</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>这不是目录</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>没有该设备或地址</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>不允许此操作</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>只读文件系统</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>文件句柄已失效</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>程序文件正在使用中</translation>
    </message>
    <message>
        <source>“%1” holds no mentions.</source>
        <translation>“%1”不含任何提及。</translation>
    </message>
    <message>
        <source>Choose a file with lines such as P00001606T0076|14 33|alkaline phosphatases.</source>
        <translation>请选择含有 P00001606T0076|14 33|alkaline phosphatases 这类行的文件。</translation>
    </message>
    <message>
        <source>Blank line</source>
        <translation>空行</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>Two offsets expected after the id: ID|start end|text</source>
        <translation>ID 之后应有两个偏移量：ID|起点 终点|文本</translation>
    </message>
    <message>
        <source>Mention left out</source>
        <translation>已略去该提及</translation>
    </message>
    <message>
        <source>The mention ends at %1, before it begins at %2</source>
        <translation>提及的终点 %1 位于起点 %2 之前</translation>
    </message>
    <message>
        <source>The same mention stands on line %1 already</source>
        <translation>第 %1 行已有相同的提及</translation>
    </message>
    <message>
        <source>Taken all the same</source>
        <translation>仍然采用</translation>
    </message>
    <message>
        <source>The mention ends at %1, the text has %2 characters that are no blanks</source>
        <translation>提及的终点为 %1，而文本有 %2 个非空白字符</translation>
    </message>
    <message>
        <source>The mention reads “%1”, its offsets cover “%2”</source>
        <translation>提及写作“%1”，其偏移量对应“%2”</translation>
    </message>
    <message>
        <source>Offsets kept</source>
        <translation>保留偏移量</translation>
    </message>
    <message>
        <source>There is no sentence “%1”</source>
        <translation>没有句子“%1”</translation>
    </message>
    <message>
        <source>The line does not begin with an id</source>
        <translation>该行不以 ID 开头</translation>
    </message>
    <message>
        <source>Line left out</source>
        <translation>已略去该行</translation>
    </message>
    <message>
        <source>It has one column: %1.</source>
        <translation>它有一列：%1。</translation>
    </message>
    <message>
        <source>It has %1 columns: %2.</source>
        <translation>它有 %1 列：%2。</translation>
    </message>
    <message>
        <source>It has %1 columns: %2 and %3 more.</source>
        <translation>它有 %1 列：%2，以及另外 %3 列。</translation>
    </message>
    <message>
        <source>Several columns of “%1” are called “%2”.</source>
        <translation>“%1”中有多列名为“%2”。</translation>
    </message>
    <message>
        <source>Name the column by its number, for example #%1.</source>
        <translation>请用列号指定该列，例如 #%1。</translation>
    </message>
    <message>
        <source>“%1” has no column “%2”.</source>
        <translation>“%1”中没有列“%2”。</translation>
    </message>
    <message>
        <source>%1 column found, %2 expected</source>
        <translation>找到 %1 列，应为 %2 列</translation>
    </message>
    <message>
        <source>%1 columns found, %2 expected</source>
        <translation>找到 %1 列，应为 %2 列</translation>
    </message>
    <message>
        <source>Read as chosen.</source>
        <translation>按所选格式读取。</translation>
    </message>
    <message>
        <source>Fetch the data file itself.</source>
        <translation>请下载数据文件本身。</translation>
    </message>
    <message>
        <source>“%1” is not JSON with one object a line.</source>
        <translation>“%1”不是每行一个对象的 JSON。</translation>
    </message>
    <message>
        <source>Write one object a line, or choose the format if the name is wrong.</source>
        <translation>请每行写一个对象；如果文件名有误，请选择格式。</translation>
    </message>
    <message>
        <source>Recognised as one text a line: the lines have no columns in common.</source>
        <translation>识别为每行一条文本：各行没有共同的列。</translation>
    </message>
    <message>
        <source>The document pattern “%1” is no regular expression (%2).</source>
        <translation>用于查找文档的“%1”不是正则表达式 (%2)。</translation>
    </message>
    <message>
        <source>The document pattern “%1” has no group.</source>
        <translation>文档正则表达式“%1”没有捕获组。</translation>
    </message>
    <message>
        <source>Put round brackets around the part that names the document, for example ^(P[0-9]+).</source>
        <translation>请用圆括号括住表示文档的部分，例如 ^(P[0-9]+)。</translation>
    </message>
    <message>
        <source>The document pattern cannot be used (%1).</source>
        <translation>无法使用该文档正则表达式 (%1)。</translation>
    </message>
    <message>
        <source>The document pattern “%1” takes too long for the id “%2” (%3).</source>
        <translation>文档正则表达式“%1”处理 ID“%2”耗时过长 (%3)。</translation>
    </message>
    <message>
        <source>Choose a simpler pattern.</source>
        <translation>请选择更简单的正则表达式。</translation>
    </message>
    <message>
        <source>The field “%1” holds true or false, a text or a number was expected</source>
        <translation>字段“%1”为真假值，应为文本或数字</translation>
    </message>
    <message>
        <source>The field “%1” holds a list, a text or a number was expected</source>
        <translation>字段“%1”为列表，应为文本或数字</translation>
    </message>
    <message>
        <source>The field “%1” holds an object, a text or a number was expected</source>
        <translation>字段“%1”为对象，应为文本或数字</translation>
    </message>
    <message>
        <source>The line is a JSON value but no object</source>
        <translation>该行是 JSON 值，但不是对象</translation>
    </message>
    <message>
        <source>The line is nested over 1,024 deep or holds a number over 64 bits</source>
        <translation>该行嵌套超过 1024 层，或含有超过 64 位的数字</translation>
    </message>
    <message>
        <source>The line is not valid JSON from byte %1 on</source>
        <translation>该行从第 %1 字节起不是有效的 JSON</translation>
    </message>
    <message>
        <source>The field “%1” is missing</source>
        <translation>缺少字段“%1”</translation>
    </message>
    <message>
        <source>Taken without a label</source>
        <translation>采用，但没有标签</translation>
    </message>
    <message>
        <source>The list “%1” holds more than texts and numbers</source>
        <translation>列表“%1”含有文本和数字以外的内容</translation>
    </message>
    <message>
        <source>Taken, the row number is its id</source>
        <translation>采用，以行号作为 ID</translation>
    </message>
    <message>
        <source>Taken without a document</source>
        <translation>采用，但没有文档</translation>
    </message>
    <message>
        <source>Line %1 is longer than 256 MB.</source>
        <translation>第 %1 行超过 256 MB。</translation>
    </message>
    <message>
        <source>Check that the file holds one item a line.</source>
        <translation>请检查文件是否每行一项。</translation>
    </message>
    <message>
        <source>The preview is full.</source>
        <translation>预览已满。</translation>
    </message>
    <message>
        <source>The quote opened on line %1 is never closed</source>
        <translation>第 %1 行打开的引号始终没有闭合</translation>
    </message>
    <message>
        <source>The quote opened on line %1 is not closed within 64 MB</source>
        <translation>第 %1 行打开的引号在 64 MB 内没有闭合</translation>
    </message>
    <message>
        <source>Text between a closing quote and the separator</source>
        <translation>右引号与分隔符之间有文本</translation>
    </message>
    <message>
        <source>Taken as part of the cell</source>
        <translation>作为单元格的一部分采用</translation>
    </message>
    <message>
        <source>Line %1 left out</source>
        <translation>已略去第 %1 行</translation>
    </message>
    <message>
        <source>Lines %1 to %2 left out</source>
        <translation>已略去第 %1 至 %2 行</translation>
    </message>
    <message>
        <source>A document pattern is applied to ids, but no column is the id.</source>
        <translation>文档正则表达式应用于 ID，但没有列被指定为 ID。</translation>
    </message>
    <message>
        <source>Choose an id column or remove the pattern.</source>
        <translation>请选择 ID 列或移除该正则表达式。</translation>
    </message>
    <message>
        <source>Check the columns</source>
        <translation>请检查各列</translation>
    </message>
    <message>
        <source>The id “%1” stands on line %2 already</source>
        <translation>第 %2 行已有 ID“%1”</translation>
    </message>
    <message>
        <source>The text is empty</source>
        <translation>文本为空</translation>
    </message>
    <message>
        <source>Taken as an empty text</source>
        <translation>作为空文本采用</translation>
    </message>
    <message>
        <source>Line ends with CR CR LF</source>
        <translation>行尾为 CR CR LF</translation>
    </message>
    <message>
        <source>Ending ignored</source>
        <translation>已忽略行尾</translation>
    </message>
    <message>
        <source>Line ends with CR alone, earlier lines with LF</source>
        <translation>行尾只有 CR，之前的行以 LF 结尾</translation>
    </message>
    <message>
        <source>Taken as the end of the line</source>
        <translation>视为行尾</translation>
    </message>
    <message>
        <source>Byte 0x%1 is not valid UTF-8</source>
        <translation>字节 0x%1 不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>Read as “%1” (Windows-1252)</source>
        <translation>读作“%1”(Windows-1252)</translation>
    </message>
    <message>
        <source>Byte order mark inside the text</source>
        <translation>文本中有字节顺序标记</translation>
    </message>
    <message>
        <source>Byte order mark inside the text (%1 times)</source>
        <translation>文本中有字节顺序标记（%1 次）</translation>
    </message>
    <message>
        <source>Mark removed</source>
        <translation>已移除标记</translation>
    </message>
    <message>
        <source>NUL byte in the text</source>
        <translation>文本中有 NUL 字节</translation>
    </message>
    <message>
        <source>NUL byte in the text (%1 times)</source>
        <translation>文本中有 NUL 字节（%1 次）</translation>
    </message>
    <message>
        <source>Read as “%1” (U+FFFD)</source>
        <translation>读作“%1”(U+FFFD)</translation>
    </message>
    <message>
        <source>“%1” holds no rows.</source>
        <translation>“%1”不含任何行。</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>请选择其他文件。</translation>
    </message>
    <message>
        <source>The only row of “%1” could not be taken. Line %2: %3.</source>
        <translation>无法采用“%1”中唯一的一行。第 %2 行：%3。</translation>
    </message>
    <message>
        <source>None of the %1 rows of “%2” could be taken. Line %3: %4.</source>
        <translation>“%2”的 %1 行均无法采用。第 %3 行：%4。</translation>
    </message>
    <message>
        <source>Check the format, the separator and the columns.</source>
        <translation>请检查格式、分隔符和各列。</translation>
    </message>
    <message>
        <source>“%1” is a PNG picture, not a text file.</source>
        <translation>“%1”是 PNG 图片，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a JPEG picture, not a text file.</source>
        <translation>“%1”是 JPEG 图片，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a GIF picture, not a text file.</source>
        <translation>“%1”是 GIF 图片，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a sound, film or picture, not a text file.</source>
        <translation>“%1”是音频、视频或图片，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a TIFF picture, not a text file.</source>
        <translation>“%1”是 TIFF 图片，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a PDF document, not a text file.</source>
        <translation>“%1”是 PDF 文档，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a formatted RTF document, not a text file.</source>
        <translation>“%1”是带格式的 RTF 文档，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is an old Office document, not a text file.</source>
        <translation>“%1”是旧版 Office 文档，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a ZIP archive or an Office document, not a text file.</source>
        <translation>“%1”是 ZIP 压缩包或 Office 文档，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is an empty ZIP archive, not a text file.</source>
        <translation>“%1”是空的 ZIP 压缩包，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a 7z archive, not a text file.</source>
        <translation>“%1”是 7z 压缩包，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a RAR archive, not a text file.</source>
        <translation>“%1”是 RAR 压缩包，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is an xz archive, not a text file.</source>
        <translation>“%1”是 xz 压缩文件，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a bzip2 archive, not a text file.</source>
        <translation>“%1”是 bzip2 压缩文件，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a Zstandard archive, not a text file.</source>
        <translation>“%1”是 Zstandard 压缩文件，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a gzip archive inside another one, not a text file.</source>
        <translation>“%1”是嵌套的 gzip 压缩文件，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a tar archive, not a text file.</source>
        <translation>“%1”是 tar 归档，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a database (SQLite), perhaps a Heldout project, not a text file.</source>
        <translation>“%1”是数据库 (SQLite)，可能是 Heldout 项目，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a Parquet table, not a text file.</source>
        <translation>“%1”是 Parquet 表，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is an Arrow table, not a text file.</source>
        <translation>“%1”是 Arrow 表，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is an HDF5 file, not a text file.</source>
        <translation>“%1”是 HDF5 文件，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a NumPy array, not a text file.</source>
        <translation>“%1”是 NumPy 数组，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a Python pickle, not a text file.</source>
        <translation>“%1”是 Python pickle 文件，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a program, not a text file.</source>
        <translation>“%1”是程序，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is text in UTF-32, which is not read.</source>
        <translation>“%1”是 UTF-32 文本，无法读取这种编码。</translation>
    </message>
    <message>
        <source>“%1” is text in UTF-16, which is not read.</source>
        <translation>“%1”是 UTF-16 文本，无法读取这种编码。</translation>
    </message>
    <message>
        <source>“%1” is a file of bytes that are no text, not a text file.</source>
        <translation>“%1”由非文本字节组成，不是文本文件。</translation>
    </message>
    <message>
        <source>“%1” is a web page.</source>
        <translation>“%1”是网页。</translation>
    </message>
    <message>
        <source>“%1” is an XML document.</source>
        <translation>“%1”是 XML 文档。</translation>
    </message>
    <message>
        <source>“%1” is a Git LFS pointer that stands in for the real file.</source>
        <translation>“%1”是代替真实文件的 Git LFS 指针。</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation>“%1”为空。</translation>
    </message>
    <message>
        <source>Save it as UTF-8 and import it again.</source>
        <translation>请另存为 UTF-8 后重新导入。</translation>
    </message>
    <message>
        <source>Choose a text file, plain or gzip.</source>
        <translation>请选择文本文件，可以是纯文本或 gzip 压缩。</translation>
    </message>
    <message>
        <source>It is taken as the id, and column %1 as the text.</source>
        <translation>该列用作 ID，第 %1 列用作文本。</translation>
    </message>
    <message>
        <source>Instead column %1 is taken as the text.</source>
        <translation>改用第 %1 列作为文本。</translation>
    </message>
    <message>
        <source>The first line names column %1 “%2”, but it holds numbers only.</source>
        <translation>首行将第 %1 列命名为“%2”，但该列只有数字。</translation>
    </message>
    <message>
        <source>The first line names column %1 “%2”, but it holds numbers only in the first %3 rows.</source>
        <translation>首行将第 %1 列命名为“%2”，但前 %3 行中该列只有数字。</translation>
    </message>
    <message>
        <source>The first line names column %1 “%2”, but it holds the numbers %3 to %4, each once.</source>
        <translation>首行将第 %1 列命名为“%2”，但该列是数字 %3 到 %4，每个出现一次。</translation>
    </message>
    <message>
        <source>The first line names column %1 “%2”, but it holds the numbers %3 to %4, each once in the first %5 rows.</source>
        <translation>首行将第 %1 列命名为“%2”，但前 %5 行中该列是数字 %3 到 %4，每个出现一次。</translation>
    </message>
    <message>
        <source>The first line names column %1 “%2”, but it holds the numbers %3 to %4.</source>
        <translation>首行将第 %1 列命名为“%2”，但该列是数字 %3 到 %4。</translation>
    </message>
    <message>
        <source>The first line names column %1 “%2”, but it holds the numbers %3 to %4 in the first %5 rows.</source>
        <translation>首行将第 %1 列命名为“%2”，但前 %5 行中该列是数字 %3 到 %4。</translation>
    </message>
    <message>
        <source>A side has more texts than it said.</source>
        <translation>某一侧的文本多于其声明的数目。</translation>
    </message>
    <message>
        <source>Start again.</source>
        <translation>请重新开始。</translation>
    </message>
    <message>
        <source>The test side has more than 2,147,483,646 items.</source>
        <translation>测试侧超过 2147483646 项。</translation>
    </message>
    <message>
        <source>Compare a part of it.</source>
        <translation>请只比较其中一部分。</translation>
    </message>
    <message>
        <source>Counting identical texts failed: %1.</source>
        <translation>统计相同文本失败：%1。</translation>
    </message>
    <message>
        <source>No n-gram size was chosen.</source>
        <translation>未选择 n 元语法长度。</translation>
    </message>
    <message>
        <source>The split %1 of %2 has no mentions to compare.</source>
        <translation>%2 的划分 %1 没有可供比较的提及。</translation>
    </message>
    <message>
        <source>Compare texts, or load the split with its mentions.</source>
        <translation>请比较文本，或载入带有提及的划分。</translation>
    </message>
    <message>
        <source>The name of the data set is empty.</source>
        <translation>数据集名称为空。</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>请为其命名。</translation>
    </message>
    <message>
        <source>The id “%1” stands on line %2 of “%3” already</source>
        <translation>“%3”第 %2 行已有 ID“%1”</translation>
    </message>
    <message>
        <source>No file was given to load.</source>
        <translation>未指定要载入的文件。</translation>
    </message>
    <message>
        <source>Choose at least one file.</source>
        <translation>请至少选择一个文件。</translation>
    </message>
    <message>
        <source>The data set has no name.</source>
        <translation>数据集没有名称。</translation>
    </message>
    <message>
        <source>The split has no name.</source>
        <translation>划分没有名称。</translation>
    </message>
    <message>
        <source>Give it a name such as train or test.</source>
        <translation>请为其命名，例如 train 或 test。</translation>
    </message>
    <message>
        <source>A mention file belongs to one file, but several files were given.</source>
        <translation>一个提及文件只对应一个文件，但指定了多个文件。</translation>
    </message>
    <message>
        <source>Load the files as splits of their own, or leave the mention files to be found beside them.</source>
        <translation>请将各文件作为单独的划分载入，或让程序在其旁边查找提及文件。</translation>
    </message>
    <message>
        <source>“%1” belongs to a Heldout project and is no file of texts.</source>
        <translation>“%1”属于 Heldout 项目，不是文本数据文件。</translation>
    </message>
    <message>
        <source>Open it as a project, or choose the file the texts come from.</source>
        <translation>请将其作为项目打开，或选择文本的来源文件。</translation>
    </message>
    <message>
        <source>There is no such item.</source>
        <translation>没有该项。</translation>
    </message>
    <message>
        <source>A compared text is not there any more.</source>
        <translation>参与比较的某条文本已不存在。</translation>
    </message>
    <message>
        <source>Run the comparison again.</source>
        <translation>请重新运行比较。</translation>
    </message>
    <message>
        <source>There is no such pair.</source>
        <translation>没有该文本对。</translation>
    </message>
    <message>
        <source>A stored pair names a mention that is not there.</source>
        <translation>已保存的文本对引用了不存在的提及。</translation>
    </message>
    <message>
        <source>Check the project file, or remove the comparison.</source>
        <translation>请检查项目文件，或移除该比较。</translation>
    </message>
    <message>
        <source>A compared mention is not there any more.</source>
        <translation>参与比较的某个提及已不存在。</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 已移除。</translation>
    </message>
    <message>
        <source>%1 was loaded again and differs.</source>
        <translation>%1 已重新载入，且内容不同。</translation>
    </message>
    <message>
        <source>A stored comparison cannot be read: %1.</source>
        <translation>无法读取已保存的比较：%1。</translation>
    </message>
    <message>
        <source>A stored comparison has fewer rows than it says.</source>
        <translation>已保存的比较的行数少于其声明的数目。</translation>
    </message>
    <message>
        <source>There is no comparison with this number.</source>
        <translation>没有此编号的比较。</translation>
    </message>
    <message>
        <source>Choose one of the stored comparisons.</source>
        <translation>请选择一个已保存的比较。</translation>
    </message>
    <message>
        <source>The pairs of this comparison cannot be shown: %1 was removed.</source>
        <translation>无法显示此比较的文本对：%1 已移除。</translation>
    </message>
    <message>
        <source>The pairs of this comparison cannot be shown: %1 was loaded again and differs.</source>
        <translation>无法显示此比较的文本对：%1 已重新载入，且内容不同。</translation>
    </message>
    <message>
        <source>The borders of the intervals are not ascending between 0 and 100.</source>
        <translation>区间的分界点没有在 0 到 100 之间递增。</translation>
    </message>
    <message>
        <source>Give each border once, the smallest first.</source>
        <translation>每个分界点只写一次，从小到大。</translation>
    </message>
    <message>
        <source>The number of rank parts is not between 1 and 1000.</source>
        <translation>排名分段数不在 1 到 1000 之间。</translation>
    </message>
    <message>
        <source>The test side has more than 2,147,483,648 different n-grams of one length.</source>
        <translation>测试侧同一长度的不同 n 元语法超过 2147483648 个。</translation>
    </message>
    <message>
        <source>Compare a part of it, or shorter n-grams.</source>
        <translation>请只比较其中一部分，或使用更短的 n 元语法。</translation>
    </message>
    <message>
        <source>The test side has more than 4,294,967,294 items.</source>
        <translation>测试侧超过 4294967294 项。</translation>
    </message>
    <message>
        <source>The training side has more than 4,294,967,294 items.</source>
        <translation>训练侧超过 4294967294 项。</translation>
    </message>
    <message>
        <source>The number of partners kept must be between 1 and 10,000.</source>
        <translation>保留的匹配数须在 1 到 10000 之间。</translation>
    </message>
    <message>
        <source>The least score must be between 0 and 100 percent.</source>
        <translation>最低分数须在 0% 到 100% 之间。</translation>
    </message>
    <message>
        <source>The comparison failed: %1.</source>
        <translation>比较失败：%1。</translation>
    </message>
    <message>
        <source>SQLite&apos;s check says: %1.</source>
        <translation>SQLite 检查结果：%1。</translation>
    </message>
    <message>
        <source>Split &quot;%1&quot; has %2 of %3 items.</source>
        <translation>划分“%1”应有 %3 项，实有 %2 项。</translation>
    </message>
    <message>
        <source>Item %1 belongs to no split.</source>
        <translation>第 %1 项不属于任何划分。</translation>
    </message>
    <message>
        <source>There are pairs of a run of number %1, which is not there.</source>
        <translation>存在编号为 %1 的运行的文本对，但该运行不存在。</translation>
    </message>
    <message>
        <source>There are partners of a run of number %1, which is not there.</source>
        <translation>存在编号为 %1 的运行的匹配，但该运行不存在。</translation>
    </message>
    <message>
        <source>There are mentions of a set of number %1, which is not there.</source>
        <translation>存在编号为 %1 的集合的提及，但该集合不存在。</translation>
    </message>
    <message>
        <source>There are values of a column of number %1, which is not there.</source>
        <translation>存在编号为 %1 的列的值，但该列不存在。</translation>
    </message>
    <message>
        <source>The project file is damaged.</source>
        <translation>项目文件已损坏。</translation>
    </message>
    <message>
        <source>Save a copy of what can be read, and use an older copy if you have one.</source>
        <translation>请将可读取的内容另存为副本；如有较早的副本，请使用该副本。</translation>
    </message>
    <message>
        <source>There is no room left for the project file.</source>
        <translation>没有空间存放项目文件。</translation>
    </message>
    <message>
        <source>Make room on the disk and try again.</source>
        <translation>请在磁盘上腾出空间后重试。</translation>
    </message>
    <message>
        <source>Another program is writing to the project file.</source>
        <translation>另一个程序正在写入项目文件。</translation>
    </message>
    <message>
        <source>Wait until it has finished and try again.</source>
        <translation>请等待其完成后重试。</translation>
    </message>
    <message>
        <source>The project file can only be read.</source>
        <translation>项目文件为只读。</translation>
    </message>
    <message>
        <source>Save a copy in a folder where you may write.</source>
        <translation>请在有写入权限的文件夹中保存副本。</translation>
    </message>
    <message>
        <source>The project file was moved, renamed or replaced while it was open.</source>
        <translation>项目文件在打开期间被移动、重命名或替换。</translation>
    </message>
    <message>
        <source>Save a copy of the project.</source>
        <translation>请保存项目的副本。</translation>
    </message>
    <message>
        <source>Use a copy of it if you have one.</source>
        <translation>如有副本，请使用副本。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The project file could not be read.</source>
        <translation>无法读取项目文件。</translation>
    </message>
    <message>
        <source>Check the file, its folder and the disk.</source>
        <translation>请检查文件、所在文件夹和磁盘。</translation>
    </message>
    <message>
        <source>The project file could not be written.</source>
        <translation>无法写入项目文件。</translation>
    </message>
    <message>
        <source>Check the folder and the disk.</source>
        <translation>请检查文件夹和磁盘。</translation>
    </message>
    <message>
        <source>The name is taken already.</source>
        <translation>名称已被占用。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
    <message>
        <source>What the new rows belong to is not there any more.</source>
        <translation>新数据行所属的对象已不存在。</translation>
    </message>
    <message>
        <source>A text is too long for the project file.</source>
        <translation>有文本过长，项目文件无法存放。</translation>
    </message>
    <message>
        <source>The project file refused a statement.</source>
        <translation>项目文件拒绝了一条语句。</translation>
    </message>
    <message>
        <source>%1 (SQLite: %2, %3)</source>
        <translation>%1（SQLite：%2，%3）</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot;.</source>
        <translation>没有列“%1”。</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; holds values of type %2.</source>
        <translation>列“%1”中值的类型为 %2。</translation>
    </message>
    <message>
        <source>A column of the project file has a hole.</source>
        <translation>项目文件中有一列存在缺口。</translation>
    </message>
    <message>
        <source>Further rows of this kind, the first: %1</source>
        <translation>还有此类的其他行，第一行：%1</translation>
    </message>
    <message>
        <source>Split &quot;%1&quot; is there already.</source>
        <translation>划分“%1”已存在。</translation>
    </message>
    <message>
        <source>Replace it, or choose another name.</source>
        <translation>请替换它，或选择其他名称。</translation>
    </message>
    <message>
        <source>An import needs at least one source.</source>
        <translation>导入至少需要一个来源。</translation>
    </message>
    <message>
        <source>A mention lies outside its text.</source>
        <translation>有提及超出其文本范围。</translation>
    </message>
    <message>
        <source>A data set and a split need a name.</source>
        <translation>数据集和划分都需要名称。</translation>
    </message>
    <message>
        <source>Split &quot;%1&quot; of &quot;%2&quot; is there already.</source>
        <translation>“%2”的划分“%1”已存在。</translation>
    </message>
    <message>
        <source>A split holds fewer than 4,294,967,296 items.</source>
        <translation>一个划分的项数须少于 4294967296。</translation>
    </message>
    <message>
        <source>The project file could not be opened: %1.</source>
        <translation>无法打开项目文件：%1。</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>无法写入文件：%1。</translation>
    </message>
    <message>
        <source>There is no such project file.</source>
        <translation>没有该项目文件。</translation>
    </message>
    <message>
        <source>This is not a Heldout project but no file at all.</source>
        <translation>这不是 Heldout 项目，甚至不是文件。</translation>
    </message>
    <message>
        <source>This is not a Heldout project.</source>
        <translation>这不是 Heldout 项目。</translation>
    </message>
    <message>
        <source>Import it as data if it holds texts.</source>
        <translation>如果其中含有文本，请作为数据导入。</translation>
    </message>
    <message>
        <source>The project was written by a newer version of Heldout (project format %1, this version reads up to %2).</source>
        <translation>该项目由更新版本的 Heldout 写入（项目格式 %1，此版本最高可读 %2）。</translation>
    </message>
    <message>
        <source>Install the newer version.</source>
        <translation>请安装更新的版本。</translation>
    </message>
    <message>
        <source>The project file has no format number.</source>
        <translation>项目文件没有格式编号。</translation>
    </message>
    <message>
        <source>The project file is cut off: its end is missing.</source>
        <translation>项目文件被截断：缺少末尾部分。</translation>
    </message>
    <message>
        <source>Copy it again from where it came from.</source>
        <translation>请从来源处重新复制。</translation>
    </message>
    <message>
        <source>The file could not be created: %1.</source>
        <translation>无法创建文件：%1。</translation>
    </message>
    <message>
        <source>There is a file of this name already.</source>
        <translation>已有同名文件。</translation>
    </message>
    <message>
        <source>A transaction was rolled back before its end.</source>
        <translation>事务在结束前被回滚。</translation>
    </message>
    <message>
        <source>The data set is not there any more.</source>
        <translation>数据集已不存在。</translation>
    </message>
    <message>
        <source>The split is not there any more.</source>
        <translation>划分已不存在。</translation>
    </message>
    <message>
        <source>The run is pinned to the report.</source>
        <translation>该运行已固定在报告中。</translation>
    </message>
    <message>
        <source>Take it out of the report first.</source>
        <translation>请先将其从报告中移除。</translation>
    </message>
    <message>
        <source>The run is not there any more.</source>
        <translation>该运行已不存在。</translation>
    </message>
    <message>
        <source>A data set needs a name.</source>
        <translation>数据集需要名称。</translation>
    </message>
    <message>
        <source>There is a data set named &quot;%1&quot; already.</source>
        <translation>已有名为“%1”的数据集。</translation>
    </message>
    <message>
        <source>The values of column &quot;%1&quot; are no multiple of its width.</source>
        <translation>列“%1”的值个数不是其宽度的整数倍。</translation>
    </message>
    <message>
        <source>There is no way from project format %1.</source>
        <translation>无法从项目格式 %1 升级。</translation>
    </message>
    <message>
        <source>The project file or its folder can only be read.</source>
        <translation>项目文件或其文件夹为只读。</translation>
    </message>
    <message>
        <source>Open it for reading, or save a copy in a folder where you may write.</source>
        <translation>请以只读方式打开，或在有写入权限的文件夹中保存副本。</translation>
    </message>
    <message>
        <source>It was not closed properly and its folder cannot be written: copy the file together with the file ending in -wal into another folder and open it there.</source>
        <translation>项目未正常关闭，且其文件夹不可写：请将该文件连同以 -wal 结尾的文件复制到其他文件夹，然后在那里打开。</translation>
    </message>
    <message>
        <source>The project is open for reading only.</source>
        <translation>项目以只读方式打开。</translation>
    </message>
    <message>
        <source>There is no split &quot;%1&quot; in a data set &quot;%2&quot;.</source>
        <translation>数据集“%2”中没有划分“%1”。</translation>
    </message>
    <message>
        <source>There are no inputs of the kind &quot;%1&quot;.</source>
        <translation>没有类型为“%1”的输入。</translation>
    </message>
    <message>
        <source>Open it, or choose another name.</source>
        <translation>请打开它，或选择其他名称。</translation>
    </message>
    <message>
        <source>A copy cannot take the place of a project that is open.</source>
        <translation>副本不能替换已打开的项目。</translation>
    </message>
    <message>
        <source>The name belongs to something that is no file.</source>
        <translation>该名称对应的不是文件。</translation>
    </message>
    <message>
        <source>The split does not have that many items.</source>
        <translation>划分没有那么多项。</translation>
    </message>
    <message>
        <source>The run has no result &quot;%1&quot;.</source>
        <translation>该运行没有结果“%1”。</translation>
    </message>
    <message>
        <source>The run does not have that many rows.</source>
        <translation>该运行没有那么多行。</translation>
    </message>
    <message>
        <source>The split was removed or replaced while it was being read.</source>
        <translation>划分在读取期间被移除或替换。</translation>
    </message>
    <message>
        <source>Split &quot;%1&quot; has no mentions.</source>
        <translation>划分“%1”没有提及。</translation>
    </message>
    <message>
        <source>The columns are those chosen last time for files of this shape.</source>
        <translation>各列沿用上次对同类文件的选择。</translation>
    </message>
    <message>
        <source>#%1</source>
        <translation>#%1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Recognised as tab-separated: 1 column on %1 of %2 lines.</source>
        <translation>识别为制表符分隔：%2 行中有 %1 行为 1 列。</translation>
    </message>
    <message>
        <source>Recognised as tab-separated: 1 column on %1 of %2 lines, and the quotes do not pair up.</source>
        <translation>识别为制表符分隔：%2 行中有 %1 行为 1 列，且引号不成对。</translation>
    </message>
    <message>
        <source>Recognised as tab-separated: %3 columns on %1 of %2 lines.</source>
        <translation>识别为制表符分隔：%2 行中有 %1 行为 %3 列。</translation>
    </message>
    <message>
        <source>Recognised as tab-separated: %3 columns on %1 of %2 lines, and the quotes do not pair up.</source>
        <translation>识别为制表符分隔：%2 行中有 %1 行为 %3 列，且引号不成对。</translation>
    </message>
    <message>
        <source>Recognised as CSV by its name: 1 column on %1 of %2 lines.</source>
        <translation>按文件名识别为 CSV：%2 行中有 %1 行为 1 列。</translation>
    </message>
    <message>
        <source>Recognised as CSV with tabs: %3 columns on %1 of %2 lines.</source>
        <translation>识别为以制表符分隔的 CSV：%2 行中有 %1 行为 %3 列。</translation>
    </message>
    <message>
        <source>Recognised as CSV with commas: %3 columns on %1 of %2 lines.</source>
        <translation>识别为以逗号分隔的 CSV：%2 行中有 %1 行为 %3 列。</translation>
    </message>
    <message>
        <source>Recognised as CSV with semicolons: %3 columns on %1 of %2 lines.</source>
        <translation>识别为以分号分隔的 CSV：%2 行中有 %1 行为 %3 列。</translation>
    </message>
    <message>
        <source>Recognised as CSV with separators: %3 columns on %1 of %2 lines.</source>
        <translation>识别为带分隔符的 CSV：%2 行中有 %1 行为 %3 列。</translation>
    </message>
    <message>
        <source>Recognised as JSON Lines: a JSON object on %1 of %2 lines.</source>
        <translation>识别为 JSON Lines：%2 行中有 %1 行是 JSON 对象。</translation>
    </message>
    <message>
        <source>Recognised as BC2GM sentences: an id of its own on %1 of %2 lines.</source>
        <translation>识别为 BC2GM 句子：%2 行中有 %1 行以各自的 ID 开头。</translation>
    </message>
    <message>
        <source>Recognised as BC2GM sentences: an id of its own on %1 of %2 lines, and “%3” holds mentions.</source>
        <translation>识别为 BC2GM 句子：%2 行中有 %1 行以各自的 ID 开头，且“%3”含有提及。</translation>
    </message>
    <message>
        <source>A separator was given, but “%1” is read as %2, which has none to choose.</source>
        <translation>指定了分隔符，但“%1”按 %2 读取，该格式没有可选的分隔符。</translation>
    </message>
    <message>
        <source>Leave the separator out, or read the file as CSV.</source>
        <translation>请不要指定分隔符，或将文件按 CSV 读取。</translation>
    </message>
    <message>
        <source>Choose at least one.</source>
        <translation>请至少选择一个。</translation>
    </message>
    <message>
        <source>The comparison kept no such partner of this item.</source>
        <translation>该比较没有保留此条目的这个匹配项。</translation>
    </message>
    <message>
        <source>A part does not say what it is of: %1.</source>
        <translation>某个部分没有说明它属于哪个比较：%1。</translation>
    </message>
    <message>
        <source>Make the part again.</source>
        <translation>请重新生成该部分。</translation>
    </message>
    <message>
        <source>The parts were not made from %1 and %2 of %3 as they stand in this project.</source>
        <translation>这些部分不是由本项目中现有的 %3 的 %1 和 %2 生成的。</translation>
    </message>
    <message>
        <source>Merge them in the project they were made from, or make them again.</source>
        <translation>请在生成它们的项目中合并，或重新生成。</translation>
    </message>
    <message>
        <source>A text repeats an n-gram too often for tf-idf weights.</source>
        <translation>某个文本中有 n 元组重复次数过多，无法使用 tf-idf 权重。</translation>
    </message>
    <message>
        <source>Choose counts or binary weights.</source>
        <translation>请选择计数或二值权重。</translation>
    </message>
    <message>
        <source>“%1” is not a part of a comparison.</source>
        <translation>“%1”不是比较的一个部分。</translation>
    </message>
    <message>
        <source>“%1” was cut off or changed.</source>
        <translation>“%1”被截断或被更改过。</translation>
    </message>
    <message>
        <source>No part was given.</source>
        <translation>没有给出任何部分。</translation>
    </message>
    <message>
        <source>Give the files of all parts.</source>
        <translation>请给出所有部分的文件。</translation>
    </message>
    <message>
        <source>Give parts that were made with the same files, settings and number of parts.</source>
        <translation>请给出用相同的文件、设置和部分数生成的各部分。</translation>
    </message>
    <message>
        <source>Part %1 of %2 is missing.</source>
        <translation>缺少第 %1 部分（共 %2 部分）。</translation>
    </message>
    <message>
        <source>Give each part once.</source>
        <translation>每个部分只给出一次。</translation>
    </message>
    <message>
        <source>There is no part %1 of %2.</source>
        <translation>没有第 %1 部分（共 %2 部分）。</translation>
    </message>
    <message>
        <source>Parts count from 1.</source>
        <translation>部分从 1 开始编号。</translation>
    </message>
    <message>
        <source>The n-gram length must be between 1 and 32.</source>
        <translation>n 元组长度必须在 1 到 32 之间。</translation>
    </message>
    <message>
        <source>The longest n-gram must not be shorter than the shortest.</source>
        <translation>最长的 n 元组不能短于最短的。</translation>
    </message>
    <message>
        <source>All pairs need a least score above 0.</source>
        <translation>列出所有文本对时，最低得分必须大于 0。</translation>
    </message>
    <message>
        <source>Jaccard and containment compare sets: choose binary weights.</source>
        <translation>Jaccard 和包含度比较的是集合：请选择二值权重。</translation>
    </message>
    <message>
        <source>As-published scores are the cosine of counts of n-grams of one length.</source>
        <translation>“按发表方式”的得分是单一长度 n 元组计数的余弦。</translation>
    </message>
    <message>
        <source>Choose exact scores.</source>
        <translation>请选择精确得分。</translation>
    </message>
    <message>
        <source>Compare vectors that one model made.</source>
        <translation>请比较由同一模型生成的向量。</translation>
    </message>
    <message>
        <source>Vectors of %1 numbers cannot be compared, only those of 1 to %2.</source>
        <translation>无法比较含 %1 个数的向量，仅支持 1 到 %2 个数。</translation>
    </message>
    <message>
        <source>More than %1 vectors cannot be compared.</source>
        <translation>无法比较超过 %1 个向量。</translation>
    </message>
    <message>
        <source>There is not enough memory for the vectors of “%1”.</source>
        <translation>内存不足，无法容纳“%1”的向量。</translation>
    </message>
    <message>
        <source>Compare the test side in parts.</source>
        <translation>请将测试侧分成几部分进行比较。</translation>
    </message>
    <message>
        <source>Row %1 of “%2” holds a number that is NaN, infinite or beyond the range of float32.</source>
        <translation>“%2”的第 %1 行含有 NaN、无穷大或超出 float32 范围的数。</translation>
    </message>
    <message>
        <source>Rows count from 1. Mend the vector or leave it out, then try again.</source>
        <translation>行号从 1 开始。请修正或去掉该向量，然后重试。</translation>
    </message>
    <message>
        <source>“%1” became shorter while it was read.</source>
        <translation>“%1”在读取过程中变短了。</translation>
    </message>
    <message>
        <source>Wait until nobody writes to it, then try again.</source>
        <translation>请等到没有程序写入该文件后重试。</translation>
    </message>
    <message>
        <source>A reader asked for bytes that are not there.</source>
        <translation>读取程序请求了不存在的字节。</translation>
    </message>
    <message>
        <source>“%1” holds records of several fields, not plain numbers.</source>
        <translation>“%1”包含由多个字段组成的记录，而不是单纯的数。</translation>
    </message>
    <message>
        <source>Save the array of the vectors alone.</source>
        <translation>请只保存向量所在的数组。</translation>
    </message>
    <message>
        <source>“%1” holds Python objects (pickle). They are never loaded, for loading them can run any program.</source>
        <translation>“%1”包含 Python 对象（pickle）。此类对象一律不加载，因为加载时可能运行任意程序。</translation>
    </message>
    <message>
        <source>Save plain numbers: numpy.save(&quot;vectors.npy&quot;, array.astype(&quot;float32&quot;)).</source>
        <translation>请保存单纯的数：numpy.save(&quot;vectors.npy&quot;, array.astype(&quot;float32&quot;))。</translation>
    </message>
    <message>
        <source>“%1” holds numbers of type “%2”; float16, float32 and float64 are read.</source>
        <translation>“%1”中数的类型为“%2”；可读取的类型为 float16、float32 和 float64。</translation>
    </message>
    <message>
        <source>“%1” has one dimension; vectors come as two: rows and numbers.</source>
        <translation>“%1”只有一维；向量数组应有两维：行和数。</translation>
    </message>
    <message>
        <source>Save one vector a row, for example array.reshape(rows, numbers).</source>
        <translation>请每行保存一个向量，例如 array.reshape(rows, numbers)。</translation>
    </message>
    <message>
        <source>“%1” has %2 dimensions; vectors come as two: rows and numbers.</source>
        <translation>“%1”有 %2 维；向量数组应有两维：行和数。</translation>
    </message>
    <message>
        <source>“%1” holds no numbers.</source>
        <translation>“%1”不含任何数。</translation>
    </message>
    <message>
        <source>Choose the file with the vectors.</source>
        <translation>请选择包含向量的文件。</translation>
    </message>
    <message>
        <source>“%1” has %2 rows; at most %3 can be read.</source>
        <translation>“%1”有 %2 行；最多可读取 %3 行。</translation>
    </message>
    <message>
        <source>Compare it in parts.</source>
        <translation>请分成几部分进行比较。</translation>
    </message>
    <message>
        <source>“%1” has %2 numbers a row; at most %3 can be read.</source>
        <translation>“%1”每行有 %2 个数；最多可读取 %3 个。</translation>
    </message>
    <message>
        <source>Save one vector a row; the array may need to be transposed.</source>
        <translation>请每行保存一个向量；可能需要转置该数组。</translation>
    </message>
    <message>
        <source>“%1” is cut off: its shape needs %2 bytes, the file has %3.</source>
        <translation>“%1”不完整：其形状需要 %2 字节，而文件只有 %3 字节。</translation>
    </message>
    <message>
        <source>“%1” goes on after its array: its shape needs %2 bytes, the file has %3.</source>
        <translation>“%1”在数组之后还有内容：其形状需要 %2 字节，而文件有 %3 字节。</translation>
    </message>
    <message>
        <source>Save one array a file.</source>
        <translation>请每个文件只保存一个数组。</translation>
    </message>
    <message>
        <source>A reader asked for rows that are not there.</source>
        <translation>读取程序请求了不存在的行。</translation>
    </message>
    <message>
        <source>“%1” is an archive of several arrays (.npz).</source>
        <translation>“%1”是包含多个数组的归档文件（.npz）。</translation>
    </message>
    <message>
        <source>Save the one array that holds the vectors: numpy.save(&quot;vectors.npy&quot;, array).</source>
        <translation>请单独保存包含向量的数组：numpy.save(&quot;vectors.npy&quot;, array)。</translation>
    </message>
    <message>
        <source>“%1” is no .npy file: it does not begin as one.</source>
        <translation>“%1”不是 .npy 文件：其开头不符合该格式。</translation>
    </message>
    <message>
        <source>Save the vectors with numpy.save(&quot;vectors.npy&quot;, array).</source>
        <translation>请用 numpy.save(&quot;vectors.npy&quot;, array) 保存向量。</translation>
    </message>
    <message>
        <source>“%1” is cut off within its header.</source>
        <translation>“%1”的文件头不完整。</translation>
    </message>
    <message>
        <source>“%1” has the unknown .npy version %2.</source>
        <translation>“%1”的 .npy 版本 %2 未知。</translation>
    </message>
    <message>
        <source>Versions 1.0, 2.0 and 3.0 are read. Save it again with numpy.save.</source>
        <translation>可读取 1.0、2.0 和 3.0 版本。请用 numpy.save 重新保存。</translation>
    </message>
    <message>
        <source>The header of “%1” has %2 bytes, more than an array of vectors needs.</source>
        <translation>“%1”的文件头有 %2 字节，超出向量数组所需。</translation>
    </message>
    <message>
        <source>The header of “%1” is none that numpy writes.</source>
        <translation>“%1”的文件头不是 numpy 写出的格式。</translation>
    </message>
    <message>
        <source>A name in “%1” is no UTF-8.</source>
        <translation>“%1”中有名称不是 UTF-8。</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>请将文件保存为 UTF-8。</translation>
    </message>
    <message>
        <source>Names in “%1”: %2. Rows of the vectors: %3.</source>
        <translation>“%1”中的名称数：%2。向量的行数：%3。</translation>
    </message>
    <message>
        <source>The file needs one line for each row, in the same order, and no heading.</source>
        <translation>该文件须为每个向量提供一行，顺序相同，且没有表头。</translation>
    </message>
    <message>
        <source>The vectors do not go together: numbers a row are %2 in “%1” and %4 in “%3”.</source>
        <translation>向量不匹配：“%1”每行有 %2 个数，“%3”每行有 %4 个数。</translation>
    </message>
    <message>
        <source>The least score must be between -100 and 100 percent.</source>
        <translation>最低分数须在 -100% 到 100% 之间。</translation>
    </message>
    <message>
        <source>More than %1 pairs are to be kept.</source>
        <translation>需要保留的文本对超过 %1 个。</translation>
    </message>
    <message>
        <source>Raise the least score, keep fewer partners, or compare a part of the data.</source>
        <translation>请提高最低得分、减少保留的匹配项，或只比较一部分数据。</translation>
    </message>
    <message>
        <source>“%1” was made by another version of Heldout.</source>
        <translation>“%1”是由另一版本的 Heldout 生成的。</translation>
    </message>
    <message>
        <source>The parts are of %1 and %2 of %3, which this project does not hold.</source>
        <translation>这些部分属于 %3 的 %1 和 %2，本项目中没有它们。</translation>
    </message>
    <message>
        <source>Merge them in the project they were made from, or give the data these names.</source>
        <translation>请在生成它们的项目中合并，或为数据取这些名称。</translation>
    </message>
    <message>
        <source>“%1” and “%2” are not parts of the same comparison.</source>
        <translation>“%1”和“%2”不是同一次比较的部分。</translation>
    </message>
    <message>
        <source>“%1” belongs to a project of this name that is open elsewhere, was not closed properly, or was moved away.</source>
        <translation>“%1”属于同名项目，该项目正在别处打开、未正常关闭或已被移走。</translation>
    </message>
    <message>
        <source>Choose another name. If that project is gone, delete the file.</source>
        <translation>请选择其他名称。如果该项目已不存在，请删除此文件。</translation>
    </message>
    <message>
        <source>“%1” and “%2” both hold part %3 of %4.</source>
        <translation>“%1”和“%2”都包含第 %3 部分（共 %4 部分）。</translation>
    </message>
    <message>
        <source>A file of vectors is missing.</source>
        <translation>缺少一个向量文件。</translation>
    </message>
    <message>
        <source>Give a .npy file for the test side and one for the training side.</source>
        <translation>请为测试侧和训练侧各提供一个 .npy 文件。</translation>
    </message>
    <message>
        <source>Vectors in “%1”: %2. Items of %3 in %4: %5.</source>
        <translation>“%1”中的向量：%2。%4 中 %3 的条目：%5。</translation>
    </message>
    <message>
        <source>Row by row there must be one for each. Otherwise give a file with the id of each row.</source>
        <translation>按行对应时，每个条目必须有一个向量。否则请提供包含每行 ID 的文件。</translation>
    </message>
    <message>
        <source>The id “%1” stands on lines %2 and %3 of “%4”.</source>
        <translation>ID“%1”出现在“%4”的第 %2 行和第 %3 行。</translation>
    </message>
    <message>
        <source>Each row of the vectors needs an id of its own.</source>
        <translation>向量的每一行都需要自己的 ID。</translation>
    </message>
    <message>
        <source>The item “%1” of %2 has no vector: its id is not in “%3”.</source>
        <translation>%2 的条目“%1”没有向量：“%3”中没有它的 ID。</translation>
    </message>
    <message>
        <source>%1 items of %2 have no vector: their ids are not in “%3”. The first is “%4”.</source>
        <translation>%2 的 %1 个条目没有向量：“%3”中没有它们的 ID。第一个是“%4”。</translation>
    </message>
    <message>
        <source>Every item of the split needs a vector.</source>
        <translation>该划分的每个条目都需要一个向量。</translation>
    </message>
    <message>
        <source>The id “%1” on line %2 of “%3” is of no item of %4.</source>
        <translation>“%3”第 %2 行的 ID“%1”不属于 %4 的任何条目。</translation>
    </message>
    <message>
        <source>%1 ids in “%2” are of no item of %3. The first is “%4” on line %5.</source>
        <translation>“%2”中有 %1 个 ID 不属于 %3 的任何条目。第一个是第 %5 行的“%4”。</translation>
    </message>
    <message>
        <source>Leave out their vectors, or choose the files of this split.</source>
        <translation>请去掉这些向量，或选择此划分的文件。</translation>
    </message>
    <message>
        <source>Two items of %1 have the id “%2”, so that ids do not tell which is which.</source>
        <translation>%1 有两个条目的 ID 都是“%2”，因此无法用 ID 区分。</translation>
    </message>
    <message>
        <source>Compare row by row, without a file of ids.</source>
        <translation>请按行比较，不使用 ID 文件。</translation>
    </message>
    <message>
        <source>A split that is compared with itself has the same vectors on both sides.</source>
        <translation>与自身比较的划分，两侧的向量必须相同。</translation>
    </message>
    <message>
        <source>Give one file twice.</source>
        <translation>请两次提供同一个文件。</translation>
    </message>
    <message>
        <source>The number of resamples must be from 1 to %1.</source>
        <translation>重抽样次数必须在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>The confidence must lie between 0 and 1.</source>
        <translation>置信水平必须在 0 和 1 之间。</translation>
    </message>
    <message>
        <source>A score was asked for of a group, a system or a class that does not exist.</source>
        <translation>所请求的分数对应的分组、系统或类别不存在。</translation>
    </message>
    <message>
        <source>The number of points of a curve must be from 2 to %1.</source>
        <translation>曲线的点数必须在 2 到 %1 之间。</translation>
    </message>
    <message>
        <source>The share of the items in a window must be above 0 and at most 1.</source>
        <translation>窗口内条目所占的比例必须大于 0 且不超过 1。</translation>
    </message>
    <message>
        <source>Each item must have one similarity.</source>
        <translation>每个条目必须有且只有一个相似度。</translation>
    </message>
    <message>
        <source>The number of permutations must be from 1 to %1.</source>
        <translation>置换次数必须在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>Every mention begins with I, or with B where it touches another one of its type: IOB1.</source>
        <translation>每个提及以 I 开头；紧接同类型的另一提及时以 B 开头：IOB1。</translation>
    </message>
    <message>
        <source>Every mention begins with B and goes on with I: IOB2.</source>
        <translation>每个提及以 B 开头，以 I 延续：IOB2。</translation>
    </message>
    <message>
        <source>Every mention ends with I, or with E where it touches another one of its type: IOE1.</source>
        <translation>每个提及以 I 结尾；后面紧接同类型的另一提及时以 E 结尾：IOE1。</translation>
    </message>
    <message>
        <source>Every mention ends with E: IOE2.</source>
        <translation>每个提及以 E 结尾：IOE2。</translation>
    </message>
    <message>
        <source>Every mention begins with B and ends with E, or is one S: IOBES.</source>
        <translation>每个提及以 B 开头、以 E 结尾，或为单个 S：IOBES。</translation>
    </message>
    <message>
        <source>Every mention begins with B and ends with L, or is one U: BILOU.</source>
        <translation>每个提及以 B 开头、以 L 结尾，或为单个 U：BILOU。</translation>
    </message>
    <message>
        <source>Sentence %1, token %2: “%3” is no tag.</source>
        <translation>第 %1 句第 %2 个词元：“%3”不是标记。</translation>
    </message>
    <message>
        <source>A tag is O, or a letter such as B or I, a hyphen and a type.</source>
        <translation>标记为 O，或由 B、I 之类的字母、连字符和类型组成。</translation>
    </message>
    <message>
        <source>No tag scheme has all the letters of these tags.</source>
        <translation>没有一种标注方案包含这些标记的全部字母。</translation>
    </message>
    <message>
        <source>Two files in different schemes may have been put together.</source>
        <translation>可能是把采用不同方案的两个文件合在了一起。</translation>
    </message>
    <message>
        <source>No tag but O was seen: taken as %1.</source>
        <translation>只出现了标记 O：按 %1 处理。</translation>
    </message>
    <message>
        <source>%1 fits best. Of %2 mentions 1 breaks its rules: in sentence %3, at token %4.</source>
        <translation>%1 最为符合。%2 个提及中有 1 个违反其规则：第 %3 句第 %4 个词元。</translation>
    </message>
    <message>
        <source>%1 fits best. Of %2 mentions %3 break its rules, the first in sentence %4, at token %5.</source>
        <translation>%1 最为符合。%2 个提及中有 %3 个违反其规则，第一个在第 %4 句第 %5 个词元。</translation>
    </message>
    <message>
        <source>Tokens %1 to %2 are no mention of a sentence whose last token is %3.</source>
        <translation>第 %1 至 %2 个词元不能构成提及：句子的最后一个词元是第 %3 个。</translation>
    </message>
    <message>
        <source>A mention in several pieces cannot be written as tags.</source>
        <translation>由多个片段组成的提及无法写成标记。</translation>
    </message>
    <message>
        <source>A mention without a type cannot be written as tags.</source>
        <translation>没有类型的提及无法写成标记。</translation>
    </message>
    <message>
        <source>Two mentions share token %1: tags cannot tell them apart.</source>
        <translation>两个提及共用第 %1 个词元：标记无法区分它们。</translation>
    </message>
    <message>
        <source>Sentence %1, token %2: %3 has no tag such as “%4”.</source>
        <translation>第 %1 句第 %2 个词元：%3 没有“%4”这样的标记。</translation>
    </message>
    <message>
        <source>Choose the scheme that the tags are written in.</source>
        <translation>请选择这些标记所采用的方案。</translation>
    </message>
    <message>
        <source>Sentence %1, token %2: the mention that begins with “%3” breaks the rules of %4.</source>
        <translation>第 %1 句第 %2 个词元：以“%3”开头的提及违反 %4 的规则。</translation>
    </message>
    <message>
        <source>Let such tags start a mention, or leave them out.</source>
        <translation>请让这类标记开始一个提及，或将其忽略。</translation>
    </message>
    <message>
        <source>A sentence must have as many predicted tags as gold ones: there are %2 predicted and %1 gold.</source>
        <translation>一个句子的预测标记数必须与标准标记数相同：预测 %2 个，标准 %1 个。</translation>
    </message>
    <message>
        <source>A trend has at most %1 groups.</source>
        <translation>一个趋势最多有 %1 个分组。</translation>
    </message>
    <message>
        <source>The folder “%1” could not be read (%2).</source>
        <translation>无法读取文件夹“%1”（%2）。</translation>
    </message>
    <message>
        <source>Read as BRAT: there are no annotations beside the text.</source>
        <translation>按 BRAT 读取：文本旁没有标注文件。</translation>
    </message>
    <message>
        <source>Recognised as BRAT: “%1” holds annotations.</source>
        <translation>识别为 BRAT：“%1”包含标注。</translation>
    </message>
    <message>
        <source>The folder “%1” holds no annotations of BRAT.</source>
        <translation>文件夹“%1”中没有 BRAT 标注。</translation>
    </message>
    <message>
        <source>Choose a folder with files NAME.txt and NAME.ann, or choose a file.</source>
        <translation>请选择包含 NAME.txt 和 NAME.ann 的文件夹，或选择一个文件。</translation>
    </message>
    <message>
        <source>Recognised as BRAT: %1 of %2 documents in the folder have annotations.</source>
        <translation>识别为 BRAT：文件夹中 %2 个文档有 %1 个带标注。</translation>
    </message>
    <message>
        <source>A document is longer than 256 MB.</source>
        <translation>有一个文档超过 256 MB。</translation>
    </message>
    <message>
        <source>Check that the file is a text.</source>
        <translation>请检查该文件是否为文本。</translation>
    </message>
    <message>
        <source>The mention goes over the end of its line, and each line is an item</source>
        <translation>提及越过了行尾，而每一行是一个数据项</translation>
    </message>
    <message>
        <source>The relation goes over the end of a line, and each line is an item</source>
        <translation>关系越过了行尾，而每一行是一个数据项</translation>
    </message>
    <message>
        <source>Relation left out</source>
        <translation>已略去该关系</translation>
    </message>
    <message>
        <source>There is no text for the annotations “%1”</source>
        <translation>标注“%1”没有对应的文本</translation>
    </message>
    <message>
        <source>Document left out</source>
        <translation>已略去该文档</translation>
    </message>
    <message>
        <source>“%1” holds no documents of BRAT.</source>
        <translation>“%1”中没有 BRAT 文档。</translation>
    </message>
    <message>
        <source>Each document needs its text in NAME.txt beside NAME.ann.</source>
        <translation>每个文档都需要在 NAME.ann 旁有其文本 NAME.txt。</translation>
    </message>
    <message>
        <source>%1 lines hold events (E), which are not kept</source>
        <translation>%1 行包含事件（E），不予保留</translation>
    </message>
    <message>
        <source>A line holds an event (E), which is not kept</source>
        <translation>一行包含事件（E），不予保留</translation>
    </message>
    <message>
        <source>%1 lines hold attributes (A, M), which are not kept</source>
        <translation>%1 行包含属性（A、M），不予保留</translation>
    </message>
    <message>
        <source>A line holds an attribute (A, M), which is not kept</source>
        <translation>一行包含属性（A、M），不予保留</translation>
    </message>
    <message>
        <source>%1 lines hold links to other collections (N), which are not kept</source>
        <translation>%1 行包含指向其他资源库的链接（N），不予保留</translation>
    </message>
    <message>
        <source>A line holds a link to another collection (N), which is not kept</source>
        <translation>一行包含指向其他资源库的链接（N），不予保留</translation>
    </message>
    <message>
        <source>%1 lines hold notes (#), which are not kept</source>
        <translation>%1 行包含备注（#），不予保留</translation>
    </message>
    <message>
        <source>A line holds a note (#), which is not kept</source>
        <translation>一行包含备注（#），不予保留</translation>
    </message>
    <message>
        <source>The line is no annotation: it begins with “%1”</source>
        <translation>该行不是标注：它以“%1”开头</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>已略去</translation>
    </message>
    <message>
        <source>Tabs expected between id, type with offsets, and text</source>
        <translation>标识、带偏移量的类型和文本之间应为制表符</translation>
    </message>
    <message>
        <source>Two offsets expected after the type: “0 5”, or “0 5;12 17” for several pieces</source>
        <translation>类型之后应有两个偏移量：“0 5”，多段时为“0 5;12 17”</translation>
    </message>
    <message>
        <source>A type and two arguments expected: R1, a tab, Type Arg1:T1 Arg2:T2</source>
        <translation>应有一个类型和两个参数：R1、制表符、类型 Arg1:T1 Arg2:T2</translation>
    </message>
    <message>
        <source>Offsets count the byte order mark at the start of the text: so %1 of %2 mentions read as the file says</source>
        <translation>偏移量计入文本开头的字节顺序标记：这样 %2 个提及中有 %1 个与文件所写一致</translation>
    </message>
    <message>
        <source>Counted as one character</source>
        <translation>按一个字符计</translation>
    </message>
    <message>
        <source>Offsets count a line break CR LF as one character: so %1 of %2 mentions read as the file says</source>
        <translation>偏移量把换行 CR LF 计为一个字符：这样 %2 个提及中有 %1 个与文件所写一致</translation>
    </message>
    <message>
        <source>Counted as one</source>
        <translation>按一个计</translation>
    </message>
    <message>
        <source>Offsets count a line break CR LF as two characters: so %1 of %2 mentions read as the file says</source>
        <translation>偏移量把换行 CR LF 计为两个字符：这样 %2 个提及中有 %1 个与文件所写一致</translation>
    </message>
    <message>
        <source>Counted as two</source>
        <translation>按两个计</translation>
    </message>
    <message>
        <source>Offsets that count characters fit %1 of %2 mentions, as they are read now %3</source>
        <translation>按字符计的偏移量符合 %2 个提及中的 %1 个，按目前的读法符合 %3 个</translation>
    </message>
    <message>
        <source>Offsets that count UTF-16 units fit %1 of %2 mentions, as they are read now %3</source>
        <translation>按 UTF-16 单元计的偏移量符合 %2 个提及中的 %1 个，按目前的读法符合 %3 个</translation>
    </message>
    <message>
        <source>Offsets that count bytes fit %1 of %2 mentions, as they are read now %3</source>
        <translation>按字节计的偏移量符合 %2 个提及中的 %1 个，按目前的读法符合 %3 个</translation>
    </message>
    <message>
        <source>Read as chosen; choose the other unit to read them so</source>
        <translation>已按所选方式读取；如需另一种读法，请选择另一单位</translation>
    </message>
    <message>
        <source>The mention “%1” goes over a line break</source>
        <translation>提及“%1”跨越换行</translation>
    </message>
    <message>
        <source>Taken as one mention</source>
        <translation>作为一个提及</translation>
    </message>
    <message>
        <source>The mention ends at %1, the text has %2 characters</source>
        <translation>提及止于 %1，而文本有 %2 个字符</translation>
    </message>
    <message>
        <source>The mention at %1 covers nothing</source>
        <translation>位于 %1 的提及不包含任何内容</translation>
    </message>
    <message>
        <source>The mention begins or ends inside a character</source>
        <translation>提及的起点或终点位于一个字符内部</translation>
    </message>
    <message>
        <source>The relation needs “%1”, which is no mention that was taken</source>
        <translation>该关系需要“%1”，而它不是已采用的提及</translation>
    </message>
    <message>
        <source>The token is empty</source>
        <translation>词元为空</translation>
    </message>
    <message>
        <source>Sentence left out</source>
        <translation>已略去该句子</translation>
    </message>
    <message>
        <source>The sentence on line %1 is longer than 256 MB.</source>
        <translation>第 %1 行的句子超过 256 MB。</translation>
    </message>
    <message>
        <source>Check that a blank line ends each sentence.</source>
        <translation>请检查每个句子是否以空行结束。</translation>
    </message>
    <message>
        <source>“%1” is no tag: O, or a letter such as B or I, a hyphen and a type</source>
        <translation>“%1”不是标记：应为 O，或 B、I 等字母加连字符和类型</translation>
    </message>
    <message>
        <source>Every letter taken as it is</source>
        <translation>每个字母按原样处理</translation>
    </message>
    <message>
        <source>Taken as mentions all the same</source>
        <translation>仍作为提及</translation>
    </message>
    <message>
        <source>Recognised as a token a line (CoNLL): %1 columns, the last one a tag such as B-, I- or O on %2 of %3 lines.</source>
        <translation>识别为每行一个词元（CoNLL）：%1 列，最后一列在 %3 行中的 %2 行是 B-、I- 或 O 之类的标记。</translation>
    </message>
    <message>
        <source>Recognised as a token a line (CoNLL): %1 columns on %2 of %3 lines.</source>
        <translation>识别为每行一个词元（CoNLL）：%3 行中有 %2 行为 %1 列。</translation>
    </message>
    <message>
        <source>Recognised as mentions of BC2GM: ID|start end|text on %1 of %2 lines.</source>
        <translation>识别为 BC2GM 的提及：%2 行中有 %1 行为 ID|起点 终点|文本。</translation>
    </message>
    <message>
        <source>Recognised as a tag a token (CoNLL): %1 columns, the last one a tag on %2 of %3 lines.</source>
        <translation>识别为每个词元一个标记（CoNLL）：%1 列，最后一列在 %3 行中的 %2 行是标记。</translation>
    </message>
    <message>
        <source>Recognised as a tag a token (CoNLL): %1 columns, the gold tag and then the predicted one in the last two, on %2 of %3 lines.</source>
        <translation>识别为每个词元一个标记（CoNLL）：%1 列，最后两列依次为标准标记和预测标记，见于 %3 行中的 %2 行。</translation>
    </message>
    <message>
        <source>Recognised as an id and a label with a blank between them on all %1 lines.</source>
        <translation>识别为以空格分隔的标识和标签，全部 %1 行如此。</translation>
    </message>
    <message>
        <source>Recognised as one label a line.</source>
        <translation>识别为每行一个标签。</translation>
    </message>
    <message>
        <source>Recognised as one score a line.</source>
        <translation>识别为每行一个分数。</translation>
    </message>
    <message>
        <source>There are %1 columns of scores and %2 names of classes.</source>
        <translation>有 %1 个分数列，却有 %2 个类别名。</translation>
    </message>
    <message>
        <source>Name a class for each column of scores, in the same order.</source>
        <translation>请按相同顺序为每个分数列指定一个类别。</translation>
    </message>
    <message>
        <source>The score “%1” is no number</source>
        <translation>分数“%1”不是数字</translation>
    </message>
    <message>
        <source>A reader of predictions read an item.</source>
        <translation>预测读取器读到了一个数据项。</translation>
    </message>
    <message>
        <source>No column holds labels, and none holds scores.</source>
        <translation>没有标签列，也没有分数列。</translation>
    </message>
    <message>
        <source>Choose the column of the labels.</source>
        <translation>请选择标签所在的列。</translation>
    </message>
    <message>
        <source>The id is empty</source>
        <translation>标识为空</translation>
    </message>
    <message>
        <source>No field is the predicted label and none holds scores.</source>
        <translation>没有预测标签字段，也没有分数字段。</translation>
    </message>
    <message>
        <source>Choose the field of the prediction.</source>
        <translation>请选择预测所在的字段。</translation>
    </message>
    <message>
        <source>The field “%1” is missing or no text and no number</source>
        <translation>字段“%1”缺失，或既不是文本也不是数字</translation>
    </message>
    <message>
        <source>The field “%1” holds no score</source>
        <translation>字段“%1”不是分数</translation>
    </message>
    <message>
        <source>No column is the predicted tag.</source>
        <translation>没有预测标记列。</translation>
    </message>
    <message>
        <source>Choose the column of the tags.</source>
        <translation>请选择标记所在的列。</translation>
    </message>
    <message>
        <source>“%1” is a folder, which cannot be read as %2.</source>
        <translation>“%1”是文件夹，不能按 %2 读取。</translation>
    </message>
    <message>
        <source>Choose a file, or BRAT, of which a folder holds the documents.</source>
        <translation>请选择一个文件，或选择 BRAT（其文档可放在一个文件夹中）。</translation>
    </message>
    <message>
        <source>“%1” holds no predictions.</source>
        <translation>“%1”中没有预测。</translation>
    </message>
    <message>
        <source>No item has the positive label %1.</source>
        <translation>没有任何项带有正类标签 %1。</translation>
    </message>
    <message>
        <source>Choose one of the labels.</source>
        <translation>请从这些标签中选择一个。</translation>
    </message>
    <message>
        <source>There are %1 labels, and none was named as the positive one.</source>
        <translation>共有 %1 个标签，但没有指定哪个是正类。</translation>
    </message>
    <message>
        <source>Name it, or average over the labels.</source>
        <translation>请指定正类，或对各标签取平均。</translation>
    </message>
    <message>
        <source>There is no evaluation with this number.</source>
        <translation>没有这个编号的评估。</translation>
    </message>
    <message>
        <source>Choose one of the stored evaluations.</source>
        <translation>请从已存储的评估中选择一个。</translation>
    </message>
    <message>
        <source>The predictions of %1 were joined to a split that was loaded again since.</source>
        <translation>%1 的预测所对应的划分此后已重新载入。</translation>
    </message>
    <message>
        <source>Load the predictions again.</source>
        <translation>请重新载入预测。</translation>
    </message>
    <message>
        <source>The evaluation has no such row or system.</source>
        <translation>该评估没有这样的行或系统。</translation>
    </message>
    <message>
        <source>The items of this evaluation cannot be shown.</source>
        <translation>无法显示该评估的各项。</translation>
    </message>
    <message>
        <source>Evaluate again.</source>
        <translation>请重新评估。</translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <translation>%1 至不足 %2</translation>
    </message>
    <message>
        <source>100</source>
        <translation>100</translation>
    </message>
    <message>
        <source>%1 to 100</source>
        <translation>%1 至 100</translation>
    </message>
    <message>
        <source>Part %1 of %2</source>
        <translation>第 %1 部分，共 %2 部分</translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>词数：%1</translation>
    </message>
    <message>
        <source>Words: %1 to %2</source>
        <translation>词数：%1 至 %2</translation>
    </message>
    <message>
        <source>Words: %1 and more</source>
        <translation>词数：%1 及以上</translation>
    </message>
    <message>
        <source>No document</source>
        <translation>无文档</translation>
    </message>
    <message>
        <source>Without a value</source>
        <translation>无值</translation>
    </message>
    <message>
        <source>Seen in training</source>
        <translation>训练集中出现过</translation>
    </message>
    <message>
        <source>Not seen in training</source>
        <translation>训练集中未出现过</translation>
    </message>
    <message>
        <source>The number of parts is not between 1 and 1000.</source>
        <translation>部分数不在 1 到 1000 之间。</translation>
    </message>
    <message>
        <source>Mentions have no class.</source>
        <translation>提及没有类别。</translation>
    </message>
    <message>
        <source>Group them by their type.</source>
        <translation>请按提及的类型分组。</translation>
    </message>
    <message>
        <source>Labels have no mention type.</source>
        <translation>标签没有提及类型。</translation>
    </message>
    <message>
        <source>Group them by class.</source>
        <translation>请按类别分组。</translation>
    </message>
    <message>
        <source>Only mentions can be grouped by whether they are seen in training.</source>
        <translation>只有提及才能按是否在训练集中出现过来分组。</translation>
    </message>
    <message>
        <source>No field was named to group by.</source>
        <translation>没有指定用于分组的字段。</translation>
    </message>
    <message>
        <source>No text field was named whose overlap is looked at.</source>
        <translation>没有指定要查看重叠情况的文本字段。</translation>
    </message>
    <message>
        <source>The lengths at which groups begin are not ascending from 1.</source>
        <translation>各组的起始长度不是从 1 开始递增的。</translation>
    </message>
    <message>
        <source>There are no predictions for the split %1.</source>
        <translation>划分 %1 没有预测。</translation>
    </message>
    <message>
        <source>Load some first.</source>
        <translation>请先载入预测。</translation>
    </message>
    <message>
        <source>%1 and %2 predict different things and cannot stand beside each other.</source>
        <translation>%1 和 %2 预测的内容不同，不能并列比较。</translation>
    </message>
    <message>
        <source>Choose systems of one kind.</source>
        <translation>请选择同一类的系统。</translation>
    </message>
    <message>
        <source>Classes cannot be crossed with classes.</source>
        <translation>类别不能与类别交叉分组。</translation>
    </message>
    <message>
        <source>There is nothing to cross.</source>
        <translation>没有可供交叉分组的内容。</translation>
    </message>
    <message>
        <source>The split %1 has no alternative mentions.</source>
        <translation>划分 %1 没有备选提及。</translation>
    </message>
    <message>
        <source>Choose another way of matching.</source>
        <translation>请选择其他匹配方式。</translation>
    </message>
    <message>
        <source>The comparison chosen is not one of these splits as they are now.</source>
        <translation>所选的比较不是针对这些划分的当前内容进行的。</translation>
    </message>
    <message>
        <source>Only predicted mentions can be grouped by the similarity of mentions.</source>
        <translation>只有预测的提及才能按提及的相似度分组。</translation>
    </message>
    <message>
        <source>Group by the similarity of texts.</source>
        <translation>请按文本的相似度分组。</translation>
    </message>
    <message>
        <source>A stored evaluation cannot be read: %1.</source>
        <translation>无法读取一个已存储的评估：%1。</translation>
    </message>
    <message>
        <source>Check the project file, or remove the evaluation.</source>
        <translation>请检查项目文件，或移除该评估。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Without a type</source>
        <translation>无类型</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Matthews correlation</source>
        <translation>马修斯相关系数</translation>
    </message>
    <message>
        <source>%1 of %2 is %3 both on what is most like the training data and on what is least like it.</source>
        <translation>%2 的 %1 在与训练数据最相似的部分和最不相似的部分上都是 %3。</translation>
    </message>
    <message>
        <source>%1 of %2 falls from %3 on the most similar quarter to %4 on the least similar one.</source>
        <translation>%2 的 %1 从最相似的四分之一上的 %3 降到最不相似的四分之一上的 %4。</translation>
    </message>
    <message>
        <source>%1 of %2 falls from %3 on what is most like the training data to %4 on what is least like it.</source>
        <translation>%2 的 %1 从与训练数据最相似的部分上的 %3 降到最不相似的部分上的 %4。</translation>
    </message>
    <message>
        <source>%1 of %2 rises from %3 on the most similar quarter to %4 on the least similar one.</source>
        <translation>%2 的 %1 从最相似的四分之一上的 %3 升到最不相似的四分之一上的 %4。</translation>
    </message>
    <message>
        <source>%1 of %2 rises from %3 on what is most like the training data to %4 on what is least like it.</source>
        <translation>%2 的 %1 从与训练数据最相似的部分上的 %3 升到最不相似的部分上的 %4。</translation>
    </message>
    <message>
        <source>The mentions that the gold tags make are not those whose similarity is known.</source>
        <translation>标准标记所构成的提及与已知相似度的提及不一致。</translation>
    </message>
    <message>
        <source>Group the items by the similarity of their texts.</source>
        <translation>请按文本的相似度对各项分组。</translation>
    </message>
    <message>
        <source>%1 seen</source>
        <translation>%1 出现过</translation>
    </message>
    <message>
        <source>Neither seen</source>
        <translation>两者均未出现过</translation>
    </message>
    <message>
        <source>Nothing seen</source>
        <translation>均未出现过</translation>
    </message>
    <message>
        <source>No item has a field %1.</source>
        <translation>没有任何项带有字段 %1。</translation>
    </message>
    <message>
        <source>Choose one of the columns that the file of the split has.</source>
        <translation>请选择该划分的文件中已有的一列。</translation>
    </message>
    <message>
        <source>Predictions do not fit the items of their split.</source>
        <translation>预测与其划分的各项不符。</translation>
    </message>
    <message>
        <source>Mentions have no labels that could differ.</source>
        <translation>提及没有可能不一致的标签。</translation>
    </message>
    <message>
        <source>Compare the texts.</source>
        <translation>请比较文本。</translation>
    </message>
    <message>
        <source>The pairs of this comparison cannot be shown.</source>
        <translation>无法显示该比较的文本对。</translation>
    </message>
    <message>
        <source>No file of predictions was given.</source>
        <translation>没有给出预测文件。</translation>
    </message>
    <message>
        <source>Load the split with its gold annotations first.</source>
        <translation>请先载入带有标准标注的划分。</translation>
    </message>
    <message>
        <source>The split %1 has no labels to compare predictions with.</source>
        <translation>划分 %1 没有可与预测比较的标签。</translation>
    </message>
    <message>
        <source>The split %1 has no mentions to compare predictions with.</source>
        <translation>划分 %1 没有可与预测比较的提及。</translation>
    </message>
    <message>
        <source>There are %1 predictions for the %2 items of %3, joined by position.</source>
        <translation>%3 有 %2 项，按位置对应的预测却有 %1 个。</translation>
    </message>
    <message>
        <source>Join them by id, or give a prediction for each item.</source>
        <translation>请按标识对应，或为每一项给出预测。</translation>
    </message>
    <message>
        <source>None of the predictions has the id of an item of %1.</source>
        <translation>没有任何预测的标识与 %1 中某一项的标识相同。</translation>
    </message>
    <message>
        <source>Choose the column of the ids, or join by position.</source>
        <translation>请选择标识所在的列，或按位置对应。</translation>
    </message>
    <message>
        <source>“%1” holds another kind of predictions than the file before it.</source>
        <translation>“%1”中的预测与前一个文件的类型不同。</translation>
    </message>
    <message>
        <source>The split has too many items to join predictions.</source>
        <translation>该划分的项数过多，无法对应预测。</translation>
    </message>
    <message>
        <source>The item “%1” has %2 tokens, but there are %3 tags for it</source>
        <translation>项“%1”有 %2 个词元，却有 %3 个标记</translation>
    </message>
    <message>
        <source>Left out: the item counts as not answered</source>
        <translation>已略去：该项计为未作答</translation>
    </message>
    <message>
        <source>The split %1 has no gold tags.</source>
        <translation>划分 %1 没有标准标记。</translation>
    </message>
    <message>
        <source>Load it from a file of one token a line.</source>
        <translation>请从每行一个词元的文件中载入。</translation>
    </message>
    <message>
        <source>%1 is not a scheme of tags.</source>
        <translation>%1 不是一种标注方案。</translation>
    </message>
    <message>
        <source>Choose IOB1, IOB2, IOE1, IOE2, IOBES or BILOU.</source>
        <translation>请选择 IOB1、IOB2、IOE1、IOE2、IOBES 或 BILOU。</translation>
    </message>
    <message>
        <source>The tokens of an item cannot be read.</source>
        <translation>无法读取某一项的词元。</translation>
    </message>
    <message>
        <source>The tokens of an item are not in order.</source>
        <translation>某一项的词元顺序不正确。</translation>
    </message>
    <message>
        <source>The split was removed or replaced while predictions were loaded.</source>
        <translation>载入预测期间，该划分被移除或替换。</translation>
    </message>
    <message>
        <source>Load them again.</source>
        <translation>请重新载入。</translation>
    </message>
    <message>
        <source>There are predictions of &quot;%1&quot; for this split already.</source>
        <translation>该划分已有“%1”的预测。</translation>
    </message>
    <message>
        <source>Replace them, or choose another name.</source>
        <translation>请替换它们，或另选一个名称。</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; does not have a value for each item.</source>
        <translation>列“%1”并非对每一项都有值。</translation>
    </message>
    <message>
        <source>A system needs a name and a task.</source>
        <translation>系统需要有名称和任务。</translation>
    </message>
    <message>
        <source>There are too many combinations of labels.</source>
        <translation>标签的组合过多。</translation>
    </message>
    <message>
        <source>Predictions are not in the order of the items.</source>
        <translation>预测的顺序与各项的顺序不符。</translation>
    </message>
    <message>
        <source>Predictions need at least one source.</source>
        <translation>预测至少需要一个来源。</translation>
    </message>
    <message>
        <source>The predictions are not there any more.</source>
        <translation>这些预测已不存在。</translation>
    </message>
    <message>
        <source>A system needs a name.</source>
        <translation>系统需要有名称。</translation>
    </message>
    <message>
        <source>There is a system named &quot;%1&quot; already.</source>
        <translation>已有名为“%1”的系统。</translation>
    </message>
    <message>
        <source>“%1” is no tag: O, or a letter such as B or I, a hyphen and a type (no tags in %2 of the column&apos;s %3 cells)</source>
        <translation>“%1”不是标记：应为 O，或 B、I 等字母加连字符和类型（该列 %3 个单元格中有 %2 个不是标记）</translation>
    </message>
    <message>
        <source>No mentions taken from the column</source>
        <translation>未从该列读取提及</translation>
    </message>
    <message>
        <source>No item of %1 has the label %2 (predictions: %3)</source>
        <translation>%1 中没有任何项带有标签 %2（预测：%3 个）</translation>
    </message>
    <message>
        <source>No item of %1 has the labels %2 (predictions: %3)</source>
        <translation>%1 中没有任何项带有标签 %2（预测：%3 个）</translation>
    </message>
    <message>
        <source>No item of %1 has the labels %2 and %4 more (predictions: %3)</source>
        <translation>%1 中没有任何项带有标签 %2 和另外 %4 个标签（预测：%3 个）</translation>
    </message>
    <message>
        <source>Counted as wrong</source>
        <translation>计为错误</translation>
    </message>
    <message>
        <source>Only labels can be left out of the averages.</source>
        <translation>只有标签可以不计入平均。</translation>
    </message>
    <message>
        <source>No item has the label %1, which is to be left out.</source>
        <translation>没有条目带有要排除的标签 %1。</translation>
    </message>
    <message>
        <source>This is published already.</source>
        <translation>此项已完成。</translation>
    </message>
    <message>
        <source>“%1” holds mentions or tags and no labels of whole texts.</source>
        <translation>“%1”包含提及或标记，不含整篇文本的标签。</translation>
    </message>
    <message>
        <source>Load a file that holds the texts and their mentions.</source>
        <translation>请载入同时包含文本及其提及的文件。</translation>
    </message>
    <message>
        <source>Line %1 has another text than the item “%2”, joined by position.</source>
        <translation>按位置对应时，第 %1 行的文本与项“%2”不同。</translation>
    </message>
    <message>
        <source>Join the labels by id, or choose the file in the order of the texts.</source>
        <translation>请按标识对应标签，或选择与文本顺序一致的文件。</translation>
    </message>
    <message>
        <source>There are labels for %1 texts and %2 texts (left out: %3), joined by position.</source>
        <translation>按位置对应时，标签有 %1 个，文本有 %2 篇（略去：%3）。</translation>
    </message>
    <message>
        <source>Join the labels by id, or give a label for each text.</source>
        <translation>请按标识对应标签，或为每篇文本提供标签。</translation>
    </message>
    <message>
        <source>None of the labels has the id of a text.</source>
        <translation>没有任何标签的标识与文本相符。</translation>
    </message>
    <message>
        <source>Texts without a label: %1, such as “%2”</source>
        <translation>没有标签的文本：%1 篇，例如“%2”</translation>
    </message>
    <message>
        <source>Labels that belong to no text or to one that has one already: %1</source>
        <translation>不属于任何文本，或所属文本已有标签的标签：%1 个</translation>
    </message>
    <message>
        <source>Texts that are others beside their label: %1, such as “%2”</source>
        <translation>与标签旁所附文本不同的文本：%1 篇，例如“%2”</translation>
    </message>
    <message>
        <source>Labels taken all the same</source>
        <translation>标签仍被采用</translation>
    </message>
    <message>
        <source>Relations have no class.</source>
        <translation>关系没有类别。</translation>
    </message>
    <message>
        <source>%1 predicts no mentions, and so no relations between them.</source>
        <translation>%1 没有预测提及，因此也没有提及之间的关系。</translation>
    </message>
    <message>
        <source>The split %1 has no relations to compare predictions with.</source>
        <translation>划分 %1 没有可与预测比较的关系。</translation>
    </message>
    <message>
        <source>A relation belongs to no item of its split.</source>
        <translation>有一个关系不属于其划分中的任何项。</translation>
    </message>
    <message>
        <source>A relation needs a mention that its item does not have.</source>
        <translation>有一个关系需要其所在项中没有的提及。</translation>
    </message>
    <message>
        <source>There are relations of a set of number %1, which is not there.</source>
        <translation>存在编号为 %1 的集合的关系，但该集合不存在。</translation>
    </message>
    <message>
        <source>One more like this: %1</source>
        <translation>另有一处同类情况：%1</translation>
    </message>
    <message>
        <source>%1 more like this: %2</source>
        <translation>另有 %1 处同类情况：%2</translation>
    </message>
    <message>
        <source>Choose the ontology as OBO, or convert it: “robot convert --input FILE.owl --output FILE.obo”.</source>
        <translation>请选择 OBO 格式的本体，或进行转换：“robot convert --input FILE.owl --output FILE.obo”。</translation>
    </message>
    <message>
        <source>Choose the ontology as OBO.</source>
        <translation>请选择 OBO 格式的本体。</translation>
    </message>
    <message>
        <source>“%1” is an ontology in OWL, not in OBO.</source>
        <translation>“%1”是 OWL 格式的本体，而不是 OBO 格式。</translation>
    </message>
    <message>
        <source>“%1” is an ontology in Turtle, not in OBO.</source>
        <translation>“%1”是 Turtle 格式的本体，而不是 OBO 格式。</translation>
    </message>
    <message>
        <source>“%1” is a JSON file, not an ontology in OBO.</source>
        <translation>“%1”是 JSON 文件，而不是 OBO 格式的本体。</translation>
    </message>
    <message>
        <source>“%1” holds annotations with terms, not an ontology.</source>
        <translation>“%1”包含的是带术语的标注，而不是本体。</translation>
    </message>
    <message>
        <source>“%1” has no [Term], as an ontology in OBO has.</source>
        <translation>“%1”没有 OBO 本体应有的 [Term]。</translation>
    </message>
    <message>
        <source>No [Term] of “%1” has an id.</source>
        <translation>“%1”中没有任何 [Term] 带有标识。</translation>
    </message>
    <message>
        <source>A colon expected between tag and value</source>
        <translation>标签与值之间应有冒号</translation>
    </message>
    <message>
        <source>A stanza&apos;s name alone expected, in brackets</source>
        <translation>此处应只有方括号括起的段名</translation>
    </message>
    <message>
        <source>Taken as the begin of [%1]</source>
        <translation>视为 [%1] 的开始</translation>
    </message>
    <message>
        <source>The term has no id</source>
        <translation>该术语没有标识</translation>
    </message>
    <message>
        <source>Term left out</source>
        <translation>已略去该术语</translation>
    </message>
    <message>
        <source>The id “%1” stands in the term of line %2 already</source>
        <translation>标识“%1”已在第 %2 行的术语中出现</translation>
    </message>
    <message>
        <source>Both taken as one term, with the relations of both and the first name</source>
        <translation>两者合并为一个术语，保留双方的关系和第一个名称</translation>
    </message>
    <message>
        <source>A second id in a term, “%1”</source>
        <translation>一个术语中出现第二个标识“%1”</translation>
    </message>
    <message>
        <source>Taken as the begin of [%1]</source>
        <comment>Term</comment>
        <translation>视为 [%1] 的开始</translation>
    </message>
    <message>
        <source>“%1” is neither true nor false</source>
        <translation>“%1”既不是 true 也不是 false</translation>
    </message>
    <message>
        <source>“%1” without an id behind it</source>
        <translation>“%1”之后没有标识</translation>
    </message>
    <message>
        <source>“%1” behind the id “%2”</source>
        <translation>标识“%2”之后还有“%1”</translation>
    </message>
    <message>
        <source>“%1” a second time: “%2”</source>
        <translation>“%1”第二次出现：“%2”</translation>
    </message>
    <message>
        <source>The first one stays</source>
        <translation>保留第一个</translation>
    </message>
    <message>
        <source>The k of S_k is below 1.</source>
        <translation>S_k 的 k 小于 1。</translation>
    </message>
    <message>
        <source>Choose a number from 1, usually 2.</source>
        <translation>请选择不小于 1 的数，通常为 2。</translation>
    </message>
    <message>
        <source>Predictions, information and true terms are not of the same proteins and terms.</source>
        <translation>预测、信息量和真实术语不属于相同的蛋白质和术语。</translation>
    </message>
    <message>
        <source>The parents of the term %1 lead back to it.</source>
        <translation>术语 %1 的父级又回到它自身。</translation>
    </message>
    <message>
        <source>Correct the ontology, or leave out the relation that makes the circle.</source>
        <translation>请更正本体，或去掉形成环的关系。</translation>
    </message>
</context>
<context>
    <name>RenameCommand</name>
    <message>
        <source>Rename %1</source>
        <translation>重命名 %1</translation>
    </message>
</context>
<context>
    <name>ScoreFigure</name>
    <message>
        <source>Number of items at the axis</source>
        <translation>坐标轴处的条目数</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Check that the file is there and that you may read it.</source>
        <translation>检查文件是否存在，以及您是否有读取权限。</translation>
    </message>
    <message>
        <source>Choose another folder, or ask for the right to write there.</source>
        <translation>选择其他文件夹，或申请该位置的写入权限。</translation>
    </message>
    <message>
        <source>Make room and try again.</source>
        <translation>释放空间后重试。</translation>
    </message>
    <message>
        <source>To load it as data, use Import.</source>
        <translation>若要作为数据载入，请使用“导入”。</translation>
    </message>
    <message>
        <source>Open it with that version.</source>
        <translation>用该版本打开。</translation>
    </message>
    <message>
        <source>Open a copy of it, or import the data again.</source>
        <translation>打开它的副本，或重新导入数据。</translation>
    </message>
    <message>
        <source>Save a copy and work on that.</source>
        <translation>保存副本，并在副本上工作。</translation>
    </message>
    <message>
        <source>Close it there, then try again.</source>
        <translation>在该程序中将其关闭，然后重试。</translation>
    </message>
    <message>
        <source>Save a copy to keep what is open.</source>
        <translation>保存副本，以保留当前打开的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln 条文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mention(s)</source>
        <translation>
            <numerusform>%Ln 个提及</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s)</source>
        <translation>
            <numerusform>%Ln 个文本对</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1，第 %2 行：%3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>done of total with its noun</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>已处理 %1</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>用时 %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1，用时 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation>
            <numerusform>剩余 %Ln 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation>
            <numerusform>剩余 %Ln 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>TSV, no quotes</source>
        <translation>TSV，无引号</translation>
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
        <translation>每行一条文本</translation>
    </message>
    <message>
        <source>BC2GM original</source>
        <translation>BC2GM 原始格式</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence without its full stop</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, one after the other</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>a key</comment>
        <translation>↑</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>a key</comment>
        <translation>↓</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>a key</comment>
        <translation>←</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>a key</comment>
        <translation>→</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>path of a file and what is wrong with it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>BRAT standoff</source>
        <translation>BRAT 独立标注</translation>
    </message>
    <message>
        <source>CoNLL columns</source>
        <translation>CoNLL 列格式</translation>
    </message>
    <message numerus="yes">
        <source>%Ln resample(s)</source>
        <translation>
            <numerusform>%Ln 次重抽样</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::AboutDialog</name>
    <message>
        <source>About Heldout</source>
        <translation>关于 Heldout</translation>
    </message>
    <message>
        <source>Heldout %1</source>
        <translation>Heldout %1</translation>
    </message>
    <message>
        <source>Tells how much of a test score is memory</source>
        <translation>衡量测试得分中有多少来自记忆</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without warranty. Made with Qt %1 and Qt Charts, SQLite, ICU and oneTBB; text in Noto Sans (SIL Open Font License).</source>
        <translation>本程序是自由软件，依据 GNU 通用公共许可证第 3 版或更高版本发布，不提供任何担保。使用 Qt %1、Qt Charts、SQLite、ICU 和 oneTBB 构建；文字采用 Noto Sans 字体（SIL 开放字体许可证）。</translation>
    </message>
    <message>
        <source>What to cite</source>
        <translation>如何引用</translation>
    </message>
    <message>
        <source>Similarity and its intervals:</source>
        <translation>相似度及其区间：</translation>
    </message>
    <message>
        <source>The sample:</source>
        <translation>示例数据：</translation>
    </message>
    <message>
        <source>BC2GM was put together by Lorraine Tanabe, Larry Smith and W. John Wilbur of the National Library of Medicine and is in the public domain.</source>
        <translation>BC2GM 由美国国家医学图书馆的 Lorraine Tanabe、Larry Smith 和 W. John Wilbur 编制，属于公有领域。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>heldout::ui::Banner</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation>已过时</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ChartPanel</name>
    <message>
        <source>Second group that is drawn</source>
        <translation>所绘制的第二级组</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Points by group</source>
        <translation>按组的点</translation>
    </message>
    <message>
        <source>Bars by group</source>
        <translation>按组的条形</translation>
    </message>
    <message>
        <source>Smoothed curve over similarity</source>
        <translation>随相似度的平滑曲线</translation>
    </message>
    <message>
        <source>%1 against similarity</source>
        <extracomment>Title of a chart; %1 is a metric</extracomment>
        <translation>%1与相似度</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ClosestPairsModel</name>
    <message>
        <source>%1 %: %2</source>
        <extracomment>score, then the text</extracomment>
        <translation>%1%：%2</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ClosestPairsPanel</name>
    <message>
        <source>Closest pairs</source>
        <translation>最接近的文本对</translation>
    </message>
    <message>
        <source>not identical</source>
        <extracomment>after &quot;Closest pairs&quot;</extracomment>
        <translation>不完全相同</translation>
    </message>
    <message>
        <source>Closest pairs that are not identical</source>
        <translation>最接近但不完全相同的文本对</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>显示全部 %1 个</translation>
    </message>
</context>
<context>
    <name>heldout::ui::CompareMoreDialog</name>
    <message>
        <source>Sizes of n-grams</source>
        <translation>n 元语法的长度</translation>
    </message>
    <message>
        <source>The closest of each item:</source>
        <translation>每一项最接近的项数：</translation>
    </message>
    <message>
        <source>Every pair from, in %:</source>
        <translation>不低于此分数的所有文本对（%）：</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>More sizes and partners</source>
        <translation>更多长度与匹配项</translation>
    </message>
    <message>
        <source>Partners of each item</source>
        <translation>每一项的匹配项数</translation>
    </message>
    <message>
        <source>Least score in percent</source>
        <translation>最低分数（百分比）</translation>
    </message>
    <message>
        <source>For example 1, 4 or 3-5: a range is one comparison of all its sizes.</source>
        <translation>例如 1、4 或 3-5：一个范围是包含其中所有长度的一次比较。</translation>
    </message>
    <message>
        <source>Every pair is listed on the Pairs page; what is closest is shown here.</source>
        <translation>所有文本对列在“文本对”页；最接近的项显示在这里。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Give sizes such as 1, 4 or 3-5.</source>
        <translation>请给出长度，例如 1、4 或 3-5。</translation>
    </message>
    <message numerus="yes">
        <source>At most %n sizes at once.</source>
        <translation>
            <numerusform>一次最多 %n 种长度。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::CountsModel</name>
    <message>
        <source>True positives</source>
        <translation>真阳性</translation>
    </message>
    <message>
        <source>False positives</source>
        <translation>假阳性</translation>
    </message>
    <message>
        <source>False negatives</source>
        <translation>假阴性</translation>
    </message>
    <message>
        <source>Gold mentions</source>
        <translation>标准提及</translation>
    </message>
    <message>
        <source>Gold labels</source>
        <translation>标准标签</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>找到</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>漏掉</translation>
    </message>
    <message>
        <source>Precision (%)</source>
        <translation>精确率（%）</translation>
    </message>
    <message>
        <source>Recall (%)</source>
        <translation>召回率（%）</translation>
    </message>
    <message>
        <source>F1 (%)</source>
        <translation>F1（%）</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>准确率（%）</translation>
    </message>
    <message>
        <source>MCC (%)</source>
        <translation>MCC（%）</translation>
    </message>
    <message>
        <source>Gold relations</source>
        <translation>标准关系</translation>
    </message>
</context>
<context>
    <name>heldout::ui::DataPage</name>
    <message>
        <source>Rename the data set</source>
        <translation>重命名数据集</translation>
    </message>
    <message>
        <source>Remove the split</source>
        <translation>移除划分</translation>
    </message>
    <message>
        <source>Compare test with train</source>
        <translation>比较测试集与训练集</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln data set(s)</source>
        <translation>
            <numerusform>%Ln 个数据集</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 texts</source>
        <translation>%1 条文本</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>First texts of %1 %2</source>
        <translation>%1 %2 的前几条文本</translation>
    </message>
    <message numerus="yes">
        <source>%Ln remark(s)</source>
        <translation>
            <numerusform>%Ln 条备注</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading remarks</source>
        <translation>正在读取备注</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>data set and split</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Remove a split</source>
        <translation>移除划分</translation>
    </message>
    <message numerus="yes">
        <source>Remove %1 with its %Ln text(s)?</source>
        <translation>
            <numerusform>移除 %1 及其 %Ln 条文本？</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparisons that used it are marked as outdated. The files it came from are not touched.</source>
        <translation>用到它的比较会标记为已过时。其来源文件不受影响。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>No data file was found there</source>
        <translation>该位置没有找到数据文件</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Export the table of splits…</source>
        <translation>导出划分表格…</translation>
    </message>
    <message>
        <source>Rename the data set…</source>
        <translation>重命名数据集…</translation>
    </message>
    <message>
        <source>Remove the split…</source>
        <translation>移除划分…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation>尚无数据</translation>
    </message>
    <message>
        <source>Import the train and the test split of a data set to see how many test texts the model may have seen before.</source>
        <translation>导入数据集的训练集和测试集，查看模型可能见过多少条测试文本。</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>Train and test splits</source>
        <translation>训练集和测试集</translation>
    </message>
    <message>
        <source>TSV, CSV, JSONL, one text a line, or BC2GM&apos;s files; also packed with gzip</source>
        <translation>TSV、CSV、JSONL、每行一条文本，或 BC2GM 文件；也支持 gzip 压缩</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Every test text against every training text</source>
        <translation>每条测试文本与每条训练文本相比较</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>文本对</translation>
    </message>
    <message>
        <source>The closest texts side by side</source>
        <translation>并排显示最接近的文本</translation>
    </message>
    <message>
        <source>You can also drop files, folders and projects anywhere on this window.</source>
        <translation>也可以将文件、文件夹和项目拖放到此窗口的任意位置。</translation>
    </message>
    <message>
        <source>Data sets and splits</source>
        <translation>数据集与划分</translation>
    </message>
    <message>
        <source>Copy table (%1)</source>
        <translation>复制表格 (%1)</translation>
    </message>
    <message>
        <source>The table was copied as tab-separated text</source>
        <translation>表格已复制为制表符分隔的文本</translation>
    </message>
    <message>
        <source>Texts of the split</source>
        <translation>划分中的文本</translation>
    </message>
    <message>
        <source>Choose a split to see its texts.</source>
        <translation>选择一个划分以查看其文本。</translation>
    </message>
    <message>
        <source>Copy the rows chosen</source>
        <translation>复制所选行</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied</source>
        <translation>
            <numerusform>已复制 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
</context>
<context>
    <name>heldout::ui::DecisionButton</name>
    <message>
        <source>Key %1</source>
        <translation>按键 %1</translation>
    </message>
</context>
<context>
    <name>heldout::ui::DiagnosticsList</name>
    <message>
        <source>Lines that were repaired or refused</source>
        <translation>已修复或已拒绝的行</translation>
    </message>
    <message>
        <source>Nothing to repair.</source>
        <translation>无需修复。</translation>
    </message>
    <message>
        <source>%1 taken</source>
        <translation>接收 %1</translation>
    </message>
    <message>
        <source>%1 repaired</source>
        <translation>修复 %1</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>拒绝 %1</translation>
    </message>
    <message>
        <source>%1 opens the line</source>
        <translation>按 %1 键打开该行</translation>
    </message>
</context>
<context>
    <name>heldout::ui::DiagnosticsModel</name>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>已修复</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>处理方式</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln times)</source>
        <translation>
            <numerusform>%1（%Ln 次）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::DifferencesModel</name>
    <message>
        <source>How likely a difference as large is by chance, by a paired bootstrap</source>
        <translation>由配对自助法得出的、偶然出现这样大差异的概率</translation>
    </message>
    <message>
        <source>%1 minus %2, in points</source>
        <translation>%1 减 %2，单位为百分点</translation>
    </message>
    <message>
        <source>low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>high</source>
        <translation>上限</translation>
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
        <translation>文档</translation>
    </message>
    <message>
        <source>Texts in %1</source>
        <translation>%1 中的文本</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>heldout::ui::EmptyState</name>
    <message>
        <source>Done: %1</source>
        <translation>已完成：%1</translation>
    </message>
</context>
<context>
    <name>heldout::ui::EvaluateBar</name>
    <message>
        <source>More groupings</source>
        <translation>更多分组方式</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Settings of the evaluation</source>
        <translation>评估设置</translation>
    </message>
    <message>
        <source>Test split</source>
        <translation>测试划分</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>分组方式</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>未比较</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比较…</translation>
    </message>
</context>
<context>
    <name>heldout::ui::EvaluatePage</name>
    <message>
        <source>Choose a group in the chart, or a system in the table</source>
        <translation>在图中选择组，或在表中选择系统</translation>
    </message>
    <message>
        <source>Open the sentences of a cell or a group</source>
        <translation>打开单元格或组的句子</translation>
    </message>
    <message>
        <source>Hide or show a system</source>
        <translation>隐藏或显示系统</translation>
    </message>
    <message>
        <source>Load predictions</source>
        <translation>载入预测</translation>
    </message>
    <message>
        <source>Export the figure</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>Load predictions…</source>
        <translation>载入预测…</translation>
    </message>
    <message>
        <source>Two splits side by side…</source>
        <translation>两个划分并列…</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>导出图…</translation>
    </message>
    <message>
        <source>Side by side…</source>
        <translation>并列…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Table written to %1</source>
        <translation>表格已写入 %1</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Reading the page</source>
        <translation>正在读取页面</translation>
    </message>
    <message>
        <source>Reading the systems</source>
        <translation>正在读取系统</translation>
    </message>
    <message>
        <source>Evaluating %1</source>
        <translation>正在评估 %1</translation>
    </message>
    <message>
        <source>Reading evaluations</source>
        <translation>正在读取评估</translation>
    </message>
    <message>
        <source>The evaluation was cancelled; what is shown is the one before.</source>
        <translation>评估已取消；显示的是上一次的结果。</translation>
    </message>
    <message>
        <source>No predictions yet</source>
        <translation>还没有预测</translation>
    </message>
    <message>
        <source>Load a system&apos;s predictions for the test split to see how its score changes with the distance to the training texts.</source>
        <translation>载入某个系统对测试划分的预测，查看其得分如何随与训练文本的距离而变化。</translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation>还没有数据</translation>
    </message>
    <message>
        <source>Import a training and a test split, then load what systems predict for the test split.</source>
        <translation>先导入训练划分和测试划分，再载入各系统对测试划分的预测。</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>Training and test split</source>
        <translation>训练与测试划分</translation>
    </message>
    <message>
        <source>Texts with their labels or mentions</source>
        <translation>带标签或提及的文本</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>How close each test sentence is to training</source>
        <translation>每个测试句子与训练的接近程度</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>One file a system</source>
        <translation>每个系统一个文件</translation>
    </message>
    <message>
        <source>You can also drop files of predictions here.</source>
        <translation>也可以把预测文件拖到这里。</translation>
    </message>
    <message>
        <source>You can also drop files anywhere on this window.</source>
        <translation>也可以把文件拖到此窗口的任意位置。</translation>
    </message>
    <message>
        <source>Not compared with training yet</source>
        <translation>尚未与训练比较</translation>
    </message>
    <message>
        <source>No training split</source>
        <translation>没有训练划分</translation>
    </message>
    <message>
        <source>These groups follow how close each test sentence is to the training sentences. Compare the two splits first, or group by something else.</source>
        <translation>这些组取决于每个测试句子与训练句子的接近程度。请先比较两个划分，或改用其他分组方式。</translation>
    </message>
    <message>
        <source>These groups follow how close each test sentence is to training. Import the training split of this data set, or group by something else.</source>
        <translation>这些组取决于每个测试句子与训练的接近程度。请导入此数据集的训练划分，或改用其他分组方式。</translation>
    </message>
    <message>
        <source>The predictions are of an earlier split</source>
        <translation>这些预测属于之前的划分</translation>
    </message>
    <message>
        <source>The split was loaded again since. Load the predictions again, so that they meet its items.</source>
        <translation>此后该划分已重新载入。请重新载入预测，使其与条目对应。</translation>
    </message>
    <message>
        <source>Outdated: %1</source>
        <translation>已过时：%1</translation>
    </message>
    <message>
        <source>The split was loaded again since the predictions of %1. Load them again.</source>
        <extracomment>%1 is a list of systems</extracomment>
        <translation>自载入 %1 的预测以来，该划分已重新载入。请重新载入这些预测。</translation>
    </message>
    <message>
        <source>Scoring and resampling…</source>
        <translation>正在评分和重采样…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>This project can only be read</source>
        <translation>此项目为只读</translation>
    </message>
    <message>
        <source>This comparison is running</source>
        <translation>此比较正在运行</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>&quot;BC2GM · test&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Figure written to %1</source>
        <translation>图已写入 %1</translation>
    </message>
</context>
<context>
    <name>heldout::ui::EvaluationSettingsDialog</name>
    <message>
        <source>100 is a group of its own</source>
        <translation>100 自成一组</translation>
    </message>
    <message>
        <source>All mentions of a touched sentence, as published</source>
        <translation>所涉句子的全部提及，按论文做法</translation>
    </message>
    <message>
        <source>Upper and lower case are the same</source>
        <translation>不区分大小写</translation>
    </message>
    <message>
        <source>Settings of the evaluation</source>
        <translation>评估设置</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no second grouping</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>the same text</source>
        <translation>相同文本</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>分组方式</translation>
    </message>
    <message>
        <source>Within them, by</source>
        <translation>组内再按</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Borders between them, in %</source>
        <translation>区间边界（%）</translation>
    </message>
    <message>
        <source>Number of parts</source>
        <translation>分段数</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Text fields, the one that decides first; “text” is the text itself</source>
        <translation>文本字段，起决定作用的在前；“text”即文本本身</translation>
    </message>
    <message>
        <source>Seen from this similarity on, in %</source>
        <translation>从此相似度起算见过（%）</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Usual for the data</source>
        <translation>按数据惯例</translation>
    </message>
    <message>
        <source>Every tag is taken, as conlleval does</source>
        <translation>采用每个标记，同 conlleval</translation>
    </message>
    <message>
        <source>By the scheme, broken mentions are dropped</source>
        <translation>按方案，丢弃不合规的提及</translation>
    </message>
    <message>
        <source>Usual: the positive class of two, else macro</source>
        <translation>惯例：两类取正类，否则宏平均</translation>
    </message>
    <message>
        <source>the greater one of two labels</source>
        <translation>两个标签中较大的</translation>
    </message>
    <message>
        <source>A predicted mention is right when</source>
        <translation>预测的提及在何时正确</translation>
    </message>
    <message>
        <source>Tags become mentions</source>
        <translation>标记如何变成提及</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均方式</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Confidence intervals</source>
        <translation>置信区间</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Resamples</source>
        <translation>重采样次数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Confidence, %</source>
        <translation>置信度（%）</translation>
    </message>
    <message>
        <source>Reading the fields</source>
        <translation>正在读取字段</translation>
    </message>
    <message>
        <source>Choose two different groupings</source>
        <translation>请选择两种不同的分组方式</translation>
    </message>
    <message>
        <source>Name the field first</source>
        <translation>请先指定字段</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no label</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Labels the average leaves out, such as “no relation”</source>
        <translation>不计入平均的标签，例如“无关系”</translation>
    </message>
    <message>
        <source>What is scored</source>
        <translation>评分对象</translation>
    </message>
</context>
<context>
    <name>heldout::ui::EvaluationTables</name>
    <message>
        <source>Scores by group and system</source>
        <translation>按组和系统的得分</translation>
    </message>
    <message>
        <source>Counts by group</source>
        <translation>按组的计数</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Fewer than %1 items: read with care.</source>
        <translation>少于 %1 个条目：请谨慎解读。</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>in %</source>
        <translation>单位 %</translation>
    </message>
    <message>
        <source>in %, with %1 % interval</source>
        <translation>单位 %，附 %1% 区间</translation>
    </message>
    <message>
        <source>%1 opens the sentences of a row</source>
        <translation>%1 打开一行的句子</translation>
    </message>
    <message>
        <source>against %1, in points</source>
        <translation>相对 %1，单位为百分点</translation>
    </message>
    <message>
        <source>There is no other system to compare with.</source>
        <translation>没有可供比较的其他系统。</translation>
    </message>
</context>
<context>
    <name>heldout::ui::FigureDialog</name>
    <message>
        <source>Export figure</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Preview of the figure</source>
        <translation>图表预览</translation>
    </message>
    <message>
        <source>Shown at %1 %. The file is the same on every screen.</source>
        <translation>显示比例 %1%。导出的文件与屏幕无关。</translation>
    </message>
    <message>
        <source>One column (84 mm)</source>
        <translation>单栏 (84 mm)</translation>
    </message>
    <message>
        <source>Two columns (174 mm)</source>
        <translation>双栏 (174 mm)</translation>
    </message>
    <message>
        <source>Slide (254 mm)</source>
        <translation>幻灯片 (254 mm)</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>自定义尺寸</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>File type</source>
        <translation>文件类型</translation>
    </message>
    <message>
        <source>Choose a folder and name</source>
        <translation>选择文件夹和文件名</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>保存为</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>保存图表</translation>
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
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>线宽</translation>
    </message>
    <message>
        <source>Resolution (PNG)</source>
        <translation>分辨率 (PNG)</translation>
    </message>
    <message>
        <source>White background, print colours</source>
        <translation>白色背景，印刷配色</translation>
    </message>
    <message>
        <source>Title above the figure</source>
        <translation>在图表上方显示标题</translation>
    </message>
    <message>
        <source>Also write the numbers (TSV)</source>
        <translation>同时写入数值 (TSV)</translation>
    </message>
    <message>
        <source>Also write settings and versions (JSON)</source>
        <translation>同时写入设置和版本 (JSON)</translation>
    </message>
    <message>
        <source>Figure (*.%1)</source>
        <translation>图表 (*.%1)</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>缺少文件名。</translation>
    </message>
</context>
<context>
    <name>heldout::ui::FileField</name>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>heldout::ui::FilterChip</name>
    <message>
        <source>Filter. %1 removes it.</source>
        <translation>筛选条件。按 %1 键移除。</translation>
    </message>
</context>
<context>
    <name>heldout::ui::Finding</name>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
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
        <translation>比较</translation>
    </message>
    <message>
        <source>Reading findings</source>
        <translation>正在读取检查结果</translation>
    </message>
    <message>
        <source>%1: nothing to compare yet</source>
        <translation>%1：尚无可比较的内容</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Import a test and a train split of this data set to see what they share.</source>
        <translation>导入此数据集的测试集和训练集，查看两者的共同内容。</translation>
    </message>
    <message>
        <source>Choose a split to see what test and train share.</source>
        <translation>选择一个划分，查看测试集与训练集的共同内容。</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1：%2 与 %3 比较</translation>
    </message>
    <message>
        <source>Compare %1 with %2</source>
        <translation>比较 %1 与 %2</translation>
    </message>
    <message>
        <source>This comparison is running</source>
        <translation>此比较正在运行</translation>
    </message>
    <message>
        <source>This project can only be read</source>
        <translation>此项目为只读</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Known when the splits are compared</source>
        <translation>比较两个划分后得出</translation>
    </message>
    <message numerus="yes">
        <source>%1 text(s) also stand in %2</source>
        <translation>
            <numerusform>%1 文本也出现在 %2 中</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ignoring case, %2 ignoring white space</source>
        <translation>忽略大小写 %1，忽略空白 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 text(s) share half of their words or more</source>
        <translation>
            <numerusform>%1 文本有半数或更多的词与训练文本相同</numerusform>
        </translation>
    </message>
    <message>
        <source>Unigram similarity 50 or more</source>
        <translation>一元语法相似度 50 及以上</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Set pattern…</source>
        <translation>设置正则表达式…</translation>
    </message>
    <message>
        <source>The splits have no document ids. Give a pattern to find them.</source>
        <translation>两个划分都没有文档 ID。提供正则表达式即可提取。</translation>
    </message>
    <message>
        <source>The %1 split has no document ids. Give a pattern to find them.</source>
        <translation>%1 划分没有文档 ID。提供正则表达式即可提取。</translation>
    </message>
    <message>
        <source>of %1 in %2 and %3 in %4</source>
        <translation>%2 共 %1 篇，%4 共 %3 篇</translation>
    </message>
    <message numerus="yes">
        <source>%Ln document(s) on both sides</source>
        <translation>
            <numerusform>两侧共有的文档：%Ln 篇</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mention(s) occur in %2 word for word</source>
        <translation>
            <numerusform>%1 提及逐字出现在 %2 中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 % of %2 mention(s)</source>
        <translation>
            <numerusform>占 %2 个提及的 %1%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>document(s) on both sides</source>
        <translation>
            <numerusform>两侧共有的文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pair(s) of the same text in %1 with different labels</source>
        <translation>
            <numerusform>对 %1 中的相同文本带有不同标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 text(s) stand in %2 with another label</source>
        <translation>
            <numerusform>%1 文本在 %2 中带有不同的标签</numerusform>
        </translation>
    </message>
    <message>
        <source>Known when the split is compared with itself</source>
        <translation>将划分与自身比较后得出</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) with unigram similarity %1 or more</source>
        <translation>
            <numerusform>%Ln 对文本的一元语法相似度 %1 及以上</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::GoToPopup</name>
    <message>
        <source>Go to pair</source>
        <translation>转到文本对</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>pair 3 of 310</comment>
        <translation>/ %1</translation>
    </message>
</context>
<context>
    <name>heldout::ui::HeadlinePanel</name>
    <message>
        <source>Headline</source>
        <translation>要点</translation>
    </message>
    <message>
        <source>Copy the sentence</source>
        <translation>复制这句话</translation>
    </message>
</context>
<context>
    <name>heldout::ui::HelpKeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>heldout::ui::HistogramPanel</name>
    <message>
        <source>Stretch small counts (square root)</source>
        <translation>放大较小的计数（平方根）</translation>
    </message>
    <message>
        <source>n-grams</source>
        <translation>n 元语法</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>How close is each test mention?</source>
        <translation>每个测试集提及与训练集有多接近？</translation>
    </message>
    <message>
        <source>How close is each test sentence?</source>
        <translation>每个测试集句子与训练集有多接近？</translation>
    </message>
    <message>
        <source>Stretch small counts</source>
        <translation>放大较小的计数</translation>
    </message>
    <message>
        <source>How close is each mention to another?</source>
        <translation>每个提及与其他提及有多接近？</translation>
    </message>
    <message>
        <source>How close is each sentence to another?</source>
        <translation>每个句子与其他句子有多接近？</translation>
    </message>
</context>
<context>
    <name>heldout::ui::HistogramView</name>
    <message>
        <source>Histogram of similarity</source>
        <translation>相似度直方图</translation>
    </message>
    <message>
        <source>The same numbers stand in the table of intervals. Tab reaches the borders.</source>
        <translation>区间表中列有相同的数值。按 Tab 键可移到分界点。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>%1 is a number; beside the border that is dragged</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 %. Arrow keys move it</source>
        <translation>%1%。用方向键移动</translation>
    </message>
    <message>
        <source>Border %1 of %2 at %3 %, %4 below and %5 above</source>
        <translation>第 %1 个分界点，共 %2 个，位于 %3%，下方 %4 项，上方 %5 项</translation>
    </message>
    <message>
        <source>Drag the border, or move it with the arrow keys. Shift drags by tenths.</source>
        <translation>拖动分界点，或用方向键移动。按住 Shift 键拖动时步长为 0.1。</translation>
    </message>
    <message>
        <source>%1 %: %2</source>
        <extracomment>&quot;50 to under 52 %: 89&quot;; the second is a count</extracomment>
        <translation>%1%：%2</translation>
    </message>
    <message>
        <source>Border %1 of %2</source>
        <translation>第 %1 个分界点，共 %2 个</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ImportDialog</name>
    <message>
        <source>This is not a pattern: %1</source>
        <translation>正则表达式无效：%1</translation>
    </message>
    <message>
        <source>Reading the preview</source>
        <translation>正在读取预览</translation>
    </message>
    <message>
        <source>Use the names</source>
        <translation>使用列名</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first %Ln line(s)</source>
        <translation>
            <numerusform>前 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column number and name</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Found in the id…</source>
        <translation>从 ID 中提取…</translation>
    </message>
    <message>
        <source>The same column as the id</source>
        <translation>与 ID 同一列</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Reading the whole file…</source>
        <translation>正在读取整个文件…</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>检查 %1</translation>
    </message>
    <message>
        <source>%1 of %2 texts get a document id.</source>
        <translation>%2 条文本中有 %1 条得到文档 ID。</translation>
    </message>
    <message>
        <source>It cannot be imported like this</source>
        <translation>无法按此方式导入</translation>
    </message>
    <message>
        <source>It cannot be imported</source>
        <translation>无法导入</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Replace the split</source>
        <translation>替换划分</translation>
    </message>
    <message numerus="yes">
        <source>Replace by %Ln text(s)</source>
        <translation>
            <numerusform>替换为 %Ln 条文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln text(s)</source>
        <translation>
            <numerusform>导入 %Ln 条文本</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>导入文件</translation>
    </message>
    <message>
        <source>Import a split</source>
        <translation>导入划分</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>选择其他文件</translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation>自动识别</translation>
    </message>
    <message>
        <source>Tab-separated, quotes are plain text</source>
        <translation>制表符分隔，引号视为普通字符</translation>
    </message>
    <message>
        <source>CSV, comma or semicolon</source>
        <translation>CSV，逗号或分号分隔</translation>
    </message>
    <message>
        <source>JSONL, one object a line</source>
        <translation>JSONL，每行一个对象</translation>
    </message>
    <message>
        <source>One text a line</source>
        <translation>每行一条文本</translation>
    </message>
    <message>
        <source>BC2GM original</source>
        <translation>BC2GM 原始格式</translation>
    </message>
    <message>
        <source>file %1 of %2</source>
        <translation>文件 %1 / %2</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>Remember these choices for files of this shape</source>
        <translation>对同类文件记住这些选择</translation>
    </message>
    <message>
        <source>Skip this file</source>
        <translation>跳过此文件</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>First line holds column names</source>
        <translation>第一行为列名</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Pattern; its first group is the document</source>
        <translation>正则表达式，第一个捕获组为文档</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>First rows of the file</source>
        <translation>文件的前几行</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>BRAT, text and annotations</source>
        <translation>BRAT，文本与标注</translation>
    </message>
    <message>
        <source>CoNLL, one token a line</source>
        <translation>CoNLL，每行一个词元</translation>
    </message>
    <message>
        <source>Each document</source>
        <translation>每个文档</translation>
    </message>
    <message>
        <source>Each line of a document</source>
        <translation>文档的每一行</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>UTF-16 units</source>
        <translation>UTF-16 单元</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>数据项</translation>
    </message>
    <message>
        <source>Offsets count</source>
        <translation>偏移量单位</translation>
    </message>
</context>
<context>
    <name>heldout::ui::IntervalEditor</name>
    <message>
        <source>Border %1 in percent</source>
        <translation>分界点 %1（百分比）</translation>
    </message>
    <message>
        <source>“%1” is not a number between 0 and 100.</source>
        <translation>“%1”不是 0 到 100 之间的数字。</translation>
    </message>
    <message>
        <source>%1 is not larger than the border before it, %2.</source>
        <translation>%1 不大于前一个分界点 %2。</translation>
    </message>
</context>
<context>
    <name>heldout::ui::IntervalsModel</name>
    <message>
        <source>Open these pairs</source>
        <translation>打开这些文本对</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>提及</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>占比 (%)</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ItemSystemsModel</name>
    <message>
        <source>no prediction</source>
        <translation>无预测</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>不正确</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>找到</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>漏掉</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ItemsDialog</name>
    <message>
        <source>%1 next, %2 previous</source>
        <translation>%1 下一个，%2 上一个</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>What the systems said of this item</source>
        <translation>各系统对此条目的预测</translation>
    </message>
    <message>
        <source>Closest training sentence</source>
        <translation>最相近的训练句子</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>&quot;Similarity (%): 25 to under 50&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>All</source>
        <comment>items</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>不正确</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Which items</source>
        <translation>哪些条目</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Previous item (%1)</source>
        <translation>上一个条目（%1）</translation>
    </message>
    <message>
        <source>Next item (%1)</source>
        <translation>下一个条目（%1）</translation>
    </message>
    <message>
        <source>Reading items</source>
        <translation>正在读取条目</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Reading an item</source>
        <translation>正在读取条目</translation>
    </message>
    <message>
        <source>No such item</source>
        <translation>没有这样的条目</translation>
    </message>
    <message>
        <source>Gold: %1</source>
        <translation>标准：%1</translation>
    </message>
    <message>
        <source>similarity %1 %, %2</source>
        <translation>相似度 %1%，%2</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>找到：%1</translation>
    </message>
    <message>
        <source>Missed: %1</source>
        <translation>漏掉：%1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>No relations</source>
        <translation>没有关系</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more relation(s)</source>
        <translation>
            <numerusform>以及另外 %Ln 个关系</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>heldout::ui::JobPanel</name>
    <message>
        <source>Clear finished</source>
        <translation>清除已完成的任务</translation>
    </message>
    <message>
        <source>No jobs yet. Imports and comparisons are listed here.</source>
        <translation>尚无任务。导入和比较会列在这里。</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Close the list (%1)</source>
        <translation>关闭列表 (%1)</translation>
    </message>
    <message>
        <source>Close the list of jobs</source>
        <translation>关闭任务列表</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln 个运行中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln 个等待中</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between counts</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>heldout::ui::JobRow</name>
    <message>
        <source>Waits for the others</source>
        <translation>等待其他任务</translation>
    </message>
    <message>
        <source>Stopping after this block</source>
        <translation>处理完当前数据块后停止</translation>
    </message>
    <message>
        <source>Cancelled; the project is unchanged</source>
        <translation>已取消；项目未更改</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Done %1</source>
        <translation>完成于 %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>重新运行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>Show line</source>
        <translation>显示该行</translation>
    </message>
</context>
<context>
    <name>heldout::ui::JoinReport</name>
    <message>
        <source>%1 of %2 items have a prediction.</source>
        <translation>%2 个条目中有 %1 个有预测。</translation>
    </message>
    <message>
        <source>Ids that are</source>
        <translation>标识符</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>标识符</translation>
    </message>
    <message>
        <source>Missing %1</source>
        <extracomment>Ids of test items without a prediction; %1 is a count</extracomment>
        <translation>缺失 %1</translation>
    </message>
    <message>
        <source>In no item %1</source>
        <extracomment>Ids of predictions for items that are not in the split</extracomment>
        <translation>无对应条目 %1</translation>
    </message>
    <message>
        <source>Given twice %1</source>
        <extracomment>Ids that have more than one prediction</extracomment>
        <translation>重复 %1</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>标识符</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>无。</translation>
    </message>
    <message>
        <source>The first %1 of %2</source>
        <translation>共 %2 个，前 %1 个</translation>
    </message>
</context>
<context>
    <name>heldout::ui::KeycapLabel</name>
    <message>
        <source>or</source>
        <translation>或</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>按键 %1</translation>
    </message>
</context>
<context>
    <name>heldout::ui::LabelConflictsDialog</name>
    <message>
        <source>Label conflicts</source>
        <translation>标签冲突</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>%1 内部</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 与 %2</translation>
    </message>
    <message>
        <source>Same text</source>
        <translation>相同文本</translation>
    </message>
    <message>
        <source>The same but for case or white space</source>
        <translation>除大小写或空白外相同</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>Least similarity (%)</source>
        <translation>最低相似度 (%)</translation>
    </message>
    <message>
        <source>Pairs of texts with different labels</source>
        <translation>标签不同的文本对</translation>
    </message>
    <message>
        <source>The table was copied as tab-separated text</source>
        <translation>表格已复制为制表符分隔的文本</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Show the pair</source>
        <translation>显示该对</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Known when the split is compared with itself.</source>
        <translation>将划分与自身比较后得出。</translation>
    </message>
    <message>
        <source>Known when the splits are compared.</source>
        <translation>比较两个划分后得出。</translation>
    </message>
    <message>
        <source>Compare %1 with itself</source>
        <translation>将 %1 与自身比较</translation>
    </message>
    <message>
        <source>Compare %1 with %2</source>
        <translation>比较 %1 与 %2</translation>
    </message>
    <message>
        <source>This comparison is running</source>
        <translation>此比较正在运行</translation>
    </message>
    <message>
        <source>This project can only be read</source>
        <translation>此项目为只读</translation>
    </message>
    <message>
        <source>Reading label conflicts</source>
        <translation>读取标签冲突</translation>
    </message>
    <message>
        <source>Reading label conflicts…</source>
        <translation>正在读取标签冲突…</translation>
    </message>
    <message>
        <source>Similarity (%)</source>
        <extracomment>Heads of a table; %1 is the name of a split</extracomment>
        <translation>相似度 (%)</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Other id</source>
        <translation>另一标识</translation>
    </message>
    <message>
        <source>Other label</source>
        <translation>另一标签</translation>
    </message>
    <message>
        <source>Other text</source>
        <translation>另一文本</translation>
    </message>
    <message>
        <source>Id in %1</source>
        <translation>%1 中的标识</translation>
    </message>
    <message>
        <source>Label in %1</source>
        <translation>%1 中的标签</translation>
    </message>
    <message>
        <source>Text in %1</source>
        <translation>%1 中的文本</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) of texts with different labels</source>
        <translation>
            <numerusform>%Ln 对标签不同的文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln text(s) of %1.</source>
        <translation>
            <numerusform>来自 %1 的 %Ln 条文本。</numerusform>
        </translation>
    </message>
    <message>
        <source>The closest %1 of %2 are listed.</source>
        <translation>列出了 %2 对中最相似的 %1 对。</translation>
    </message>
    <message>
        <source>The texts have no labels.</source>
        <translation>文本没有标签。</translation>
    </message>
    <message>
        <source>No text stands twice in %1 with different labels.</source>
        <translation>%1 中没有重复出现且标签不同的文本。</translation>
    </message>
    <message>
        <source>No two texts of %1 that are this similar have different labels.</source>
        <translation>%1 中没有如此相似而标签不同的两条文本。</translation>
    </message>
    <message>
        <source>No text of %1 stands in %2 with another label.</source>
        <translation>%1 中没有文本在 %2 中带有不同的标签。</translation>
    </message>
    <message>
        <source>No texts of %1 and %2 that are this similar have different labels.</source>
        <translation>%1 与 %2 之间没有如此相似而标签不同的文本。</translation>
    </message>
</context>
<context>
    <name>heldout::ui::LineDialog</name>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>heldout::ui::MainWindow</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>The project&apos;s file is no longer where it was opened</source>
        <translation>项目文件已不在打开时的位置</translation>
    </message>
    <message>
        <source>Heldout</source>
        <translation>Heldout</translation>
    </message>
    <message>
        <source>No project open</source>
        <translation>未打开项目</translation>
    </message>
    <message>
        <source>BC2GM sample</source>
        <translation>BC2GM 示例</translation>
    </message>
    <message>
        <source>Untitled project</source>
        <translation>未命名项目</translation>
    </message>
    <message>
        <source>%1 – Heldout</source>
        <translation>%1 – Heldout</translation>
    </message>
    <message>
        <source>%1 — can only be read</source>
        <translation>%1 — 只读</translation>
    </message>
    <message>
        <source>%1 — every change is saved</source>
        <translation>%1 — 所有更改均已保存</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>保存副本…</translation>
    </message>
    <message>
        <source>Open to read only</source>
        <translation>以只读方式打开</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Stop the running jobs?</source>
        <translation>停止正在运行的任务？</translation>
    </message>
    <message>
        <source>Jobs of this project are still running. They stop when another project is opened; what is stored already stays.</source>
        <translation>此项目仍有任务在运行。打开其他项目时，这些任务会停止；已保存的内容会保留。</translation>
    </message>
    <message>
        <source>Stop and open</source>
        <translation>停止并打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>新建项目</translation>
    </message>
    <message>
        <source>Heldout projects (*.heldout)</source>
        <translation>Heldout 项目 (*.heldout)</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the project as</source>
        <translation>项目另存为</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>导入文件</translation>
    </message>
    <message>
        <source>Data files (*.tsv *.csv *.jsonl *.json *.txt *.in *.gz)</source>
        <translation>数据文件 (*.tsv *.csv *.jsonl *.json *.txt *.in *.gz)</translation>
    </message>
    <message>
        <source>Where is %1 now?</source>
        <translation>%1 现在在哪里？</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>新建项目(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的项目(&amp;R)</translation>
    </message>
    <message>
        <source>Open the &amp;sample</source>
        <translation>打开示例(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>保存副本(&amp;C)…</translation>
    </message>
    <message>
        <source>C&amp;lose the project</source>
        <translation>关闭项目(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>设置(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>跟随系统(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation>页面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>任务(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>下一页面(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <translation>上一页面(&amp;P)</translation>
    </message>
    <message>
        <source>Next p&amp;anel</source>
        <translation>下一面板(&amp;A)</translation>
    </message>
    <message>
        <source>Previous pane&amp;l</source>
        <translation>上一面板(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;About Heldout</source>
        <translation>关于 Heldout(&amp;A)</translation>
    </message>
    <message>
        <source>No projects yet</source>
        <translation>尚无项目</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>Nothing to run on this page</source>
        <translation>此页面没有可运行的操作</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>所有页面</translation>
    </message>
    <message>
        <source>Save the project under another name</source>
        <translation>以其他名称保存项目</translation>
    </message>
    <message>
        <source>Copy, tables with their heads</source>
        <translation>复制，表格连同表头</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页面</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页面</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>下一面板</translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation>上一面板</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>显示此列表</translation>
    </message>
    <message>
        <source>Show line</source>
        <translation>显示该行</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>您的数据</translation>
    </message>
    <message>
        <source>Locate %1…</source>
        <translation>查找 %1…</translation>
    </message>
    <message>
        <source>It was kept as “%1”, and the sample was made anew.</source>
        <translation>原文件已保留为“%1”，并重新生成了示例。</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ManualDialog</name>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
</context>
<context>
    <name>heldout::ui::MarkedTextView</name>
    <message>
        <source>found</source>
        <translation>找到</translation>
    </message>
    <message>
        <source>found as alternative</source>
        <translation>作为备选找到</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>漏掉</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>overlaps</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Text with gold and predicted mentions</source>
        <translation>带标准提及和预测提及的文本</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <extracomment>A mention and what became of it: &quot;“p53” found&quot;</extracomment>
        <translation>“%1”%2</translation>
    </message>
</context>
<context>
    <name>heldout::ui::NavigationList</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>heldout::ui::NgramWords</name>
    <message>
        <source>unigrams</source>
        <translation>一元语法</translation>
    </message>
    <message>
        <source>bigrams</source>
        <translation>二元语法</translation>
    </message>
    <message>
        <source>trigrams</source>
        <translation>三元语法</translation>
    </message>
    <message>
        <source>%1-grams</source>
        <translation>%1 元语法</translation>
    </message>
    <message>
        <source>character unigrams</source>
        <translation>字符一元语法</translation>
    </message>
    <message>
        <source>character bigrams</source>
        <translation>字符二元语法</translation>
    </message>
    <message>
        <source>character trigrams</source>
        <translation>字符三元语法</translation>
    </message>
    <message>
        <source>character %1-grams</source>
        <translation>字符 %1 元语法</translation>
    </message>
    <message>
        <source>character %1- to %2-grams</source>
        <translation>字符 %1 至 %2 元语法</translation>
    </message>
    <message>
        <source>%1- to %2-grams</source>
        <translation>%1 至 %2 元语法</translation>
    </message>
    <message>
        <source>%1, Jaccard</source>
        <translation>%1，Jaccard</translation>
    </message>
    <message>
        <source>%1, containment</source>
        <translation>%1，包含度</translation>
    </message>
    <message>
        <source>%1, binary weights</source>
        <translation>%1，二值权重</translation>
    </message>
    <message>
        <source>%1, tf-idf weights</source>
        <translation>%1，tf-idf 权重</translation>
    </message>
    <message>
        <source>%1, as published</source>
        <translation>%1，按论文算法</translation>
    </message>
    <message>
        <source>%1, with stop words</source>
        <translation>%1，含停用词</translation>
    </message>
    <message>
        <source>%1, within one split</source>
        <translation>%1，同一划分内</translation>
    </message>
    <message>
        <source>%1, all pairs of %2 or more</source>
        <extracomment>%2 is a percentage</extracomment>
        <translation>%1，所有 %2 及以上的配对</translation>
    </message>
    <message>
        <source>Similarity (%)</source>
        <translation>相似度 (%)</translation>
    </message>
    <message>
        <source>Jaccard (%)</source>
        <translation>Jaccard (%)</translation>
    </message>
    <message>
        <source>Containment (%)</source>
        <translation>包含度 (%)</translation>
    </message>
    <message>
        <source>%1 of characters</source>
        <extracomment>%1 is &quot;unigrams, bigrams and trigrams&quot;</extracomment>
        <translation>字符的%1</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>嵌入向量</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>嵌入向量</translation>
    </message>
</context>
<context>
    <name>heldout::ui::Page</name>
    <message>
        <source>Remembering the page</source>
        <translation>记住页面状态</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairDiffView</name>
    <message>
        <source>Test</source>
        <translation>测试集</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练集</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>复制文本</translation>
    </message>
    <message>
        <source>only on this side</source>
        <translation>仅此侧有</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>提及</translation>
    </message>
    <message>
        <source>Shared runs</source>
        <translation>相同片段</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <comment>name of a split</comment>
        <translation>%1 的文本</translation>
    </message>
    <message>
        <source>shared run</source>
        <translation>相同片段</translation>
    </message>
    <message>
        <source>counts towards the score</source>
        <translation>计入得分</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Compared: %1</source>
        <translation>比较内容：%1</translation>
    </message>
    <message numerus="yes">
        <source>Label(s): %1</source>
        <translation>
            <numerusform>标签：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Document: %1</source>
        <translation>文档：%1</translation>
    </message>
    <message>
        <source>Mentions: %1</source>
        <translation>提及：%1</translation>
    </message>
    <message>
        <source>No difference in words</source>
        <translation>词语没有差异</translation>
    </message>
    <message>
        <source>Difference %1 of %2</source>
        <translation>第 %1 处差异，共 %2 处</translation>
    </message>
    <message>
        <source>Previous difference (%1)</source>
        <translation>上一处差异 (%1)</translation>
    </message>
    <message>
        <source>Next difference (%1)</source>
        <translation>下一处差异 (%1)</translation>
    </message>
    <message>
        <source>This comparison found no training text for this one.</source>
        <translation>此次比较未为该文本找到训练集文本。</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairFilterBar</name>
    <message>
        <source>Add filter</source>
        <translation>添加筛选条件</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>%1, %2 against %3: %4</source>
        <comment>data set, test split, train split, what was compared</comment>
        <translation>%1，%2 与 %3 比较：%4</translation>
    </message>
    <message>
        <source>Not identical</source>
        <translation>不完全相同</translation>
    </message>
    <message>
        <source>Words “%1”</source>
        <translation>词语“%1”</translation>
    </message>
    <message>
        <source>Score…</source>
        <translation>得分…</translation>
    </message>
    <message>
        <source>Leaves out pairs with the same text</source>
        <translation>排除文本相同的文本对</translation>
    </message>
    <message>
        <source>Words or an id…</source>
        <translation>词语或 ID…</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairHead</name>
    <message>
        <source>Back to the closest</source>
        <translation>返回最接近的句子</translation>
    </message>
    <message>
        <source>As in file</source>
        <translation>文件原文</translation>
    </message>
    <message>
        <source>As compared</source>
        <translation>比较用文本</translation>
    </message>
    <message>
        <source>How the texts are shown</source>
        <translation>文本的显示方式</translation>
    </message>
    <message>
        <source>Pair %1 of %2</source>
        <translation>文本对 %1 / %2</translation>
    </message>
    <message>
        <source>No pair</source>
        <translation>没有文本对</translation>
    </message>
    <message>
        <source>Previous pair (%1)</source>
        <translation>上一个文本对 (%1)</translation>
    </message>
    <message>
        <source>Next pair (%1)</source>
        <translation>下一个文本对 (%1)</translation>
    </message>
    <message>
        <source>Go to a pair (%1)</source>
        <translation>转到文本对 (%1)</translation>
    </message>
    <message>
        <source>%1: not known, for the weights need the whole test side</source>
        <translation>%1：未知，因为权重需要整个测试侧</translation>
    </message>
    <message>
        <source>Cosine of the two vectors, %1</source>
        <translation>两个向量的余弦，%1</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairListPanel</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Find words or an id</source>
        <translation>查找词语或 ID</translation>
    </message>
    <message>
        <source>Pairs, closest first</source>
        <translation>文本对，最接近的在前</translation>
    </message>
    <message numerus="yes">
        <source>%1 pair(s), closest first</source>
        <translation>
            <numerusform>%1 个文本对，最接近的在前</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding pairs…</source>
        <translation>正在查找文本对…</translation>
    </message>
    <message>
        <source>Find words or an id (%1)</source>
        <translation>查找词语或 ID (%1)</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairWords</name>
    <message>
        <source>Found by %1 %2 to under %3</source>
        <comment>unigrams 25 to under 50</comment>
        <translation>由%1找出：%2 至不足 %3</translation>
    </message>
    <message>
        <source>Found by %1 %2 or more</source>
        <comment>unigrams 50 or more</comment>
        <translation>由%1找出：%2 及以上</translation>
    </message>
    <message>
        <source>Found by %1 under %2</source>
        <comment>unigrams under 25</comment>
        <translation>由%1找出：不足 %2</translation>
    </message>
    <message>
        <source>Found by %1</source>
        <comment>unigrams</comment>
        <translation>由%1找出</translation>
    </message>
    <message>
        <source>%1 of the mentions</source>
        <comment>Unigrams of the mentions</comment>
        <translation>提及的%1</translation>
    </message>
    <message>
        <source>%1 of the text</source>
        <comment>Unigrams of the text</comment>
        <translation>文本的%1</translation>
    </message>
    <message>
        <source>%1 (outdated)</source>
        <translation>%1（已过时）</translation>
    </message>
    <message>
        <source>%1 %2 to under %3</source>
        <comment>Unigrams 25 to under 50</comment>
        <translation>%1 %2 至不足 %3</translation>
    </message>
    <message>
        <source>%1 %2 or more</source>
        <comment>Unigrams 50 or more</comment>
        <translation>%1 %2 及以上</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <comment>Unigrams under 25</comment>
        <translation>%1 不足 %2</translation>
    </message>
    <message>
        <source>No words left to compare</source>
        <translation>没有剩下可比较的词</translation>
    </message>
    <message>
        <source>one of %1 equally close of %2</source>
        <translation>%2 项中并列最接近的 %1 项之一</translation>
    </message>
    <message>
        <source>same text</source>
        <translation>文本相同</translation>
    </message>
    <message>
        <source>same text but for case</source>
        <translation>仅大小写不同</translation>
    </message>
    <message>
        <source>same text but for blanks</source>
        <translation>仅空白不同</translation>
    </message>
    <message>
        <source>same document</source>
        <translation>同一文档</translation>
    </message>
    <message>
        <source>labels differ</source>
        <translation>标签不同</translation>
    </message>
    <message>
        <source>%1 · each test mention with its closest training mention</source>
        <translation>%1 · 每个测试集提及与其最接近的训练集提及</translation>
    </message>
    <message>
        <source>%1 · each test sentence with its closest training sentence</source>
        <translation>%1 · 每个测试集句子与其最接近的训练集句子</translation>
    </message>
    <message numerus="yes">
        <source>Shares no words with any of %Ln training mention(s)</source>
        <translation>
            <numerusform>与全部 %Ln 个训练集提及均无相同的词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shares no words with any of %Ln training sentence(s)</source>
        <translation>
            <numerusform>与全部 %Ln 个训练集句子均无相同的词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closest of %Ln</source>
        <translation>
            <numerusform>%Ln 项中最接近的一项</numerusform>
        </translation>
    </message>
    <message>
        <source>No characters left to compare</source>
        <translation>没有可比较的字符</translation>
    </message>
    <message>
        <source>In no pair of %1 or more</source>
        <extracomment>%1 is a percentage, &quot;50&quot;</extracomment>
        <translation>不在任何 %1 及以上的配对中</translation>
    </message>
    <message numerus="yes">
        <source>Shares no %1 with any of %Ln other mention(s)</source>
        <translation>
            <numerusform>与其他全部 %Ln 个提及均无相同的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shares no %1 with any of %Ln other sentence(s)</source>
        <translation>
            <numerusform>与其他全部 %Ln 个句子均无相同的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shares no characters with any of %Ln training mention(s)</source>
        <translation>
            <numerusform>与全部 %Ln 个训练集提及均无相同的字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shares no characters with any of %Ln training sentence(s)</source>
        <translation>
            <numerusform>与全部 %Ln 个训练集句子均无相同的字符</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · each mention with its closest later mention</source>
        <translation>%1 · 每个提及与其后最接近的提及</translation>
    </message>
    <message>
        <source>%1 · each sentence with its closest later sentence</source>
        <translation>%1 · 每个句子与其后最接近的句子</translation>
    </message>
    <message>
        <source>%1 · each mention with its closest other mention</source>
        <translation>%1 · 每个提及与最接近的其他提及</translation>
    </message>
    <message>
        <source>%1 · each sentence with its closest other sentence</source>
        <translation>%1 · 每个句子与最接近的其他句子</translation>
    </message>
    <message>
        <source>Its vector is zero and has no direction</source>
        <translation>它的向量为零，没有方向</translation>
    </message>
    <message>
        <source>No other vector has a direction</source>
        <translation>其他向量都没有方向</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>embeddings and their file</comment>
        <extracomment>%2 is the file of the vectors</extracomment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairsModel</name>
    <message>
        <source>Being read</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>%1, score %2, %3</source>
        <comment>id, score, text</comment>
        <translation>%1，得分 %2，%3</translation>
    </message>
    <message>
        <source>Reading pairs</source>
        <translation>正在读取文本对</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PairsPage</name>
    <message>
        <source>Find pairs</source>
        <translation>查找文本对</translation>
    </message>
    <message>
        <source>Other close training sentences</source>
        <translation>其他接近的训练集句子</translation>
    </message>
    <message>
        <source>Next or previous pair</source>
        <translation>下一个或上一个文本对</translation>
    </message>
    <message>
        <source>Next or previous pair, in the list</source>
        <translation>列表中的下一个或上一个文本对</translation>
    </message>
    <message>
        <source>First or last pair</source>
        <translation>第一个或最后一个文本对</translation>
    </message>
    <message>
        <source>One screen of pairs</source>
        <translation>翻一屏文本对</translation>
    </message>
    <message>
        <source>Next or previous difference</source>
        <translation>下一处或上一处差异</translation>
    </message>
    <message>
        <source>Go to a pair by its number</source>
        <translation>按编号转到文本对</translation>
    </message>
    <message>
        <source>Find words or an id</source>
        <translation>查找词语或 ID</translation>
    </message>
    <message>
        <source>Copy the selected text or row</source>
        <translation>复制所选文本或行</translation>
    </message>
    <message>
        <source>Show the chosen training sentence beside the text</source>
        <translation>在文本旁显示所选的训练集句子</translation>
    </message>
    <message>
        <source>Back to the closest sentence, then to the list</source>
        <translation>返回最接近的句子，再返回列表</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title of a list and its number of rows</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Copy ids and score</source>
        <translation>复制 ID 和得分</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>文本对</translation>
    </message>
    <message>
        <source>No comparison yet</source>
        <translation>尚无比较</translation>
    </message>
    <message>
        <source>Compare the test texts with the training texts to see the closest pairs side by side.</source>
        <translation>将测试文本与训练文本相比较，即可并排查看最接近的文本对。</translation>
    </message>
    <message>
        <source>Test and train splits loaded</source>
        <translation>载入测试集和训练集</translation>
    </message>
    <message>
        <source>Similarity compared</source>
        <translation>比较相似度</translation>
    </message>
    <message>
        <source>Unigrams, bigrams and trigrams of the text</source>
        <translation>文本的一元、二元和三元语法</translation>
    </message>
    <message>
        <source>Import texts…</source>
        <translation>导入文本…</translation>
    </message>
    <message>
        <source>You can also drop files anywhere on this window.</source>
        <translation>也可以将文件拖放到此窗口的任意位置。</translation>
    </message>
    <message>
        <source>BC2GM file, TSV, CSV, JSONL or one text a line</source>
        <translation>BC2GM 文件、TSV、CSV、JSONL 或每行一条文本</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>重新运行</translation>
    </message>
    <message>
        <source>Finding pairs</source>
        <translation>正在查找文本对</translation>
    </message>
    <message>
        <source>This comparison has no pairs.</source>
        <translation>此比较没有文本对。</translation>
    </message>
    <message>
        <source>No pair fits these filters.</source>
        <translation>没有符合这些筛选条件的文本对。</translation>
    </message>
    <message>
        <source>Counting pairs</source>
        <translation>正在统计文本对</translation>
    </message>
    <message>
        <source>Remove all filters</source>
        <translation>移除所有筛选条件</translation>
    </message>
    <message>
        <source>Not identical</source>
        <translation>不完全相同</translation>
    </message>
    <message numerus="yes">
        <source>No pair fits these filters. %1 pair(s) without “%2”.</source>
        <translation>
            <numerusform>没有符合这些筛选条件的文本对。去掉“%2”后有 %1 个文本对。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove filter</source>
        <translation>移除筛选条件</translation>
    </message>
    <message>
        <source>Reading a pair</source>
        <translation>正在读取文本对</translation>
    </message>
    <message>
        <source>Beside another training sentence · %1 %2</source>
        <comment>unigrams 31.3</comment>
        <translation>与另一训练集句子并排 · %1 %2</translation>
    </message>
    <message>
        <source>Outdated: %1</source>
        <translation>已过时：%1</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>No other training sentence was kept for this one.</source>
        <translation>没有为该句子保留其他训练集句子。</translation>
    </message>
    <message>
        <source>Run the comparison again to see its pairs.</source>
        <translation>重新运行比较后可查看其文本对。</translation>
    </message>
    <message>
        <source>Other close sentences</source>
        <translation>其他接近的句子</translation>
    </message>
    <message>
        <source>No other sentence was kept for this one.</source>
        <translation>没有为此句保留其他句子。</translation>
    </message>
    <message>
        <source>Beside another sentence · %1 %2</source>
        <comment>unigrams 31.3</comment>
        <translation>与另一句子并排 · %1 %2</translation>
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
        <translation>句子</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PredictionsDialog</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose files of predictions</source>
        <translation>选择预测文件</translation>
    </message>
    <message>
        <source>Reading the systems</source>
        <translation>正在读取系统</translation>
    </message>
    <message numerus="yes">
        <source>Load %Ln system(s)</source>
        <translation>
            <numerusform>载入 %Ln 个系统</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace “%1”</source>
        <translation>替换“%1”</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>载入</translation>
    </message>
    <message>
        <source>Joining predictions to items…</source>
        <translation>正在将预测与条目对应…</translation>
    </message>
    <message>
        <source>Loading predictions of %1</source>
        <translation>正在载入 %1 的预测</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Taking a system back</source>
        <translation>正在撤回系统</translation>
    </message>
    <message>
        <source>Load predictions</source>
        <translation>载入预测</translation>
    </message>
    <message>
        <source>A file of predictions; drop it here or choose it</source>
        <translation>预测文件；拖到这里或选择</translation>
    </message>
    <message>
        <source>Choose files</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>As recognised</source>
        <translation>按识别结果</translation>
    </message>
    <message>
        <source>By id</source>
        <translation>按标识符</translation>
    </message>
    <message>
        <source>By position</source>
        <translation>按位置</translation>
    </message>
    <message>
        <source>Each file is a system of its own</source>
        <translation>每个文件是一个独立系统</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Predictions for</source>
        <translation>预测所针对的</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Rows belong to items</source>
        <translation>行与条目的对应</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>标识符</translation>
    </message>
    <message>
        <source>Predicted label</source>
        <translation>预测标签</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>First rows of the file</source>
        <translation>文件的前几行</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>尚无内容可显示。</translation>
    </message>
    <message>
        <source>Reading the preview</source>
        <translation>正在读取预览</translation>
    </message>
    <message>
        <source>It cannot be loaded</source>
        <translation>无法载入</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first %Ln line(s)</source>
        <translation>
            <numerusform>前 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns, one a class</source>
        <translation>
            <numerusform>%Ln 列，每类一列</numerusform>
        </translation>
    </message>
    <message>
        <source>Score from which a class is a label: where items have several labels, or of one column of scores</source>
        <translation>达到此得分的类别即为标签：用于条目有多个标签的情形，或只有一列得分时</translation>
    </message>
    <message>
        <source>Label from</source>
        <translation>标签阈值</translation>
    </message>
</context>
<context>
    <name>heldout::ui::PreviewModel</name>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ProjectControl</name>
    <message>
        <source>Checking %1</source>
        <translation>检查 %1</translation>
    </message>
    <message>
        <source>Tidying up</source>
        <translation>正在整理</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Making %1</source>
        <translation>创建 %1</translation>
    </message>
    <message>
        <source>Unpacking the sample</source>
        <translation>解压示例</translation>
    </message>
    <message>
        <source>Saving a copy as %1</source>
        <translation>将副本保存为 %1</translation>
    </message>
    <message>
        <source>A copy was saved as %1.</source>
        <translation>副本已保存为 %1。</translation>
    </message>
    <message>
        <source>Looking for the project&apos;s file</source>
        <translation>正在查找项目文件</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ReviewTextView</name>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>%1 characters, the first %2 are shown</source>
        <translation>共 %1 个字符，显示前 %2 个</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>复制所选内容</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>复制文本</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>heldout::ui::RunSettingsPanel</name>
    <message>
        <source>Today %1</source>
        <comment>time of day</comment>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>Run settings</source>
        <translation>运行设置</translation>
    </message>
    <message>
        <source>Whole texts</source>
        <translation>整条文本</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>提及</translation>
    </message>
    <message>
        <source>Floating-point sums as in the 2021 paper: scores just under a border fall below it</source>
        <translation>采用 2021 年论文的浮点求和：略低于分界点的得分归入其下方的区间</translation>
    </message>
    <message>
        <source>Leave out %1 stop words</source>
        <translation>排除 %1 个停用词</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Borders (%)</source>
        <translation>分界点 (%)</translation>
    </message>
    <message>
        <source>Identical texts</source>
        <translation>完全相同的文本</translation>
    </message>
    <message>
        <source>Identical ignoring case</source>
        <translation>忽略大小写后相同</translation>
    </message>
    <message>
        <source>No words left</source>
        <translation>没有剩下可比较的词</translation>
    </message>
    <message>
        <source>Of these not in training</source>
        <translation>其中未见于训练集</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1：%2 与 %3 比较</translation>
    </message>
    <message>
        <source>The data has no mentions</source>
        <translation>数据中没有提及</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>&quot;23 of 5 000&quot;</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Words in the test side</source>
        <translation>测试侧的不同词</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2%)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>when, how long</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation>已过时</translation>
    </message>
    <message>
        <source>Stored, up to date</source>
        <translation>已保存，为最新结果</translation>
    </message>
    <message>
        <source>Identical ignoring spaces</source>
        <translation>忽略空白后相同</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>Containment</source>
        <comment>a measure</comment>
        <translation>包含度</translation>
    </message>
    <message>
        <source>Counts</source>
        <comment>weights</comment>
        <translation>计数</translation>
    </message>
    <message>
        <source>Binary</source>
        <comment>weights</comment>
        <translation>二值</translation>
    </message>
    <message>
        <source>tf-idf</source>
        <translation>tf-idf</translation>
    </message>
    <message>
        <source>Exact</source>
        <comment>scoring</comment>
        <translation>精确</translation>
    </message>
    <message>
        <source>As published</source>
        <comment>scoring</comment>
        <translation>按论文算法</translation>
    </message>
    <message>
        <source>n-grams of</source>
        <translation>n 元语法单位</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Runs of neighbouring words</source>
        <translation>相邻词的序列</translation>
    </message>
    <message>
        <source>Runs of neighbouring characters, blanks among them</source>
        <translation>相邻字符的序列，包括空格</translation>
    </message>
    <message>
        <source>How alike the counts of the n-grams are in both texts</source>
        <translation>两个文本中 n 元语法计数的相似程度</translation>
    </message>
    <message>
        <source>Of the n-grams that either text has, the share that both have</source>
        <translation>任一文本所含的 n 元语法中，两者共有的比例</translation>
    </message>
    <message>
        <source>Of the n-grams of the test text, the share that the training text has</source>
        <translation>测试集文本的 n 元语法中，训练集文本也有的比例</translation>
    </message>
    <message>
        <source>How often an n-gram occurs</source>
        <translation>n 元语法出现的次数</translation>
    </message>
    <message>
        <source>Whether an n-gram occurs</source>
        <translation>n 元语法是否出现</translation>
    </message>
    <message>
        <source>How often an n-gram occurs; one that few test texts have weighs more</source>
        <translation>n 元语法出现的次数；测试集中少见者权重更大</translation>
    </message>
    <message>
        <source>Compared as whole numbers: a score of one half is at least 50</source>
        <translation>按整数比较：恰为一半的得分不小于 50</translation>
    </message>
    <message>
        <source>Jaccard and containment are of sets: an n-gram counts once a text</source>
        <translation>Jaccard 和包含度针对集合：每个文本中一个 n 元语法只计一次</translation>
    </message>
    <message>
        <source>As published is the cosine of counts of words</source>
        <translation>“按论文算法”是词计数的余弦</translation>
    </message>
    <message>
        <source>Without n-grams</source>
        <translation>没有 n 元语法</translation>
    </message>
    <message>
        <source>Characters in the test side</source>
        <translation>测试侧的字符</translation>
    </message>
    <message>
        <source>Words</source>
        <comment>n-grams of</comment>
        <translation>词</translation>
    </message>
    <message>
        <source>Characters</source>
        <comment>n-grams of</comment>
        <translation>字符</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>评分方式</translation>
    </message>
    <message>
        <source>With characters, no word is left out</source>
        <translation>使用字符时不排除任何词</translation>
    </message>
    <message>
        <source>%1 in the test side</source>
        <extracomment>%1 is &quot;Bigrams&quot;, &quot;Character bigrams&quot;</extracomment>
        <translation>测试侧的%1</translation>
    </message>
    <message>
        <source>%1: %2 within itself</source>
        <translation>%1：%2 内部</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>嵌入向量</translation>
    </message>
    <message>
        <source>Vectors that a model made of the texts, from .npy files</source>
        <translation>模型由文本生成的向量，来自 .npy 文件</translation>
    </message>
    <message>
        <source>Vectors of zeros</source>
        <translation>零向量</translation>
    </message>
    <message>
        <source>Numbers in a vector</source>
        <translation>向量的维数</translation>
    </message>
    <message>
        <source>More sizes and partners…</source>
        <translation>更多长度与匹配项…</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ScoreBar</name>
    <message>
        <source>%1: %2 %</source>
        <translation>%1：%2%</translation>
    </message>
    <message>
        <source>%1: undefined</source>
        <translation>%1：未定义</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ScoreChart</name>
    <message>
        <source>Chart of scores; its numbers stand in the table</source>
        <translation>得分图；其数值见表格</translation>
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
        <translation>应用</translation>
    </message>
    <message>
        <source>Up to 100 includes 100</source>
        <translation>上限为 100 时包含 100</translation>
    </message>
    <message>
        <source>From, %</source>
        <translation>不低于 (%)</translation>
    </message>
    <message>
        <source>To under, %</source>
        <translation>低于 (%)</translation>
    </message>
    <message>
        <source>Must be above the first</source>
        <translation>必须大于下限</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ScoresModel</name>
    <message>
        <source>Fewer than %1 items: read with care.</source>
        <translation>少于 %1 个条目：请谨慎解读。</translation>
    </message>
    <message>
        <source>Open the items of this cell</source>
        <translation>打开此单元格的条目</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <extracomment>Name of a system, its score, the bounds: &quot;Dictionary 97.3, 91–100&quot;</extracomment>
        <translation>%1 %2，%3</translation>
    </message>
</context>
<context>
    <name>heldout::ui::ScoresTextModel</name>
    <message>
        <source>%1, %2 (%)</source>
        <extracomment>Heads of a saved table; %1 a system, %2 a metric</extracomment>
        <translation>%1，%2（%）</translation>
    </message>
    <message>
        <source>%1, low (%)</source>
        <translation>%1，下限（%）</translation>
    </message>
    <message>
        <source>%1, high (%)</source>
        <translation>%1，上限（%）</translation>
    </message>
</context>
<context>
    <name>heldout::ui::Session</name>
    <message>
        <source>Importing %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>Importing %1 %2</source>
        <translation>导入 %1 %2</translation>
    </message>
    <message>
        <source>Comparing %1, %2</source>
        <translation>比较 %2 的%1</translation>
    </message>
    <message>
        <source>Reading data sets</source>
        <translation>正在读取数据集</translation>
    </message>
    <message>
        <source>Reading comparisons</source>
        <translation>正在读取比较</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) taken</source>
        <translation>
            <numerusform>已接收 %Ln 条文本</numerusform>
        </translation>
    </message>
    <message>
        <source>This comparison was stored already.</source>
        <translation>此比较此前已保存。</translation>
    </message>
    <message>
        <source>Comparing embeddings, %1</source>
        <translation>比较嵌入向量，%1</translation>
    </message>
    <message>
        <source>Loading predictions</source>
        <translation>正在载入预测</translation>
    </message>
</context>
<context>
    <name>heldout::ui::SettingsDialog</name>
    <message>
        <source>Use the desktop&apos;s font</source>
        <translation>使用系统字体</translation>
    </message>
    <message>
        <source>Open the last project on start</source>
        <translation>启动时打开上次的项目</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>The desktop&apos;s language</source>
        <translation>跟随系统语言</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln processor(s)</source>
        <translation>
            <numerusform>全部 %Ln 个处理器</numerusform>
        </translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Threads of a job</source>
        <translation>每个任务的线程数</translation>
    </message>
    <message>
        <source>Results do not depend on the number of threads.</source>
        <translation>结果与线程数无关。</translation>
    </message>
    <message>
        <source>Save settings</source>
        <translation>保存设置</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>heldout::ui::SideBySideDialog</name>
    <message>
        <source>Two splits side by side</source>
        <translation>两个划分并列</translation>
    </message>
    <message>
        <source>Left, such as a random split</source>
        <translation>左侧，如随机划分</translation>
    </message>
    <message>
        <source>Right, such as a split by document</source>
        <translation>右侧，如按文档划分</translation>
    </message>
    <message>
        <source>Scoring and resampling…</source>
        <translation>正在评分和重采样…</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Evaluating %1</source>
        <translation>正在评估 %1</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Difference (points)</source>
        <translation>差值（百分点）</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>low</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>high</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>%1 of %2 is %3 on %4 and %5 on %6.</source>
        <translation>%2 的%1在 %4 上为 %3，在 %6 上为 %5。</translation>
    </message>
    <message>
        <source>No system of the same name has predictions for both splits.</source>
        <translation>没有同名系统对两个划分都有预测。</translation>
    </message>
</context>
<context>
    <name>heldout::ui::SimilarityPage</name>
    <message>
        <source>Move the border by 1 %</source>
        <translation>将分界点移动 1%</translation>
    </message>
    <message>
        <source>Move the border by 5 %</source>
        <translation>将分界点移动 5%</translation>
    </message>
    <message>
        <source>Move the border to its neighbour</source>
        <translation>将分界点移到相邻的分界点</translation>
    </message>
    <message>
        <source>Open the pairs of an interval, or a pair</source>
        <translation>打开区间内的文本对，或单个文本对</translation>
    </message>
    <message>
        <source>Export the figure</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>导出图表…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Two intervals, from 50 %</source>
        <translation>两个区间，分界点 50%</translation>
    </message>
    <message>
        <source>Four intervals, from 25, 50 and 75 %</source>
        <translation>四个区间，分界点 25%、50% 和 75%</translation>
    </message>
    <message>
        <source>Five intervals, from 20, 40, 60 and 80 %</source>
        <translation>五个区间，分界点 20%、40%、60% 和 80%</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Reading the page</source>
        <translation>正在读取页面</translation>
    </message>
    <message>
        <source>Reading the histogram</source>
        <translation>正在读取直方图</translation>
    </message>
    <message>
        <source>Counting intervals</source>
        <translation>正在统计区间</translation>
    </message>
    <message>
        <source>Reading the closest pairs</source>
        <translation>正在读取最接近的文本对</translation>
    </message>
    <message>
        <source>No data yet</source>
        <translation>尚无数据</translation>
    </message>
    <message>
        <source>Import a training and a test split to see how close each test sentence is to a training sentence.</source>
        <translation>导入训练集和测试集，查看每个测试集句子与训练集句子有多接近。</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>First split</source>
        <translation>第一个划分</translation>
    </message>
    <message>
        <source>Training or test texts, one a row</source>
        <translation>训练或测试文本，每行一条</translation>
    </message>
    <message>
        <source>Second split</source>
        <translation>第二个划分</translation>
    </message>
    <message>
        <source>Of the same data set</source>
        <translation>属于同一数据集</translation>
    </message>
    <message>
        <source>Unigrams, bigrams and trigrams</source>
        <translation>一元、二元和三元语法</translation>
    </message>
    <message>
        <source>You can also drop files anywhere on this window.</source>
        <translation>也可以将文件拖放到此窗口的任意位置。</translation>
    </message>
    <message>
        <source>The comparison stopped</source>
        <translation>比较已停止</translation>
    </message>
    <message>
        <source>Not compared with these settings</source>
        <translation>尚未以这些设置比较</translation>
    </message>
    <message>
        <source>Not compared yet</source>
        <translation>尚未比较</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>重新运行</translation>
    </message>
    <message>
        <source>This project can only be read</source>
        <translation>此项目为只读</translation>
    </message>
    <message>
        <source>This comparison is running</source>
        <translation>此比较正在运行</translation>
    </message>
    <message>
        <source>%1 · %2 %3 against %4 %5</source>
        <extracomment>&quot;BC2GM · test 5 000 against train 15 000&quot;</extracomment>
        <translation>%1 · %2 %3 与 %4 %5 比较</translation>
    </message>
    <message>
        <source>Figure written to %1</source>
        <translation>图表已写入 %1</translation>
    </message>
    <message>
        <source>Outdated: %1</source>
        <translation>已过时：%1</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>Compare the two sides to see how close each test sentence is to the training sentences, and which pairs are closest.</source>
        <translation>比较两侧，查看每个测试集句子与训练集句子有多接近，以及哪些文本对最接近。</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>of a run</comment>
        <translation>设置</translation>
    </message>
    <message>
        <source>Closest pairs</source>
        <translation>最接近的文本对</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Compare the split with itself to see which of its sentences are nearly the same. To compare two, import another split of the same data set.</source>
        <translation>将该划分与自身比较，查看其中哪些句子几乎相同。要比较两个划分，请导入同一数据集的另一个划分。</translation>
    </message>
    <message>
        <source>%1 · %2 %3 within itself</source>
        <extracomment>&quot;BC2GM · train 15 000 within itself&quot;</extracomment>
        <translation>%1 · %2 %3 内部</translation>
    </message>
    <message>
        <source>No vectors yet</source>
        <translation>还没有向量</translation>
    </message>
    <message>
        <source>Choose the .npy files with a vector for each item in the run settings, or drop them on their fields.</source>
        <translation>请在运行设置中选择 .npy 文件（每个条目一个向量），或将它们拖到对应的框中。</translation>
    </message>
    <message>
        <source>Choose the files of the vectors first</source>
        <translation>请先选择向量文件</translation>
    </message>
    <message>
        <source>More sizes and partners…</source>
        <translation>更多长度与匹配项…</translation>
    </message>
</context>
<context>
    <name>heldout::ui::SplitsModel</name>
    <message numerus="yes">
        <source>%Ln row(s) refused</source>
        <translation>
            <numerusform>已拒绝 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) repaired</source>
        <translation>
            <numerusform>已修复 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>No document ids</source>
        <translation>没有文档 ID</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln 条提示</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to repair</source>
        <translation>无需修复</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>提及</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>heldout::ui::StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close the list of jobs (%1)</source>
        <translation>关闭任务列表 (%1)</translation>
    </message>
    <message>
        <source>Open the list of jobs (%1)</source>
        <translation>打开任务列表 (%1)</translation>
    </message>
    <message>
        <source>Close the list of jobs</source>
        <translation>关闭任务列表</translation>
    </message>
    <message>
        <source>Open the list of jobs</source>
        <translation>打开任务列表</translation>
    </message>
    <message>
        <source>No jobs running</source>
        <translation>没有运行中的任务</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>jobs</comment>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>取消：%1</translation>
    </message>
</context>
<context>
    <name>heldout::ui::StatusSign</name>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Outdated</source>
        <translation>已过时</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Near-duplicate</source>
        <translation>近似重复</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>未决定</translation>
    </message>
</context>
<context>
    <name>heldout::ui::SummaryModel</name>
    <message>
        <source>n-grams</source>
        <translation>n 元语法</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Std dev</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Q1</source>
        <translation>Q1</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Q3</source>
        <translation>Q3</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Characters</source>
        <comment>head of a column with unigrams, bigrams, ... of characters</comment>
        <translation>字符</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>嵌入向量</translation>
    </message>
    <message>
        <source>%1–%2-grams</source>
        <extracomment>a range of sizes, short: &quot;2–4-grams&quot;</extracomment>
        <translation>%1–%2 元语法</translation>
    </message>
</context>
<context>
    <name>heldout::ui::SystemChip</name>
    <message>
        <source>%1 hides or shows it, %2 or a double click shows it alone</source>
        <translation>%1 隐藏或显示，%2 或双击只显示它</translation>
    </message>
</context>
<context>
    <name>heldout::ui::TableView</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>未写入 %1：%2。</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Tab-separated (*.tsv)</source>
        <translation>制表符分隔 (*.tsv)</translation>
    </message>
    <message>
        <source>Comma-separated (*.csv)</source>
        <translation>逗号分隔 (*.csv)</translation>
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
        <translation>保存表格</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n row(s)</source>
        <translation>
            <numerusform>复制 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy as LaTeX</source>
        <translation>复制为 LaTeX</translation>
    </message>
    <message>
        <source>Save as CSV, TSV, Markdown, LaTeX…</source>
        <translation>保存为 CSV、TSV、Markdown、LaTeX…</translation>
    </message>
</context>
<context>
    <name>heldout::ui::TablesArea</name>
    <message>
        <source>Summary of similarity</source>
        <translation>相似度汇总</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>汇总</translation>
    </message>
    <message>
        <source>similarity in %</source>
        <translation>相似度，单位 %</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Test side by similarity</source>
        <translation>按相似度统计的测试侧</translation>
    </message>
    <message>
        <source>Jaccard in %</source>
        <translation>Jaccard (%)</translation>
    </message>
    <message>
        <source>containment in %</source>
        <translation>包含度 (%)</translation>
    </message>
</context>
<context>
    <name>heldout::ui::TextsModel</name>
    <message>
        <source>Reading texts</source>
        <translation>正在读取文本</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Mentions</source>
        <translation>提及</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
</context>
<context>
    <name>heldout::ui::VectorFields</name>
    <message>
        <source>Vectors (*.npy)</source>
        <translation>向量 (*.npy)</translation>
    </message>
    <message>
        <source>Ids, one a line (*.txt *.txt.gz *.lst)</source>
        <translation>ID，每行一个 (*.txt *.txt.gz *.lst)</translation>
    </message>
    <message>
        <source>Vectors of the test side (.npy)</source>
        <translation>测试侧的向量 (.npy)</translation>
    </message>
    <message>
        <source>Vectors of the training side (.npy)</source>
        <translation>训练侧的向量 (.npy)</translation>
    </message>
    <message>
        <source>Rows are named by ids</source>
        <translation>各行由 ID 命名</translation>
    </message>
    <message>
        <source>By files with the id of each row, one a line. Without them row 1 is of the first item.</source>
        <translation>由包含每行 ID 的文件命名，每行一个。没有它们时，第 1 行对应第一个条目。</translation>
    </message>
    <message>
        <source>Ids of the test rows</source>
        <translation>测试行的 ID</translation>
    </message>
    <message>
        <source>Ids of the training rows</source>
        <translation>训练行的 ID</translation>
    </message>
    <message>
        <source>Rows are in order</source>
        <translation>各行按顺序排列</translation>
    </message>
    <message>
        <source>Vectors (.npy)</source>
        <translation>向量 (.npy)</translation>
    </message>
    <message>
        <source>Ids of the rows</source>
        <translation>各行的 ID</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>This project holds no comparison yet.</source>
        <translation>此项目尚无比较。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>Tells how much of a test score is memory.</source>
        <translation>衡量测试得分中有多少来自记忆。</translation>
    </message>
    <message>
        <source>Language of the window: en, de, zh_CN.</source>
        <translation>窗口语言：en、de、zh_CN。</translation>
    </message>
    <message>
        <source>language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Open the sample, the BC2GM corpus.</source>
        <translation>打开示例，即 BC2GM 语料库。</translation>
    </message>
    <message>
        <source>Write the figures of every comparison of the project to this folder, without a window.</source>
        <translation>不打开窗口，将项目中每个比较的图表写入此文件夹。</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>A project to open, or files and folders to import.</source>
        <translation>要打开的项目，或要导入的文件和文件夹。</translation>
    </message>
</context>
</TS>
