#include "engine/models/unet/duration_predictor.h"

#include "engine/models/unet/layers.h"
#include "engine/nn/conv1d.h"

namespace formant::unet {

DurationPredictor::DurationPredictor(std::int64_t channels)
    : conv1_(register_module("conv1", conv1d(channels, channels, 3))),
      conv2_(register_module("conv2", conv1d(channels, channels, 3))),
      norm1_(register_module("norm1", std::make_shared<MaskedGroupNorm>(norm_groups, channels))),
      norm2_(register_module("norm2", std::make_shared<MaskedGroupNorm>(norm_groups, channels))),
      out_(register_module("out", conv1d(channels, 1, 1))) {}

at::Tensor DurationPredictor::forward(const at::Tensor& hidden, const FrameMask& mask) {
    at::Tensor x = at::silu(norm1_->forward(conv1_(hidden), mask));
    x = at::silu(norm2_->forward(conv2_(x), mask));
    return (out_(x) * mask.values()).squeeze(1);
}

} // namespace formant::unet
