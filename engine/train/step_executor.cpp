#include "engine/train/step_executor.h"

#include "engine/base/splitmix64.h"
#include "engine/models/model_weights.h"
#include "engine/train/step_gate.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

NamedParameters all_parameters(const TrainableModel& model) {
    NamedParameters parameters;
    for (const auto& parameter : model.named_parameters())
        parameters.emplace_back(parameter.key(), parameter.value());
    return parameters;
}

NamedParameters parameters_of(const TrainableModel& model, const PhaseSpec& phase) {
    const auto all = model.named_parameters();
    NamedParameters parameters;
    for (const std::string& name : phase.parameters)
        parameters.emplace_back(name, all[name]);
    return parameters;
}

/// Sums of the phase's terms, [terms].
at::Tensor stack_sums(const std::vector<LossSum>& sums) {
    std::vector<at::Tensor> tensors;
    tensors.reserve(sums.size());
    for (const LossSum& sum : sums)
        tensors.push_back(sum.sum);
    return at::stack(tensors);
}

/// Dropout and the like draw from the default generator; keyed so, a repeated step draws the same.
void seed_default_generator(const TrainConfig& config, std::int64_t step, std::size_t micro_batch) {
    const auto key = static_cast<std::uint64_t>(config.seed) * splitmix64::golden_gamma +
                     static_cast<std::uint64_t>(step) * 4096 + micro_batch;
    at::manual_seed(key);
}

} // namespace

StepExecutor::StepExecutor(TrainableModel& model, const TrainConfig& config, at::Device device)
    : model_(model), config_(config), device_(device),
      average_(all_parameters(model), config.ema_decay) {
    const AdamWConfig adamw{config.betas[0], config.betas[1], config.weight_decay};
    for (PhaseSpec& spec : model.phases()) {
        auto optimiser = std::make_unique<FusedAdamW>(parameters_of(model, spec), adamw);
        phases_.push_back({std::move(spec), std::move(optimiser)});
    }
}

/// One over the count of each term, over all micro-batches: known before anything is computed.
at::Tensor StepExecutor::mean_factors(std::size_t phase, const std::vector<Batch>& batches) const {
    std::vector<double> counts(phases_[phase].spec.terms.size(), 0);
    for (const Batch& batch : batches) {
        const std::vector<double> add = model_.loss_counts(phase, batch.lengths);
        for (std::size_t i = 0; i < counts.size(); ++i)
            counts[i] += add[i];
    }
    return at::tensor(counts, at::kDouble).reciprocal().to(device_, at::kFloat);
}

at::Tensor StepExecutor::weights_of(std::size_t phase) const {
    std::vector<double> weights;
    for (const LossTerm& term : phases_[phase].spec.terms)
        weights.push_back(term.weight);
    return at::tensor(weights, at::kDouble).to(device_, at::kFloat);
}

StepRecord StepExecutor::run(const GlobalBatch& batch, const StepSettings& settings) {
    model_.train();
    StepRecord record;
    Forwards forwards(batch.micro_batches.size());
    for (std::size_t phase = 0; phase < phases_.size(); ++phase) {
        at::Tensor term_means;
        phases_[phase].optimiser->zero_gradients();
        accumulate(phase, batch, settings, forwards, term_means);
        read_record(phase, gate_and_update(phases_[phase], term_means, settings), record);
    }
    return record;
}

void StepExecutor::accumulate(std::size_t phase, const GlobalBatch& batch,
                              const StepSettings& settings, Forwards& forwards,
                              at::Tensor& term_means) {
    const at::Tensor factors = mean_factors(phase, batch.micro_batches);
    const at::Tensor weights = weights_of(phase);
    CounterNoise noise(static_cast<std::uint64_t>(config_.seed), settings.step);
    for (std::size_t i = 0; i < batch.micro_batches.size(); ++i) {
        const Batch micro_batch = batch.micro_batches[i].to(device_);
        seed_default_generator(config_, settings.step, i);
        if (!forwards[i])
            forwards[i] = model_.forward(micro_batch, noise);
        const at::Tensor means =
            stack_sums(model_.losses(phase, *forwards[i], micro_batch)) * factors;
        at::dot(means, weights).backward();
        const at::Tensor values = means.detach();
        term_means = term_means.defined() ? term_means + values : values;
        if (phase + 1 == phases_.size())
            forwards[i].reset(); // its graph is spent; a micro-batch's memory is free for the next
    }
}

