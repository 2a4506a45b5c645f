#include "engine/checkpoint/checkpoint_parts.h"

#include <ATen/ATen.h>

#include <array>

namespace formant {
namespace {

/// Top-level entries that only a resumed run needs; a new one belongs here too, so that files of a
/// voice do not carry it.
constexpr std::array training_only = {"optimisers", "scalers", "schedule", "monitor", "plan"};

bool is_in_range(const at::Tensor& wide, const at::Tensor& half) {
    return at::equal(at::isfinite(wide), at::isfinite(half));
}

Result<StateTree::Map> to_half(const StateTree::Map& tensors) {
    StateTree::Map converted;
    for (const auto& [name, child] : tensors) {
        const auto* tensor = std::get_if<at::Tensor>(&child.value());
        if (tensor == nullptr || !tensor->is_floating_point()) {
            converted.emplace(name, child);
            continue;
        }
        const at::Tensor half = tensor->to(at::kHalf);
        if (!is_in_range(*tensor, half))
            return fail(ErrorKind::checkpoint,
                        message(FORMANT_TR("checkpoint", "{name} has values outside the range of "
                                                         "half precision. Export without --half"),
                                {{"name", name}}));
        converted.emplace(name, half);
    }
    return converted;
}

} // namespace

StateTree inference_state(const StateTree& checkpoint) {
    StateTree::Map entries = checkpoint.map();
    for (const char* name : training_only)
        entries.erase(name);
    return StateTree(std::move(entries));
}

Result<void> check_resumable(const Path& file, const StateTree& checkpoint) {
    for (const char* name : training_only)
        if (checkpoint.contains(name))
            return {}; // if another entry is missing, the file is damaged, which loading reports
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("checkpoint", "{file} holds a voice only, without training "
                                                 "state. Resume from a step_N.pt, or start "
                                                 "another run from its weights: "
                                                 "train.pretrained_path"),
                        {{"file", file.string()}}));
}

Result<StateTree::Map> ema_weights(const StateTree& checkpoint) {
    auto weights = checkpoint.get<StateTree::Map>("state_dict");
    const auto averages = checkpoint.get<StateTree::Map>("ema");
    if (!weights || !averages)
        return fail(!weights ? weights.error() : averages.error());
    for (const auto& [name, average] : *averages)
        weights->insert_or_assign(name, average);
    return weights;
}

Result<StateTree> ema_as_weights(const StateTree& checkpoint) {
    if (checkpoint.get<StateTree::Map>("ema").value_or(StateTree::Map()).empty())
        return fail(ErrorKind::checkpoint,
                    message(FORMANT_TR("checkpoint", "the checkpoint has no EMA weights. Export "
                                                     "without --ema-only")));
    auto weights = ema_weights(checkpoint);
    if (!weights)
        return fail(weights.error());
    StateTree part = checkpoint;
    part["state_dict"] = std::move(*weights);
    part["ema"] = StateTree::Map();
    part[ema_only_entry] = true;
    return part;
}

Result<StateTree> in_half_precision(const StateTree& checkpoint) {
    StateTree part = checkpoint;
    for (const char* name : {"state_dict", "ema"}) {
        auto converted = to_half(checkpoint.get<StateTree::Map>(name).value_or(StateTree::Map()));
        if (!converted)
            return fail(converted.error());
        part[name] = std::move(*converted);
    }
    return part;
}

} // namespace formant
