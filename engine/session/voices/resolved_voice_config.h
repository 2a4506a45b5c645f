#pragma once

#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/resume_point.h"
#include "engine/session/voices/pretrained.h"
#include "engine/synth/voice_config.h"

#include <cstdint>
#include <optional>

namespace formant {

/// Returns the voice configuration that a run of `config` trains with `n_speakers`: the checkpoint
/// that it resumes, or the pretrained weights that it starts from, may give a VITS a speaker
/// embedding. A checkpoint or file that cannot be read changes nothing here; the training reports
/// why it cannot.
VoiceConfig resolve_voice_config(const RunConfig& config, const ResumePoint& point,
                                 std::int64_t n_speakers);

/// Returns the voice configuration of a run that starts fresh.
VoiceConfig fresh_voice_config(const RunConfig& config, std::int64_t n_speakers);

/// Gives a VITS that starts from multi-speaker weights an embedding of their width, where no width
/// is set. A voice of one speaker gets one too (model.vits.speaker_embedding: auto), so that what
/// the weights know about speakers is kept; only the row of that speaker is new. Returns a message
/// where the configuration was changed for that.
std::optional<Message> inherit_speaker_embedding(const Pretrained& pretrained,
                                                 std::int64_t n_speakers, VoiceConfig& config);

/// Gives a resumed run the embedding of its checkpoint; reads only the configuration in it. Returns
/// a message where the settings asked for something else. ErrorKind::checkpoint where the
/// checkpoint is corrupt.
Result<std::optional<Message>> inherit_speaker_embedding(const StateTree& checkpoint,
                                                         std::int64_t n_speakers,
                                                         VoiceConfig& config);

/// ErrorKind::usage where the audio settings are not those of the checkpoint that a run resumes:
/// its weights know mel spectrograms of those settings only.
Result<void> check_resumed_audio(const StateTree& checkpoint, const MelConfig& audio);

/// Returns the error to report where weights with an embedding do not fit a voice without one;
/// nothing where the voice has one or the weights have none.
std::optional<Error> missing_speaker_embedding(const Pretrained& pretrained,
                                               std::int64_t n_speakers, const VoiceConfig& config);

} // namespace formant
