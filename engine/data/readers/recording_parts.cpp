#include "engine/data/readers/recording_parts.h"

#include "engine/data/readers/metadata_lines.h"

#include <algorithm>

namespace formant {
namespace {

/// Also of a time: "00:00:00.000" is zero.
bool is_after_zero(const std::string& start) {
    return std::ranges::any_of(start, [](char sign) { return sign >= '1' && sign <= '9'; });
}

} // namespace

void RecordingParts::add(const std::string& file, const std::string& start) {
    Rows& rows = files_[file];
    ++rows.count;
    rows.has_start = rows.has_start || is_after_zero(start);
}

void RecordingParts::add_certain(const std::string& file, const std::string& start) {
    files_[file].is_certain |= is_after_zero(start);
}

Result<void> RecordingParts::check(const Path& metadata, std::size_t line, const std::string& file,
                                   const std::string& start) const {
    const auto found = files_.find(file);
    if (found == files_.end())
        return {};
    const Rows& rows = found->second;
    if (!rows.is_certain && (!rows.has_start || rows.count < 2))
        return {};
    return broken_line(metadata, line,
                       FORMANT_TR("data", "{place}: this row is a part of {file} (offset {offset} "
                                          "s); cut the parts into files of their own and list "
                                          "these"),
                       {{"file", file}, {"offset", start.empty() ? "0" : start}});
}

} // namespace formant
