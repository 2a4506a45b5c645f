#include "engine/checkpoint/checkpoint_parts.h"

#include <ATen/ATen.h>

#include <array>

namespace formant {
namespace {

constexpr std::array training_only = {"optimisers", "scalers", "schedule", "monitor", "plan"};

bool fits(const at::Tensor& wide, const at::Tensor& half) {
    return at::equal(at::isfinite(wide), at::isfinite(half));
}

Result<StateTree::Map> halved(const StateTree::Map& tensors) {
    StateTree::Map made;
    for (const auto& [name, child] : tensors) {
        const auto* tensor = std::get_if<at::Tensor>(&child.value());
        if (tensor == nullptr || !tensor->is_floating_point()) {
            made.emplace(name, child);
            continue;
        }
        const at::Tensor half = tensor->to(at::kHalf);
        if (!fits(*tensor, half))
            return fail(ErrorKind::checkpoint,
                        message(FORMANT_TR("checkpoint", "{name} holds numbers beyond those of "
                                                         "half precision. Export without --half"),
                                {{"name", name}}));
        made.emplace(name, half);
    }
    return made;
}

} // namespace

StateTree voice_part(const StateTree& checkpoint) {
    StateTree::Map entries = checkpoint.map();
    for (const char* name : training_only)
        entries.erase(name);
    return StateTree(std::move(entries));
}

Result<void> check_training_part(const Path& file, const StateTree& checkpoint) {
    for (const char* name : training_only)
        if (checkpoint.contains(name))
            return {}; // where another is missing, the file is damaged, and that is told
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("checkpoint", "{file} holds a voice only, without what a "
                                                 "training needs to go on. Go on from a "
                                                 "step_N.pt, or begin another run with its "
                                                 "weights: train.pretrained_path"),
                        {{"file", file.string()}}));
}

Result<StateTree::Map> averaged_weights(const StateTree& checkpoint) {
    auto weights = checkpoint.get<StateTree::Map>("state_dict");
    const auto averages = checkpoint.get<StateTree::Map>("ema");
    if (!weights || !averages)
        return fail(!weights ? weights.error() : averages.error());
    for (const auto& [name, average] : *averages)
        weights->insert_or_assign(name, average);
    return weights;
}

Result<StateTree> averages_as_weights(const StateTree& checkpoint) {
    if (checkpoint.get<StateTree::Map>("ema").value_or(StateTree::Map()).empty())
        return fail(ErrorKind::checkpoint,
                    message(FORMANT_TR("checkpoint", "the checkpoint holds no averaged weights. "
                                                     "Export without --ema-only")));
    auto weights = averaged_weights(checkpoint);
    if (!weights)
        return fail(weights.error());
    StateTree part = checkpoint;
    part["state_dict"] = std::move(*weights);
    part["ema"] = StateTree::Map();
    part[averages_only] = true;
    return part;
}

Result<StateTree> in_half_precision(const StateTree& checkpoint) {
    StateTree part = checkpoint;
    for (const char* name : {"state_dict", "ema"}) {
        auto made = halved(checkpoint.get<StateTree::Map>(name).value_or(StateTree::Map()));
        if (!made)
            return fail(made.error());
        part[name] = std::move(*made);
    }
    return part;
}

} // namespace formant
