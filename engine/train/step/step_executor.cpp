#include "engine/train/step/step_executor.h"

#include "engine/base/splitmix64.h"
#include "engine/data/batches/batch_slices.h"
#include "engine/models/model_weights.h"
#include "engine/train/step/kernel_choices.h"
#include "engine/train/step/layer_norms.h"
#include "engine/train/step/step_gate.h"
#include "engine/train/step/term_weights.h"

#include <ATen/ATen.h>
#include <torch/csrc/autograd/anomaly_mode.h>

#include <algorithm>
#include <limits>

namespace formant {
namespace {

/// Of what is spoken with.
NamedParameters averaged_parameters(const TrainableModel& model) {
    const auto all = model.named_parameters();
    NamedParameters parameters;
    for (const PhaseSpec& phase : model.phases())
        if (phase.averaged)
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

double limit_of(const PhaseSpec& phase, const GradNormLimits& limits) {
    const auto limit = limits.find(phase.name);
    return limit == limits.end() ? std::numeric_limits<double>::infinity() : limit->second;
}

/// Sums of the phase's terms, [terms], in full precision.
at::Tensor stack_sums(const std::vector<LossSum>& sums) {
    std::vector<at::Tensor> tensors;
    tensors.reserve(sums.size());
    for (const LossSum& sum : sums)
        tensors.push_back(sum.sum.to(at::kFloat));
    return at::stack(tensors);
}

/// Dropout and the like draw from the default generator; keyed so, a repeated step draws the same.
void seed_default_generator(const TrainConfig& config, std::int64_t step, std::size_t micro_batch) {
    const auto key = static_cast<std::uint64_t>(config.seed) * splitmix64::golden_gamma +
                     static_cast<std::uint64_t>(step) * 4096 + micro_batch;
    at::manual_seed(key);
}

} // namespace

StepExecutor::StepExecutor(TrainableModel& model, const TrainConfig& config, at::Device device,
                           const std::set<std::string>& trained, StageRecorder* stages)
    : model_(model), config_(config), device_(device), precision_(precision_of(config.precision)),
      average_(averaged_parameters(model), trained, config.ema_decay), stages_(stages) {
    apply_kernel_choices(config, device.type());
    give_gradients_only_to(trained);
    phases_ = make_phases(trained);
}

void StepExecutor::give_gradients_only_to(const std::set<std::string>& trained) {
    for (const auto& [name, parameter] : all_parameters(model_)) {
        at::Tensor(parameter).set_requires_grad(trained.contains(name));
        if (!trained.contains(name))
            parameter.mutable_grad().reset();
    }
}

/// Those of which something is trained.
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
                std::nullopt, weights_at(spec, end_of_warm_up, device_)};
    if (precision_ == Precision::fp16)
        phase.scaler.emplace(GradientScaler::Config{config_.amp_init_scale}, device_);
    return phase;
}

Result<void> StepExecutor::train_only(const std::set<std::string>& trained) {
    std::vector<Phase> phases = make_phases(trained);
    return take_over(phases).map([&] {
        phases_ = std::move(phases);
        give_gradients_only_to(trained);
        average_.train_only(trained);
    });
}

/// What the phases as they are now know: moments, loss scale, weights of their terms.
Result<void> StepExecutor::take_over(std::vector<Phase>& phases) const {
    for (Phase& phase : phases) {
        const auto now = std::find_if(phases_.begin(), phases_.end(),
                                      [&](const Phase& one) { return one.index == phase.index; });
        if (now == phases_.end())
            continue;
        phase.scaler = now->scaler;
        phase.weights = now->weights;
        if (auto loaded = phase.optimiser->load(now->optimiser->save()); !loaded)
            return loaded;
    }
    return {};
}

/// One over the count of each term, over all micro-batches: known before anything is computed.
at::Tensor StepExecutor::mean_factors(const Phase& phase, const std::vector<Batch>& batches) const {
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
    begin_or_go_on(settings.step);
    Forwards forwards(batch.micro_batches.size());
    for (std::size_t i = under_way_.results.size(); i < phases_.size(); ++i)
        take_phase(phases_[i], batch, settings, forwards);
    return end_step();
}

/// Room for the results is there before the first update, so that none is forgotten.
void StepExecutor::begin_or_go_on(std::int64_t step) {
    if (under_way_.step != step)
        under_way_.results.clear();
    under_way_.step = step;
    under_way_.results.reserve(phases_.size());
}

