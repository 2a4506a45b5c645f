#include "engine/train/step/step_executor.h"

#include "engine/base/log.h"
#include "engine/train/step/backend_flags.h"
#include "engine/train/step/captured_runner.h"
#include "engine/train/step/group_reducer.h"

#include <torch/csrc/autograd/anomaly_mode.h>

namespace formant {
namespace {

StepProgram::Options program_options(const TrainConfig& config) {
    return {precision_of(config.precision), config.grad_clip};
}

std::unique_ptr<Reducer> make_reducer(ProcessGroup* group) {
    if (group == nullptr)
        return std::make_unique<SingleRank>();
    return std::make_unique<GroupReducer>(*group);
}

std::unique_ptr<StepRunner> make_runner(StepProgram& program, OptimizationState& state,
                                        const TrainConfig& config, at::Device device,
                                        bool has_other_ranks) {
    if (has_other_ranks) {
        if (config.replays_steps())
            log(LogLevel::warning,
                message(FORMANT_TR("train",
                                   "steps run eagerly: train.compile_mode has no effect with "
                                   "several ranks")));
        return std::make_unique<EagerRunner>(program);
    }
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
                           StageProfiler* stages, ProcessGroup* group)
    : config_(config), device_(device), state_(state), group_(group), reducer_(make_reducer(group)),
      program_(state_, *reducer_, program_options(config), stages),
      runner_(make_runner(program_, state_, config, device, has_other_ranks())),
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
    return read_result();
}

StepRecord StepExecutor::abort_step() {
    program_.abort_step(inputs_, result_);
    return read_result();
}

/// A step that a rank gave up is repeated from the phase in which it did so.
StepRecord StepExecutor::read_result() {
    inputs_.release_batch();
    return timed(stages_, Stage::optimizer, [&] {
        StepRecord record = result_.read(state_.phases());
        check_sums();
        if (record.out_of_memory_phase)
            state_.return_to_phase(*record.out_of_memory_phase);
        else
            state_.end_step();
        return record;
    });
}

/// The step counts as not completed, so that nobody saves what it has computed with partial sums.
void StepExecutor::check_sums() const {
    if (group_ == nullptr || !group_->completes_on_device())
        return;
    if (auto failure = group_->failure())
        throw RankFailure(std::move(*failure));
}

void StepExecutor::release_memory() {
    runner_->release_memory();
    reducer_->reset();
}

ValidationOptions StepExecutor::validation_options(std::int64_t micro_batch) const {
    return {device_, precision_of(config_.precision), static_cast<std::uint64_t>(config_.seed),
            micro_batch, group_};
}

StepRecord StepExecutor::evaluate(const std::vector<Batch>& batches, std::int64_t micro_batch) {
    StepRecord record = validation_losses(state_, batches, validation_options(micro_batch));
    check_sums();
    return record;
}

StepRecord StepExecutor::abort_validation() {
    StepRecord record = formant::abort_validation(state_, validation_options(/*micro_batch=*/1));
    check_sums();
    return record;
}

} // namespace formant
