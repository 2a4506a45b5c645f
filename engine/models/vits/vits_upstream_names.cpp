#include "engine/models/vits/vits_upstream_names.h"

#include "engine/models/upstream_names.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace formant {
namespace {

/// Coqui's prefixes come first: they begin like some upstream prefixes but are longer.
constexpr std::array own_prefixes = {
    NameMapping{"model_g.", "generator."},
    NameMapping{"model_d.", "discriminator."},
    NameMapping{"text_encoder.", "generator.enc_p."},
    NameMapping{"posterior_encoder.", "generator.enc_q."},
    NameMapping{"duration_predictor.", "generator.dp."},
    NameMapping{"waveform_decoder.cond_layer.", "generator.dec.cond."},
    NameMapping{"waveform_decoder.", "generator.dec."},
    NameMapping{"disc.nets.", "discriminator.discriminators."},
    NameMapping{"enc_p.", "generator.enc_p."},
    NameMapping{"enc_q.", "generator.enc_q."},
    NameMapping{"flow.", "generator.flow."},
    NameMapping{"dp.", "generator.dp."},
    NameMapping{"dec.", "generator.dec."},
    NameMapping{"emb_g.", "generator.emb_g."},
    NameMapping{"discriminators.", "discriminator.discriminators."}};

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t place = text.find(from);
    return place == std::string::npos ? text : text.replace(place, from.size(), to);
}

/// Applies `change` to the index that follows `list` in the name.
template <class Change>
std::string renumbered(std::string name, std::string_view list, const Change& change) {
    const std::size_t place = name.find(list);
    if (place == std::string::npos)
        return name;
    const std::size_t begin = place + list.size(), end = name.find('.', begin);
    int number = 0;
    std::from_chars(name.data() + begin, name.data() + std::min(end, name.size()), number);
    return name.replace(begin, end - begin, std::to_string(change(number)));
}

/// Renumbers Coqui's flows: upstream lists also count the modules that flip channels, Coqui's do
/// not.
std::string with_upstream_indices(std::string name) {
    const auto after_affine = [](int number) { return number == 0 ? 0 : 2 * number - 1; };
    name =
        renumbered(std::move(name), "generator.flow.flows.", [](int number) { return 2 * number; });
    name = renumbered(std::move(name), "generator.dp.flows.", after_affine);
    name = renumbered(std::move(name), "generator.dp.post_flows.", after_affine);
    return replaced(replaced(std::move(name), ".translation", ".m"), ".log_scale", ".logs");
}

/// Exporters of graphs compute the scale of the first duration flow in advance: exp(-logs).
void restore_log_scale(StateTree::Map& weights) {
    const auto scale = weights.find("generator.dp.flows.0.Exp");
    if (scale == weights.end())
        return;
    if (const auto* values = std::get_if<at::Tensor>(&scale->second.value()))
        weights.emplace("generator.dp.flows.0.logs", -at::log(*values));
    weights.erase(scale);
}

bool has_prefix(const StateTree::Map& weights, const std::string& part) {
    const auto first = weights.lower_bound(part);
    return first != weights.end() && first->first.starts_with(part);
}

} // namespace

UpstreamFormat detect_upstream_format(const StateTree::Map& weights) {
    if (has_prefix(weights, "waveform_decoder."))
        return UpstreamFormat::coqui;
    if (has_prefix(weights, "model_g."))
        return UpstreamFormat::piper;
    return has_prefix(weights, "enc_p.") ? UpstreamFormat::vits : UpstreamFormat::other;
}

StateTree::Map own_vits_names(const StateTree::Map& weights) {
    const bool coqui = detect_upstream_format(weights) == UpstreamFormat::coqui;
    StateTree::Map own = renamed(weights, [&](const std::string& theirs) {
        std::string name = with_own_prefix(own_prefixes, with_legacy_norm_names(theirs));
        return coqui ? with_upstream_indices(std::move(name)) : name;
    });
    restore_log_scale(own);
    return own;
}

} // namespace formant
