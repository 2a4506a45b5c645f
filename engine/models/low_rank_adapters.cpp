#include "engine/models/low_rank_adapters.h"

#include "engine/models/weight_match.h"
#include "engine/nn/full_precision.h"
#include "engine/nn/transposed_linear.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

namespace formant {
namespace {

using torch::nn::Module;

bool is_target(const std::string& layer, const std::string& targets) {
    const bool is_attention = layer.find(".attn.") != std::string::npos;
    return targets == "all" || (targets == "attention") == is_attention;
}

/// Registers `module` below `root` under a name with dots, as a submodule of a submodule.
void register_below(Module& root, const std::string& name, std::shared_ptr<Module> module) {
    Module* parent = &root;
    std::string rest = name;
    for (auto dot = rest.find('.'); dot != std::string::npos; dot = rest.find('.')) {
        const std::string child = rest.substr(0, dot);
        const auto children = parent->named_children();
        const auto* found = children.find(child);
        parent = found != nullptr
                     ? found->get()
                     : parent->register_module(child, std::make_shared<Module>()).get();
        rest = rest.substr(dot + 1);
    }
    parent->register_module(rest, std::move(module));
}

/// Returns the names of adapters in weights, "lora.gpt.h.0.attn.c_proj".
std::vector<std::string> adapter_names(const StateTree::Map& weights) {
    constexpr std::string_view last = ".a";
    std::vector<std::string> names;
    for (const auto& [name, tensor] : weights)
        if (name.starts_with(lora_prefix) && name.ends_with(last) &&
            name.size() > lora_prefix.size() + last.size())
            names.push_back(name.substr(0, name.size() - last.size()));
    return names;
}

/// The tensors of an adapter in weights, and the weight [in, out] that it adapts; null if missing.
struct SavedAdapter {
    const at::Tensor *a, *b, *scale, *weight;
};

/// Returns whether the parts can be multiplied and added to the weight, whose file may be of
/// another program.
bool fit(const SavedAdapter& adapter) {
    for (const at::Tensor* part : {adapter.a, adapter.b, adapter.scale, adapter.weight})
        if (part == nullptr || !part->is_floating_point())
            return false;
    const at::Tensor &a = *adapter.a, &b = *adapter.b, &weight = *adapter.weight;
    return adapter.scale->numel() == 1 && weight.dim() == 2 && a.dim() == 2 && b.dim() == 2 &&
           a.size(0) == b.size(1) && weight.size(0) == a.size(1) && weight.size(1) == b.size(0);
}

/// Computes in full precision; the result has the type of the weight.
at::Tensor merged(const SavedAdapter& adapter) {
    const at::Tensor weight = in_full_precision(*adapter.weight);
    const at::Tensor added = at::matmul(adapter.b->to(weight), adapter.a->to(weight)).t();
    return (weight + added * adapter.scale->to(weight).squeeze()).to(*adapter.weight);
}

} // namespace

void add_adapters(Module& model, const LoraConfig& config) {
    const auto adapters = std::make_shared<Module>();
    for (const auto& module : model.named_modules("", /*include_self=*/false)) {
        auto* layer = dynamic_cast<TransposedLinear*>(module.value().get());
        if (layer == nullptr || !is_target(module.key(), config.targets))
            continue;
        const auto adapter = std::make_shared<LowRankAdapter>(
            AdapterSize{layer->in(), layer->out(), config.rank, config.alpha, config.dropout},
            fmt::format("{}{}", lora_prefix, module.key()));
        layer->set_adapter(adapter);
        register_below(*adapters, module.key(), adapter);
    }
    model.register_module(std::string(lora_group), adapters);
}

LayerGroup adapter_layers() {
    return {std::string(lora_group), FORMANT_TR("layers", "LoRA").text, {std::string(lora_prefix)}};
}

bool has_adapters(const Module& model) {
    return model.named_children().contains(std::string(lora_group));
}

bool has_adapters(const StateTree::Map& weights) {
    return !adapter_names(weights).empty();
}

void merge_adapters(StateTree::Map& weights) {
    for (const std::string& name : adapter_names(weights)) {
        const std::string adapted = name.substr(lora_prefix.size()) + ".weight";
        const SavedAdapter adapter = {
            find_tensor(weights, name + ".a"), find_tensor(weights, name + ".b"),
            find_tensor(weights, name + ".scale"), find_tensor(weights, adapted)};
        if (!fit(adapter))
            continue;
        weights[adapted] = merged(adapter);
        for (const char* part : {".a", ".b", ".scale"})
            weights.erase(name + part);
    }
}

} // namespace formant
