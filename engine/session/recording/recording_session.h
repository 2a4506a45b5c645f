#pragma once

#include "engine/session/recording/prompts_to_record.h"
#include "engine/session/recording/recording_profile.h"

#include <optional>
#include <string>
#include <vector>

// The room session/recording holds the recording of a voice with a microphone. A voice is a folder
// with a profile (recording_profile.h), lists of sentences to read aloud (recording_prompts.h) and
// one recording, or take, per sentence (recording_takes.h). Decoding and drawing of sounds are here
// too.

namespace formant {

/// The voice and the sentences to record; the voice is new or an existing one.
struct RecordingPlan {
    Path folder;                                 ///< of the profile (recording_profile.h)
    std::optional<RecordingProfile> new_profile; ///< voice to create; empty: the folder has one
    Path sentences;                              ///< text file with one sentence per line
};

/// An open recording session: the sentences to record and how far the recording has come.
struct RecordingSession {
    Path folder;
    std::string language; ///< code; empty: not in the profile
    std::string list;     ///< name of the list of sentences in the profile's folder
    std::vector<PromptToRecord> prompts;
};

/// Creates the voice if it is new, copies the sentences into its folder and reads which of them are
/// recorded. Nothing is created if the sentences cannot be read.
Result<RecordingSession> open_recording_session(const RecordingPlan& plan);

} // namespace formant
