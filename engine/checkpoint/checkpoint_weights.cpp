#include "engine/checkpoint/checkpoint_weights.h"

#include "engine/models/weight_match.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

NamedTensors tensors_in(const StateTree& state) {
    NamedTensors tensors;
    if (state.is_map())
        for (const auto& [name, child] : state.map())
            if (const auto* tensor = std::get_if<at::Tensor>(&child.value()))
                tensors.emplace(name, *tensor);
    return tensors;
}

NamedTensors without_prefix(NamedTensors tensors, const std::string& prefix) {
    const bool shared = std::all_of(tensors.begin(), tensors.end(), [&](const auto& entry) {
        return entry.first.starts_with(prefix);
    });
    if (!shared)
        return tensors;
    NamedTensors shorter;
    for (const auto& [name, tensor] : tensors)
        shorter.emplace(name.substr(prefix.size()), tensor);
    return shorter;
}

/// Collects the state dicts of HiFi-GAN's files, which have one per network.
NamedTensors networks_in(const StateTree& checkpoint) {
    NamedTensors found;
    for (const char* network : {"generator", "mpd", "msd"})
        if (checkpoint.is_map() && checkpoint.contains(network))
            for (const auto& [name, tensor] : tensors_in(checkpoint.map().at(network)))
                found.emplace(std::string(network) + "." + name, tensor);
    return found;
}

} // namespace

Result<NamedTensors> find_weights(const StateTree& checkpoint) {
    NamedTensors found;
    for (const char* entry : {"state_dict", "model_state_dict", "model", "weights"})
        if (found.empty() && checkpoint.is_map() && checkpoint.contains(entry))
            found = tensors_in(checkpoint.map().at(entry));
    if (found.empty())
        found = networks_in(checkpoint);
    if (found.empty())
        found = tensors_in(checkpoint);
    if (found.empty())
        return fail(ErrorKind::checkpoint,
                    message(FORMANT_TR("checkpoint", "the file has no weights: it is not a state "
                                                     "dict and has no entry state_dict, "
                                                     "model_state_dict, model or weights")));
    for (const char* wrapper : {"_orig_mod.", "module.", "_orig_mod."}) // in either order
        found = without_prefix(std::move(found), wrapper);
    return found;
}

std::int64_t rows_of(const StateTree::Map& weights, const std::string& name) {
    const at::Tensor* embedding = find_tensor(weights, name);
    return embedding != nullptr && embedding->dim() == 2 ? embedding->size(0) : 0;
}

} // namespace formant
