#pragma once

#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/session/voices/pretrained.h"
#include "engine/synth/voice_config.h"

#include <cstdint>
#include <optional>

namespace formant {

/// A VITS that begins with weights of several speakers has an embedding as wide as theirs, where
/// no width is set. One speaker alone has one too, to keep what those know of speakers: only that
/// speaker's row is new (model.vits.speaker_embedding: auto, where no other width is set). What was
/// changed for that, in words; nothing where nothing was.
std::optional<Message> keep_speaker_embedding(const Pretrained& pretrained, std::int64_t n_speakers,
                                              VoiceConfig& config);

/// Of a run that goes on, as its checkpoint has it, of which only the configuration is read. That
/// the settings wanted it otherwise, in words. ErrorKind::checkpoint where the checkpoint is
/// damaged.
Result<std::optional<Message>> keep_speaker_embedding(const StateTree& checkpoint,
                                                      std::int64_t n_speakers, VoiceConfig& config);

/// What to do where weights with an embedding do not fit a voice without; nothing where it has one,
/// or they have none.
std::optional<Error> lost_speaker_embedding(const Pretrained& pretrained, std::int64_t n_speakers,
                                            const VoiceConfig& config);

} // namespace formant
