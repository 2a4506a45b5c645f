#include "engine/session/checkpoints/checkpoint_info.h"

#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"
#include "engine/checkpoint/checkpoint_weights.h"
#include "engine/session/runs/find_run.h"
#include "engine/synth/saved_texts.h"

#include <ATen/ATen.h>

#include <set>

namespace formant {
namespace {

std::string text(const StateTree& state, const std::string& key) {
    return state.get<std::string>(key).value_or("");
}

std::int64_t number(const StateTree& state, const std::string& key) {
    return state.get<std::int64_t>(key).value_or(-1);
}

std::map<std::string, std::string> texts_of(const StateTree::Map& map) {
    std::map<std::string, std::string> texts;
    for (const auto& [name, child] : map)
        if (const auto* value = std::get_if<std::string>(&child.value()))
            texts.emplace(name, *value);
    return texts;
}

void count_weights(const NamedTensors& weights, CheckpointInfo& info) {
    std::set<std::string> types;
    for (const auto& [name, tensor] : weights) {
        ++info.tensors;
        info.parameters += tensor.numel();
        info.weight_bytes += tensor.nbytes();
        types.insert(at::toString(tensor.scalar_type()));
    }
    info.types.assign(types.begin(), types.end());
}

bool holds_something(const StateTree& state, const std::string& key) {
    return !state.get<StateTree::Map>(key).value_or(StateTree::Map()).empty();
}

void add_metadata(const StateTree& state, CheckpointInfo& info) {
    info.formant_version = text(state, "formant_version");
    info.torch_version = text(state, "torch_version");
    info.model = text(state, "model");
    info.step = number(state, "step");
    info.epoch = number(state, "epoch");
    info.seed = number(state, "seed");
    info.speakers = saved_texts(state, "speakers").value_or(std::vector<std::string>());
    info.provenance = texts_of(state.get<StateTree::Map>("provenance").value_or(StateTree::Map()));
    info.has_ema = holds_something(state, "ema");
    info.is_ema = state.get<bool>(ema_only_entry).value_or(false);
    info.has_training_state = holds_something(state, "optimisers");
    for (const auto& [name, child] : state.map())
        info.entries.push_back(name);
}

} // namespace

Result<CheckpointInfo> describe_checkpoint(const std::string& file) {
    if (auto is_file = check_not_a_run(file); !is_file)
        return fail(is_file.error());
    return read_any_checkpoint(file).and_then(
        [](const StateTree& state) { return describe_state(state); });
}

Result<CheckpointInfo> describe_state(const StateTree& state) {
    return find_weights(state).map([&](const NamedTensors& weights) {
        CheckpointInfo info;
        count_weights(weights, info);
        add_metadata(state, info);
        return info;
    });
}

} // namespace formant
