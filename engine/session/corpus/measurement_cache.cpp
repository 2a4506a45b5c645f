#include "engine/session/corpus/measurement_cache.h"

#include "engine/base/atomic_file.h"
#include "engine/base/leftovers.h"
#include "engine/base/log.h"
#include "engine/base/message_json.h"
#include "engine/base/os/os_files.h"
#include "engine/base/sha256.h"
#include "engine/base/text/json_text.h"
#include "engine/data/decoding/recording_measurement.h"

#include <filesystem>

namespace formant {
namespace {

using Json = nlohmann::json;

/// Changes with what is measured, and how.
constexpr int version = 2;

Path file_for(const Corpus& corpus) {
    const Path folder =
        folder_exists(corpus.metadata) ? corpus.metadata : corpus.metadata.parent_path();
    const std::string name = std::filesystem::absolute(folder).lexically_normal().string();
    return state_home() / "examined" / (sha256(name) + ".json");
}

/// Returns size and modification time, by which changed files are noticed; null if there is no
/// file.
Json mark_of(const Path& file) {
    std::error_code missing;
    const auto bytes = std::filesystem::file_size(file, missing);
    const auto time = std::filesystem::last_write_time(file, missing);
    return missing ? Json() : Json{bytes, time.time_since_epoch().count()};
}

Json as_json(const Measured& facts, const Json& mark) {
    Json entry = {{"version", version}, {"mark", mark}};
    if (facts)
        entry["facts"] = *facts;
    else
        entry["reason"] = message_to_json(facts.error().what);
    return entry;
}

std::optional<Measured> measured_of(const Json& entry) {
    if (entry.contains("facts"))
        return entry["facts"].get<RecordingFacts>();
    const auto reason = message_from_json(entry.value("reason", ""));
    return reason ? std::optional<Measured>(fail(ErrorKind::data, *reason)) : std::nullopt;
}

/// Returns the cached entries by file. An invalid cache counts as empty.
Json read_entries(const Path& file) {
    Json entries = parse_json(read_file_if_present(file).value_or(""));
    return entries.is_object() ? entries : Json::object();
}

std::optional<Measured> known_of(const Json& entries, const Path& file) {
    const auto entry = entries.find(file.string());
    if (entry == entries.end() || !entry->is_object() ||
        entry->value("version", Json()) != Json(version))
        return std::nullopt;
    const Json mark = mark_of(file);
    if (entry->value("mark", Json()) != mark)
        return std::nullopt;
    return measured_of(*entry);
}

} // namespace

std::optional<std::vector<ExaminedUtterance>> cached_measurements(const Corpus& corpus) {
    const Json entries = read_entries(file_for(corpus));
    std::vector<ExaminedUtterance> examined;
    for (const Utterance& utterance : corpus.utterances) {
        auto known = known_of(entries, utterance.file);
        if (!known)
            return std::nullopt;
        examined.push_back({utterance, std::move(*known)});
    }
    return examined.empty() ? std::nullopt : std::optional(std::move(examined));
}

void cache_measurements(const Corpus& corpus, const std::vector<ExaminedUtterance>& examined) {
    const Path file = file_for(corpus);
    Json entries = read_entries(file);
    for (const ExaminedUtterance& one : examined)
        if (one.facts || one.facts.error().kind == ErrorKind::data) // others are of the moment
            entries[one.utterance.file.string()] = as_json(one.facts, mark_of(one.utterance.file));
    const auto kept = make_folder(file.parent_path()).and_then([&] {
        remove_leftover_files(file.parent_path(), std::chrono::hours(1));
        return write_file_atomically(file,
                                     entries.dump(-1, ' ', false, Json::error_handler_t::replace));
    });
    if (!kept)
        log(LogLevel::warning,
            message(FORMANT_TR("session", "the next examination will measure all recordings again: "
                                          "{reason}"),
                    {{"reason", kept.error().what}}));
}

} // namespace formant
