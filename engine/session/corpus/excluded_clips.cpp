#include "engine/session/corpus/excluded_clips.h"

#include "engine/base/atomic_file.h"
#include "engine/base/message_json.h"
#include "engine/base/os/os_files.h"
#include "engine/base/text/json_text.h"
#include "engine/data/doctor/doctor_fix.h"
#include "engine/data/readers/json_lines_reader.h"

#include <nlohmann/json.hpp>

#include <map>
#include <sstream>

namespace formant {
namespace {

using Json = nlohmann::json;

constexpr const char* reason_key = "reason"; ///< in English, for people
constexpr const char* kind_message_key = "reason_kind";
constexpr const char* what_message_key = "reason_message";

Message message_of(const Json& line, const char* key) {
    const auto found = line.find(key);
    return found != line.end() && found->is_string()
               ? message_from_json(found->get<std::string>()).value_or(Message())
               : Message();
}

/// Returns the reasons by the number of their line, as Utterance::place ends with.
std::map<std::string, ExclusionReason> reasons_of(const std::string& list) {
    std::map<std::string, ExclusionReason> reasons;
    std::istringstream lines(list);
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        const Json entry = parse_json(line);
        if (entry.is_object() && entry.contains(what_message_key))
            reasons[std::to_string(number)] = {message_of(entry, kind_message_key),
                                               message_of(entry, what_message_key)};
    }
    return reasons;
}

std::string line_of(const ExcludedClip& clip, const Path& folder) {
    std::string line = manifest_of({clip.utterance}, {}, folder);
    if (clip.reason.what.empty())
        return line;
    Json entry = parse_json(line);
    entry[reason_key] = to_english(clip.reason.what);
    entry[kind_message_key] = message_to_json(clip.reason.kind);
    entry[what_message_key] = message_to_json(clip.reason.what);
    return entry.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace

Path adjacent_file(const Path& cleaned, std::string_view ending) {
    const std::string name = cleaned.filename().string();
    const std::string stem = name.substr(0, name.size() - cleaned_name.size());
    return cleaned.parent_path() / (stem + std::string(ending));
}

Result<std::vector<ExcludedClip>> read_excluded_clips(const Path& metadata,
                                                      const CancellationToken& cancellation) {
    const Path list =
        is_cleaned_metadata(metadata) ? adjacent_file(metadata, excluded_entries_name) : Path();
    if (list.empty() || !path_exists(list))
        return std::vector<ExcludedClip>();
    const auto text = read_file(list);
    if (!text)
        return fail(text.error());
    return read_json_lines(list, cancellation).map([&](const CorpusRows& rows) {
        const auto reasons = reasons_of(*text);
        std::vector<ExcludedClip> clips;
        for (const Utterance& utterance : rows.utterances) {
            const auto reason =
                reasons.find(utterance.place.substr(utterance.place.rfind(':') + 1));
            clips.push_back(
                {utterance, reason == reasons.end() ? ExclusionReason() : reason->second});
        }
        return clips;
    });
}

Result<void> write_excluded_clips(const Path& cleaned, const std::vector<ExcludedClip>& clips) {
    const Path list = adjacent_file(cleaned, excluded_entries_name);
    if (clips.empty())
        return remove_file(list);
    std::string lines;
    for (const ExcludedClip& clip : clips)
        lines += line_of(clip, list.parent_path());
    return write_file_atomically(list, lines);
}

Message exclusion_message(const ExcludedClip& clip) {
    if (!clip.reason.what.empty())
        return clip.reason.what;
    return message(FORMANT_TR("session", "{file} was excluded by you"),
                   {{"file", clip.utterance.file.string()}});
}

} // namespace formant
