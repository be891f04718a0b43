#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The peer at its best: scikit-learn's vectorizer and SciPy's sparse product, timed inside the process.

usage: peer_sparse.py TRAIN COLUMN TEST COLUMN [PART]

Columns of tab-separated files count from 1, their first line is a head; 0 takes whole lines. PART takes the product
of the first so many test texts only. Prints lines of a name and a number; seconds are of the processor.
"""
import resource
import sys
import time

import numpy
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.preprocessing import normalize

ROWS_AT_ONCE = 128


def texts(path, column):
    with open(path, encoding="utf-8", newline="\n") as file:
        lines = [line.rstrip("\n") for line in file]
    return lines if column == 0 else [line.split("\t")[column - 1] for line in lines[1:]]


def best(test, train_turned):
    scores, partners = [], []
    for first in range(0, test.shape[0], ROWS_AT_ONCE):
        product = test[first : first + ROWS_AT_ONCE] @ train_turned
        scores.append(product.max(axis=1).toarray().ravel())
        partners.append(numpy.asarray(product.argmax(axis=1)).ravel())
    return numpy.concatenate(scores), numpy.concatenate(partners)


def main():
    start = time.process_time()
    train = texts(sys.argv[1], int(sys.argv[2]))
    test = texts(sys.argv[3], int(sys.argv[4]))
    vectors = CountVectorizer(stop_words="english").fit_transform(test + train)
    scaled = normalize(vectors.astype(numpy.float64))
    part = int(sys.argv[5]) if len(sys.argv) > 5 else len(test)
    train_turned = scaled[len(test) :].T.tocsr()
    ready = time.process_time()
    scores, _ = best(scaled[:part], train_turned)
    print(f"cpu_vectorizing {ready - start:.4f}")
    print(f"cpu_product {time.process_time() - ready:.4f}")
    print(f"mean {100 * scores.mean():.6f}")
    print(f"peak_kilobytes {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss}")


main()
