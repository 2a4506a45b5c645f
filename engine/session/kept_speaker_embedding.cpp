#include "engine/session/kept_speaker_embedding.h"

#include "engine/checkpoint/checkpoint_weights.h"
#include "engine/synth/saved_config.h"

#include <ATen/core/Tensor.h>

namespace formant {
namespace {

constexpr const char* embedding = "generator.emb_g.weight";

/// 0 where there is none.
std::int64_t width_of_embedding(const StateTree::Map& weights) {
    const auto found = weights.find(embedding);
    const auto* rows =
        found == weights.end() ? nullptr : std::get_if<at::Tensor>(&found->second.value());
    return rows != nullptr && rows->dim() == 2 ? rows->size(1) : 0;
}

void keep(std::int64_t width, VitsConfig& config) {
    config.speaker_embedding = true;
    if (config.gin_channels == 0)
        config.gin_channels = width;
}

} // namespace

void keep_speaker_embedding(const Pretrained& pretrained, VoiceConfig& config) {
    const std::int64_t width = width_of_embedding(pretrained.weights);
    if (config.model.name == "vits" && width > 0)
        keep(width, config.model.vits);
}

Result<void> keep_speaker_embedding(const StateTree& checkpoint, VoiceConfig& config) {
    return voice_config_of(checkpoint).map([&](const VoiceConfig& saved) {
        if (saved.model.vits.speaker_embedding)
            keep(saved.model.vits.gin_channels, config.model.vits);
    });
}

} // namespace formant
