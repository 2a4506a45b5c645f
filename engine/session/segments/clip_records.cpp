#include "engine/session/segments/clip_records.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/base/text/json_text.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/session/segments/clip_names.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <sstream>

namespace formant {
namespace {

using OrderedJson = nlohmann::ordered_json;

/// Times are written to the microsecond, finer than a sample.
double microseconds(double seconds) {
    return std::round(seconds * 1e6) / 1e6;
}

std::string line_of_record(const ClipRecord& record) {
    OrderedJson line = {{"file", record.file},
                        {"source", record.source},
                        {"start", microseconds(record.span.begin_s)},
                        {"end", microseconds(record.span.end_s)},
                        {"text", record.text}};
    if (!record.text_place.empty())
        line["text_from"] = record.text_place;
    if (!record.suggestion.empty()) {
        line["suggestion"] = record.suggestion;
        line["suggested_by"] = record.suggested_by;
    }
    line["source_sha256"] = record.source_sha256;
    line["sha256"] = record.sha256;
    line["segmentation"] = record.segmentation;
    line["made"] = record.made;
    return line.dump(-1, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

std::string text_at(const OrderedJson& line, const char* key) {
    const auto found = line.find(key);
    return found != line.end() && found->is_string() ? found->get<std::string>() : "";
}

double number_at(const OrderedJson& line, const char* key) {
    const auto found = line.find(key);
    return found != line.end() && found->is_number() ? found->get<double>() : -1;
}

Result<ClipRecord> record_of(const Path& file, const MetadataLine& text) {
    const OrderedJson line = parse_ordered_json(text.text);
    ClipRecord record;
    if (line.is_object()) {
        record = {text_at(line, "file"),
                  text_at(line, "sha256"),
                  text_at(line, "source"),
                  text_at(line, "source_sha256"),
                  {number_at(line, "start"), number_at(line, "end")},
                  text_at(line, "text"),
                  text_at(line, "text_from"),
                  text_at(line, "suggestion"),
                  text_at(line, "suggested_by"),
                  static_cast<std::int64_t>(std::min(number_at(line, "segmentation"), 1e9)),
                  text_at(line, "made")};
        if (is_clip_file(record.file) && record.span.begin_s >= 0 && record.segmentation >= 0)
            return record;
    }
    return broken_line(file, text.number,
                       FORMANT_TR("session",
                                  "{place}: it is not a record of a cut clip; restore the "
                                  "line, or delete it"));
}

} // namespace

Path clip_records_file(const Path& folder) {
    return folder / "segments.jsonl";
}

std::int64_t last_segmentation(const ClipRecords& records) {
    std::int64_t last = 0;
    for (const ClipRecord& record : records)
        last = std::max(last, record.segmentation);
    return last;
}

Result<ClipRecords> read_clip_records(const Path& folder) {
    const Path file = clip_records_file(folder);
    const auto bytes = read_file_if_present(file);
    if (!bytes)
        return fail(bytes.error());
    std::istringstream stream(*bytes);
    ClipRecords records;
    for (const MetadataLine& line : lines_of(stream)) {
        auto record = record_of(file, line);
        if (!record)
            return fail(record.error());
        records.push_back(std::move(*record));
    }
    return records;
}

Result<void> write_clip_records(const Path& folder, const ClipRecords& records) {
    if (records.empty())
        return remove_file(clip_records_file(folder));
    std::string bytes;
    for (const ClipRecord& record : records)
        bytes += line_of_record(record);
    return write_file_atomically(clip_records_file(folder), bytes);
}

} // namespace formant
