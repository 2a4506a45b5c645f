#include "engine/train/step/fused_adamw.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/_foreach_zero.h>
#include <ATen/ops/_fused_adamw.h>

namespace formant {

FusedAdamW::FusedAdamW(NamedParameters parameters, const AdamWConfig& config)
    : parameters_(std::move(parameters)), config_(config) {
    for (const auto& [name, parameter] : parameters_) {
        weights_.push_back(parameter);
        exp_avgs_.push_back(at::zeros_like(parameter));
        exp_avg_sqs_.push_back(at::zeros_like(parameter));
        parameter.mutable_grad() = at::zeros_like(parameter);
    }
    step_ = at::zeros({}, weights_.front().options().dtype(at::kFloat).requires_grad(false));
}

std::vector<at::Tensor> FusedAdamW::gradients() const {
    std::vector<at::Tensor> gradients;
    for (const at::Tensor& weight : weights_)
        gradients.push_back(weight.grad());
    return gradients;
}

void FusedAdamW::zero_grad() {
    const at::NoGradGuard no_gradients;
    at::_foreach_zero_(gradients());
}

void FusedAdamW::step(const at::Tensor& learning_rate, const at::Tensor& found_inf) {
    apply(prepare(learning_rate, found_inf));
}

FusedAdamW::Update FusedAdamW::prepare(const at::Tensor& learning_rate,
                                       const at::Tensor& found_inf) const {
    const at::NoGradGuard no_gradients;
    const at::Tensor next = step_ + 1;
    // With found_inf 1 the kernel skips the weights, but it does not restore the step count.
    return {gradients(), std::vector<at::Tensor>(weights_.size(), next), next - found_inf,
            learning_rate, found_inf};
}

/// All operations are in place, so none can run out of memory.
void FusedAdamW::apply(const Update& update) {
    const at::NoGradGuard no_gradients;
    at::_fused_adamw_(weights_, update.gradients, exp_avgs_, exp_avg_sqs_, /*max_exp_avg_sqs=*/{},
                      update.steps, update.learning_rate, config_.beta1, config_.beta2,
                      config_.weight_decay, config_.eps, /*amsgrad=*/false, /*maximize=*/false,
                      /*grad_scale=*/std::nullopt, update.found_inf);
    step_.copy_(update.applied_steps);
}

StateTree FusedAdamW::save() const {
    StateTree::Map exp_avgs, exp_avg_sqs;
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        exp_avgs.emplace(parameters_[i].first, exp_avgs_[i].to(at::kCPU, false, true));
        exp_avg_sqs.emplace(parameters_[i].first, exp_avg_sqs_[i].to(at::kCPU, false, true));
    }
    StateTree state;
    state["step"] = step_.to(at::kCPU, false, true);
    state["exp_avg"] = std::move(exp_avgs);
    state["exp_avg_sq"] = std::move(exp_avg_sqs);
    return state;
}

/// A parameter that was frozen before has no moments; they start at zero.
Result<void> FusedAdamW::load_moments(std::size_t i, const StateTree& exp_avgs,
                                      const StateTree& exp_avg_sqs) {
    const std::string& name = parameters_[i].first;
    exp_avgs_[i].zero_();
    exp_avg_sqs_[i].zero_();
    if (!exp_avgs.contains(name))
        return {};
    const auto exp_avg = exp_avgs.get<at::Tensor>(name);
    const auto exp_avg_sq = exp_avg_sqs.get<at::Tensor>(name);
    if (!exp_avg || !exp_avg_sq)
        return fail(!exp_avg ? exp_avg.error() : exp_avg_sq.error());
    exp_avgs_[i].copy_(*exp_avg);
    exp_avg_sqs_[i].copy_(*exp_avg_sq);
    return {};
}

Result<void> FusedAdamW::load(const StateTree& state) {
    const at::NoGradGuard no_gradients;
    const auto step = state.get<at::Tensor>("step");
    const auto exp_avgs = state.subtree("exp_avg");
    const auto exp_avg_sqs = state.subtree("exp_avg_sq");
    if (!step || !exp_avgs || !exp_avg_sqs)
        return fail(!step ? step.error() : !exp_avgs ? exp_avgs.error() : exp_avg_sqs.error());
    for (std::size_t i = 0; i < parameters_.size(); ++i)
        if (auto loaded = load_moments(i, *exp_avgs, *exp_avg_sqs); !loaded)
            return loaded;
    step_.copy_(*step);
    return {};
}

} // namespace formant
