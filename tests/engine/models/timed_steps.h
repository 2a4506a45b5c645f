#pragma once

#include "engine/train/layer_selection.h"
#include "engine/train/step/step_executor.h"
#include "tests/support/timed_work.h"

namespace formant::test {

/// Runs a training step on the CPU per input line.
inline int serve_steps(TrainableModel& model, const TrainConfig& config, const Batch& batch) {
    OptimizationState state(model, config, at::kCPU, select_layers(config, model)->trained);
    StepExecutor executor(state, config, at::kCPU);
    GlobalBatch global;
    global.micro_batches = {batch};
    std::int64_t step = 0;
    return serve_timed([&](const std::string&) {
        executor.run(global, {++step, config.learning_rate});
        return "";
    });
}

} // namespace formant::test
