#include "engine/session/recording/recording_profile.h"

#include "engine/base/atomic_file.h"
#include "engine/base/folder_list.h"
#include "engine/base/os/os_files.h"
#include "engine/base/text/json_text.h"
#include "engine/data/readers/profile_reader.h"
#include "engine/data/voice_profile.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace formant {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr std::size_t max_name_bytes = 100; // file systems allow 255, suffixes included

bool is_valid_in_file_name(char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte > ' ' && byte != 127 &&
           std::string_view("/\\:*?\"<>|").find(letter) == std::string_view::npos;
}

/// Shortens a UTF-8 text to at most `bytes` bytes without splitting a code point.
std::string cut_to(std::string name, std::size_t bytes) {
    constexpr auto is_inside = [](char byte) { return (byte & 0xC0) == 0x80; };
    while (bytes > 0 && bytes < name.size() && is_inside(name[bytes]))
        --bytes;
    return name.substr(0, bytes);
}

std::string profile_json(const RecordingProfile& profile) {
    const OrderedJson json = {{"speaker", profile.speaker},
                              {"consent", profile.consent},
                              {"licence", profile.license},
                              {"language", profile.language}};
    return json.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

Result<void> check(const Path& folder, const RecordingProfile& profile) {
    if (path_exists(folder / "profile.json"))
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "{folder} holds a voice already; continue it, or "
                                                  "give the new one another name"),
                            {{"folder", folder.string()}}));
    if (profile.speaker.empty() || profile.consent.empty() || profile.license.empty() ||
        profile.language.empty())
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "a voice needs a speaker, the speaker's "
                                                  "consent, a license and a language")));
    return {};
}

} // namespace

Path profile_folder(const Path& recordings, const std::string& speaker) {
    std::string name;
    for (const char letter : speaker)
        name += is_valid_in_file_name(letter) ? letter : '_';
    name.erase(0, name.find_first_not_of('.')); // a leading dot would hide it or name the parent
    return recordings / (name.empty() ? "voice" : cut_to(name, max_name_bytes));
}

Result<void> create_profile(const Path& folder, const RecordingProfile& profile) {
    return check(folder, profile)
        .and_then([&] { return make_folder(folder / "recordings"); })
        .and_then([&] { return make_folder(folder / "prompts"); })
        .and_then(
            [&] { return write_file_atomically(folder / "profile.json", profile_json(profile)); });
}

Result<RecordingProfile> read_recording_profile(const Path& folder) {
    if (!is_profile(folder))
        return fail(ErrorKind::data,
                    message(FORMANT_TR("session", "{folder} holds no recorded voice: it needs "
                                                  "profile.json and the folder recordings/"),
                            {{"folder", folder.string()}}));
    return read_voice_profile(folder).map([&](const VoiceProfile& voice) {
        return RecordingProfile{voice.speaker, voice.consent, voice.license,
                                profile_language(folder)};
    });
}

std::string profile_language(const Path& folder) {
    const auto bytes = read_file(folder / "profile.json");
    const OrderedJson json = parse_ordered_json(bytes.value_or(""));
    return json.is_object() && json.contains("language") && json["language"].is_string()
               ? json["language"].get<std::string>()
               : "";
}

std::string corpus_of_profile(const std::string& id, const Path& recordings) {
    const bool is_path = id.empty() || id.find('/') != std::string::npos || path_exists(id);
    if (is_path)
        return id;
    const Path by_folder = recordings / id, by_speaker = profile_folder(recordings, id);
    const bool is_speaker = !is_profile(by_folder) && is_profile(by_speaker);
    return (is_speaker ? by_speaker : by_folder).string();
}

std::vector<Path> list_recording_profiles(const Path& recordings) {
    std::vector<Path> folders;
    for (const Path& folder : paths_in(recordings))
        if (is_profile(folder))
            folders.push_back(folder);
    std::sort(folders.begin(), folders.end());
    return folders;
}

} // namespace formant
