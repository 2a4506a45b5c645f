#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"

#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Stores a line of a metadata file, without its line end.
struct MetadataLine {
    std::size_t number = 0; ///< from 1
    std::string text;
};

/// Returns "metadata.csv:12", with the full path.
std::string place_of(const Path& file, std::size_t line);

/// Returns an ErrorKind::data; {place} in `text` is replaced by the file and the line.
tl::unexpected<Error> broken_line(const Path& file, std::size_t line, MessageText text,
                                  MessageArgs more = {});

/// Reads the next line of `text` that is not blank, after line `number` (0: at the start); nothing
/// at the end.
std::optional<MetadataLine> line_after(std::size_t number, std::istream& text);

/// Returns the lines that are not blank, without a byte order mark, whatever their line ends and
/// encoding.
std::vector<MetadataLine> lines_of(std::istream& text);

/// Reads the lines of a file in UTF-8, UTF-16 or UTF-32 by lines_of(). ErrorKind::data if it cannot
/// be read.
Result<std::vector<MetadataLine>> read_lines(const Path& file);

/// Reads the lines of a file by lines_of(). ErrorKind::data, with file and line, if one is not
/// UTF-8.
Result<std::vector<MetadataLine>> read_metadata_lines(const Path& file);

/// Returns the first line that is not blank; empty if the file has none or cannot be read.
std::string first_line(const Path& file);

/// Splits a line into the cells between the separators.
std::vector<std::string> split_cells(const std::string& line, char separator);

/// Adds an utterance, or a bad row if `row` is an error.
void add_row(Result<Utterance> row, const std::string& place, CorpusRows& rows);

/// Reads an utterance from each line and sets its place. An invalid line, or one that is not UTF-8,
/// is a bad row. ErrorKind::interrupted on cancellation.
using ReadLine = std::function<Result<Utterance>(const MetadataLine&)>;
Result<CorpusRows> read_each_line(const Path& file, const CancellationToken& cancellation,
                                  const ReadLine& read_line);

tl::unexpected<Error> reading_canceled();

} // namespace formant
