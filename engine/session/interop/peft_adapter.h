#pragma once

#include "engine/base/safetensors.h"
#include "engine/base/state_tree.h"

#include <string>

namespace formant {

/// The LoRA of a model in the form of Hugging Face's PEFT, which adds it to the upstream model.
struct PeftAdapter {
    NamedTensors tensors; ///< adapter_model.safetensors
    std::string config;   ///< adapter_config.json
};

/// Returns the adapters among `weights`, which must have some (has_adapters()). `prefix` is what
/// this program's names have before those of the upstream model.
PeftAdapter peft_adapter(const StateTree::Map& weights, const std::string& prefix);

} // namespace formant
