#pragma once

#include "engine/train/commands.h"
#include "engine/train/events.h"
#include "engine/train/layer_selection.h"
#include "engine/train/monitor/loss_judge.h"
#include "engine/train/monitor/validation_judge.h"
#include "engine/train/save_points.h"
#include "engine/train/step/step_executor.h"
#include "engine/train/train_config.h"
#include "engine/train/training_progress.h"

namespace formant {

JudgeConfig loss_judge_config(const TrainConfig& config);
ValidationJudgeConfig validation_judge_config(const TrainConfig& config);

/// Changes the settings of a training between two of its steps.
class LiveSettings {
  public:
    /// All of it outlives the object.
    struct Parts {
        TrainConfig& config; ///< what the training goes by
        TrainableModel& model;
        StepExecutor& executor;
        LossJudge& judge;
        ValidationJudge& validation_judge;
        SavePoints& save_points;
        TrainObserver& observer;
        const TrainingProgress& progress;
    };
    explicit LiveSettings(const Parts& parts) : in_(parts) {}

    /// All settings of the change, told as SettingsChanged; or none, and an Advice says why.
    void take(const SettingsChange& change);

  private:
    Result<Message> try_to_take(const SettingsChange& change);
    Result<void> train_layers(const LayerSelection& layers);

    Parts in_;
};

} // namespace formant
