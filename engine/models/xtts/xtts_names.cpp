#include "engine/models/xtts/xtts_names.h"

#include "engine/models/dvae/dvae_names.h"
#include "engine/models/upstream_names.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace formant::xtts {
namespace {

constexpr std::string_view trainer_prefix = "xtts.";
constexpr std::string_view codec_prefix = "codec.";

/// Aliases of weights, the table of tokens that upstream deletes, spectrograms, and counts.
constexpr std::array<std::string_view, 4> dropped = {
    "gpt.gpt_inference.", "gpt.gpt.wte.", "torch_mel_spectrogram_", "dvae.discrete_loss."};

bool is_dropped(const std::string& name) {
    return std::ranges::any_of(dropped,
                               [&](std::string_view prefix) { return name.starts_with(prefix); });
}

bool has_codec(const StateTree::Map& weights) {
    const auto first = weights.lower_bound(std::string(codec_prefix));
    return first != weights.end() && first->first.starts_with(codec_prefix);
}

std::string own_name(const std::string& theirs) {
    constexpr std::array own = {NameMapping{"dvae.", "codec.codec."}};
    return with_own_prefix(own, with_legacy_norm_names(theirs));
}

} // namespace

StateTree::Map own_names(const StateTree::Map& weights) {
    if (has_codec(weights)) // these are own names
        return weights;
    StateTree::Map own;
    for (const auto& [theirs, tensor] : weights) {
        const bool is_of_trainer = theirs.starts_with(trainer_prefix);
        const std::string name = is_of_trainer ? theirs.substr(trainer_prefix.size()) : theirs;
        if (!is_dropped(name))
            own.emplace(own_name(name), tensor);
    }
    if (has_codec(own))
        dvae::adopt_mel_stats(own, std::string(codec_prefix));
    return own;
}

StateTree::Map upstream_names(const StateTree::Map& weights) {
    StateTree::Map theirs;
    for (const auto& [own, tensor] : weights)
        if (!own.starts_with(codec_prefix))
            theirs.emplace(with_parametrized_norm_names(own), tensor);
    return theirs;
}

} // namespace formant::xtts
