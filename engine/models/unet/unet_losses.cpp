#include "engine/models/unet/unet_losses.h"

#include <ATen/ATen.h>

#include <cmath>

namespace formant::unet {
namespace {

at::Tensor prior_sum(const UnetForward& state, const Batch& batch) {
    const at::Tensor squares = 0.5 * (state.mel - state.aligned_mean).square().sum();
    const at::Tensor elements = batch[Axis::frames].sum() * state.mel.size(1);
    return squares + 0.5 * std::log(2 * M_PI) * elements;
}

at::Tensor duration_sum(const UnetForward& state, const Batch& batch) {
    const FrameMask tokens(batch[Axis::tokens], batch[Feature::tokens].size(1));
    const at::Tensor target = state.durations.clamp_min(1).to(at::kFloat).log();
    return ((state.log_durations - target).square() * tokens.values().squeeze(1)).sum();
}

at::Tensor kl_sum(const StyleDistribution& style) {
    return 0.5 * (style.mean.square() + style.log_variance.exp() - 1 - style.log_variance).sum();
}

} // namespace

std::vector<LossTerm> loss_terms(const UnetConfig& config) {
    return {{"recon", config.recon_weight, config.recon_warmup_steps},
            {"prior", config.prior_weight, config.prior_warmup_steps},
            {"duration", config.duration_weight, config.duration_warmup_steps},
            {"kl", config.kl_weight, config.kl_warmup_steps}};
}

std::vector<LossSum> loss_sums(const UnetForward& state, const Batch& batch) {
    return {{"recon", (state.velocity - state.velocity_target).square().sum()},
            {"prior", prior_sum(state, batch)},
            {"duration", duration_sum(state, batch)},
            {"kl", kl_sum(state.style)}};
}

std::vector<double> loss_counts(const BatchLengths& lengths, std::int64_t n_mels,
                                std::int64_t style_channels) {
    const double elements = total_length(lengths, Axis::frames) * static_cast<double>(n_mels);
    const double style_elements =
        static_cast<double>(lengths.size()) * static_cast<double>(style_channels);
    return {elements, elements, total_length(lengths, Axis::tokens), style_elements};
}

} // namespace formant::unet
