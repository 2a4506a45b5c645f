#pragma once

#include "engine/models/trainable_model.h"
#include "engine/train/step/precision.h"

#include <ATen/core/Tensor.h>

#include <memory>
#include <vector>

namespace formant {

/// Returns one over the count of each term of a phase over samples of these lengths, [terms].
std::vector<double> loss_normalizers(const TrainableModel& model, std::size_t phase,
                                     const BatchLengths& lengths);

/// Returns the normalized loss terms of a phase for a micro-batch, float32 [terms], with gradient.
/// Runs the forward pass in `precision` if `state` is empty.
at::Tensor normalized_losses(TrainableModel& model, std::size_t phase,
                             std::unique_ptr<ForwardState>& state, const Batch& batch, Noise& noise,
                             const at::Tensor& normalizers, Precision precision);

} // namespace formant
