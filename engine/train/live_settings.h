#pragma once

#include "engine/train/checkpoint_manager.h"
#include "engine/train/commands.h"
#include "engine/train/events.h"
#include "engine/train/layer_selection.h"
#include "engine/train/training_state.h"

namespace formant {

/// Changes the settings of a run between two of its steps.
class LiveSettings {
  public:
    /// The references must outlive the object.
    LiveSettings(TrainingState& state, CheckpointManager& checkpoints, TrainObserver& observer)
        : state_(state), checkpoints_(checkpoints), observer_(observer) {}

    /// Applies all settings of the change and emits SettingsChanged; or applies none and emits an
    /// Advice with the reason.
    void apply(const SettingsChange& change);

  private:
    Result<Message> try_apply(const SettingsChange& change);
    void set_trainable_layers(const LayerSelection& layers);

    TrainingState& state_;
    CheckpointManager& checkpoints_;
    TrainObserver& observer_;
};

} // namespace formant
