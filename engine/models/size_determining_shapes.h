#pragma once

#include "engine/models/model_config.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Name and shape of a model's tensor.
struct NamedShape {
    std::string name;
    std::vector<std::int64_t> sizes;
};

/// Returns the expected shapes of the tensors that determine the size of a model's inference part,
/// without creating the model. A file whose tensors have these shapes is as large as the model.
/// `config` must pass check_model_config().
std::vector<NamedShape> size_determining_shapes(const ModelConfig& config, const MelConfig& mel,
                                                std::int64_t n_symbols, std::int64_t n_speakers);

} // namespace formant
