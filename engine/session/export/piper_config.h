#pragma once

#include "engine/data/speaker_table.h"
#include "engine/models/speak_options.h"
#include "engine/session/export/player_tokens.h"
#include "engine/synth/voice_config.h"

#include <string>

namespace formant {

/// Returns `voice.onnx.json`, the configuration that Piper's players read next to `voice.onnx`
/// (piper1-gpl). `espeak_voice` is espeak-ng's name of the voice that pronounces texts.
std::string piper_config(const VoiceConfig& voice, const std::string& espeak_voice,
                         const SpeakerTable& speakers, const PlayerTokens& tokens,
                         const SpeakOptions& defaults);

} // namespace formant
