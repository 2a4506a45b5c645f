#include "ui/recording/existing_voices.h"

#include "engine/session/config/user_folders.h"
#include "engine/session/recording/recording_profile.h"
#include "engine/session/recording/recording_prompts.h"

namespace formant {

ExistingVoices find_existing_voices(const Path& recordings) {
    ExistingVoices found{recordings.empty() ? user_folders().data : recordings, {}};
    for (const Path& folder : list_recording_profiles(found.recordings))
        found.voices.push_back(
            {folder, saved_prompt_lists(folder).value_or(std::vector<std::string>())});
    return found;
}

} // namespace formant
