#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/base/utf8.h"
#include "engine/data/corpus.h"

#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// A line of a metadata file, without its end.
struct MetadataLine {
    std::size_t number = 0; ///< from 1
    std::string text;
};

/// "metadata.csv:12", with the whole path.
std::string place_of(const Path& file, std::size_t line);

/// ErrorKind::data; `text` says {place} where the file and the line shall stand.
tl::unexpected<Error> broken_line(const Path& file, std::size_t line, MessageText text,
                                  MessageArgs more = {});

/// What is said of a line that is_utf8 is not true of, with a command that mends the file.
tl::unexpected<Error> not_utf8(const Path& file, std::size_t line);

/// The first line that is not blank behind the one with that number (0: from the beginning), where
/// `text` stands; nothing at the end.
std::optional<MetadataLine> line_after(std::size_t number, std::istream& text);

/// The lines that are not blank, without byte order mark, whatever their ends and bytes.
std::vector<MetadataLine> lines_of(std::istream& text);

/// lines_of() a file. ErrorKind::data where it cannot be read.
Result<std::vector<MetadataLine>> read_lines(const Path& file);

/// The lines of a text file that are not blank, as UTF-8 without byte order mark, whatever their
/// ends. ErrorKind::data with file and line where one is not UTF-8.
Result<std::vector<MetadataLine>> read_metadata_lines(const Path& file);

/// The first line that is not blank, or nothing where the file has none or cannot be read.
std::string first_line(const Path& file);

/// The cells between the separators.
std::vector<std::string> split_cells(const std::string& line, char separator);

/// Adds an utterance, or the row that is none.
void add_row(Result<Utterance> row, const std::string& place, CorpusRows& rows);

/// One utterance of each line; their places are filled in. A line that is none, or not UTF-8, is a
/// bad row. Ends with ErrorKind::interrupted when that is asked for.
using ReadLine = std::function<Result<Utterance>(const MetadataLine&)>;
Result<CorpusRows> read_each_line(const Path& file, const Cancellation& cancellation,
                                  const ReadLine& read_line);

tl::unexpected<Error> reading_was_stopped();

} // namespace formant