StepRecord StepExecutor::end_step() {
    return timed(stages_, Stage::optimiser, [&] {
        StepRecord record;
        for (std::size_t i = 0; i < phases_.size(); ++i)
            add_to_record(under_way_.results[i], phases_[i].spec, record);
        under_way_.results.clear();
        return record;
    });
}

void StepExecutor::take_phase(Phase& phase, const GlobalBatch& batch, const StepSettings& settings,
                              Forwards& forwards) {
    timed(stages_, Stage::optimiser, [&] {
        phase.optimiser->zero_gradients(); // also what an attempt that failed has left
        if (warms_up(phase.spec, settings.step))
            phase.weights.copy_(weights_at(phase.spec, settings.step, device_));
    });
    ForwardBuffers buffers(model_);
    try {
        const at::Tensor means = accumulate(phase, batch, settings, forwards, buffers);
        timed(stages_, Stage::optimiser, [&] {
            under_way_.results.push_back(gate_and_update(phase, means, settings, buffers));
        });
    } catch (const std::exception&) {
        buffers.rewind();
        throw;
    }
}

/// Gradients of all micro-batches, and the means of the terms [terms].
at::Tensor StepExecutor::accumulate(const Phase& phase, const GlobalBatch& batch,
                                    const StepSettings& settings, Forwards& forwards,
                                    ForwardBuffers& buffers) {
    const at::Tensor factors =
        timed(stages_, Stage::copy, [&] { return mean_factors(phase, batch.micro_batches); });
    CounterNoise noise(static_cast<std::uint64_t>(config_.seed), settings.step);
    at::Tensor sum = at::zeros_like(phase.weights);
    const bool is_last = &phase == &phases_.back(), is_sliced = batch.micro_batches.size() > 1;
    for (std::size_t i = 0; i < batch.micro_batches.size(); ++i) {
        if (i > 0)
            buffers.rewind();
        seed_default_generator(config_, settings.step, i);
        const Batch there =
            timed(stages_, Stage::copy, [&] { return batch.micro_batches[i].to(device_); });
        at::Tensor means = timed(stages_, Stage::forward, [&] {
            return means_of(phase, forwards[i], there, noise, factors);
        });
        timed(stages_, Stage::backward, [&] {
            const at::Tensor loss = at::dot(means, phase.weights);
            (phase.scaler ? phase.scaler->scaled(loss) : loss).backward();
            sum += means.detach();
            means.reset(); // the graph it holds takes its time to go
            // A spent graph makes room for the next slice. One that a later phase wants is kept
            // only of a whole batch: slices are there because memory for one at a time is all there
            // is, and what is drawn for one is the same again.
            if (is_last || is_sliced)
                forwards[i].reset();
        });
    }
    return sum;
}

/// The forward pass where it is not there yet, and this phase's terms [terms].
at::Tensor StepExecutor::means_of(const Phase& phase, std::unique_ptr<ForwardState>& state,
                                  const Batch& batch, Noise& noise, const at::Tensor& factors) {
    const AutocastScope autocast(device_.type(), precision_);
    if (!state)
        state = model_.forward(batch, noise);
    return stack_sums(model_.losses(phase.index, *state, batch)) * factors;
}

/// Whatever needs memory comes before the update, which then works in place: a step that runs out
/// of memory has changed no weight, no moment, no average and no scale.
PhaseResult StepExecutor::gate_and_update(Phase& phase, const at::Tensor& term_means,
                                          const StepSettings& settings, ForwardBuffers& buffers) {
    const at::NoGradGuard no_gradients;
    const std::vector<at::Tensor> gradients = phase.optimiser->gradients();
    const at::Tensor total = at::dot(term_means, phase.weights);
    const at::Tensor overflow =
        phase.scaler ? phase.scaler->unscale(gradients) : at::zeros_like(total);
    const LossValues layer_norms =
        config_.debug == "layer_norms" ? gradient_norms(model_) : LossValues();
    const at::Tensor scale = phase.scaler ? phase.scaler->scale().clone() : at::ones_like(total);
    const at::Tensor norm = clip_gradients(gradients, config_.grad_clip);
    const at::Tensor limit =
        at::full({}, limit_of(phase.spec, settings.grad_norm_limits), norm.options());
    const at::Tensor found_inf = at::maximum(step_gate(total, norm, limit), overflow);
    PhaseResult result({term_means, total, norm, found_inf, overflow, scale}, layer_norms);
    const auto update = phase.optimiser->prepare(settings.learning_rate, found_inf);
    const bool is_last = &phase == &phases_.back();
    const auto shares =
        is_last ? average_.prepare(update.applied_steps, found_inf) : std::vector<at::Tensor>();
    buffers.rewind_if(found_inf);
    phase.optimiser->apply(update);
    if (is_last)
        average_.apply(shares);
    if (phase.scaler)
        phase.scaler->update(overflow);
    return result;
}

