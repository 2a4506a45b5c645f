#pragma once

#include "engine/audio/mel_config.h"
#include "engine/config/config_table.h"
#include "engine/models/model_config.h"
#include "engine/text/text_config.h"

namespace formant {

/// Settings that inference needs: the part of a run's configuration that is read from a checkpoint.
struct VoiceConfig {
    MelConfig audio;
    TextConfig text;
    ModelConfig model;
};

/// Adds `audio.*`, `text.*`, `model.*`.
void add_voice_fields(ConfigTable& table, VoiceConfig& config);

} // namespace formant
