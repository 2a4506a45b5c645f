#include "engine/models/xtts/inherited_codec.h"

#include "engine/models/dvae/dvae_config.h"
#include "engine/models/weight_match.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <cmath>

namespace formant {
namespace {

/// Prefix of the codec's network within a voice.
constexpr const char* prefix = "codec.codec.";

/// Returns the size along a dimension of a tensor; 0 if there is none.
std::int64_t size_in(const StateTree::Map& weights, const std::string& name,
                     std::int64_t dimension) {
    const at::Tensor* tensor = find_tensor(weights, prefix + name);
    return tensor != nullptr && tensor->dim() > dimension ? tensor->size(dimension) : 0;
}

std::int64_t rows_of_audio_tokens(const StateTree::Map& weights) {
    const at::Tensor* rows = find_tensor(weights, "gpt.mel_embedding.weight");
    return rows != nullptr && rows->dim() > 0 ? rows->size(0) : 0;
}

/// Returns the levels of a scalar quantizer, which has as many codes as the voice has audio tokens
/// without delimiters: levels ^ channels. 0 for a learned codebook, and where no number fits.
std::int64_t levels_in(const StateTree::Map& weights, std::int64_t channels) {
    const std::int64_t codes = rows_of_audio_tokens(weights) - 2;
    if (find_tensor(weights, fmt::format("{}codebook.places", prefix)) == nullptr || codes < 2)
        return 0;
    DvaeConfig codec;
    codec.code_width = channels;
    codec.levels =
        std::llround(std::pow(static_cast<double>(codes), 1.0 / static_cast<double>(channels)));
    return codec.codes() == codes ? codec.levels : 0;
}

std::int64_t blocks_in(const StateTree::Map& weights) {
    std::int64_t blocks = 0;
    while (find_tensor(weights, fmt::format("{}decoder.{}.net.0.weight", prefix, blocks + 1)) !=
           nullptr)
        ++blocks;
    return blocks;
}

} // namespace

std::vector<std::string> InheritedCodec::keys() const {
    return {"model.dvae.levels", "model.dvae.code_width", "model.dvae.codebook_size",
            "model.dvae.hidden_width", "model.dvae.blocks"};
}

std::optional<Message> InheritedCodec::inherit_from_weights(const StateTree::Map& weights,
                                                            std::int64_t /*n_speakers*/,
                                                            KindSettings& settings) const {
    const std::int64_t width = size_in(weights, "encoder.0.0.weight", 0);
    const std::int64_t code_width = size_in(weights, "decoder.0.weight", 1);
    if (width == 0 || code_width == 0)
        return std::nullopt;
    auto& codec = settings.of<DvaeConfig>();
    codec.hidden_width = width;
    codec.code_width = code_width;
    codec.blocks = blocks_in(weights);
    codec.levels = levels_in(weights, code_width);
    if (codec.has_codebook())
        codec.codebook_size = size_in(weights, "codebook.embed", 1);
    return std::nullopt;
}

std::optional<Message> InheritedCodec::inherit_from_saved(const KindSettings& saved,
                                                          std::int64_t /*n_speakers*/,
                                                          KindSettings& settings) const {
    settings.of<DvaeConfig>() = saved.of<DvaeConfig>();
    return std::nullopt;
}

Result<void> InheritedCodec::check_nothing_lost(const StateTree::Map& /*weights*/,
                                                std::int64_t /*n_speakers*/,
                                                const KindSettings& /*settings*/) const {
    return {};
}

} // namespace formant
