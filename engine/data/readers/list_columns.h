#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/data/csv_table.h"
#include "engine/data/readers/corpus_columns.h"

namespace formant {

/// Deduces what the columns of a list without a header hold, from the values of all its rows that
/// have `count` cells:
///
/// - the recording: the first column of file names, or else the first column;
/// - the language: the same code of two letters in all rows;
/// - text and normalized text: two columns that share most words in most rows (LJSpeech);
/// - the speaker: numbers, or values that repeat; the text: values that differ.
///
/// Columns that are empty in all rows are ignored. ErrorKind::data, with what to do, if that leaves
/// more than one possibility: a speaker must never be taken for a text.
Result<CorpusColumns> deduce_list_columns(const Path& metadata, const CsvTable& rows,
                                          std::size_t count);

} // namespace formant
