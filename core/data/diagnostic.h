// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/phrase.h"

namespace heldout {

enum class Severity : std::uint8_t { Note, Repaired, Refused };

/// What a reader found wrong with a row. One meaning each; never renumbered (they are stored).
enum class DiagnosticCode : std::uint16_t {
    NotUtf8 = 1, ///< a byte that is no UTF-8: read as Windows-1252
    ByteOrderMark = 2, ///< a byte order mark inside the text: removed
    LineEnding = 3, ///< CR CR LF and the like: ending ignored
    ColumnCount = 4, ///< too few or too many columns: row left out
    QuoteNotClosed = 5, ///< CSV: the file ends inside quotes
    TextAfterQuote = 6, ///< CSV: text between a closing quote and the separator
    BadJson = 7, ///< JSONL: the line is not a JSON object
    MissingField = 8, ///< a mapped field is missing in this row
    WrongType = 9, ///< a field is neither text nor number
    DuplicateKey = 10, ///< the id stands on an earlier row
    EmptyText = 11, ///< the text is empty: taken and counted as empty
    NulByte = 12, ///< a NUL byte in the text
    UnknownInstance = 13, ///< a mention of BC2GM or a label whose text is not there
    OffsetOutside = 14, ///< a mention's offsets lie outside the text
    SurfaceDiffers = 15, ///< a mention's text is not what its offsets cover
    BadOffsets = 16, ///< offsets that are no numbers, or end before they begin
    DuplicateMention = 17, ///< the same mention twice
    HeaderIsData = 18, ///< the names of the first line do not fit their columns
    OtherCodes = 19, ///< stands for the rest of a code after the first 10,000
    BlankLine = 20, ///< a line without anything, where one line is not one text: skipped
    OffsetUnit = 21, ///< what offsets count (CR LF, UTF-16 units, a byte order mark), found by what fits
    AcrossLines = 22, ///< a mention goes over a line break
    UnknownMention = 23, ///< a relation's argument is no mention of the file: relation left out
    NotKept = 24, ///< what is written of items and not kept: attributes, events, notes of BRAT
    BadTag = 25, ///< a tag that is none of O, B-, I-, E-, S-, L-, U- and their like
    TagSequence = 26, ///< a tag that cannot stand behind the one before it, taken as the begin of a mention
    BadScore = 27, ///< a score that is no number
    TextDiffers = 28, ///< a prediction's words are not those of the item with its id
    MissingFile = 29, ///< a file that belongs to another one is not there
    UnknownLabel = 30, ///< predicted labels that no item of the split has
    MissingLabel = 31, ///< texts that have no label in the file of the labels
};

struct Diagnostic
{
    Severity severity = Severity::Note;
    DiagnosticCode code = DiagnosticCode::NotUtf8;
    std::string file;
    std::uint64_t line = 0; ///< from 1; 0 = the file as a whole
    std::uint64_t column = 0; ///< byte in the line from 1, or the field number for tables; 0 = none
    Phrase message; ///< what is wrong
    Phrase action; ///< what was done
    std::uint64_t repeats = 1;
};

} // namespace heldout
