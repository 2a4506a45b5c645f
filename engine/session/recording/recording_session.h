#pragma once

#include "engine/session/recording/prompts_to_record.h"
#include "engine/session/recording/recording_profile.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// What shall be recorded: a voice that is begun with it, or goes on, and which sentences.
struct RecordingPlan {
    Path folder;                           ///< of the profile
    std::optional<RecordingProfile> begun; ///< of a new voice
    Path sentences;                        ///< text file, a sentence each line
};

struct RecordingSession {
    Path folder;
    std::string language; ///< code; empty where the profile names none
    std::string list;     ///< of the sentences, in the profile's folder
    std::vector<PromptToRecord> prompts;
};

/// Makes what is to be made, and reads how far the recording is. Nothing is made where the
/// sentences cannot be read.
Result<RecordingSession> open_recording_session(const RecordingPlan& plan);

} // namespace formant
