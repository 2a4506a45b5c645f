#include "engine/train/step/optimization_state.h"

#include "engine/models/model_weights.h"
#include "engine/train/step/precision.h"

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

NamedParameters trained_parameters(const TrainableModel& model, const PhaseSpec& phase,
                                   const std::set<std::string>& trained) {
    const auto all = model.named_parameters();
    NamedParameters parameters;
    for (const std::string& name : phase.parameters)
        if (trained.contains(name))
            parameters.emplace_back(name, all[name]);
    return parameters;
}

/// Weight decay would change the rows that are not trained.
std::set<std::string> not_decayed_in(const PhaseSpec& spec) {
    std::set<std::string> names = spec.not_decayed;
    for (const auto& [parameter, rows] : spec.trained_rows)
        names.insert(parameter);
    return names;
}

/// Returns the rows of all phases of which only some rows are trained.
std::map<std::string, at::Tensor> trained_rows(const std::vector<PhaseState>& phases) {
    std::map<std::string, at::Tensor> rows;
    for (const PhaseState& phase : phases)
        rows.insert(phase.spec.trained_rows.begin(), phase.spec.trained_rows.end());
    return rows;
}

/// Moments of an earlier step, in which more rows were trained, would move them.
void clear_other_moments(PhaseState& phase) {
    for (const auto& [parameter, rows] : phase.spec.trained_rows)
        phase.optimizer->clear_other_moments(parameter, rows);
}

} // namespace

OptimizationState::OptimizationState(TrainableModel& model, const TrainConfig& config,
                                     at::Device device, const std::set<std::string>& trained)
    : model_(model), config_(config), device_(device),
      ema_(ema_parameters(model), trained, config.ema_decay) {
    set_trainable_parameters(trained);
    phases_ = make_phases(trained);
    ema_.set_trainable(trained, trained_rows(phases_));
}

void OptimizationState::set_trainable_parameters(const std::set<std::string>& trained) {
    for (const auto& parameter : model_.named_parameters()) {
        const bool is_trained = trained.contains(parameter.key());
        at::Tensor(parameter.value()).set_requires_grad(is_trained);
        if (!is_trained)
            parameter.value().mutable_grad().reset();
    }
}

/// Builds the phases with at least one trainable parameter.
std::vector<PhaseState> OptimizationState::make_phases(const std::set<std::string>& trained) const {
    std::vector<PhaseState> phases;
    const std::vector<PhaseSpec> specs = model_.phases();
    for (std::size_t i = 0; i < specs.size(); ++i)
        if (auto parameters = trained_parameters(model_, specs[i], trained); !parameters.empty())
            phases.push_back(make_phase(i, specs[i], parameters));
    return phases;
}

PhaseState OptimizationState::make_phase(std::size_t index, const PhaseSpec& spec,
                                         const NamedParameters& parameters) const {
    const AdamWConfig adamw{config_.betas[0], config_.betas[1], config_.weight_decay,
                            config_.epsilon};
    PhaseState phase{
        index, spec, std::make_unique<FusedAdamW>(parameters, adamw, not_decayed_in(spec)), {}, {}};
    if (precision_of(config_.precision) == Precision::fp16)
        phase.scaler.emplace(GradientScaler::Config{config_.amp_init_scale}, device_);
    if (config_.debug == "layer_norms")
        phase.layers = trained_layers(model_, parameters);
    return phase;
}

void OptimizationState::begin_step(std::int64_t step) {
    if (step_ != step)
        phases_done_ = 0;
    step_ = step;
}

void OptimizationState::set_trainable(const std::set<std::string>& trained) {
    std::vector<PhaseState> phases = make_phases(trained);
    transfer_optimizer_state(phases);
    phases_ = std::move(phases);
    set_trainable_parameters(trained);
    ema_.set_trainable(trained, trained_rows(phases_));
    ++selection_;
}

/// Copies moments and loss scale of the current phases to `phases`.
void OptimizationState::transfer_optimizer_state(std::vector<PhaseState>& phases) const {
    for (PhaseState& phase : phases) {
        const auto current = std::ranges::find(phases_, phase.index, &PhaseState::index);
        if (current == phases_.end())
            continue;
        phase.scaler = current->scaler;
        phase.optimizer->adopt(*current->optimizer);
        clear_other_moments(phase);
    }
}

void OptimizationState::save(StateTree& checkpoint) const {
    checkpoint["state_dict"] = save_weights(model_);
    checkpoint["ema"] = ema_.save();
    StateTree optimizers, scalers;
    for (const PhaseState& phase : phases_) {
        optimizers[phase.spec.name] = phase.optimizer->save();
        if (phase.scaler)
            scalers[phase.spec.name] = phase.scaler->save();
    }
    checkpoint["optimisers"] = std::move(optimizers);
    checkpoint["scalers"] = std::move(scalers);
}

Result<void> OptimizationState::load(const StateTree& checkpoint) {
    phases_done_ = 0;
    const auto weights = checkpoint.get<StateTree::Map>("state_dict");
    const auto averages = checkpoint.get<StateTree::Map>("ema");
    const auto optimizers = checkpoint.subtree("optimisers");
    const auto scalers = checkpoint.subtree("scalers");
    if (!weights || !averages)
        return fail(!weights ? weights.error() : averages.error());
    if (!optimizers || !scalers)
        return fail(!optimizers ? optimizers.error() : scalers.error());
    auto loaded = load_weights(model_, *weights).and_then([&] { return ema_.load(*averages); });
    for (PhaseState& phase : phases_)
        loaded = loaded.and_then([&] { return load_phase(phase, *optimizers, *scalers); });
    return loaded;
}

std::int64_t OptimizationState::missing_moments(const StateTree& checkpoint) const {
    const auto optimizers = checkpoint.subtree("optimisers").value_or(StateTree());
    std::int64_t missing = 0;
    for (const PhaseState& phase : phases_)
        missing += phase.optimizer->missing_moments(
            optimizers.subtree(phase.spec.name).value_or(StateTree()));
    return missing;
}

/// A phase without saved state (it was frozen, or not in fp16) keeps its initial state.
Result<void> OptimizationState::load_phase(PhaseState& phase, const StateTree& optimizers,
                                           const StateTree& scalers) {
    const std::string& name = phase.spec.name;
    Result<void> loaded;
    if (optimizers.contains(name))
        loaded = optimizers.subtree(name).and_then(
            [&](const StateTree& state) { return phase.optimizer->load(state); });
    clear_other_moments(phase);
    if (phase.scaler && scalers.contains(name))
        loaded = loaded.and_then([&] { return scalers.subtree(name); })
                     .and_then([&](const StateTree& state) { return phase.scaler->load(state); });
    return loaded;
}

} // namespace formant
