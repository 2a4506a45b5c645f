#include "engine/synth/joined_sentences.h"

#include <ATen/ATen.h>

#include <cmath>

namespace formant {

at::Tensor sentence_pause(double pause_ms, std::int64_t sample_rate_hz) {
    return at::zeros({std::llround(pause_ms * 1e-3 * static_cast<double>(sample_rate_hz))},
                     at::kFloat);
}

AudioClip join_sentences(const std::vector<AudioClip>& sentences, double pause_ms) {
    const std::int64_t rate_hz = sentences.front().sample_rate_hz;
    const at::Tensor pause = sentence_pause(pause_ms, rate_hz);
    std::vector<at::Tensor> parts = {sentences.front().samples};
    for (std::size_t i = 1; i < sentences.size(); ++i)
        parts.insert(parts.end(), {pause, sentences[i].samples});
    return {at::cat(parts), rate_hz};
}

} // namespace formant
