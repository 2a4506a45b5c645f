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
/// that it resumes, or the pretrained weights that it starts from, determine the settings that the
/// kind of model leaves to them (InheritedSettings); without either, its codec does. A checkpoint
/// or file that cannot be read changes nothing here; the training reports why it cannot.
VoiceConfig resolve_voice_config(const RunConfig& config, const ResumePoint& point,
                                 std::int64_t n_speakers);

/// Sets TextConfig::vocabulary of a run that starts fresh to that of its pretrained weights, if it
/// names no tokenizer and their kind can have one. Weights that cannot be read change nothing here.
void adopt_pretrained_vocabulary(RunConfig& config);

/// Adds the codec that the settings name to pretrained weights that lack it. Errors as
/// load_run_codec().
Result<void> complete_with_codec(Pretrained& pretrained, const VoiceConfig& config);

/// Returns the voice configuration of a run that starts fresh.
VoiceConfig fresh_voice_config(const RunConfig& config, std::int64_t n_speakers);

/// Sets what the kind of model leaves to pretrained weights (InheritedSettings). Returns a message
/// where the model gets a part for that.
std::optional<Message> inherit_settings(const Pretrained& pretrained, std::int64_t n_speakers,
                                        ModelConfig& config);

/// Sets it for a resumed run; reads only the configuration in its checkpoint. Returns a message
/// where the settings asked for something else. ErrorKind::checkpoint where the checkpoint is
/// corrupt.
Result<std::optional<Message>> inherit_settings(const StateTree& checkpoint,
                                                std::int64_t n_speakers, ModelConfig& config);

/// Sets what the kind of model leaves to the symbols of a run that starts fresh
/// (InheritedSettings). ErrorKind::usage if it cannot read texts with them.
Result<void> inherit_from_symbols(const SymbolTable& symbols, ModelConfig& config);

/// ErrorKind::usage where the audio settings are not those of the checkpoint that a run resumes:
/// its weights know mel spectrograms of those settings only.
Result<void> check_resumed_audio(const StateTree& checkpoint, const MelConfig& audio);

/// Returns an error where the model lacks a part of the weights that it could have.
Result<void> check_nothing_lost(const Pretrained& pretrained, std::int64_t n_speakers,
                                const ModelConfig& config);

} // namespace formant