/// Values for the record: [terms..., total, norm, found_inf], still on the device.
at::Tensor StepExecutor::gate_and_update(Phase& phase, const at::Tensor& term_means,
                                         const StepSettings& settings) {
    const at::NoGradGuard no_gradients;
    const auto index = static_cast<std::size_t>(&phase - phases_.data());
    const at::Tensor total = at::dot(term_means, weights_of(index));
    const at::Tensor norm = clip_gradients(phase.optimiser->gradients(), config_.grad_clip);
    const at::Tensor limit = at::full({}, settings.grad_norm_limit, norm.options());
    const at::Tensor found_inf = step_gate(total, norm, limit);
    phase.optimiser->step(settings.learning_rate, found_inf);
    if (index + 1 == phases_.size())
        average_.update(phase.optimiser->applied_steps(), found_inf);
    return at::cat({term_means, at::stack({total, norm, found_inf})});
}

void StepExecutor::read_record(std::size_t phase, const at::Tensor& values,
                               StepRecord& record) const {
    const at::Tensor host = values.to(at::kCPU, at::kDouble); // the step's one look at the device
    const auto value = host.accessor<double, 1>();
    const auto& terms = phases_[phase].spec.terms;
    const auto count = static_cast<std::int64_t>(terms.size());
    for (std::int64_t i = 0; i < count; ++i)
        record.losses.emplace_back(terms[static_cast<std::size_t>(i)].name, value[i]);
    record.total += value[count];
    record.grad_norm = std::max(record.grad_norm, value[count + 1]);
    if (std::isnan(value[count + 1]))
        record.grad_norm = value[count + 1];
    record.applied = record.applied && value[count + 2] == 0;
}

StepRecord StepExecutor::evaluate(const std::vector<Batch>& batches) {
    const at::NoGradGuard no_gradients;
    model_.eval();
    StepRecord record;
    for (std::size_t phase = 0; phase < phases_.size(); ++phase) {
        at::Tensor means = at::zeros_like(weights_of(phase));
        const at::Tensor factors = mean_factors(phase, batches);
        for (std::size_t i = 0; i < batches.size(); ++i) {
            CounterNoise noise(static_cast<std::uint64_t>(config_.seed),
                               -1 - static_cast<std::int64_t>(i)); // of no training step
            const Batch batch = batches[i].to(device_);
            const auto state = model_.forward(batch, noise);
            means += stack_sums(model_.losses(phase, *state, batch)) * factors;
        }
        const at::Tensor total = at::dot(means, weights_of(phase));
        const at::Tensor zero = at::zeros_like(total);
        read_record(phase, at::cat({means, at::stack({total, zero, zero})}), record);
    }
    model_.train();
    return record;
}

void StepExecutor::save(StateTree& checkpoint) const {
    checkpoint["state_dict"] = save_weights(model_);
    checkpoint["ema"] = average_.save();
    StateTree optimisers;
    for (const Phase& phase : phases_)
        optimisers[phase.spec.name] = phase.optimiser->save();
    checkpoint["optimisers"] = std::move(optimisers);
}

Result<void> StepExecutor::load(const StateTree& checkpoint) {
    const auto weights = checkpoint.get<StateTree::Map>("state_dict");
    const auto averages = checkpoint.get<StateTree::Map>("ema");
    const auto optimisers = checkpoint.subtree("optimisers");
    if (!weights || !averages || !optimisers)
        return fail(!weights ? weights.error() : !averages ? averages.error() : optimisers.error());
    auto loaded = load_weights(model_, *weights).and_then([&] { return average_.load(*averages); });
    for (const Phase& phase : phases_)
        loaded =
            loaded.and_then([&] { return optimisers->subtree(phase.spec.name); })
                .and_then([&](const StateTree& state) { return phase.optimiser->load(state); });
    return loaded;
}

} // namespace formant
