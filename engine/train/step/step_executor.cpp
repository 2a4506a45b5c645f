#include "engine/train/step/step_executor.h"

#include "engine/train/step/backend_flags.h"
#include "engine/train/step/validation_losses.h"

#include <torch/csrc/autograd/anomaly_mode.h>

namespace formant {
namespace {

StepProgram::Options program_options(const TrainConfig& config) {
    return {precision_of(config.precision), config.grad_clip};
}

} // namespace

StepExecutor::StepExecutor(TrainableModel& model, const TrainConfig& config, at::Device device,
                           const std::set<std::string>& trained, StageProfiler* stages)
    : config_(config), device_(device), state_(model, config, device, trained),
      program_(state_, reducer_, program_options(config), stages), runner_(program_),
      inputs_(model.phases(), device), result_(model.phases(), model.layer_groups().size(), device),
      stages_(stages) {
    apply_backend_flags(config, device.type());
}

StepRecord StepExecutor::run(const GlobalBatch& batch, const StepSettings& settings) {
    TrainableModel& model = state_.model();
    model.train();
    std::optional<torch::autograd::DetectAnomalyGuard> anomaly;
    if (config_.debug == "anomaly")
        anomaly.emplace(/*check_nan=*/true);
    if (step_ != settings.step)
        result_.start_over();
    step_ = settings.step;
    timed(stages_, Stage::copy,
          [&] { inputs_.fill(model, batch, settings, static_cast<std::uint64_t>(config_.seed)); });
    runner_.run(inputs_, result_);
    return timed(stages_, Stage::optimizer, [&] {
        StepRecord record = result_.read(state_.phases());
        result_.start_over();
        return record;
    });
}

StepRecord StepExecutor::evaluate(const std::vector<Batch>& batches, std::int64_t micro_batch) {
    return validation_losses(state_, batches,
                             {device_, precision_of(config_.precision),
                              static_cast<std::uint64_t>(config_.seed), micro_batch});
}

Result<void> StepExecutor::load(const StateTree& checkpoint) {
    result_.start_over();
    return state_.load(checkpoint);
}

} // namespace formant
