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

} // namespace

PeftAdapter peft_adapter(const StateTree::Map& weights, const std::string& prefix) {
    const std::string own_prefix = fmt::format("{}{}", lora_prefix, prefix);
    PeftAdapter adapter;
    std::set<std::string> layers;
    std::int64_t rank = 0;
    double scale = 0;
    for (const auto& [name, value] : weights) {
        const auto* tensor = std::get_if<at::Tensor>(&value.value());
        if (tensor == nullptr || !name.starts_with(own_prefix))
            continue;
        if (name.ends_with(".scale"))
            scale = tensor->item<double>();
        for (const auto& [own, theirs] : parts) {
            if (!name.ends_with(own))
                continue;
            const std::string layer =
                name.substr(own_prefix.size(), name.size() - own_prefix.size() - own.size());
            layers.insert(layer_in_block(layer));
            rank = tensor->size(own == ".a" ? 0 : 1);
            adapter.tensors.emplace(fmt::format("base_model.model.{}{}", layer, theirs),
                                    tensor->contiguous());
        }
    }
    const nlohmann::ordered_json config = {{"peft_type", "LORA"},
                                           {"r", rank},
                                           {"lora_alpha", scale * static_cast<double>(rank)},
                                           {"lora_dropout", 0.0},
                                           {"target_modules", layers},
                                           {"fan_in_fan_out", true},
                                           {"bias", "none"},
                                           {"inference_mode", true},
                                           {"task_type", nullptr},
                                           {"base_model_name_or_path", nullptr}};
    adapter.config = config.dump(2) + "\n";
    return adapter;
}

} // namespace formant
