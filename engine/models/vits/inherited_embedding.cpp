#include "engine/models/vits/inherited_embedding.h"

#include "engine/models/vits/vits_config.h"
#include "engine/models/weight_match.h"

#include <ATen/core/Tensor.h>

namespace formant {
namespace {

constexpr const char* embedding_name = "generator.emb_g.weight";

/// Returns 0 if the weights have no speaker embedding.
std::int64_t embedding_width(const StateTree::Map& weights) {
    const at::Tensor* rows = find_tensor(weights, embedding_name);
    return rows != nullptr && rows->dim() == 2 ? rows->size(1) : 0;
}

Message inherited_message(std::int64_t width) {
    return message(FORMANT_TR("models", "the speaker embedding of the pretrained weights is kept: "
                                        "the voice has one of width {width} "
                                        "(model.vits.speaker_embedding)"),
                   {{"width", std::to_string(width)}});
}

Message unchanged_message(const VitsConfig& vits) {
    return message(FORMANT_TR("models", "model.vits.speaker_embedding stays {value}: a resumed "
                                        "run keeps the layers it started with; a new run "
                                        "(name) may have others"),
                   {{"value", vits.speaker_embedding}});
}

Message lost_embedding_message(std::int64_t width) {
    return message(FORMANT_TR("models", "the pretrained weights have a speaker embedding, and "
                                        "this voice has none: set "
                                        "model.vits.speaker_embedding to auto and "
                                        "model.vits.gin_channels to 0 or {width}, or load what "
                                        "fits without it (--partial)"),
                   {{"width", std::to_string(width)}});
}

/// The setting matters for one speaker only: several always have an embedding.
bool is_overruled_setting(const VitsConfig& wanted, bool has_one, std::int64_t n_speakers) {
    return n_speakers == 1 && wanted.speaker_embedding == (has_one ? "off" : "on");
}

} // namespace

std::optional<Message> InheritedEmbedding::inherit_from_weights(const StateTree::Map& weights,
                                                                std::int64_t n_speakers,
                                                                KindSettings& settings) const {
    const std::int64_t width = embedding_width(weights);
    if (width == 0)
        return std::nullopt;
    auto& vits = settings.of<VitsConfig>();
    const bool is_as_wide = vits.gin_channels == 0 || vits.gin_channels == width;
    const bool is_new = n_speakers == 1 && vits.speaker_embedding == "auto" && is_as_wide;
    if (is_new)
        vits.speaker_embedding = "on";
    if (has_speaker_embedding(vits, n_speakers) && vits.gin_channels == 0)
        vits.gin_channels = width;
    return is_new ? std::optional(inherited_message(width)) : std::nullopt;
}

std::optional<Message> InheritedEmbedding::inherit_from_saved(const KindSettings& saved,
                                                              std::int64_t n_speakers,
                                                              KindSettings& settings) const {
    const auto& theirs = saved.of<VitsConfig>();
    auto& own = settings.of<VitsConfig>();
    const bool has_one = has_speaker_embedding(theirs, n_speakers);
    const bool is_overruled = is_overruled_setting(own, has_one, n_speakers);
    own.speaker_embedding = theirs.speaker_embedding;
    if (own.gin_channels == 0)
        own.gin_channels = theirs.gin_channels;
    return is_overruled ? std::optional(unchanged_message(own)) : std::nullopt;
}

Result<void> InheritedEmbedding::check_nothing_lost(const StateTree::Map& weights,
                                                    std::int64_t n_speakers,
                                                    const KindSettings& settings) const {
    const std::int64_t width = embedding_width(weights);
    if (width == 0 || has_speaker_embedding(settings.of<VitsConfig>(), n_speakers))
        return {};
    return fail(ErrorKind::checkpoint, lost_embedding_message(width));
}

} // namespace formant
