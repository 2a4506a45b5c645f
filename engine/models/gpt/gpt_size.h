#pragma once

#include <cstdint>

namespace formant::gpt {

/// Size of a decoder-only transformer, and its rates of dropout.
struct GptSize {
    std::int64_t width = 1024; ///< D, a multiple of `heads`
    std::int64_t layers = 30;
    std::int64_t heads = 16;
    double dropout = 0;           ///< after attention and feed-forward layers
    double attention_dropout = 0; ///< of attention weights; above 0 rules out fused attention
};

} // namespace formant::gpt
