#include "engine/session/interop/peft_adapter.h"

#include "engine/models/lora_config.h"

#include <ATen/ATen.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <set>
#include <string_view>

namespace formant {
namespace {

/// Parts of an adapter, and PEFT's names of them.
constexpr std::pair<std::string_view, std::string_view> parts[] = {{".a", ".lora_A.weight"},
                                                                   {".b", ".lora_B.weight"}};

/// Returns the last two parts of a layer's name, "attn.c_proj", which distinguish the layers of a
/// block.
std::string layer_in_block(const std::string& layer) {
    const auto last = layer.rfind('.');
    const auto previous =
        last == 0 || last == std::string::npos ? std::string::npos : layer.rfind('.', last - 1);
    return previous == std::string::npos ? layer : layer.substr(previous + 1);
}

/// Holds the settings that all adapters share.
struct SharedSettings {
    std::set<std::string> layers;
    std::int64_t rank = 0;
    double scale = 0;
};

std::string config_text(const SharedSettings& shared) {
    const nlohmann::ordered_json config = {
        {"peft_type", "LORA"},
        {"r", shared.rank},
        {"lora_alpha", shared.scale * static_cast<double>(shared.rank)},
        {"lora_dropout", 0.0},
        {"target_modules", shared.layers},
        {"fan_in_fan_out", true},
        {"bias", "none"},
        {"inference_mode", true},
        {"task_type", nullptr},
        {"base_model_name_or_path", nullptr}};
    return config.dump(2) + "\n";
}

/// Adds a tensor whose name within the module that is adapted is `name`: "h.0.attn.c_proj.a".
void add_part(const std::string& name, const at::Tensor& tensor, PeftAdapter& adapter,
              SharedSettings& shared) {
    if (name.ends_with(".scale"))
        shared.scale = tensor.item<double>();
    for (const auto& [own, theirs] : parts) {
        if (!name.ends_with(own))
            continue;
        const std::string layer = name.substr(0, name.size() - own.size());
        shared.layers.insert(layer_in_block(layer));
        shared.rank = tensor.size(own == ".a" ? 0 : 1);
        adapter.tensors.emplace(fmt::format("base_model.model.{}{}", layer, theirs),
                                tensor.contiguous());
    }
}

} // namespace

PeftAdapter peft_adapter(const StateTree::Map& weights, const std::string& prefix) {
    const std::string own_prefix = fmt::format("{}{}", lora_prefix, prefix);
    PeftAdapter adapter;
    SharedSettings shared;
    for (const auto& [name, value] : weights) {
        const auto* tensor = std::get_if<at::Tensor>(&value.value());
        if (tensor != nullptr && name.starts_with(own_prefix))
            add_part(name.substr(own_prefix.size()), *tensor, adapter, shared);
    }
    adapter.config = config_text(shared);
    return adapter;
}

} // namespace formant
