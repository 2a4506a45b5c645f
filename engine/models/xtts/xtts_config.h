#pragma once

#include "engine/audio/mel_config.h"
#include "engine/base/result.h"
#include "engine/config/field.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Sizes and loss weights of a voice over audio tokens (`model.xtts:`).
struct XttsConfig {
    std::int64_t width = 128;
    std::int64_t layers = 4;
    std::int64_t heads = 4;
    std::int64_t max_text_tokens = 402;
    std::int64_t max_audio_tokens = 605;
    std::int64_t latents = 32;              ///< vectors that describe a speaker
    std::int64_t conditioning_frames = 128; ///< of the recording from which they are computed
    /// Codec: dvae checkpoint or the folder of its run. Its weights become part of the voice.
    std::string codec;
    /// Vocoder: hifigan checkpoint or the folder of its run; empty: Griffin-Lim.
    std::string vocoder;
    double text_weight = 0.01;
    double audio_weight = 1;
    double dropout = 0.1;
    double attention_dropout = 0;
    double default_voice_share = 0.1; ///< of the samples; 0: there is no default voice
    std::string variant = "own";      ///< or "v2", as published (XttsV2Model)
    /// Targets of the conditioning part of a recording that v2 excludes from the loss: "on",
    /// "off", or "upstream".
    std::string masking = "on";
    std::int64_t start_token = 0; ///< of a text, in v2
    /// Sizes of v2's decoder and its encoder of speakers, which has four stages.
    std::int64_t decoder_channels = 512;
    std::int64_t speaker_width = 512;
    std::vector<std::int64_t> speaker_channels = {32, 64, 128, 256};
    std::vector<std::int64_t> speaker_blocks = {3, 4, 6, 3};

    bool is_v2() const { return variant == "v2"; }
};

std::vector<Field> xtts_fields();

/// Returns ErrorKind::usage if sizes contradict each other, or a model of the variant v2 cannot
/// have these settings.
Result<void> check_xtts_config(const XttsConfig& config, const MelConfig& mel);

/// Sets the sizes; large is that of the published XTTS v2.
void set_xtts_size(XttsConfig& config, const std::string& size);

} // namespace formant
