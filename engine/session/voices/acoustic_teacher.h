#pragma once

#include "engine/base/paths.h"
#include "engine/synth/saved_unet.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Acoustic model that predicts the mels on which a vocoder is fine-tuned.
struct AcousticTeacher {
    Path file;           ///< checkpoint
    std::string content; ///< SHA-256 of the checkpoint
    SavedUnet unet;
};

/// Loads the teacher that model.hifigan.teacher names. Returns nothing where the model is not a
/// vocoder, or is trained on the mels of the recordings. Errors as named_checkpoint(),
/// load_checkpoint() and load_unet().
Result<std::optional<AcousticTeacher>> load_acoustic_teacher(const VoiceConfig& config,
                                                             const c10::Device& device);

/// Returns the index in the teacher's speaker table for each speaker of the recordings. A teacher
/// with one speaker predicts the mels of all of them. ErrorKind::data where a speaker is unknown to
/// the teacher.
Result<std::vector<std::int64_t>> teacher_speaker_indices(const SpeakerTable& speakers,
                                                          const AcousticTeacher& teacher);

} // namespace formant
