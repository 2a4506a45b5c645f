#include "engine/train/layer_summary.h"

#include <algorithm>
#include <cstdint>

namespace formant {
namespace {

Message and_then(Message list, Message last) {
    if (list.empty())
        return last;
    return message(FORMANT_TR("train", "{list}, {last}"),
                   {{"list", std::move(list)}, {"last", std::move(last)}});
}

bool is_trained(const NamedLayers& group, const ModelLayers& layers,
                const std::set<std::string>& trained) {
    return std::any_of(layers.parameters.begin(), layers.parameters.end(),
                       [&](const ParameterSize& parameter) {
                           return group.holds(parameter.name) && trained.contains(parameter.name);
                       });
}

/// Titles of the groups of which something is trained, or nothing.
Message titles(const ModelLayers& layers, const std::set<std::string>& trained, bool wanted) {
    Message list;
    for (const NamedLayers& group : layers.groups)
        if (is_trained(group, layers, trained) == wanted)
            list = and_then(std::move(list), {"layers", group.title, {}});
    return list;
}

} // namespace

Message layer_summary(const ModelLayers& layers, const std::set<std::string>& trained) {
    std::int64_t all = 0, changing = 0;
    for (const ParameterSize& parameter : layers.parameters) {
        all += parameter.elements;
        changing += trained.contains(parameter.name) ? parameter.elements : 0;
    }
    const Message fixed = titles(layers, trained, false);
    return message(fixed.empty() ? FORMANT_TR("train", "{trained} of {all} parameters are trained: "
                                                       "{layers}")
                                 : FORMANT_TR("train", "{trained} of {all} parameters are trained: "
                                                       "{layers}; unchanged stays: {fixed}"),
                   {{"trained", std::to_string(changing)},
                    {"all", std::to_string(all)},
                    {"layers", titles(layers, trained, true)},
                    {"fixed", fixed}});
}

} // namespace formant
