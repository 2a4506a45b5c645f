#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// The facts about a recorded voice that are given once, before recording. They are stored in
/// profile.json and, except for the language, in every checkpoint trained on the recordings.
struct RecordingProfile {
    std::string speaker;
    std::string consent;  ///< what the speaker has agreed to, and when
    std::string license;  ///< of the recordings: "CC0-1.0", or free text
    std::string language; ///< code, as in text.language

    bool operator==(const RecordingProfile&) const = default;
};

/// Returns the folder for a new voice in `recordings`. It is named after the speaker, without
/// characters that file systems do not support.
Path profile_folder(const Path& recordings, const std::string& speaker);

/// Creates the folder with profile.json, prompts/ and recordings/. ErrorKind::usage if it holds a
/// voice already or a field of the profile is empty, ErrorKind::disk if it cannot be written.
Result<void> create_profile(const Path& folder, const RecordingProfile& profile);

/// Reads the profile of a voice. ErrorKind::data if the folder holds no voice or its profile.json
/// is not a JSON object.
Result<RecordingProfile> read_recording_profile(const Path& folder);

/// Returns the language in the folder's profile.json; empty if there is none.
std::string profile_language(const Path& folder);

/// Returns the corpus that `id` refers to: an existing path, or else a voice in `recordings` by the
/// name of its folder or speaker. A path that does not exist is returned unchanged; an unknown name
/// gives the path that a folder of that name would have.
std::string corpus_of_profile(const std::string& id, const Path& recordings);

/// Returns the folders of the voices in `recordings`, sorted by name.
std::vector<Path> list_recording_profiles(const Path& recordings);

} // namespace formant
