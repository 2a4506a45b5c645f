#include "engine/tuning/timed_steps.h"

#include "engine/train/internal_error.h"
#include "engine/train/progress_clock.h"

#include <ATen/DeviceAccelerator.h>

namespace formant {
namespace {

/// The first steps choose algorithms and take memory.
constexpr std::int64_t warm_up_steps = 3;

bool works_on_the_device(Stage stage) {
    return stage == Stage::copy || stage == Stage::forward || stage == Stage::backward ||
           stage == Stage::optimiser;
}

/// Steps as the trainer takes them, without what comes once in hundreds of steps.
class TimedSteps {
  public:
    explicit TimedSteps(const TimedStepsInputs& inputs)
        : in_(inputs), executor_(in_.model, in_.config, in_.device, in_.trained, &in_.stages) {}

    Result<void> take(std::int64_t steps, const Cancellation& cancellation) {
        for (std::int64_t i = 0; i < steps; ++i) {
            if (cancellation.requested())
                return fail(ErrorKind::interrupted, message(FORMANT_TR("tuning", "stopped")));
            if (auto taken = timed(&in_.stages, Stage::step, [&] { return take_one(); }); !taken)
                return taken;
        }
        return {};
    }

  private:
    Result<void> take_one() {
        clock_.begin_step();
        const auto batch = in_.data.next();
        clock_.data_is_there();
        if (!batch)
            return fail(batch.error());
        const StepRecord record = executor_.run(*batch, {++step_, in_.config.learning_rate});
        clock_.end_step();
        timed(&in_.stages, Stage::logging, [&] { report(record); });
        return {};
    }

    void report(const StepRecord& record) {
        StepReport report;
        report.step = step_;
        report.max_steps = in_.config.max_steps;
        report.losses = record.losses;
        report.total = record.total;
        report.learning_rate = in_.config.learning_rate;
        report.grad_norm = record.grad_norm;
        report.grad_norms = norms_of_phases(record);
        clock_.fill_in(report, in_.config.batch_size * in_.config.gradient_accumulation_steps);
        in_.observer.on_event(report);
    }

    const TimedStepsInputs& in_;
    StepExecutor executor_;
    ProgressClock clock_;
    std::int64_t step_ = 0;
};

} // namespace

Result<void> timed_steps(const TimedStepsInputs& inputs, std::int64_t steps,
                         const Cancellation& cancellation) {
    try {
        TimedSteps loop(inputs);
        return loop.take(warm_up_steps, cancellation)
            .map([&] { inputs.stages.clear(); })
            .and_then([&] { return loop.take(steps, cancellation); });
    } catch (const std::exception& failure) { // LibTorch throws where memory does not suffice
        return fail(internal_error(failure));
    }
}

std::function<void(Stage)> wait_for(at::Device device) {
    if (device.is_cpu())
        return {};
    return [device](Stage stage) {
        if (works_on_the_device(stage))
            at::accelerator::synchronizeDevice(device.index());
    };
}

} // namespace formant