StepRecord StepExecutor::evaluate(const std::vector<Batch>& batches, std::int64_t micro_batch) {
    const at::NoGradGuard no_gradients;
    model_.eval();
    std::vector<Judged> judged;
    for (const Phase& phase : phases_)
        judged.push_back({mean_factors(phase, batches), at::zeros_like(phase.weights)});
    for (std::size_t i = 0; i < batches.size(); ++i) {
        CounterNoise noise(static_cast<std::uint64_t>(config_.seed),
                           -1 - static_cast<std::int64_t>(i)); // of no training step
        for (const Batch& slice : slices_of(batches[i], micro_batch))
            judge(slice.to(device_), noise, judged);
    }
    model_.train();
    return record_of(judged);
}

/// All phases judge what one forward pass has made.
void StepExecutor::judge(const Batch& batch, Noise& noise, std::vector<Judged>& judged) {
    std::unique_ptr<ForwardState> state;
    for (std::size_t i = 0; i < phases_.size(); ++i)
        judged[i].means += means_of(phases_[i], state, batch, noise, judged[i].factors);
}

StepRecord StepExecutor::record_of(const std::vector<Judged>& judged) const {
    StepRecord record;
    for (std::size_t i = 0; i < phases_.size(); ++i) {
        const PhaseSpec& spec = phases_[i].spec;
        const at::Tensor weights = weights_at(spec, end_of_warm_up, device_);
        const at::Tensor total = at::dot(judged[i].means, weights * judged_terms(spec, device_));
        const at::Tensor zero = at::zeros_like(total);
        add_to_record({{judged[i].means, total, zero, zero, zero, at::ones_like(total)}, {}}, spec,
                      record);
    }
    return record;
}

void StepExecutor::save(StateTree& checkpoint) const {
    checkpoint["state_dict"] = save_weights(model_);
    checkpoint["ema"] = average_.save();
    StateTree optimisers, scalers;
    for (const Phase& phase : phases_) {
        optimisers[phase.spec.name] = phase.optimiser->save();
        if (phase.scaler)
            scalers[phase.spec.name] = phase.scaler->save();
    }
    checkpoint["optimisers"] = std::move(optimisers);
    checkpoint["scalers"] = std::move(scalers);
}

Result<void> StepExecutor::load(const StateTree& checkpoint) {
    under_way_ = {};
    const auto weights = checkpoint.get<StateTree::Map>("state_dict");
    const auto averages = checkpoint.get<StateTree::Map>("ema");
    const auto optimisers = checkpoint.subtree("optimisers");
    const auto scalers = checkpoint.subtree("scalers");
    if (!weights || !averages)
        return fail(!weights ? weights.error() : averages.error());
    if (!optimisers || !scalers)
        return fail(!optimisers ? optimisers.error() : scalers.error());
    auto loaded = load_weights(model_, *weights).and_then([&] { return average_.load(*averages); });
    for (Phase& phase : phases_)
        loaded = loaded.and_then([&] { return load_phase(phase, *optimisers, *scalers); });
    return loaded;
}

/// A phase that was not trained before, or not in fp16, begins afresh.
Result<void> StepExecutor::load_phase(Phase& phase, const StateTree& optimisers,
                                      const StateTree& scalers) {
    const std::string& name = phase.spec.name;
    Result<void> loaded;
    if (optimisers.contains(name))
        loaded = optimisers.subtree(name).and_then(
            [&](const StateTree& state) { return phase.optimiser->load(state); });
    if (phase.scaler && scalers.contains(name))
        loaded = loaded.and_then([&] { return scalers.subtree(name); })
                     .and_then([&](const StateTree& state) { return phase.scaler->load(state); });
    return loaded;
}

} // namespace formant
