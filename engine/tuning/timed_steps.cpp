#include "engine/tuning/timed_steps.h"

#include "engine/train/internal_error.h"
#include "engine/train/progress_clock.h"

#include <ATen/DeviceAccelerator.h>

namespace formant {
namespace {

bool runs_on_device(Stage stage) {
    return stage == Stage::copy || stage == Stage::forward || stage == Stage::backward ||
           stage == Stage::communication || stage == Stage::optimizer;
}

/// Runs steps like the trainer, without actions that occur once in hundreds of steps.
class TimedSteps {
  public:
    explicit TimedSteps(const TimedStepsInputs& inputs)
        : inputs_(inputs), state_(inputs_.model, inputs_.config, inputs_.device, inputs_.trained),
          executor_(state_, inputs_.config, inputs_.device, &inputs_.stages, inputs_.group) {}

    Result<void> run(std::int64_t steps, const CancellationToken& cancellation) {
        for (std::int64_t i = 0; i < steps; ++i) {
            if (cancellation.requested())
                return fail(ErrorKind::interrupted, message(FORMANT_TR("tuning", "stopped")));
            if (auto done = timed(&inputs_.stages, Stage::step, [&] { return run_step(); }); !done)
                return done;
        }
        return {};
    }

  private:
    Result<void> run_step() {
        clock_.begin_step();
        const auto batch = inputs_.data.next();
        clock_.data_ready();
        if (!batch)
            return fail(batch.error());
        const StepRecord record = executor_.run(*batch, {++step_, inputs_.config.learning_rate});
        clock_.end_step();
        timed(&inputs_.stages, Stage::logging, [&] { report(record); });
        return {};
    }

    void report(const StepRecord& record) {
        StepReport report;
        report.step = step_;
        report.max_steps = inputs_.config.max_steps;
        report.losses = record.losses;
        report.total = record.total;
        report.learning_rate = inputs_.config.learning_rate;
        report.grad_norm = record.grad_norm;
        report.grad_norms = phase_grad_norms(record);
        clock_.fill_in(report, inputs_.config.samples_per_step());
        inputs_.observer.on_event(report);
    }

    const TimedStepsInputs& inputs_;
    OptimizationState state_;
    StepExecutor executor_;
    ProgressClock clock_;
    std::int64_t step_ = 0;
};

} // namespace

Result<void> timed_steps(const TimedStepsInputs& inputs, std::int64_t steps,
                         const CancellationToken& cancellation) {
    try {
        TimedSteps loop(inputs);
        return loop.run(timed_steps_warmup, cancellation)
            .map([&] { inputs.stages.clear(); })
            .and_then([&] { return loop.run(steps, cancellation); });
    } catch (const RankFailure& lost) {
        return fail(lost.error());
    } catch (const std::exception& failure) { // LibTorch throws if memory runs out
        return fail(internal_error(failure));
    }
}

std::function<void(Stage)> device_synchronizer(at::Device device) {
    if (device.is_cpu())
        return {};
    return [device](Stage stage) {
        // Does not wait for the whole device: sums over ranks run on a stream of their own.
        if (runs_on_device(stage))
            at::accelerator::getCurrentStream(device.index()).synchronize();
    };
}

} // namespace formant
