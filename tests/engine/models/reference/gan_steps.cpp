#include "tests/engine/models/reference/gan_steps.h"

#include "engine/train/step/gradient_clipping.h"
#include "tests/engine/models/reference/reference_folder.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <limits>

namespace formant::test {
namespace {

void compare_terms(Comparison& comparison, std::size_t step, const PhaseOutcome& outcome,
                   const StateTree& expected) {
    for (const auto& [term, value] : outcome.terms)
        comparison.relative(fmt::format("step {}: {}", step, term), value,
                            tensor_in(expected, term));
}

} // namespace

GanSteps::GanSteps(TrainableModel& model, const AdamWConfig& config, double learning_rate)
    : model_(model), learning_rate_(learning_rate), specs_(model.phases()) {
    const auto all = model.named_parameters();
    for (const PhaseSpec& spec : specs_) {
        NamedParameters parameters;
        for (const std::string& name : spec.parameters)
            parameters.emplace_back(name, all[name]);
        optimizers_.push_back(std::make_unique<FusedAdamW>(std::move(parameters), config));
    }
}

PhaseOutcome GanSteps::run_phase(std::size_t phase, ForwardState& state, const Batch& batch) {
    optimizers_[phase]->zero_grad();
    const auto counts = model_.loss_counts(phase, batch.lengths);
    PhaseOutcome outcome{{}, at::zeros({}), {}};
    const auto sums = model_.losses(phase, state, batch);
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const at::Tensor weighted = sums[i].sum / counts[i] * specs_[phase].terms[i].weight;
        outcome.terms[sums[i].term] = weighted.detach();
        outcome.total = outcome.total + weighted;
    }
    outcome.total.backward();
    outcome.total = outcome.total.detach();
    const at::NoGradGuard no_gradients;
    outcome.grad_norm =
        clip_grad_norm(optimizers_[phase]->gradients(), std::numeric_limits<double>::infinity());
    optimizers_[phase]->step(at::scalar_tensor(learning_rate_), at::zeros({}));
    return outcome;
}

void compare_discriminator(Comparison& comparison, std::size_t step, const PhaseOutcome& outcome,
                           const StateTree& expected) {
    compare_terms(comparison, step, outcome, expected);
    comparison.relative(fmt::format("step {}: grad_norm_d", step), outcome.grad_norm,
                        tensor_in(expected, "grad_norm_d"));
}

void compare_generator(Comparison& comparison, std::size_t step, const PhaseOutcome& outcome,
                       const StateTree& expected) {
    compare_terms(comparison, step, outcome, expected);
    comparison.relative(fmt::format("step {}: total", step), outcome.total,
                        tensor_in(expected, "total"));
    comparison.relative(fmt::format("step {}: grad_norm_g", step), outcome.grad_norm,
                        tensor_in(expected, "grad_norm_g"));
}

std::map<std::string, at::Tensor> gradients_of(const torch::nn::Module& module) {
    std::map<std::string, at::Tensor> gradients;
    for (const auto& parameter : module.named_parameters())
        gradients.emplace(parameter.key(), parameter.value().grad());
    return gradients;
}

} // namespace formant::test
