#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/distributed/process_group.h"
#include "engine/session/training/rank_start.h"
#include "engine/train/commands.h"

#include <c10/core/Device.h>

namespace formant {

/// Executes the part of a run that a rank other than 0 has: it trains on its share of each batch
/// and writes nothing.
class RankWorker {
  public:
    /// The references must outlive the object. `device` is the argument of `--gpu`.
    RankWorker(ProcessGroup& group, std::string device, Path decode_program)
        : group_(group), device_(std::move(device)), decode_program_(std::move(decode_program)) {}

    /// Trains until rank 0 is done. Any error ends all ranks with the same cause.
    Result<void> run();
    CommandMailbox& commands() { return commands_; }
    CancellationToken& cancellation() { return cancellation_; }

  private:
    Result<void> train_or_fail();
    Result<void> train(RankStart start);
    Result<std::unique_ptr<PreparedTraining>> prepare(TrainingSetup& setup);
    Result<void> train_prepared(RankStart& start, PreparedTraining& training,
                                const RunHardware& hardware, const RankDevices& devices);

    ProcessGroup& group_;
    std::string device_;
    Path decode_program_;
    CommandMailbox commands_;
    CancellationToken cancellation_;
};

} // namespace formant
