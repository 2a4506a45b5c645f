#pragma once

#include "engine/hardware/device.h"
#include "engine/hardware/graph_recorder.h"
#include "engine/train/layer_selection.h"
#include "engine/train/step/step_executor.h"
#include "tests/support/timed_work.h"

namespace formant::test {

/// What follows `--serve`: the file for the twin's state, and optionally the device (as of --gpu),
/// "eager" or "replayed" (CUDA graphs), and another model and batch: preset, samples, frames and
/// precision.
struct TimedStepArguments {
    explicit TimedStepArguments(const std::vector<std::string>& given)
        : file(given.at(0)), device(given.size() > 1 ? open_device(given[1]).value() : at::kCPU),
          is_replayed(given.size() > 2 && given[2] == "replayed") {
        if (given.size() > 6) {
            preset = given[3];
            samples = std::stoll(given[4]);
            frames = std::stoll(given[5]);
            precision = given[6];
        }
    }
    /// Uses this model and batch where the arguments name none.
    TimedStepArguments or_else(const std::string& its_preset, std::int64_t its_samples,
                               std::int64_t its_frames) const {
        TimedStepArguments all = *this;
        if (preset.empty()) {
            all.preset = its_preset;
            all.samples = its_samples;
            all.frames = its_frames;
        }
        return all;
    }

    Path file;
    at::Device device;
    bool is_replayed;
    std::string preset, precision = "float32";
    std::int64_t samples = 0, frames = 0;
};

/// Runs a training step per input line.
inline int serve_steps(TrainableModel& model, TrainConfig config, const Batch& batch,
                       const TimedStepArguments& arguments) {
    const at::Device device = arguments.device;
    config.compile_mode = arguments.is_replayed ? "reduce-overhead" : "default";
    config.compile_fullgraph = arguments.is_replayed; // steps that run eagerly are an error
    if (arguments.is_replayed && !make_graph_recorder(device))
        return 1;
    model.to(device);
    OptimizationState state(model, config, device, select_layers(config, model)->trained);
    StepExecutor executor(state, config, device);
    GlobalBatch global;
    global.micro_batches = {batch};
    std::int64_t step = 0;
    return serve_timed([&](const std::string&) {
        executor.run(global, {++step, config.learning_rate});
        return "";
    });
}

} // namespace formant::test
