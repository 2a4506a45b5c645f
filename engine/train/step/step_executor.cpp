#include "engine/train/step/step_executor.h"

#include "engine/base/log.h"
#include "engine/train/step/backend_flags.h"
#include "engine/train/step/captured_runner.h"
#include "engine/train/step/validation_losses.h"

#include <torch/csrc/autograd/anomaly_mode.h>

namespace formant {
namespace {

StepProgram::Options program_options(const TrainConfig& config) {
    return {precision_of(config.precision), config.grad_clip};
}

std::unique_ptr<StepRunner> make_runner(StepProgram& program, OptimizationState& state,
                                        const TrainConfig& config, at::Device device) {
    if (replays_steps_on(config, device))
        return std::make_unique<CapturedRunner>(
            program, state, make_graph_recorder(device).value(),
            CapturedRunner::Options{.required = config.compile_fullgraph});
    if (config.replays_steps())
        log(LogLevel::warning, message(FORMANT_TR("train", "steps run eagerly: {reason}"),
                                       {{"reason", *reason_against_graphs(device)}}));
    return std::make_unique<EagerRunner>(program);
}

} // namespace

StepExecutor::StepExecutor(OptimizationState& state, const TrainConfig& config, at::Device device,
                           StageProfiler* stages)
    : config_(config), device_(device), state_(state),
      program_(state_, reducer_, program_options(config), stages),
      runner_(make_runner(program_, state_, config, device)),
      inputs_(state.model().phases(), device),
      result_(state.model().phases(), state.model().layer_groups().size(), device),
      stages_(stages) {
    apply_backend_flags(config, device.type());
}

StepRecord StepExecutor::run(const GlobalBatch& batch, const StepSettings& settings) {
    TrainableModel& model = state_.model();
    model.train();
    std::optional<torch::autograd::DetectAnomalyGuard> anomaly;
    if (config_.debug == "anomaly")
        anomaly.emplace(/*check_nan=*/true);
    state_.begin_step(settings.step);
    timed(stages_, Stage::copy,
          [&] { inputs_.fill(model, batch, settings, static_cast<std::uint64_t>(config_.seed)); });
    runner_->run(inputs_, result_);
    inputs_.release_batch();
    return timed(stages_, Stage::optimizer, [&] {
        StepRecord record = result_.read(state_.phases());
        state_.end_step();
        return record;
    });
}

StepRecord StepExecutor::evaluate(const std::vector<Batch>& batches, std::int64_t micro_batch) {
    return validation_losses(state_, batches,
                             {device_, precision_of(config_.precision),
                              static_cast<std::uint64_t>(config_.seed), micro_batch});
}

} // namespace formant
