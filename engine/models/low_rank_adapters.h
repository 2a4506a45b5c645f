#pragma once

#include "engine/base/state_tree.h"
#include "engine/models/lora_config.h"
#include "engine/models/trainable_model.h"

namespace formant {

/// Adds adapters (nn/low_rank_adapter.h) to the transposed linear layers of `model`, those of its
/// attention (named "attn") and of its feed-forward layers ("mlp") by `config.targets`. They are
/// registered as the submodule "lora": that of the layer "gpt.h.0.attn.c_proj" is
/// "lora.gpt.h.0.attn.c_proj". Drawn after all other weights, which they leave as they are.
void add_adapters(torch::nn::Module& model, const LoraConfig& config);

/// Returns the layer group of adapters.
LayerGroup adapter_layers();

/// Returns true if a model has adapters.
bool has_adapters(const torch::nn::Module& model);

/// Returns true if weights have adapters.
bool has_adapters(const StateTree::Map& weights);

/// Removes adapters from weights and adds what they add to the layers that they adapt: the outputs
/// are the same. An adapter that does not fit its layer stays.
void merge_adapters(StateTree::Map& weights);

} // namespace formant
