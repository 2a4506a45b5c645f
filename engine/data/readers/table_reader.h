#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"
#include "engine/data/csv_table.h"

#include <functional>
#include <span>

namespace formant {

/// Validates a row; it must have `count` cells.
using CheckRow =
    std::function<Result<void>(const Path& metadata, const CsvRow& row, std::size_t count)>;

/// Reads an utterance from each row by the roles of its columns. The normalized text is used where
/// there is one. A row that `check` rejects is a bad row. ErrorKind::interrupted on cancellation.
Result<CorpusRows> read_table(const Path& metadata, std::span<const CsvRow> rows,
                              const CorpusColumns& columns, const CancellationToken& cancellation,
                              const CheckRow& check);

} // namespace formant
