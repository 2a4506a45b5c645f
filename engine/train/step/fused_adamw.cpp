#include "engine/train/step/fused_adamw.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/_foreach_zero.h>
#include <ATen/ops/_fused_adamw.h>

#include <algorithm>

namespace formant {
namespace {

std::vector<at::Tensor> gradients_of(const std::vector<at::Tensor>& weights) {
    std::vector<at::Tensor> gradients;
    gradients.reserve(weights.size());
    for (const at::Tensor& weight : weights)
        gradients.push_back(weight.grad());
    return gradients;
}

} // namespace

FusedAdamW::FusedAdamW(NamedParameters parameters, const AdamWConfig& config,
                       const std::set<std::string>& not_decayed)
    : parameters_(std::move(parameters)), config_(config) {
    DecayGroup decayed{config.weight_decay}, kept{0};
    for (const auto& [name, parameter] : parameters_) {
        weights_.push_back(parameter);
        exp_avgs_.push_back(at::zeros_like(parameter));
        exp_avg_sqs_.push_back(at::zeros_like(parameter));
        parameter.mutable_grad() = at::zeros_like(parameter);
        DecayGroup& group = not_decayed.contains(name) ? kept : decayed;
        group.weights.push_back(parameter);
        group.exp_avgs.push_back(exp_avgs_.back());
        group.exp_avg_sqs.push_back(exp_avg_sqs_.back());
    }
    for (DecayGroup* group : {&decayed, &kept})
        if (!group->weights.empty())
            groups_.push_back(std::move(*group));
    step_ = at::zeros({}, weights_.front().options().dtype(at::kFloat).requires_grad(false));
}

std::vector<at::Tensor> FusedAdamW::gradients() const {
    return gradients_of(weights_);
}

void FusedAdamW::update_group(DecayGroup& group, const AdamWConfig& config, const Update& update) {
    const std::vector<at::Tensor> steps(group.weights.size(), update.step);
    at::_fused_adamw_(group.weights, gradients_of(group.weights), group.exp_avgs, group.exp_avg_sqs,
                      /*max_exp_avg_sqs=*/{}, steps, update.learning_rate, config.beta1,
                      config.beta2, group.weight_decay, config.eps, /*amsgrad=*/false,
                      /*maximize=*/false, /*grad_scale=*/std::nullopt, update.found_inf);
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
    return {next, next - found_inf, learning_rate, found_inf};
}

/// All operations are in place, so none can run out of memory.
void FusedAdamW::apply(const Update& update) {
    const at::NoGradGuard no_gradients;
    for (DecayGroup& group : groups_)
        update_group(group, config_, update);
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

void FusedAdamW::adopt(const FusedAdamW& other) {
    const at::NoGradGuard no_gradients;
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        const auto found = std::ranges::find(other.parameters_, parameters_[i].first,
                                             &NamedParameters::value_type::first);
        if (found == other.parameters_.end())
            continue;
        const auto place = static_cast<std::size_t>(found - other.parameters_.begin());
        exp_avgs_[i].copy_(other.exp_avgs_[place]);
        exp_avg_sqs_[i].copy_(other.exp_avg_sqs_[place]);
    }
    step_.copy_(other.step_);
}

void FusedAdamW::clear_other_moments(const std::string& parameter, const at::Tensor& trained) {
    const at::NoGradGuard no_gradients;
    const at::Tensor others = trained.logical_not();
    for (std::size_t i = 0; i < parameters_.size(); ++i)
        if (parameters_[i].first == parameter)
            for (at::Tensor* moments : {&exp_avgs_[i], &exp_avg_sqs_[i]})
                moments->index_put_({others}, at::zeros({}, moments->options()));
}

std::int64_t FusedAdamW::missing_moments(const StateTree& state) const {
    const auto exp_avgs = state.get<StateTree::Map>("exp_avg");
    return std::ranges::count_if(parameters_, [&](const auto& parameter) {
        return !exp_avgs || !exp_avgs->contains(parameter.first);
    });
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
