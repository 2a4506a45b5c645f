#include "engine/checkpoint/safetensors_checkpoint.h"

#include "engine/base/safetensors.h"
#include "engine/base/text/json_text.h"
#include "engine/checkpoint/state_json.h"

#include <ATen/ATen.h>
#include <nlohmann/json.hpp>

namespace formant {
namespace {

using Json = nlohmann::json;

const std::string metadata_entry = "formant";
const std::string ema_prefix = "ema.";

void add_tensors(const StateTree& checkpoint, const std::string& part, const std::string& prefix,
                 NamedTensors& tensors) {
    for (const auto& [name, child] :
         checkpoint.get<StateTree::Map>(part).value_or(StateTree::Map()))
        if (const auto* tensor = std::get_if<at::Tensor>(&child.value()))
            tensors.emplace(prefix + name, tensor->detach().cpu());
}

/// Builds the metadata; other programs expect "format": "pt".
SafetensorsMetadata build_metadata(const StateTree& checkpoint) {
    StateTree::Map plain = checkpoint.map();
    plain.erase("state_dict");
    plain.erase("ema");
    const Json json = state_to_json(StateTree(std::move(plain)));
    return {{"format", "pt"},
            {metadata_entry, json.dump(-1, ' ', false, Json::error_handler_t::replace)}};
}

StateTree parse_metadata(const SafetensorsMetadata& metadata) {
    const auto entry = metadata.find(metadata_entry);
    if (entry == metadata.end())
        return StateTree();
    const Json json = parse_json(entry->second);
    return json.is_object() ? state_from_json(json) : StateTree();
}

/// Copies the tensors, because the mapped file may change while the checkpoint is in use.
void assign_tensors(const NamedTensors& tensors, bool has_ema, StateTree& checkpoint) {
    StateTree::Map weights, ema;
    for (const auto& [name, tensor] : tensors) {
        const bool is_ema = has_ema && name.starts_with(ema_prefix);
        (is_ema ? ema : weights)
            .emplace(is_ema ? name.substr(ema_prefix.size()) : name, tensor.clone());
    }
    checkpoint["state_dict"] = std::move(weights);
    if (has_ema)
        checkpoint["ema"] = std::move(ema);
}

} // namespace

bool is_safetensors_file(const Path& file) {
    return file.extension() == ".safetensors";
}

Result<void> write_safetensors_checkpoint(const Path& file, const StateTree& checkpoint) {
    NamedTensors tensors;
    add_tensors(checkpoint, "state_dict", "", tensors);
    add_tensors(checkpoint, "ema", ema_prefix, tensors);
    return write_safetensors(file, tensors, build_metadata(checkpoint));
}

Result<StateTree> read_safetensors_checkpoint(const Path& file) {
    const auto content = open_safetensors(file);
    if (!content)
        return fail(ErrorKind::checkpoint, content.error().what);
    StateTree checkpoint = parse_metadata(content->metadata);
    assign_tensors(content->tensors, content->metadata.contains(metadata_entry), checkpoint);
    return checkpoint;
}

} // namespace formant
