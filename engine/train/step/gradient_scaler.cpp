#include "engine/train/step/gradient_scaler.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/_amp_foreach_non_finite_check_and_unscale.h>
#include <ATen/ops/_amp_update_scale.h>

namespace formant {

GradientScaler::GradientScaler(const Config& config, at::Device device)
    : config_(config),
      scale_(at::full({}, config.initial_scale, at::TensorOptions(at::kFloat).device(device))),
      growth_tracker_(at::zeros({}, at::TensorOptions(at::kInt).device(device))) {}

at::Tensor GradientScaler::unscale(const std::vector<at::Tensor>& gradients) const {
    const at::NoGradGuard no_gradients;
    at::Tensor overflow = at::zeros_like(scale_);
    at::_amp_foreach_non_finite_check_and_unscale_(gradients, overflow, scale_.reciprocal());
    return overflow;
}

void GradientScaler::update(const at::Tensor& overflow) {
    const at::NoGradGuard no_gradients;
    at::_amp_update_scale_(scale_, growth_tracker_, overflow, config_.growth_factor,
                           config_.backoff_factor, config_.growth_interval);
}

void GradientScaler::update_unless(const at::Tensor& is_given_up, const at::Tensor& overflow) {
    const at::Tensor scale = scale_.clone(), growth_tracker = growth_tracker_.clone();
    update(overflow);
    const at::Tensor keeps = is_given_up > 0;
    scale_.copy_(at::where(keeps, scale, scale_));
    growth_tracker_.copy_(at::where(keeps, growth_tracker, growth_tracker_));
}

StateTree GradientScaler::save() const {
    StateTree state;
    state["scale"] = scale_.to(at::kCPU, false, true);
    state["growth_tracker"] = growth_tracker_.to(at::kCPU, false, true);
    return state;
}

Result<void> GradientScaler::load(const StateTree& state) {
    const auto scale = state.get<at::Tensor>("scale");
    const auto steps = state.get<at::Tensor>("growth_tracker");
    if (!scale || !steps)
        return fail(!scale ? scale.error() : steps.error());
    scale_.copy_(*scale);
    growth_tracker_.copy_(*steps);
    return {};
}

} // namespace formant
