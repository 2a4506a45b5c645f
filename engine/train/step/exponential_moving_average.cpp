#include "engine/train/step/exponential_moving_average.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/_foreach_copy.h>
#include <ATen/ops/_foreach_lerp.h>

namespace formant {
namespace {

/// Returns a view of `rows` [rows] that can be multiplied with a parameter [rows, ...]. A view
/// follows the buffer when a checkpoint is loaded.
at::Tensor rows_of(const at::Tensor& parameter, const at::Tensor& rows) {
    std::vector<std::int64_t> shape(static_cast<std::size_t>(parameter.dim()), 1);
    shape.front() = -1;
    return rows.view(shape);
}

} // namespace

ExponentialMovingAverage::ExponentialMovingAverage(NamedParameters parameters,
                                                   const std::set<std::string>& trained,
                                                   double decay)
    : parameters_(std::move(parameters)), decay_(decay) {
    for (const auto& parameter : parameters_) {
        weights_.push_back(parameter.second);
        averages_.push_back(parameter.second.detach().clone());
    }
    set_trainable(trained);
}

void ExponentialMovingAverage::set_trainable(const std::set<std::string>& trained,
                                             const std::map<std::string, at::Tensor>& rows) {
    trained_weights_.clear();
    trained_averages_.clear();
    trained_rows_.clear();
    for (std::size_t i = 0; i < parameters_.size(); ++i)
        if (const std::string& name = parameters_[i].first; trained.contains(name)) {
            trained_weights_.push_back(weights_[i]);
            trained_averages_.push_back(averages_[i]);
            const auto only = rows.find(name);
            trained_rows_.push_back(only == rows.end() ? at::Tensor()
                                                       : rows_of(weights_[i], only->second));
        }
}

void ExponentialMovingAverage::update(const at::Tensor& applied_steps,
                                      const at::Tensor& found_inf) {
    apply(prepare(applied_steps, found_inf));
}

std::vector<at::Tensor> ExponentialMovingAverage::prepare(const at::Tensor& applied_steps,
                                                          const at::Tensor& found_inf) const {
    const at::NoGradGuard no_gradients;
    const at::Tensor decay = ((1 + applied_steps) / (10 + applied_steps)).clamp_max(decay_);
    const at::Tensor share = (1 - decay) * (1 - found_inf);
    std::vector<at::Tensor> shares;
    for (const at::Tensor& rows : trained_rows_)
        shares.push_back(rows.defined() ? share * rows : share);
    return shares;
}

void ExponentialMovingAverage::apply(const std::vector<at::Tensor>& shares) {
    const at::NoGradGuard no_gradients;
    if (trained_averages_.empty())
        return; // only discriminators are trained; PyTorch refuses empty lists
    at::_foreach_lerp_(trained_averages_, trained_weights_, shares);
}

StateTree::Map ExponentialMovingAverage::save() const {
    StateTree::Map saved;
    for (std::size_t i = 0; i < parameters_.size(); ++i)
        saved.emplace(parameters_[i].first, averages_[i].to(at::kCPU, false, true));
    return saved;
}

Result<void> ExponentialMovingAverage::load(const StateTree::Map& averages) {
    const at::NoGradGuard no_gradients;
    const StateTree state{averages};
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        const auto saved = state.get<at::Tensor>(parameters_[i].first);
        if (!saved)
            return fail(saved.error());
        averages_[i].copy_(*saved);
    }
    return {};
}

ExponentialMovingAverage::Scope::Scope(ExponentialMovingAverage& average) : average_(average) {
    const at::NoGradGuard no_gradients;
    for (const at::Tensor& weight : average_.weights_)
        raw_.push_back(weight.detach().clone());
    at::_foreach_copy_(average_.weights_, average_.averages_);
}

ExponentialMovingAverage::Scope::~Scope() {
    const at::NoGradGuard no_gradients;
    at::_foreach_copy_(average_.weights_, raw_);
}

} // namespace formant
