// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

#include "project/project.h"

/// Projects for the tests of the Evaluate page: 120 test sentences, of which 60 stand in training word for
/// word and 60 share few words with it.
namespace heldout::testing {

/// Writes train.tsv, test.tsv (text, label), other.tsv (the unlike half of the test sentences), and the
/// predictions memory.tsv (right on what was seen, on every third of the rest), steady.tsv (right on three of
/// four everywhere), short.tsv (steady without its last two rows and with an id of no item), and lines.txt
/// (steady, a label a line).
void writeLabelled(const QString& folder);
/// Imports train and test, and `other` as a second test split.
void makeLabelled(const QString& path, const QString& folder);
/// The same sentences and predictions with the columns `answer` and `source`. Every third test answer stands
/// in training, the one after it shares one of its two words with a training answer; every fourth item is of
/// the source "web", the rest of "press".
void makeAnswers(const QString& path, const QString& folder);
/// The same sentences with mentions as BC2GM writes them, train and test imported; mentions.eval predicts the
/// first of the two mentions of each sentence that was seen, and a wrong one besides.
void makeMentions(const QString& path, const QString& folder);

/// The same sentences with two mentions each as BRAT writes them, and a relation between them, train and test
/// imported; the folder `predicted` has the mentions, and the relation the right way round in every second
/// sentence.
void makeRelations(const QString& path, const QString& folder);

void compareText(project::Project& project, const QString& dataset);
void loadSystem(project::Project& project, const QString& dataset, const QString& split, const QString& file,
    const QString& name);

} // namespace heldout::testing
