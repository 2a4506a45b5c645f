#pragma once

#include "engine/base/result.h"
#include "engine/config/field.h"

#include <cstdint>
#include <vector>

namespace formant {

/// Returns the fields of the transformer of a model over audio tokens, whose settings `Config` has
/// width, layers, heads, max_text_tokens and max_audio_tokens.
template <class Config>
std::vector<Field> transformer_fields(double min_width) {
    return {
        field("width", &Config::width,
              FORMANT_TR("models", "Width of the transformer; a multiple of heads."))
            .label(FORMANT_TR("field", "Transformer width"))
            .range(min_width, 16384),
        field("layers", &Config::layers, FORMANT_TR("models", "Layers of the transformer."))
            .label(FORMANT_TR("field", "Transformer layers"))
            .range(1, 256),
        field("heads", &Config::heads, FORMANT_TR("models", "Attention heads of the transformer."))
            .label(FORMANT_TR("field", "Attention heads"))
            .range(1, 256),
        field("max_text_tokens", &Config::max_text_tokens,
              FORMANT_TR("models", "Longest text that the model has positions for."))
            .label(FORMANT_TR("field", "Max. text length"))
            .unit("tokens")
            .range(2, 100000),
        field("max_audio_tokens", &Config::max_audio_tokens,
              FORMANT_TR("models", "Longest recording that the model has positions for."))
            .label(FORMANT_TR("field", "Max. audio length"))
            .unit("tokens")
            .range(2, 100000),
    };
}

/// Returns ErrorKind::usage, with the keys of both, if a width is not a multiple of the heads.
Result<void> check_divisible(const char* width_key, std::int64_t width, const char* heads_key,
                             std::int64_t heads);

} // namespace formant
