#pragma once

#include "engine/data/batches/synthetic_batch.h"
#include "engine/models/create_model.h"

#include <ATen/ATen.h>

#include <string>

namespace formant::test {

/// Returns the smallest model of a kind for synthetic texts of one speaker, always the same one.
inline Model tiny_model(const std::string& kind) {
    at::manual_seed(31);
    ModelConfig config;
    config.name = kind;
    set_model_size(config, "tiny");
    return *create_model(config, MelConfig{}, synthetic_symbol_count, {}, /*n_speakers=*/1);
}

} // namespace formant::test
