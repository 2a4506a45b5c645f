#pragma once

#include "engine/data/batches/synthetic_batch.h"
#include "engine/models/model_kinds.h"
#include "engine/train/layer_selection.h"
#include "engine/train/step/step_executor.h"
#include "tests/support/voices/tiny_model.h"

#include <ATen/ATen.h>

#include <limits>
#include <optional>
#include <string>

namespace formant::test {

/// A training run on a device, with the same weights and batches on every device.
struct DeviceRun {
    /// The smallest model of a kind.
    DeviceRun(const std::string& kind, at::Device where, const TrainConfig& config = {})
        : device(where), model(tiny_model(kind)) {
        take_batch(0);
        trainable().to(device);
        state.emplace(trainable(), config, device, select_layers(config, trainable())->trained);
        executor.emplace(*state, config, device);
    }

    /// Takes the batch of that number, all of one shape.
    void take_batch(int number) {
        at::manual_seed(static_cast<std::uint64_t>(5 + number));
        batch = synthetic_batch(trainable().features(), /*samples=*/4, /*micro_batch=*/4,
                                /*frames=*/60, /*tokens=*/12);
    }
    TrainableModel& trainable() { return *model.trainable; }
    /// Runs a step and returns its loss; NaN if the step was skipped.
    double step(std::int64_t number) {
        const StepRecord record = executor->run(batch, {number, learning_rate});
        return record.applied ? record.total : std::numeric_limits<double>::quiet_NaN();
    }

    static constexpr double learning_rate = 2e-4;
    at::Device device;
    Model model;
    std::optional<OptimizationState> state;
    std::optional<StepExecutor> executor;
    GlobalBatch batch;
};

} // namespace formant::test
