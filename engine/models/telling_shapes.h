#pragma once

#include "engine/models/model_config.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// A tensor of a model by its name, and its shape.
struct NamedShape {
    std::string name;
    std::vector<std::int64_t> sizes;
};

/// The tensors of what speaks whose shapes settle how large it is, without making it: a file that
/// has them in these shapes is as large as the model. Of settings that check_model_config takes.
std::vector<NamedShape> telling_shapes(const ModelConfig& config, const MelConfig& mel,
                                       std::int64_t n_symbols, std::int64_t n_speakers);

} // namespace formant
