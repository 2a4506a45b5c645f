#include "engine/nn/channel_norm.h"

#include <ATen/ATen.h>

namespace formant {

ChannelNorm::ChannelNorm(std::int64_t channels)
    : gamma_(register_parameter("gamma", at::ones({channels}))),
      beta_(register_parameter("beta", at::zeros({channels}))) {}

at::Tensor ChannelNorm::forward(const at::Tensor& x) {
    return at::layer_norm(x.transpose(1, 2), {x.size(1)}, gamma_, beta_, 1e-5).transpose(1, 2);
}

} // namespace formant
