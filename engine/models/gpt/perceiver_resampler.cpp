#include "engine/models/gpt/perceiver_resampler.h"

#include "engine/nn/module_list.h"

#include <ATen/ATen.h>

#include <cmath>

namespace formant::gpt {

PerceiverResampler::PerceiverResampler(const PerceiverSize& size)
    : latents_(register_parameter("latents", at::randn({size.latents, size.width}) * 0.02)) {
    if (size.context_width != size.width)
        proj_context_ =
            register_module("proj_context", torch::nn::Linear(size.context_width, size.width));
    for (std::int64_t i = 0; i < size.depth; ++i)
        layers_.push_back(std::make_shared<PerceiverLayer>(size));
    register_module("layers", module_list(layers_));
    const auto norm = std::make_shared<torch::nn::Module>();
    gamma_ = norm->register_parameter("gamma", at::ones({size.width}));
    register_module("norm", norm);
}

at::Tensor PerceiverResampler::forward(const at::Tensor& x, const at::Tensor& real) {
    const std::int64_t batch = x.size(0);
    const at::Tensor context = proj_context_ ? proj_context_(x) : x;
    at::Tensor mask;
    if (real.defined())
        mask = at::constant_pad_nd(real, {latents_.size(0), 0}, 1).view({batch, 1, 1, -1});
    at::Tensor latents = latents_.unsqueeze(0).expand({batch, -1, -1});
    for (const auto& layer : layers_)
        latents = layer->forward(latents, context, mask);
    const at::Tensor length = latents.norm(2, {-1}, /*keepdim=*/true).clamp_min(1e-12);
    return latents / length * std::sqrt(static_cast<double>(latents.size(-1))) * gamma_;
}

} // namespace formant::gpt
