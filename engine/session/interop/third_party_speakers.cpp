#include "engine/session/interop/third_party_speakers.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/base/text/json_text.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/interop/config_import.h"

#include <nlohmann/json.hpp>

#include <map>
#include <utility>
#include <vector>

namespace formant {
namespace {

using Json = nlohmann::json;
using Numbers = std::map<std::string, std::int64_t>; ///< rows of the embedding, by speaker

Numbers numbers_in(const Json& speakers) {
    Numbers numbers;
    if (speakers.is_array())
        for (std::size_t i = 0; i < speakers.size(); ++i)
            if (speakers[i].is_string())
                numbers[speakers[i].get<std::string>()] = static_cast<std::int64_t>(i);
    if (speakers.is_object())
        for (const auto& [name, number] : speakers.items())
            if (number.is_number_integer())
                numbers[name] = number.get<std::int64_t>();
    return numbers;
}

Numbers numbers_in(const StateTree& speakers) {
    Numbers numbers;
    for (const auto& [name, number] : speakers.map())
        if (const auto* row = std::get_if<std::int64_t>(&number.value()))
            numbers[name] = *row;
    return numbers;
}

Result<Json> read_json(const Path& file) {
    return read_file(file).and_then([&](const std::string& text) -> Result<Json> {
        Json json = parse_json(text);
        if (json.is_discarded())
            return fail(ErrorKind::checkpoint,
                        message(FORMANT_TR("session", "{file}, which names the speakers of the "
                                                      "weights next to it, is not valid JSON"),
                                {{"file", file.string()}}));
        return json;
    });
}

Numbers numbers_in_config(const Json& config) {
    for (const char* key : {"speaker_id_map", "speakers"})
        if (config.is_object() && config.contains(key))
            if (Numbers numbers = numbers_in(config[key]); !numbers.empty())
                return numbers;
    return {};
}

Result<Numbers> numbers_in_configs(const Path& file) {
    for (const Path& config : adjacent_configs(file)) {
        const auto json = read_json(config);
        if (!json)
            return fail(json.error());
        if (Numbers numbers = numbers_in_config(*json); !numbers.empty())
            return numbers;
    }
    return Numbers();
}

Result<Numbers> numbers_in_coqui_file(const Path& file) {
    if (file.extension() == ".json")
        return read_json(file).map([](const Json& json) { return numbers_in(json); });
    return read_any_checkpoint(file).map(
        [](const StateTree& speakers) { return numbers_in(speakers); });
}

Result<Numbers> numbers_in_adjacent_files(const Path& file) {
    for (const char* name :
         {"speakers.pth", "speaker_ids.pth", "speakers.json", "speaker_ids.json"}) {
        const Path adjacent = file.parent_path() / name;
        if (path_exists(adjacent))
            return numbers_in_coqui_file(adjacent);
    }
    return numbers_in_configs(file);
}

std::optional<SpeakerTable> table_of(const Numbers& numbers, std::int64_t rows) {
    std::vector<std::string> names(static_cast<std::size_t>(rows));
    for (const auto& [name, row] : numbers) {
        if (row < 0 || row >= rows)
            return std::nullopt;
        names[static_cast<std::size_t>(row)] = name;
    }
    return SpeakerTable::from_saved(std::move(names));
}

} // namespace

Result<std::optional<SpeakerTable>> third_party_speakers(const Path& file, std::int64_t rows) {
    return numbers_in_adjacent_files(file).map([&](const Numbers& numbers) {
        return numbers.empty() || rows < 1 ? std::nullopt : table_of(numbers, rows);
    });
}

} // namespace formant
