#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// What is asked once, before a voice is recorded; kept in profile.json, and but for the language
/// in every checkpoint that is made of the recordings.
struct RecordingProfile {
    std::string speaker;
    std::string consent;  ///< what the speaker has agreed to, when
    std::string licence;  ///< of the recordings: "CC0-1.0", or in own words
    std::string language; ///< code, as text.language

    bool operator==(const RecordingProfile&) const = default;
};

/// The folder of a new voice below that of the recordings, named like its speaker as far as a file
/// system takes such names.
Path profile_folder(const Path& recordings, const std::string& speaker);

/// Makes the folder with profile.json, prompts/ and recordings/. ErrorKind::usage where a voice is
/// there already or a word is missing, ErrorKind::disk where it cannot be written.
Result<void> create_profile(const Path& folder, const RecordingProfile& profile);

/// ErrorKind::data where the folder holds no voice, or its profile.json is no JSON object.
Result<RecordingProfile> read_recording_profile(const Path& folder);

/// As profile.json of the folder says it; empty where it does not.
std::string profile_language(const Path& folder);

/// The corpus that `id` means: a path that is there, or else the folder of a voice below that of
/// the recordings, named by the folder's or the speaker's name. Where there is no such voice, a
/// name is a folder that is missing there, and a path stays as it is.
std::string corpus_of_profile(const std::string& id, const Path& recordings);

/// The folders of the voices that have been begun below that of the recordings, by name.
std::vector<Path> begun_profiles(const Path& recordings);

} // namespace formant
