#include "engine/models/vits/vits_losses.h"

#include "engine/nn/full_precision.h"

#include <ATen/ATen.h>

namespace formant::vits {

std::vector<LossTerm> generator_terms(const VitsConfig& config) {
    return {{.name = "mel", .weight = config.mel_weight},
            {.name = "kl", .weight = config.kl_weight},
            {.name = "dur"},
            {.name = "gen", .adversarial = true},
            {.name = "fm", .adversarial = true}};
}

at::Tensor kl_sum(const Synthesis& made, const FrameMask& frames) {
    const FullPrecisionScope full(made.z_p.device().type());
    const at::Tensor mean = in_full_precision(made.prior.mean);
    const at::Tensor log_scale = in_full_precision(made.prior.log_scale);
    const at::Tensor of_posterior = in_full_precision(made.posterior.distribution.log_scale);
    const at::Tensor squares =
        (in_full_precision(made.z_p) - mean).square() * (-2 * log_scale).exp();
    return ((log_scale - of_posterior - 0.5 + 0.5 * squares) * frames.values()).sum();
}

} // namespace formant::vits
