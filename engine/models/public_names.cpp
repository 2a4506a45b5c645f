#include "engine/models/public_names.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <utility>

namespace formant {
namespace {

using Renamed = std::pair<std::string_view, std::string_view>;

/// Coqui's parts first: their names are longer than some of the public ones.
constexpr std::array vits_parts = {Renamed{"model_g.", "generator."},
                                   Renamed{"model_d.", "discriminator."},
                                   Renamed{"text_encoder.", "generator.enc_p."},
                                   Renamed{"posterior_encoder.", "generator.enc_q."},
                                   Renamed{"duration_predictor.", "generator.dp."},
                                   Renamed{"waveform_decoder.cond_layer.", "generator.dec.cond."},
                                   Renamed{"waveform_decoder.", "generator.dec."},
                                   Renamed{"disc.nets.", "discriminator.discriminators."},
                                   Renamed{"enc_p.", "generator.enc_p."},
                                   Renamed{"enc_q.", "generator.enc_q."},
                                   Renamed{"flow.", "generator.flow."},
                                   Renamed{"dp.", "generator.dp."},
                                   Renamed{"dec.", "generator.dec."},
                                   Renamed{"emb_g.", "generator.emb_g."},
                                   Renamed{"discriminators.", "discriminator.discriminators."}};

constexpr std::array hifigan_parts = {
    Renamed{"conv_pre.", "generator.conv_pre."}, Renamed{"ups.", "generator.ups."},
    Renamed{"resblocks.", "generator.resblocks."}, Renamed{"conv_post.", "generator.conv_post."}};

constexpr std::array newer_norms = {Renamed{".parametrizations.weight.original0", ".weight_g"},
                                    Renamed{".parametrizations.weight.original1", ".weight_v"}};

template <class Parts>
std::string with_own_part(const Parts& parts, const std::string& name) {
    for (const auto& [theirs, own] : parts)
        if (name.starts_with(theirs))
            return std::string(own) + name.substr(theirs.size());
    return name;
}

std::string with_older_norm(const std::string& name) {
    for (const auto& [newer, older] : newer_norms)
        if (name.ends_with(newer))
            return name.substr(0, name.size() - newer.size()) + std::string(older);
    return name;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t place = text.find(from);
    return place == std::string::npos ? text : text.replace(place, from.size(), to);
}

/// The number behind `list` in the name, made another by `change`.
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

/// Coqui turns channels around without a module of their own, so that its lists have no gaps.
std::string with_gaps(std::string name) {
    const auto behind_affine = [](int number) { return number == 0 ? 0 : 2 * number - 1; };
    name =
        renumbered(std::move(name), "generator.flow.flows.", [](int number) { return 2 * number; });
    name = renumbered(std::move(name), "generator.dp.flows.", behind_affine);
    name = renumbered(std::move(name), "generator.dp.post_flows.", behind_affine);
    return replaced(replaced(std::move(name), ".translation", ".m"), ".log_scale", ".logs");
}

bool has_part(const StateTree::Map& weights, const std::string& part) {
    const auto first = weights.lower_bound(part);
    return first != weights.end() && first->first.starts_with(part);
}

} // namespace

PublicForm public_form_of(const StateTree::Map& weights) {
    if (has_part(weights, "waveform_decoder."))
        return PublicForm::coqui;
    if (has_part(weights, "model_g."))
        return PublicForm::piper;
    return has_part(weights, "enc_p.") ? PublicForm::vits : PublicForm::other;
}

StateTree::Map own_names(const std::string& model, const StateTree::Map& weights) {
    const bool coqui = model == "vits" && public_form_of(weights) == PublicForm::coqui;
    StateTree::Map own;
    for (const auto& [theirs, tensor] : weights) {
        std::string name = with_older_norm(theirs);
        if (model == "vits")
            name = with_own_part(vits_parts, name);
        if (model == "hifigan")
            name = with_own_part(hifigan_parts, name);
        own.emplace(coqui ? with_gaps(std::move(name)) : name, tensor);
    }
    return own;
}

StateTree::Map public_part(const StateTree::Map& weights, const std::string& prefix) {
    StateTree::Map part;
    for (const auto& [name, tensor] : weights)
        if (name.starts_with(prefix))
            part.emplace(name.substr(prefix.size()), tensor);
    return part;
}

} // namespace formant
