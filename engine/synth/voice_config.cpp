#include "engine/synth/voice_config.h"

namespace formant {

void add_voice_fields(ConfigTable& table, VoiceConfig& config) {
    table.add("audio", config.audio, mel_fields());
    table.add("text", config.text, text_fields());
    add_model_fields(table, config.model);
}

} // namespace formant
