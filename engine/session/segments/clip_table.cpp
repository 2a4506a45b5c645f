#include "engine/session/segments/clip_table.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/data/csv_table.h"
#include "engine/data/readers/csv_reader.h"
#include "engine/data/readers/metadata_lines.h"

#include <algorithm>
#include <array>
#include <csv.h>

namespace formant {
namespace {

constexpr auto table_columns = std::to_array<const char*>({"file", "text"});

/// Quotes a cell where that is necessary.
std::string csv_cell(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos && text.find_first_of(" \t") != 0)
        return text;
    std::string quoted(2 * text.size() + 2, '\0'); // csv_write() doubles quotes, and adds two
    quoted.resize(csv_write(quoted.data(), quoted.size(), text.data(), text.size()));
    return quoted;
}

std::string csv_line(const std::string& first, const std::string& second) {
    return csv_cell(first) + "," + csv_cell(second) + "\n";
}

Result<void> check_header(const Path& file, const CsvTable& table) {
    if (table.empty() || std::ranges::equal(table.front().cells, table_columns))
        return {};
    return broken_line(file, table.front().line,
                       FORMANT_TR("session", "{place}: the columns are no longer file,text; "
                                             "restore them, or choose another folder"));
}

} // namespace

Path clip_table_file(const Path& folder) {
    return folder / "metadata.csv";
}

Result<ClipTable> ClipTable::read(const Path& folder) {
    const Path file = clip_table_file(folder);
    if (!path_exists(file))
        return ClipTable();
    return read_metadata_lines(file).and_then(
        [&](const std::vector<MetadataLine>& lines) -> Result<ClipTable> {
            const CsvTable rows = lines.empty() ? CsvTable() : parse_table(lines);
            if (auto good = check_header(file, rows); !good)
                return fail(good.error());
            ClipTable table;
            for (std::size_t i = 1; i < rows.size(); ++i) {
                if (auto good = check_row(file, rows[i], table_columns.size()); !good)
                    return fail(good.error());
                table.rows_.emplace_back(rows[i].cells[0], rows[i].cells[1]);
            }
            table.index();
            return table;
        });
}

void ClipTable::index() {
    places_.clear();
    for (std::size_t i = 0; i < rows_.size(); ++i)
        places_[rows_[i].first] = i;
}

std::optional<std::string> ClipTable::text_of(const std::string& file) const {
    const auto found = places_.find(file);
    return found == places_.end() ? std::nullopt : std::optional(rows_[found->second].second);
}

void ClipTable::set_text(const std::string& file, const std::string& text) {
    const auto [place, is_new] = places_.try_emplace(file, rows_.size());
    if (is_new)
        rows_.emplace_back(file, text);
    else
        rows_[place->second].second = text;
}

void ClipTable::remove(const std::string& file) {
    if (std::erase_if(rows_, [&](const auto& row) { return row.first == file; }) > 0)
        index();
}

Result<void> ClipTable::write(const Path& folder) const {
    if (rows_.empty())
        return remove_file(clip_table_file(folder));
    std::string bytes = csv_line(table_columns[0], table_columns[1]);
    for (const auto& [file, text] : rows_)
        bytes += csv_line(file, text);
    return write_file_atomically(clip_table_file(folder), bytes);
}

} // namespace formant
