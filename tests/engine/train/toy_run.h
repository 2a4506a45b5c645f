#pragma once

#include "engine/train/trainer.h"
#include "tests/engine/train/toy_training.h"
#include "tests/support/recorder.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <filesystem>

namespace formant::test {

inline TrainConfig toy_config(std::int64_t max_steps) {
    TrainConfig config;
    config.max_steps = max_steps;
    config.batch_size = 8;
    config.gradient_accumulation_steps = 1;
    config.precision = "float32";
    config.learning_rate = 0.02;
    config.warmup_steps = 5;
    config.valid_interval_steps = 10;
    config.save_interval_steps = 10;
    config.sample_interval_steps = 10;
    return config;
}

inline Path created(const Path& folder) {
    std::filesystem::create_directories(folder);
    return folder;
}

/// A run of the toy model with all objects that it needs.
struct ToyRun {
    explicit ToyRun(const TrainConfig& train_config, const Path& checkpoint_folder,
                    ToyModel::Options options = {})
        : config(train_config), folder(created(checkpoint_folder)), model(options),
          source(train_config.batch_size * train_config.gradient_accumulation_steps,
                 train_config.batch_size) {
        header["model"] = "toy";
    }

    TrainConfig config;
    Path folder;
    ToyModel model;
    ToySource source;
    std::vector<Batch> validation;
    CheckpointStore store{folder};
    StateTree header;
    Recorder recorder;
    CommandMailbox commands;
    StepBoundary* boundary = nullptr; ///< null: the run decides alone
    std::function<Result<void>(std::int64_t, SampleWeights)> synthesize_samples;
    std::vector<RecordedSettingsChange> pending_setting_changes;
    std::optional<MemoryUse> reduced_memory;
    ProcessGroup* group = nullptr; ///< null: the run has one rank

    Result<void> train(bool resume = false) {
        const auto layers = select_layers(config, model);
        if (!layers)
            return fail(layers.error());
        SingleRankBoundary alone(commands);
        Trainer trainer({model, source, validation, config, *layers, at::kCPU, store, header,
                         recorder, boundary ? *boundary : alone, commands, synthesize_samples,
                         pending_setting_changes, reduced_memory, group});
        if (resume) {
            auto newest = store.load_newest();
            if (!newest)
                return fail(newest.error());
            if (auto resumed = trainer.resume((*newest)->state); !resumed)
                return resumed;
        }
        return trainer.run();
    }
    /// Posts the command at the step boundary after `step`.
    void post_at(std::int64_t step, PostedCommand command) {
        act_at(step, [this, command] { commands.post(command); });
    }
    /// Calls `act` at the step boundary after `step`.
    void act_at(std::int64_t step, std::function<void()> act) {
        recorder.also = [step, act = std::move(act)](const TrainEvent& event) {
            const auto* report = std::get_if<StepReport>(&event);
            if (report != nullptr && report->step == step)
                act();
        };
    }
    std::vector<double> totals() const {
        std::vector<double> values;
        for (const StepReport& report : recorder.all<StepReport>())
            values.push_back(report.total);
        return values;
    }
};

/// Returns copies of the current parameters by name.
inline std::map<std::string, at::Tensor> weights_of(const ToyModel& model) {
    std::map<std::string, at::Tensor> weights;
    for (const auto& parameter : model.named_parameters())
        weights[parameter.key()] = parameter.value().detach().clone();
    return weights;
}

/// Returns how often `id` occurs in `ids`.
inline std::int64_t count(const std::vector<std::string>& ids, const std::string& id) {
    return std::count(ids.begin(), ids.end(), id);
}

inline bool same_weights(const ToyModel& a, const ToyModel& b) {
    const auto theirs = weights_of(b);
    for (const auto& [name, weight] : weights_of(a))
        if (!at::equal(weight, theirs.at(name)))
            return false;
    return true;
}

} // namespace formant::test
