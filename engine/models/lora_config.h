#pragma once

#include "engine/base/result.h"
#include "engine/config/field.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace formant {

/// Configures LoRA (Hu et al. 2022): small matrices that are trained in place of the layers to
/// whose outputs they add (`model.lora_*`).
struct LoraConfig {
    std::int64_t rank = 0; ///< of the matrices; 0: there are none
    double alpha = 32;     ///< their addition is scaled by alpha / rank
    std::string targets = "all";
    double dropout = 0; ///< of the input of the matrices

    bool is_on() const { return rank > 0; }
};

/// Name of the layer group of all adapters, and of the recipe that trains nothing else.
inline constexpr std::string_view lora_group = "lora";
/// Prefix of the names of adapters: "lora.x.y" has the parameters "a" and "b", and adapts the layer
/// "x.y".
inline constexpr std::string_view lora_prefix = "lora.";

std::vector<Field> lora_fields();

} // namespace formant
