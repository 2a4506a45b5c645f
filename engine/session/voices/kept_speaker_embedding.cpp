#include "engine/session/voices/kept_speaker_embedding.h"

#include "engine/checkpoint/checkpoint_weights.h"
#include "engine/synth/saved_config.h"

#include <ATen/core/Tensor.h>

namespace formant {
namespace {

constexpr const char* embedding_name = "generator.emb_g.weight";

/// 0 where there is none.
std::int64_t width_of_embedding(const StateTree::Map& weights) {
    const auto found = weights.find(embedding_name);
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

Message stays(const VitsConfig& vits) {
    return message(FORMANT_TR("session", "model.vits.speaker_embedding stays {value}: a run that "
                                         "goes on has the layers that it began with; a new run "
                                         "(name) may have others"),
                   {{"value", vits.speaker_embedding}});
}

/// Of one speaker; several have one whatever the settings say.
bool is_wanted_otherwise(const VitsConfig& wanted, bool has_one, std::int64_t n_speakers) {
    return n_speakers == 1 && wanted.speaker_embedding == (has_one ? "off" : "on");
}

Message would_be_lost(std::int64_t width) {
    return message(FORMANT_TR("session", "the weights to begin with know speakers, and this voice "
                                         "has no speaker embedding: set "
                                         "model.vits.speaker_embedding to auto and "
                                         "model.vits.gin_channels to 0 or {width}, or take what "
                                         "fits without it (--partial)"),
                   {{"width", std::to_string(width)}});
}

} // namespace

std::optional<Message> keep_speaker_embedding(const Pretrained& pretrained, std::int64_t n_speakers,
                                              VoiceConfig& config) {
    const std::int64_t width = width_of_embedding(pretrained.weights);
    VitsConfig& vits = config.model.vits;
    if (config.model.name != "vits" || width == 0)
        return std::nullopt;
    const bool is_as_wide = vits.gin_channels == 0 || vits.gin_channels == width;
    const bool is_new = n_speakers == 1 && vits.speaker_embedding == "auto" && is_as_wide;
    if (is_new)
        vits.speaker_embedding = "on";
    if (has_speaker_embedding(vits, n_speakers) && vits.gin_channels == 0)
        vits.gin_channels = width;
    return is_new ? std::optional(kept(width)) : std::nullopt;
}

Result<std::optional<Message>>
keep_speaker_embedding(const StateTree& checkpoint, std::int64_t n_speakers, VoiceConfig& config) {
    return voice_config_of(checkpoint).map([&](const VoiceConfig& saved) {
        const VitsConfig& theirs = saved.model.vits;
        VitsConfig& own = config.model.vits;
        const bool has_one = has_speaker_embedding(theirs, n_speakers);
        const bool is_overruled =
            config.model.name == "vits" && is_wanted_otherwise(own, has_one, n_speakers);
        own.speaker_embedding = theirs.speaker_embedding;
        if (own.gin_channels == 0)
            own.gin_channels = theirs.gin_channels;
        return is_overruled ? std::optional(stays(own)) : std::nullopt;
    });
}

std::optional<Error> lost_speaker_embedding(const Pretrained& pretrained, std::int64_t n_speakers,
                                            const VoiceConfig& config) {
    const std::int64_t width = width_of_embedding(pretrained.weights);
    if (config.model.name != "vits" || width == 0 ||
        has_speaker_embedding(config.model.vits, n_speakers))
        return std::nullopt;
    return Error{ErrorKind::checkpoint, would_be_lost(width)};
}

} // namespace formant
