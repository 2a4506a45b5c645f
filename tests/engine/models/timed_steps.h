#pragma once

#include "engine/train/step/step_executor.h"
#include "engine/train/trained_layers.h"
#include "tests/support/timed_work.h"

namespace formant::test {

/// A training step on the CPU for every line.
inline int serve_steps(TrainableModel& model, const TrainConfig& config, const Batch& batch) {
    StepExecutor executor(model, config, at::kCPU, trained_layers(config, model)->trained);
    GlobalBatch global;
    global.micro_batches = {batch};
    std::int64_t step = 0;
    return serve_timed([&](const std::string&) {
        executor.run(global, {++step, config.learning_rate});
        return "";
    });
}

} // namespace formant::test
