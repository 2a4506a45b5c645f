#pragma once

#include "engine/train/step/exponential_moving_average.h"
#include "engine/train/step/phase_state.h"
#include "engine/train/train_config.h"

#include <set>
#include <vector>

namespace formant {

/// Holds what the steps of a run change: the model's weights and buffers, their EMA, and of each
/// phase moments and loss scale.
class OptimizationState {
  public:
    /// `trained` names the trainable parameters; the others are frozen.
    OptimizationState(TrainableModel& model, const TrainConfig& config, at::Device device,
                      const std::set<std::string>& trained);

    TrainableModel& model() { return model_; }
    const TrainableModel& model() const { return model_; }
    std::vector<PhaseState>& phases() { return phases_; } ///< those with trainable parameters
    ExponentialMovingAverage& ema() { return ema_; }

    /// Begins a step. A step that failed begins again after the phases that are done, so that none
    /// is updated twice.
    void begin_step(std::int64_t step);
    std::size_t phases_done() const { return phases_done_; }
    void complete_phase() { ++phases_done_; }
    void complete_phases() { phases_done_ = phases_.size(); } ///< those of a whole step
    void restart_step() { return_to_phase(0); }
    void return_to_phase(std::size_t position) { phases_done_ = position; }
    void end_step() { phases_done_ = 0; }

    /// Changes the trainable parameters between two steps. Parameters that stay trainable keep
    /// their moments, newly trainable ones start without; frozen ones have no gradient, no moments,
    /// and an EMA that does not change. If it throws, nothing has changed.
    void set_trainable(const std::set<std::string>& trained);
    /// Counts the changes of the trainable parameters.
    std::int64_t selection() const { return selection_; }

    /// Adds model, EMA, optimizer and scaler states to the checkpoint.
    void save(StateTree& checkpoint) const;
    /// A step that has begun is given up.
    Result<void> load(const StateTree& checkpoint);
    /// Returns how many of the trained weights have no moments in a checkpoint.
    std::int64_t missing_moments(const StateTree& checkpoint) const;

  private:
    std::vector<PhaseState> make_phases(const std::set<std::string>& trained) const;
    PhaseState make_phase(std::size_t index, const PhaseSpec& spec,
                          const NamedParameters& parameters) const;
    void transfer_optimizer_state(std::vector<PhaseState>& phases) const;
    void set_trainable_parameters(const std::set<std::string>& trained);
    static Result<void> load_phase(PhaseState& phase, const StateTree& optimizers,
                                   const StateTree& scalers);

    TrainableModel& model_;
    TrainConfig config_; ///< of the start; live changes arrive through the public setters alone
    at::Device device_;
    std::vector<PhaseState> phases_;
    ExponentialMovingAverage ema_;
    std::int64_t step_ = 0;       ///< that has begun last
    std::size_t phases_done_ = 0; ///< of that step
    std::int64_t selection_ = 0;
};

} // namespace formant
