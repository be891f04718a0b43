#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes word_cases.txt and unicode14.txt: what Python's str.lower() and regular expressions make of texts.

Run with a Python whose unicodedata is of version 14.0.0 (3.11): code points that this version does not know are
left out, so that the files hold for every later version of Unicode.
"""
import pathlib
import random
import re
import sys
import unicodedata

HERE = pathlib.Path(__file__).parent
WORD = re.compile(r"(?u)\b\w\w+\b")
ASSIGNED = [c for c in range(0x110000) if unicodedata.category(chr(c)) not in ("Cn", "Cs", "Co")]


def words(text):
    return WORD.findall(text.lower())


def hand_written():
    yield from [
        "", "a", "ab", "A I", "a_b __ _", "x1 2 33 4a", "don't can't", "The CAT sat.", "ice-cream",
        "\u0130stanbul \u0130\u0130 I\u0307x", "stra\u00dfe STRASSE \u1e9e\u1e9e", "na\u00efve nai\u0308ve",
        "\u039f\u0394\u039f\u03a3 \u03a3 \u03a3\u03a3 \u0391\u03a3. \u0391\u03a3\u0392 \u0391'\u03a3 \u0391\u03a3'\u0392",
        "\u0391\u0301\u03a3 \u0391\u03a3\u0301 \u0391\u03a3\u0301\u0392 1\u03a31 \u02b0\u03a3 \u0345\u03a3\u0345",
        "\u0661\u0662\u0663 \u0967\u0968 \u00bd\u00be \u2160\u2161 \u00b2\u00b3 \U0001d7d8\U0001d7d9",
        "\u4e2d\u6587 \u4e2d \u65e5\u672c\u8a9e\u3067\u3059", "\u0939\u093f\u0928\u094d\u0926\u0940",
        "\U0001f600\U0001f600 ok\U0001f600ok \U0001f468\u200d\U0001f469", "\u212a\u212b \u023a\u023e",
        "zero\u200bwidth soft\u00adhyphen", "\ufeffab", "\u0645\u0631\u062d\u0628\u0627 \u0634\u064e\u062f\u0651\u0629",
        "tab\tline\nnew\r\nline", "\u1c90\u1c91 \uab70\uab71 \u13a0\u13a1", "nul\0byte",
    ]


def random_texts(count):
    rng = random.Random(20211)
    pools = [
        [chr(c) for c in ASSIGNED if unicodedata.category(chr(c))[0] == "L"],
        [chr(c) for c in ASSIGNED if unicodedata.category(chr(c))[0] == "N"],
        [chr(c) for c in ASSIGNED if unicodedata.category(chr(c))[0] == "M"],
        [chr(c) for c in ASSIGNED if unicodedata.category(chr(c)) in ("Lu", "Lt")],
        [chr(c) for c in ASSIGNED if unicodedata.category(chr(c))[0] in "PSZ"],
        [chr(c) for c in range(0x20, 0x7F)],
        list("\u03a3\u03a3\u03a3\u03c3\u03c2\u0391\u0392\u0301'.:\u00ad\u0345\u02b0 "),
        list("\u0130Ii\u0131\u0307\u00df\u1e9e "),
    ]
    for _ in range(count):
        chosen = rng.sample(pools, 3)
        yield "".join(rng.choice(" _" if rng.random() < 0.15 else rng.choice(chosen)) for _ in range(rng.randrange(24)))


def ranges(points):
    start = previous = None
    for point in points:
        if previous is not None and point == previous + 1:
            previous = point
            continue
        if start is not None:
            yield start, previous
        start = previous = point
    yield start, previous


def main():
    if unicodedata.unidata_version != "14.0.0":
        sys.exit("This needs a Python with Unicode 14.0.0.")
    with open(HERE / "word_cases.txt", "w", encoding="ascii", newline="\n") as out:
        for text in list(hand_written()) + list(random_texts(500)):
            out.write(text.encode().hex() + "\t" + " ".join(words(text)).encode().hex() + "\n")
    with open(HERE / "unicode14.txt", "w", encoding="ascii", newline="\n") as out:
        for first, last in ranges(ASSIGNED):
            out.write(f"assigned {first:x} {last:x}\n")
        for first, last in ranges(c for c in ASSIGNED if re.match(r"\w", chr(c))):
            out.write(f"word {first:x} {last:x}\n")
        for c in ASSIGNED:
            lower = chr(c).lower()
            if lower != chr(c) and len(lower) == 1:
                out.write(f"lower {c:x} {ord(lower):x}\n")


main()
