#pragma once

#include "engine/models/trainable_model.h"
#include "engine/train/step/fused_adamw.h"
#include "engine/train/step/gradient_scaler.h"
#include "engine/train/step/layer_norms.h"

#include <memory>
#include <optional>

namespace formant {

/// A phase of a step with at least one trainable parameter.
struct PhaseState {
    std::size_t index; ///< of the model's phases
    PhaseSpec spec;
    std::unique_ptr<FusedAdamW> optimizer;
    std::optional<GradientScaler> scaler; ///< fp16 only
    std::vector<TrainedLayers> layers;    ///< with train.debug: layer_norms
};

} // namespace formant
