#pragma once

#include "engine/base/state_tree.h"
#include "engine/session/pretrained.h"
#include "engine/synth/voice_config.h"

namespace formant {

/// A VITS of one speaker that begins with weights of several keeps what those know of speakers: it
/// has an embedding too, as wide as theirs, in which only the new speaker's row is new.
void keep_speaker_embedding(const Pretrained& pretrained, VoiceConfig& config);

/// Of a run that goes on, as its checkpoint has it. ErrorKind::checkpoint where that is damaged.
Result<void> keep_speaker_embedding(const StateTree& checkpoint, VoiceConfig& config);

} // namespace formant
