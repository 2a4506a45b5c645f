#pragma once

#include "engine/base/paths.h"
#include "engine/synth/saved_teacher.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Acoustic model that predicts the mels on which a vocoder is fine-tuned.
struct AcousticTeacher {
    Path file;           ///< checkpoint
    std::string content; ///< SHA-256 of the checkpoint
    SavedTeacher voice;
};

/// Returns whether the model is trained on mels of a teacher (ModelKind::teacher()).
bool has_acoustic_teacher(const ModelConfig& model);

/// Loads the teacher that the settings name. Returns nothing where the model cannot have one, or is
/// trained on the mels of the recordings. Errors as named_checkpoint(), load_checkpoint() and
/// load_teacher_voice().
Result<std::optional<AcousticTeacher>> load_acoustic_teacher(const VoiceConfig& config,
                                                             const c10::Device& device);

/// Returns the index in the teacher's speaker table for each speaker of the recordings. A teacher
/// with one speaker, and a codec, predicts the mels of all of them. ErrorKind::data where a speaker
/// is unknown to the teacher.
Result<std::vector<std::int64_t>> teacher_speaker_indices(const SpeakerTable& speakers,
                                                          const AcousticTeacher& teacher);

/// Sets TextConfig::vocabulary to that of a teacher, which reads texts with its own tokenizer, if
/// the settings name none.
void adopt_vocabulary(const std::optional<AcousticTeacher>& teacher, TextConfig& text);

} // namespace formant
