#include "engine/session/training/rank_worker.h"

#include "engine/base/log.h"
#include "engine/base/os/os_thread_start.h"
#include "engine/distributed/cancel_on_failure.h"
#include "engine/session/hardware/latest_gpu_sample.h"
#include "engine/session/hardware/run_hardware.h"
#include "engine/train/internal_error.h"
#include "engine/train/ranked_boundary.h"
#include "engine/train/trainer.h"

namespace formant {
namespace {

/// Logs what rank 0 shows to the user.
class LoggedReport : public RunReporter, public TrainObserver {
  public:
    void report_state(RunPhase, Message what) override { log(LogLevel::info, what); }
    void advise(const std::string&, Message what) override { log(LogLevel::info, what); }
    void on_event(const TrainEvent&) override {}
};

/// Samples the GPU of this rank for rank 0, which may be on another machine; null without one.
Result<std::unique_ptr<LatestGpuSample>> sample_gpu(const RunHardware& hardware,
                                                    const TrainConfig& config) {
    const GpuInfo* gpu = gpu_of(hardware);
    if (gpu == nullptr || config.telemetry_hz <= 0)
        return std::unique_ptr<LatestGpuSample>();
    return with_threads(
        [&] { return std::make_unique<LatestGpuSample>(gpu->uuid, config.telemetry_hz); });
}

} // namespace

Result<void> RankWorker::run() {
    auto end = train_or_fail();
    if (!end)
        group_.report_failure(end.error());
    return end;
}

Result<void> RankWorker::train_or_fail() {
    try {
        return receive_start(group_).and_then(
            [&](RankStart start) { return train(std::move(start)); });
    } catch (const RankFailure& lost) {
        return fail(lost.error());
    } catch (const std::exception& failure) {
        return fail(internal_error(failure));
    }
}

Result<void> RankWorker::train(RankStart start) {
    const auto hardware = resolve_run_hardware(device_, start.config, start.config);
    if (!hardware)
        return fail(hardware.error());
    const auto devices = use_rank_devices(group_, *hardware);
    if (!devices)
        return fail(devices.error());
    LoggedReport report;
    TrainingSetup setup(
        {start.point, hardware->device, decode_program_, cancellation_, report, &group_},
        start.config);
    return prepare(setup).and_then([&](std::unique_ptr<PreparedTraining> training) {
        return train_prepared(start, *training, *hardware, *devices);
    });
}

Result<std::unique_ptr<PreparedTraining>> RankWorker::prepare(TrainingSetup& setup) {
    const CancelOnFailure cancel_on_failure(&group_, cancellation_);
    return setup.prepare()
        .and_then([&](std::unique_ptr<PreparedTraining> training) {
            return setup.add_validation(*training).map([&] { return std::move(training); });
        })
        .map_error([&](Error error) { return cancel_on_failure.cause_of(std::move(error)); });
}

Result<void> RankWorker::train_prepared(RankStart& start, PreparedTraining& training,
                                        const RunHardware& hardware, const RankDevices& devices) {
    const auto reduced_memory = agree_on_start(group_, training, std::nullopt);
    if (!reduced_memory)
        return fail(reduced_memory.error());
    LoggedReport report;
    CheckpointStore store{Path()}; // rank 0 has the folder
    const auto sampled = sample_gpu(hardware, training.train);
    if (!sampled)
        return fail(sampled.error());
    std::function<std::optional<GpuSample>()> take_gpu_sample;
    if (*sampled)
        take_gpu_sample = [&sampled] { return (*sampled)->get(); };
    RankedBoundary boundary(group_, commands_, report,
                            boundary_options(training, devices, take_gpu_sample));
    Trainer trainer({*training.model.trainable,
                     *training.source,
                     training.validation,
                     training.train,
                     training.layers,
                     hardware.device,
                     store,
                     training.header,
                     report,
                     boundary,
                     commands_,
                     {},
                     start.pending.changes,
                     *reduced_memory,
                     &group_});
    if (!start.point.starts_fresh())
        if (auto resumed = trainer.resume(start.point.checkpoint->state); !resumed)
            return resumed;
    start.point.checkpoint.reset(); // model and trainer hold its contents now
    return trainer.run();
}

} // namespace formant
