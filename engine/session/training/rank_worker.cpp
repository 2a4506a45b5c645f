#include "engine/session/training/rank_worker.h"

#include "engine/base/log.h"
#include "engine/distributed/cancel_on_failure.h"
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
    if (const auto usable = use_rank_devices(group_, *hardware); !usable)
        return fail(usable.error());
    LoggedReport report;
    TrainingSetup setup(
        {start.point, hardware->device, decode_program_, cancellation_, report, &group_},
        start.config);
    return prepare(setup).and_then([&](std::unique_ptr<PreparedTraining> training) {
        return train_prepared(start, *training, hardware->device);
    });
}

Result<std::unique_ptr<PreparedTraining>> RankWorker::prepare(TrainingSetup& setup) {
    const CancelOnFailure cancel_on_failure(&group_, cancellation_);
    return setup.prepare()
        .map([&](std::unique_ptr<PreparedTraining> training) {
            setup.add_validation(*training);
            return training;
        })
        .map_error([&](Error error) { return cancel_on_failure.cause_of(std::move(error)); });
}

Result<void> RankWorker::train_prepared(RankStart& start, PreparedTraining& training,
                                        c10::Device device) {
    const auto reduced_memory = agree_on_start(group_, training, std::nullopt);
    if (!reduced_memory)
        return fail(reduced_memory.error());
    LoggedReport report;
    CheckpointStore store{Path()}; // rank 0 has the folder
    RankedBoundary boundary(group_, commands_, report);
    Trainer trainer({*training.model.trainable,
                     *training.source,
                     training.validation,
                     training.train,
                     training.layers,
                     device,
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
