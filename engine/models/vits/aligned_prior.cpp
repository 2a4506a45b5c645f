#include "engine/models/vits/aligned_prior.h"

#include "engine/nn/full_precision.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

#include <cmath>

namespace formant::vits {

at::Tensor token_likelihood(const Gaussian& prior, const at::Tensor& z) {
    const at::NoGradGuard no_gradients;
    const FullPrecisionScope full(z.device().type()); // small differences of large sums matter
    const at::Tensor mean = in_full_precision(prior.mean),
                     log_scale = in_full_precision(prior.log_scale);
    const at::Tensor precision = (-2 * log_scale).exp(), exact = in_full_precision(z);
    const at::Tensor of_token =
        (-0.5 * std::log(2 * M_PI) - log_scale).sum(1) - 0.5 * (mean.square() * precision).sum(1);
    const at::Tensor squares = at::bmm(precision.transpose(1, 2), -0.5 * exact.square());
    const at::Tensor cross = at::bmm((mean * precision).transpose(1, 2), exact);
    return (of_token.unsqueeze(2) + squares + cross).to(at::kFloat);
}

Gaussian expand_prior(const Gaussian& prior, const at::Tensor& frame_tokens,
                      const FrameMask& frames) {
    const at::Tensor index = frame_tokens.unsqueeze(1).expand({-1, prior.mean.size(1), -1});
    return {prior.mean.gather(2, index) * frames.values(),
            prior.log_scale.gather(2, index) * frames.values()};
}

at::Tensor expand_by_duration(const at::Tensor& durations, std::int64_t frames) {
    const at::Tensor ends = durations.cumsum(1);
    const at::Tensor frame = at::arange(frames, durations.options()).unsqueeze(0);
    return at::searchsorted(ends, frame.expand({durations.size(0), -1}).contiguous(),
                            /*out_int32=*/false, /*right=*/true)
        .clamp_max(durations.size(1) - 1);
}

} // namespace formant::vits
