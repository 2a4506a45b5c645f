#pragma once

#include "engine/base/result.h"
#include "engine/config/field.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Size of an encoder of reference recordings: a Conformer, and a resampler of its output.
struct ReferenceEncoderConfig {
    std::int64_t width = 512;
    std::int64_t inner_width = 2048;
    std::int64_t heads = 8;
    std::int64_t blocks = 6;
    std::int64_t perceiver_mult = 2; ///< width of the resampler's feed-forward layers, in widths
};

/// Sizes and loss weights of IndexTTS2's GPT (`model.indextts2:`). The defaults are those of the
/// published model and of its trainers.
struct IndexTts2Config {
    std::int64_t width = 1280;
    std::int64_t layers = 24;
    std::int64_t heads = 20;
    std::int64_t max_text_tokens = 600;
    std::int64_t max_audio_tokens = 1815;
    std::int64_t codebook_size = 8192; ///< start and stop token follow
    std::int64_t latents = 32;         ///< vectors that describe a speaker
    std::int64_t feature_width = 1024; ///< of the features of a reference recording
    std::int64_t feature_frames = 5000;
    ReferenceEncoderConfig speaker{};
    ReferenceEncoderConfig emotion{512, 1024, 4, 4, 2};
    double text_weight = 0.2;
    double audio_weight = 0.8;
    double dropout = 0.1;
    double attention_dropout = 0;
    bool attend_to_padding = false; ///< as upstream's trainers
};

/// Returns the fields except those of the encoders.
std::vector<Field> indextts2_fields();
/// Returns the fields of an encoder, which begin with `name` ("speaker").
std::vector<Field> reference_encoder_fields(const std::string& name);

/// Returns ErrorKind::usage if sizes contradict each other.
Result<void> check_indextts2_config(const IndexTts2Config& config);

/// Sets the sizes: large is the published one, of 866 million parameters.
void set_indextts2_size(IndexTts2Config& config, const std::string& size);

} // namespace formant
