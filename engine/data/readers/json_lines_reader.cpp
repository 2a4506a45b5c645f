#include "engine/data/readers/json_lines_reader.h"

#include "engine/data/readers/column_names.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/data/readers/recording_search.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace formant {
namespace {

using Json = nlohmann::json;

/// Returns a string, or a number as a string, because speakers are often numbered.
std::optional<std::string> value_of(const Json& entry, const ColumnNames& names) {
    for (const std::string_view name : names) {
        const auto found = entry.find(std::string(name));
        if (found == entry.end())
            continue;
        if (found->is_string())
            return found->get<std::string>();
        if (found->is_number_integer())
            return found->dump();
    }
    return std::nullopt;
}

bool has_any(const Json& entry, const ColumnNames& names) {
    return std::any_of(names.begin(), names.end(), [&](std::string_view name) {
        const auto found = entry.find(std::string(name));
        return found != entry.end() && !found->is_null();
    });
}

/// Returns an empty text if there is none: the recording can train a vocoder, and the transcript
/// can be typed later. Returns nothing, an error, if the text has another type.
std::optional<std::string> text_of(const Json& entry) {
    if (!has_any(entry, text_columns))
        return "";
    return value_of(entry, text_columns);
}

} // namespace

bool is_json_lines(const Path& metadata) {
    return metadata.extension() == ".jsonl" || first_line(metadata).starts_with('{');
}

Result<CorpusRows> read_json_lines(const Path& metadata, const CancellationToken& cancellation) {
    return read_each_line(
        metadata, cancellation, [&](const MetadataLine& line) -> Result<Utterance> {
            const Json entry = Json::parse(line.text, nullptr, /*allow_exceptions=*/false);
            const auto file = entry.is_object() ? value_of(entry, file_columns) : std::nullopt;
            const auto text = entry.is_object() ? text_of(entry) : std::nullopt;
            if (!file || !text)
                return broken_line(metadata, line.number,
                                   FORMANT_TR("data", "{place}: each line must be like {example}"),
                                   {{"example", R"({"file": "a.wav", "text": "one"})"}});
            return Utterance{find_recording(metadata.parent_path(), *file), *text,
                             value_of(entry, speaker_columns).value_or(""), ""};
        });
}

} // namespace formant
