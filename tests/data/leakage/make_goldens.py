#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the files beside it from the original BC2GM distribution (public domain, see NOTICE).

usage: make_goldens.py FOLDER_OF_BC2GM    (needs scikit-learn)

train.txt, test.txt: every 10th training and every 20th test sentence, without their ids; train_mentions.txt,
test_mentions.txt: the gene mentions of these. To these are added pairs that are equal, empty, repeated or tied.
goldens.tsv: for each n, unit and test item the best match by exact integers and by scikit-learn's doubles.
figures.tsv: per comparison count, mean, std, min, quartiles, max, counts of the default intervals.
"""
import collections
import fractions
import math
import pathlib
import sys

import numpy
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.metrics.pairwise import cosine_similarity

HERE = pathlib.Path(__file__).parent
EXTRA_TRAIN = ["the of and", "", "p53 p53 p53 binds", "binds p53", "p53 binds", "alpha beta gamma delta " * 80]
EXTRA_TEST = ["p53 binds", "of the", "", "p53 p53 binds DNA", "alpha beta gamma delta " * 70, "zzzz yyyy"]


def sentences(path):
    return [line.rstrip("\n").split(" ", 1) for line in open(path, encoding="utf-8")]


def mentions(path, keys):
    rows = (line.rstrip("\n").split("|", 2) for line in open(path, encoding="utf-8"))
    return [text for key, _, text in rows if key in keys]


def sample(folder, side, step):
    rows = sentences(f"{folder}/{side}_{side}.in")[::step]
    found = mentions(f"{folder}/{side}_GENE.eval", {key for key, _ in rows})
    return [text for _, text in rows], found


def write(name, lines):
    (HERE / name).write_text("".join(line + "\n" for line in lines), encoding="utf-8", newline="\n")


def exact(test, train):
    """Best training row by dot^2 / norm2 as fractions; lowest row first, and how many tie."""
    norms = [sum(c * c for c in row.values()) for row in train]
    holders = collections.defaultdict(list)
    for i, row in enumerate(train):
        for gram in row:
            holders[gram].append(i)
    for row in test:
        best, at, ties = fractions.Fraction(0), -1, 0
        dots = collections.Counter()
        for gram, count in row.items():
            for i in holders[gram]:
                dots[i] += count * train[i][gram]
        for i in sorted(dots):
            score = fractions.Fraction(dots[i] ** 2, norms[i])
            if score > best:
                best, at, ties = score, i, 1
            elif score == best:
                ties += 1
        norm = sum(c * c for c in row.values())
        yield at, ties, dots[at] if at >= 0 else 0, norm, norms[at] if at >= 0 else 0


def interval(dot, norm):
    squared = fractions.Fraction(dot * dot, norm) if norm else fractions.Fraction(0)
    return sum(squared >= fractions.Fraction(border, 4) ** 2 for border in (1, 2, 3))


def compare(unit, n, test, train, rows, figures):
    vectorizer = CountVectorizer(stop_words="english", ngram_range=(n, n))
    vectorizer.fit(test + train)
    published = cosine_similarity(vectorizer.transform(test), vectorizer.transform(train))
    analyze = vectorizer.build_analyzer()
    counted = [[collections.Counter(analyze(text)) for text in side] for side in (test, train)]
    scores, counts, float_counts = [], [0] * 4, [0] * 4
    for i, (at, ties, dot, norm, norm_train) in enumerate(exact(*counted)):
        cosine = published[i].max()
        at_published = int(published[i].argmax()) if cosine > 0 else -1
        rows.append((unit, n, i, at, ties, dot, norm, norm_train, at_published, repr(float(cosine * 100))))
        scores.append(100 * dot / math.sqrt(norm * norm_train) if dot else 0.0)
        counts[interval(dot, norm * norm_train)] += 1
        float_counts[sum(cosine * 100 >= border for border in (25, 50, 75))] += 1
    quartiles = numpy.percentile(scores, [0, 25, 50, 75, 100])
    figures.append((unit, n, len(scores), numpy.mean(scores), numpy.std(scores, ddof=1), *quartiles, *counts, *float_counts))


def main():
    train, train_mentions = sample(sys.argv[1], "train", 10)
    test, test_mentions = sample(sys.argv[1], "test", 20)
    train, test = train + EXTRA_TRAIN, test + EXTRA_TEST
    sides = {"text": (test, train), "mentions": (test_mentions, train_mentions)}
    write("train.txt", train)
    write("test.txt", test)
    write("train_mentions.txt", train_mentions)
    write("test_mentions.txt", test_mentions)
    rows, figures = [], []
    for unit, (test_side, train_side) in sides.items():
        for n in (1, 2, 3):
            compare(unit, n, test_side, train_side, rows, figures)
    head = "unit\tn\trow\ttrain\tties\tdot\tnorm2_test\tnorm2_train\ttrain_published\tscore_published"
    write("goldens.tsv", [head] + ["\t".join(map(str, row)) for row in rows])
    head = "unit\tn\tcount\tmean\tstd\tmin\tq1\tmedian\tq3\tmax\ti1\ti2\ti3\ti4\tp1\tp2\tp3\tp4"
    write("figures.tsv", [head] + ["\t".join(map(str, row)) for row in figures])


main()
