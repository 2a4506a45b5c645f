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

Message kept(std::int64_t width) {
    return message(FORMANT_TR("session", "what the weights to begin with know of speakers is kept: "
                                         "the voice has a speaker embedding, {width} wide "
                                         "(model.vits.speaker_embedding)"),
                   {{"width", std::to_string(width)}});
}

} // namespace

std::optional<Message> keep_speaker_embedding(const Pretrained& pretrained, std::int64_t n_speakers,
                                              VoiceConfig& config) {
    const std::int64_t width = width_of_embedding(pretrained.weights);
    VitsConfig& vits = config.model.vits;
    if (config.model.name != "vits" || width == 0)
        return std::nullopt;
    const bool is_new = n_speakers == 1 && vits.speaker_embedding == "auto";
    if (is_new)
        vits.speaker_embedding = "true";
    if (has_speaker_embedding(vits, n_speakers) && vits.gin_channels == 0)
        vits.gin_channels = width;
    return is_new ? std::optional(kept(vits.gin_channels)) : std::nullopt;
}

Result<void> keep_speaker_embedding(const StateTree& checkpoint, VoiceConfig& config) {
    return voice_config_of(checkpoint).map([&](const VoiceConfig& saved) {
        const VitsConfig& theirs = saved.model.vits;
        VitsConfig& own = config.model.vits;
        if (theirs.speaker_embedding == "true")
            own.speaker_embedding = "true";
        if (own.gin_channels == 0)
            own.gin_channels = theirs.gin_channels;
    });
}

} // namespace formant
