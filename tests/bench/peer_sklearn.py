#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The peer: best matches with scikit-learn's vectorizer and a dense cosine matrix, as such scripts are written.

usage: peer_sklearn.py TRAIN.tsv COLUMN TEST.tsv COLUMN [N ...]    columns count from 1, first line is a head
"""
import sys

import numpy
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.metrics.pairwise import cosine_similarity


def column(path, number):
    with open(path, encoding="utf-8", newline="\n") as file:
        return [line.rstrip("\n").split("\t")[number - 1] for line in file][1:]


def main():
    train = column(sys.argv[1], int(sys.argv[2]))
    test = column(sys.argv[3], int(sys.argv[4]))
    for n in [int(n) for n in sys.argv[5:]] or [1, 2, 3]:
        vectorizer = CountVectorizer(stop_words="english", ngram_range=(n, n))
        vectors = vectorizer.fit_transform(test + train)
        similarity = cosine_similarity(vectors[: len(test)], vectors[len(test) :])
        best, partner = similarity.max(axis=1) * 100, similarity.argmax(axis=1)
        counts = numpy.bincount(numpy.clip(best // 25, 0, 3).astype(int), minlength=4)
        quartiles = " ".join(f"{value:.6f}" for value in numpy.percentile(best, [0, 25, 50, 75, 100]))
        print(f"n={n} mean={best.mean():.6f} std={best.std(ddof=1):.6f} quartiles={quartiles} intervals={counts}")
        print(f"n={n} first partners {partner[:5]}")


main()
