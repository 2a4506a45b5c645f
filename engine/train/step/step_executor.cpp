#include "engine/train/step/step_executor.h"

#include "engine/data/batches/batch_slices.h"
#include "engine/models/model_weights.h"
#include "engine/train/step/backend_flags.h"
#include "engine/train/step/gradient_clipping.h"
#include "engine/train/step/layer_norms.h"
#include "engine/train/step/term_weights.h"

#include <ATen/ATen.h>
#include <torch/csrc/autograd/anomaly_mode.h>

#include <algorithm>

namespace formant {
namespace {

/// Returns the parameters that the EMA tracks: those used for inference.
NamedParameters ema_parameters(const TrainableModel& model) {
    const auto all = model.named_parameters();
    NamedParameters parameters;
    for (const PhaseSpec& phase : model.phases())
        if (phase.has_ema)
            for (const std::string& name : phase.parameters)
                parameters.emplace_back(name, all[name]);
    return parameters;
}

NamedParameters all_parameters(const TrainableModel& model) {
    NamedParameters parameters;
    for (const auto& parameter : model.named_parameters())
        parameters.emplace_back(parameter.key(), parameter.value());
    return parameters;
}

NamedParameters trained_parameters(const TrainableModel& model, const PhaseSpec& phase,
                                   const std::set<std::string>& trained) {
    const auto all = model.named_parameters();
    NamedParameters parameters;
    for (const std::string& name : phase.parameters)
        if (trained.contains(name))
            parameters.emplace_back(name, all[name]);
    return parameters;
}

SpikeLimits limits_of(const PhaseSpec& phase, const std::map<std::string, SpikeLimits>& limits) {
    const auto found = limits.find(phase.name);
    return found == limits.end() ? SpikeLimits() : found->second;
}

/// Stacks the sums of the loss terms, [terms], in float32.
at::Tensor stack_sums(const std::vector<LossSum>& sums) {
    std::vector<at::Tensor> tensors;
    tensors.reserve(sums.size());
    for (const LossSum& sum : sums)
        tensors.push_back(sum.sum.to(at::kFloat));
    return at::stack(tensors);
}

} // namespace

StepExecutor::StepExecutor(TrainableModel& model, const TrainConfig& config, at::Device device,
                           const std::set<std::string>& trained, StageProfiler* stages)
    : model_(model), config_(config), device_(device), precision_(precision_of(config.precision)),
      ema_(ema_parameters(model), trained, config.ema_decay), stages_(stages) {
    apply_backend_flags(config, device.type());
    set_trainable_parameters(trained);
    phases_ = make_phases(trained);
}

void StepExecutor::set_trainable_parameters(const std::set<std::string>& trained) {
    for (const auto& [name, parameter] : all_parameters(model_)) {
        at::Tensor(parameter).set_requires_grad(trained.contains(name));
        if (!trained.contains(name))
            parameter.mutable_grad().reset();
    }
}

/// Builds the phases with at least one trainable parameter.
std::vector<StepExecutor::Phase>
StepExecutor::make_phases(const std::set<std::string>& trained) const {
    std::vector<Phase> phases;
    const std::vector<PhaseSpec> specs = model_.phases();
    for (std::size_t i = 0; i < specs.size(); ++i)
        if (auto parameters = trained_parameters(model_, specs[i], trained); !parameters.empty())
            phases.push_back(make_phase(i, specs[i], std::move(parameters)));
    return phases;
}

StepExecutor::Phase StepExecutor::make_phase(std::size_t index, const PhaseSpec& spec,
                                             NamedParameters parameters) const {
    const AdamWConfig adamw{config_.betas[0], config_.betas[1], config_.weight_decay,
                            config_.epsilon};
    Phase phase{index, spec, std::make_unique<FusedAdamW>(std::move(parameters), adamw),
                std::nullopt, weights_at(spec, end_of_warmup, device_)};
    if (precision_ == Precision::fp16)
        phase.scaler.emplace(GradientScaler::Config{config_.amp_init_scale}, device_);
    return phase;
}

Result<void> StepExecutor::set_trainable(const std::set<std::string>& trained) {
    std::vector<Phase> phases = make_phases(trained);
    return transfer_optimizer_state(phases).map([&] {
        phases_ = std::move(phases);
        set_trainable_parameters(trained);
        ema_.set_trainable(trained);
    });
}

/// Copies moments, loss scale and term weights of the current phases to `phases`.
Result<void> StepExecutor::transfer_optimizer_state(std::vector<Phase>& phases) const {
    for (Phase& phase : phases) {
        const auto current = std::find_if(phases_.begin(), phases_.end(), [&](const Phase& one) {
            return one.index == phase.index;
        });
        if (current == phases_.end())
            continue;
        phase.scaler = current->scaler;
        phase.weights = current->weights;
        if (auto loaded = phase.optimizer->load(current->optimizer->save()); !loaded)
            return loaded;
    }
    return {};
}

/// Returns one over the count of each term over all micro-batches, which follows from the lengths
/// alone.
at::Tensor StepExecutor::loss_normalizers(const Phase& phase,
                                          const std::vector<Batch>& batches) const {
    std::vector<double> counts(phase.spec.terms.size(), 0);
    for (const Batch& batch : batches) {
        const std::vector<double> add = model_.loss_counts(phase.index, batch.lengths);
        for (std::size_t i = 0; i < counts.size(); ++i)
            counts[i] += add[i];
    }
    return at::tensor(counts, at::kDouble).reciprocal().to(device_, at::kFloat);
}

StepRecord StepExecutor::run(const GlobalBatch& batch, const StepSettings& settings) {
    model_.train();
    std::optional<torch::autograd::DetectAnomalyGuard> anomaly;
    if (config_.debug == "anomaly")
        anomaly.emplace(/*check_nan=*/true);
    begin_or_resume_step(settings.step);
    const auto seed = static_cast<std::uint64_t>(config_.seed);
    Forwards forwards{CounterNoise(noise_key(seed, settings.step).to(device_)), {}};
    forwards.states.resize(batch.micro_batches.size());
    for (std::size_t i = partial_step_.results.size(); i < phases_.size(); ++i)
        run_phase(phases_[i], batch, settings, forwards);
    return end_step();
}

/// Reserves memory for the results before the first update, so that recording one cannot fail.
void StepExecutor::begin_or_resume_step(std::int64_t step) {
    if (partial_step_.step != step)
        partial_step_.results.clear();
    partial_step_.step = step;
    partial_step_.results.reserve(phases_.size());
}

StepRecord StepExecutor::end_step() {
    return timed(stages_, Stage::optimizer, [&] {
        StepRecord record;
        for (std::size_t i = 0; i < phases_.size(); ++i)
            add_to_record(partial_step_.results[i], phases_[i].spec, record);
        partial_step_.results.clear();
        return record;
    });
}

void StepExecutor::run_phase(Phase& phase, const GlobalBatch& batch, const StepSettings& settings,
                             Forwards& forwards) {
    timed(stages_, Stage::optimizer, [&] {
        phase.optimizer->zero_grad(); // also the gradients of a failed attempt
        if (is_warmup_step(phase.spec, settings.step))
            phase.weights.copy_(weights_at(phase.spec, settings.step, device_));
    });
    BufferSnapshot buffers(model_);
    try {
        const at::Tensor means = accumulate(phase, batch, forwards, buffers);
        timed(stages_, Stage::optimizer, [&] {
            partial_step_.results.push_back(check_and_update(phase, means, settings, buffers));
        });
    } catch (const std::exception&) {
        buffers.restore();
        throw;
    }
}

/// Accumulates the gradients of all micro-batches. Returns the means of the terms, [terms].
at::Tensor StepExecutor::accumulate(const Phase& phase, const GlobalBatch& batch,
                                    Forwards& forwards, BufferSnapshot& buffers) {
    const at::Tensor normalizers =
        timed(stages_, Stage::copy, [&] { return loss_normalizers(phase, batch.micro_batches); });
    at::Tensor sum = at::zeros_like(phase.weights);
    const bool is_last = &phase == &phases_.back(), is_sliced = batch.micro_batches.size() > 1;
    for (std::size_t i = 0; i < batch.micro_batches.size(); ++i) {
        if (i > 0)
            buffers.restore();
        const Batch device_batch =
            timed(stages_, Stage::copy, [&] { return batch.micro_batches[i].to(device_); });
        at::Tensor means = timed(stages_, Stage::forward, [&] {
            return compute_term_means(phase, forwards.states[i], device_batch, forwards.noise,
                                      normalizers);
        });
        timed(stages_, Stage::backward, [&] {
            const at::Tensor loss = at::dot(means, phase.weights);
            (phase.scaler ? phase.scaler->scaled(loss) : loss).backward();
            sum += means.detach();
            means.reset(); // freeing its graph counts as backward time
            // Free the graph before the next slice. A later phase reuses it only if the batch is
            // not sliced: slices mean that memory holds one at a time, and a repeated forward pass
            // draws the same.
            if (is_last || is_sliced)
                forwards.states[i].reset();
        });
    }
    return sum;
}

/// Runs the forward pass if `state` is empty. Returns the normalized loss terms of the phase,
/// [terms].
at::Tensor StepExecutor::compute_term_means(const Phase& phase,
                                            std::unique_ptr<ForwardState>& state,
                                            const Batch& batch, Noise& noise,
                                            const at::Tensor& normalizers) {
    const AutocastScope autocast(device_.type(), precision_);
    if (!state)
        state = model_.forward(batch, noise);
    return stack_sums(model_.losses(phase.index, *state, batch)) * normalizers;
}

/// Allocates everything before the update, which then works in place: a step that runs out of
/// memory changes no weight, moment, average or loss scale.
PhaseResult StepExecutor::check_and_update(Phase& phase, const at::Tensor& term_means,
                                           const StepSettings& settings, BufferSnapshot& buffers) {
    const at::NoGradGuard no_gradients;
    const std::vector<at::Tensor> gradients = phase.optimizer->gradients();
    const at::Tensor total = at::dot(term_means, phase.weights);
    const at::Tensor overflow =
        phase.scaler ? phase.scaler->unscale(gradients) : at::zeros_like(total);
    const LossValues layer_norms =
        config_.debug == "layer_norms" ? gradient_norms(model_) : LossValues();
    const at::Tensor scale = phase.scaler ? phase.scaler->scale().clone() : at::ones_like(total);
    const at::Tensor norm = clip_grad_norm(gradients, config_.grad_clip);
    const SpikeLimits limits = limits_of(phase.spec, settings.limits);
    const at::Tensor found_inf =
        at::maximum(should_skip_step(total, norm, at::full({}, limits.grad_norm, norm.options()),
                                     at::full({}, limits.loss, total.options())),
                    overflow);
    PhaseResult result({term_means, total, norm, found_inf, overflow, scale}, layer_norms);
    const auto update = phase.optimizer->prepare(settings.learning_rate, found_inf);
    const bool is_last = &phase == &phases_.back();
    const auto shares =
        is_last ? ema_.prepare(update.applied_steps, found_inf) : std::vector<at::Tensor>();
    buffers.restore_if(found_inf);
    phase.optimizer->apply(update);
    if (is_last)
        ema_.apply(shares);
    if (phase.scaler)
        phase.scaler->update(overflow);
    return result;
}

StepRecord StepExecutor::evaluate(const std::vector<Batch>& batches, std::int64_t micro_batch) {
    const at::NoGradGuard no_gradients;
    model_.eval();
    std::vector<ValidationSums> sums;
    for (const Phase& phase : phases_)
        sums.push_back({loss_normalizers(phase, batches), at::zeros_like(phase.weights)});
    for (std::size_t i = 0; i < batches.size(); ++i) {
        CounterNoise noise(static_cast<std::uint64_t>(config_.seed),
                           -1 - static_cast<std::int64_t>(i)); // no training step has this key
        for (const Batch& slice : slices_of(batches[i], micro_batch))
            add_validation_losses(slice.to(device_), noise, sums);
    }
    model_.train();
    return validation_record(sums);
}

/// Adds the losses of all phases, which share one forward pass.
void StepExecutor::add_validation_losses(const Batch& batch, Noise& noise,
                                         std::vector<ValidationSums>& sums) {
    std::unique_ptr<ForwardState> state;
    for (std::size_t i = 0; i < phases_.size(); ++i)
        sums[i].means += compute_term_means(phases_[i], state, batch, noise, sums[i].normalizers);
}

StepRecord StepExecutor::validation_record(const std::vector<ValidationSums>& sums) const {
    StepRecord record;
    for (std::size_t i = 0; i < phases_.size(); ++i) {
        const PhaseSpec& spec = phases_[i].spec;
        const at::Tensor weights = weights_at(spec, end_of_warmup, device_);
        const at::Tensor total =
            at::dot(sums[i].means, weights * validation_term_mask(spec, device_));
        const at::Tensor zero = at::zeros_like(total);
        add_to_record({{sums[i].means, total, zero, zero, zero, at::ones_like(total)}, {}}, spec,
                      record);
    }
    return record;
}

void StepExecutor::save(StateTree& checkpoint) const {
    checkpoint["state_dict"] = save_weights(model_);
    checkpoint["ema"] = ema_.save();
    StateTree optimizers, scalers;
    for (const Phase& phase : phases_) {
        optimizers[phase.spec.name] = phase.optimizer->save();
        if (phase.scaler)
            scalers[phase.spec.name] = phase.scaler->save();
    }
    checkpoint["optimisers"] = std::move(optimizers);
    checkpoint["scalers"] = std::move(scalers);
}

Result<void> StepExecutor::load(const StateTree& checkpoint) {
    partial_step_ = {};
    const auto weights = checkpoint.get<StateTree::Map>("state_dict");
    const auto averages = checkpoint.get<StateTree::Map>("ema");
    const auto optimizers = checkpoint.subtree("optimisers");
    const auto scalers = checkpoint.subtree("scalers");
    if (!weights || !averages)
        return fail(!weights ? weights.error() : averages.error());
    if (!optimizers || !scalers)
        return fail(!optimizers ? optimizers.error() : scalers.error());
    auto loaded = load_weights(model_, *weights).and_then([&] { return ema_.load(*averages); });
    for (Phase& phase : phases_)
        loaded = loaded.and_then([&] { return load_phase(phase, *optimizers, *scalers); });
    return loaded;
}

/// A phase without saved state (it was frozen, or not in fp16) keeps its initial state.
Result<void> StepExecutor::load_phase(Phase& phase, const StateTree& optimizers,
                                      const StateTree& scalers) {
    const std::string& name = phase.spec.name;
    Result<void> loaded;
    if (optimizers.contains(name))
        loaded = optimizers.subtree(name).and_then(
            [&](const StateTree& state) { return phase.optimizer->load(state); });
    if (phase.scaler && scalers.contains(name))
        loaded = loaded.and_then([&] { return scalers.subtree(name); })
                     .and_then([&](const StateTree& state) { return phase.scaler->load(state); });
    return loaded;
}

} // namespace formant
