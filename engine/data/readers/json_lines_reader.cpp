#include "engine/data/readers/json_lines_reader.h"

#include "engine/base/atomic_file.h"
#include "engine/base/text/json_text.h"
#include "engine/data/readers/column_header.h"
#include "engine/data/readers/column_names.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/data/readers/recording_parts.h"
#include "engine/data/readers/recording_search.h"
#include "engine/data/readers/utf8_check.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <span>

namespace formant {
namespace {

using Json = nlohmann::json;

/// Returns the values of the entry whose keys are among `names`, in their order; then those whose
/// keys are spelled differently, as "Audio Path". Null counts as missing.
std::vector<const Json*> values_of(const Json& entry, std::span<const std::string_view> names) {
    std::vector<const Json*> values;
    for (const std::string_view name : names)
        if (const auto found = entry.find(std::string(name)); found != entry.end())
            values.push_back(&*found);
    for (const auto& [key, value] : entry.items())
        if (const std::string name = column_name(key);
            name != key && std::ranges::find(names, name) != names.end())
            values.push_back(&value);
    std::erase_if(values, [](const Json* value) { return value->is_null(); });
    return values;
}

/// Returns a string, or a number as a string, because speakers are often numbered.
std::optional<std::string> value_of(const Json& entry, std::span<const std::string_view> names) {
    for (const Json* value : values_of(entry, names)) {
        if (value->is_string())
            return value->get<std::string>();
        if (value->is_number_integer())
            return value->dump();
    }
    return std::nullopt;
}

/// Returns an empty text if there is none: the recording can train a vocoder, and the transcript
/// can be typed later. Returns nothing, an error, if the text has another type.
std::optional<std::string> text_of(const Json& entry) {
    if (values_of(entry, text_columns).empty())
        return "";
    return value_of(entry, text_columns);
}

struct Entry {
    std::size_t number = 0; ///< of the line, or of the entry in an array; from 1
    Json value;             ///< discarded if it is not valid JSON
    std::string line;       ///< its bytes; empty in an array
};

using Entries = std::vector<Entry>;

Result<Entries> entries_of_array(const Path& metadata) {
    return read_file(metadata).and_then([&](const std::string& bytes) -> Result<Entries> {
        const Json array = parse_json(bytes);
        if (!array.is_array())
            return broken_line(metadata, 1,
                               FORMANT_TR("data", "{place}: the file starts like a JSON array, but "
                                                  "is not valid JSON"));
        Entries entries;
        for (const Json& value : array)
            entries.push_back({entries.size() + 1, value});
        return entries;
    });
}

Result<Entries> entries_of_lines(const Path& metadata) {
    return read_lines(metadata).map([](const std::vector<MetadataLine>& lines) {
        Entries entries;
        for (const MetadataLine& line : lines)
            entries.push_back({line.number, parse_json(line.text), line.text});
        return entries;
    });
}

/// Reads the entries of a manifest.
class ManifestReader {
  public:
    explicit ManifestReader(const Path& metadata)
        : metadata_(metadata), search_(metadata.parent_path()) {}

    Result<CorpusRows> read(const Entries& entries, const CancellationToken& cancellation) {
        for (const Entry& entry : entries)
            if (entry.value.is_object())
                add_part(entry.value);
        CorpusRows rows;
        for (const Entry& entry : entries) {
            if (cancellation.requested())
                return reading_canceled();
            add_row(read_entry(entry), place_of(metadata_, entry.number), rows);
        }
        return rows;
    }

  private:
    /// Returns the start of the row in its recording, as written; empty if it has none.
    static std::string start_of(const Json& entry) {
        const auto values = values_of(entry, start_columns);
        if (values.empty())
            return "";
        const Json& start = *values.front();
        return start.is_string() ? start.get<std::string>() : start.dump();
    }

    void add_part(const Json& entry) {
        const std::string file = value_of(entry, file_columns).value_or("");
        parts_.add(file, start_of(entry));
        if (entry.contains("offset"))
            parts_.add_certain(file, entry["offset"].dump());
    }

    Result<Utterance> read_entry(const Entry& entry) {
        if (const auto good = utf8_.check(entry.number, entry.line); !good)
            return fail(good.error());
        const Json& value = entry.value;
        const auto file = value.is_object() ? value_of(value, file_columns) : std::nullopt;
        const auto text = value.is_object() ? text_of(value) : std::nullopt;
        if (!file || !text)
            return broken_line(metadata_, entry.number,
                               FORMANT_TR("data", "{place}: each line must be like {example}"),
                               {{"example", R"({"file": "a.wav", "text": "one"})"}});
        if (const auto good = parts_.check(metadata_, entry.number, *file, start_of(value)); !good)
            return fail(good.error());
        return Utterance{search_.find(*file), *text, value_of(value, speaker_columns).value_or(""),
                         ""};
    }

    const Path& metadata_;
    RecordingSearch search_;
    Utf8Check utf8_{metadata_};
    RecordingParts parts_;
};

} // namespace

bool is_json_lines(const Path& metadata) {
    const std::string line = first_line(metadata);
    return metadata.extension() == ".jsonl" || line.starts_with('{') || line.starts_with('[');
}

Result<CorpusRows> read_json_lines(const Path& metadata, const CancellationToken& cancellation) {
    const auto entries = first_line(metadata).starts_with('[') ? entries_of_array(metadata)
                                                               : entries_of_lines(metadata);
    return entries.and_then(
        [&](const Entries& read) { return ManifestReader(metadata).read(read, cancellation); });
}

} // namespace formant
