#pragma once

#include "engine/base/cancellation.h"
#include "engine/session/checkpoints/checkpoint_service.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Why a checkpoint is there; the first that holds.
enum class KeptBecause {
    by_hand,   ///< somebody wants it
    best,      ///< of the validations, or promoted
    last,      ///< final_ema.pt: what the training ended with
    newest,    ///< one of the newest N step checkpoints
    set_aside, ///< a run went on without it; the next cleaning takes it
    beyond,    ///< older than the newest N; the next cleaning takes it
    unknown,   ///< not by a rule of this program: somebody put it there
};

struct CheckpointRow {
    CheckpointFile file;
    KeptBecause kept = KeptBecause::unknown;
    std::optional<double> training_loss;   ///< total, of that step
    std::optional<double> validation_loss; ///< total, where that step was validated
};

struct CheckpointTable {
    std::string folder;      ///< of the checkpoints
    std::int64_t newest = 0; ///< how many step checkpoints the run keeps: train.keep_checkpoints
    std::vector<CheckpointRow> rows;
};

/// What list_checkpoints() has, with the reasons and losses, the newest step first. Reads the
/// run's metrics.jsonl; of a folder that belongs to no run there are no losses. ErrorKind::usage as
/// list_checkpoints().
Result<CheckpointTable> read_checkpoint_table(const std::string& run,
                                              const std::string& runs_folder,
                                              const Cancellation& cancellation);

} // namespace formant
