#include "engine/checkpoint/safetensors_checkpoint.h"

#include "engine/base/safetensors.h"
#include "engine/checkpoint/state_json.h"

#include <ATen/ATen.h>
#include <nlohmann/json.hpp>

namespace formant {
namespace {

using Json = nlohmann::json;

const std::string own_entry = "formant";
const std::string average_prefix = "ema.";

void add_tensors(const StateTree& checkpoint, const std::string& part, const std::string& prefix,
                 NamedTensors& tensors) {
    for (const auto& [name, child] :
         checkpoint.get<StateTree::Map>(part).value_or(StateTree::Map()))
        if (const auto* tensor = std::get_if<at::Tensor>(&child.value()))
            tensors.emplace(prefix + name, tensor->detach().cpu());
}

/// "format": "pt" is what other programs ask for.
SafetensorsMetadata metadata_of(const StateTree& checkpoint) {
    StateTree::Map plain = checkpoint.map();
    plain.erase("state_dict");
    plain.erase("ema");
    const Json json = json_of_state(StateTree(std::move(plain)));
    return {{"format", "pt"},
            {own_entry, json.dump(-1, ' ', false, Json::error_handler_t::replace)}};
}

StateTree plain_part(const SafetensorsMetadata& metadata) {
    const auto entry = metadata.find(own_entry);
    if (entry == metadata.end())
        return StateTree();
    const Json json = Json::parse(entry->second, nullptr, /*allow_exceptions=*/false);
    return json.is_object() ? state_of_json(json) : StateTree();
}

/// Each with memory of its own: the file may change while a checkpoint is used.
void sort_in(const NamedTensors& tensors, bool with_averages, StateTree& checkpoint) {
    StateTree::Map weights, averages;
    for (const auto& [name, tensor] : tensors) {
        const bool is_average = with_averages && name.starts_with(average_prefix);
        (is_average ? averages : weights)
            .emplace(is_average ? name.substr(average_prefix.size()) : name, tensor.clone());
    }
    checkpoint["state_dict"] = std::move(weights);
    if (with_averages)
        checkpoint["ema"] = std::move(averages);
}

} // namespace

bool is_safetensors_file(const Path& file) {
    return file.extension() == ".safetensors";
}

Result<void> write_safetensors_checkpoint(const Path& file, const StateTree& checkpoint) {
    NamedTensors tensors;
    add_tensors(checkpoint, "state_dict", "", tensors);
    add_tensors(checkpoint, "ema", average_prefix, tensors);
    return write_safetensors(file, tensors, metadata_of(checkpoint));
}

Result<StateTree> read_safetensors_checkpoint(const Path& file) {
    const auto content = open_safetensors(file);
    if (!content)
        return fail(ErrorKind::checkpoint, content.error().what);
    StateTree checkpoint = plain_part(content->metadata);
    sort_in(content->tensors, content->metadata.contains(own_entry), checkpoint);
    return checkpoint;
}

} // namespace formant
