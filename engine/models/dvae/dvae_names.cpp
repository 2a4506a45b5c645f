#include "engine/models/dvae/dvae_names.h"

#include "engine/models/weight_match.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <vector>

namespace formant::dvae {
namespace {

constexpr const char* mel_stats = "mel_stats";

/// Returns the size along a dimension of a tensor; 0 if there is none.
std::int64_t size_in(const StateTree::Map& weights, const std::string& name,
                     std::int64_t dimension) {
    const at::Tensor* tensor = find_tensor(weights, name);
    return tensor != nullptr && tensor->dim() > dimension ? tensor->size(dimension) : 0;
}

/// Counts the blocks of this width.
std::int64_t blocks_in(const StateTree::Map& weights, const std::string& prefix,
                       std::int64_t width) {
    std::int64_t blocks = 0;
    while (has_shape(weights, fmt::format("{}decoder.{}.net.0.weight", prefix, blocks + 1),
                     {width, width, 3}))
        ++blocks;
    return blocks;
}

/// Own names begin with "codec.".
bool is_own(const StateTree::Map& weights) {
    return weights.contains("codec.decoder.0.weight");
}

} // namespace

StateTree::Map own_names(const StateTree::Map& weights) {
    if (is_own(weights))
        return weights;
    StateTree::Map own;
    for (const auto& [theirs, tensor] : weights)
        if (theirs == mel_stats)
            own.emplace(theirs, tensor);
        else if (!theirs.starts_with("discrete_loss."))
            own.emplace("codec." + theirs, tensor);
    adopt_mel_stats(own, "");
    own.erase(mel_stats);
    return own;
}

void adopt_mel_stats(StateTree::Map& weights, const std::string& prefix) {
    const at::Tensor* stats = find_tensor(weights, mel_stats);
    if (stats == nullptr)
        return;
    const at::Tensor scale = stats->to(at::kFloat).reshape({-1, 1});
    weights.insert_or_assign(prefix + "mel_scale", StateTree(scale));
    weights.insert_or_assign(prefix + "mel_shift", StateTree(at::zeros_like(scale)));
}

void adopt_sizes(const StateTree::Map& weights, const std::string& prefix, DvaeConfig& config) {
    const std::int64_t width = size_in(weights, prefix + "encoder.0.0.weight", 0);
    const std::int64_t code_width = size_in(weights, prefix + "decoder.0.weight", 1);
    const std::int64_t blocks = blocks_in(weights, prefix, 2 * width);
    if (blocks == 0 || !has_shape(weights, prefix + "decoder.0.weight", {2 * width, code_width, 1}))
        return;
    config.hidden_width = width;
    config.code_width = code_width;
    config.blocks = blocks;
    if (const std::int64_t codes = size_in(weights, prefix + "codebook.embed", 1);
        has_shape(weights, prefix + "codebook.embed", {code_width, codes})) {
        config.levels = 0;
        config.codebook_size = codes;
    }
}

} // namespace formant::dvae
