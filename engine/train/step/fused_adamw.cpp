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
        averages_.push_back(at::zeros_like(parameter));
        squares_.push_back(at::zeros_like(parameter));
        parameter.mutable_grad() = at::zeros_like(parameter);
    }
    const auto options = weights_.front().options().dtype(at::kFloat).requires_grad(false);
    step_ = at::zeros({}, options);
    learning_rate_ = at::zeros({}, options);
}

std::vector<at::Tensor> FusedAdamW::gradients() const {
    std::vector<at::Tensor> gradients;
    for (const at::Tensor& weight : weights_)
        gradients.push_back(weight.grad());
    return gradients;
}

void FusedAdamW::zero_gradients() {
    const at::NoGradGuard no_gradients;
    at::_foreach_zero_(gradients());
}

void FusedAdamW::step(double learning_rate, const at::Tensor& found_inf) {
    apply(prepare(learning_rate, found_inf));
}

FusedAdamW::Update FusedAdamW::prepare(double learning_rate, const at::Tensor& found_inf) {
    const at::NoGradGuard no_gradients;
    learning_rate_.fill_(learning_rate);
    const at::Tensor next = step_ + 1;
    // The kernel leaves the weights alone where found_inf is 1, but does not look after the count.
    return {gradients(), std::vector<at::Tensor>(weights_.size(), next), next - found_inf,
            found_inf};
}

/// In place, from the first to the last.
void FusedAdamW::apply(const Update& update) {
    const at::NoGradGuard no_gradients;
    at::_fused_adamw_(weights_, update.gradients, averages_, squares_, /*max_exp_avg_sqs=*/{},
                      update.steps, learning_rate_, config_.beta1, config_.beta2,
                      config_.weight_decay, config_.eps, /*amsgrad=*/false, /*maximize=*/false,
                      /*grad_scale=*/std::nullopt, update.found_inf);
    step_.copy_(update.applied_steps);
}

StateTree FusedAdamW::save() const {
    StateTree::Map averages, squares;
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        averages.emplace(parameters_[i].first, averages_[i].to(at::kCPU, false, true));
        squares.emplace(parameters_[i].first, squares_[i].to(at::kCPU, false, true));
    }
    StateTree state;
    state["step"] = step_.to(at::kCPU, false, true);
    state["exp_avg"] = std::move(averages);
    state["exp_avg_sq"] = std::move(squares);
    return state;
}

/// A parameter that was not trained before has none: its moments begin at zero.
Result<void> FusedAdamW::load_moments(std::size_t i, const StateTree& averages,
                                      const StateTree& squares) {
    const std::string& name = parameters_[i].first;
    averages_[i].zero_();
    squares_[i].zero_();
    if (!averages.contains(name))
        return {};
    const auto average = averages.get<at::Tensor>(name);
    const auto square = squares.get<at::Tensor>(name);
    if (!average || !square)
        return fail(!average ? average.error() : square.error());
    averages_[i].copy_(*average);
    squares_[i].copy_(*square);
    return {};
}

Result<void> FusedAdamW::load(const StateTree& state) {
    const at::NoGradGuard no_gradients;
    const auto step = state.get<at::Tensor>("step");
    const auto averages = state.subtree("exp_avg");
    const auto squares = state.subtree("exp_avg_sq");
    if (!step || !averages || !squares)
        return fail(!step ? step.error() : !averages ? averages.error() : squares.error());
    for (std::size_t i = 0; i < parameters_.size(); ++i)
        if (auto loaded = load_moments(i, *averages, *squares); !loaded)
            return loaded;
    step_.copy_(*step);
    return {};
}

} // namespace formant
