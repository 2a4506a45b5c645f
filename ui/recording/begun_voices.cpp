#include "ui/recording/begun_voices.h"

#include "engine/session/config/kept_folders.h"
#include "engine/session/recording/prompt_list_choice.h"
#include "engine/session/recording/recording_profile.h"

namespace formant {

BegunVoices find_begun_voices(const Path& recordings) {
    BegunVoices begun{recordings.empty() ? kept_folders().data : recordings, {}};
    for (const Path& folder : begun_profiles(begun.recordings))
        begun.voices.push_back(
            {folder, kept_prompt_lists(folder).value_or(std::vector<std::string>())});
    return begun;
}

} // namespace formant
