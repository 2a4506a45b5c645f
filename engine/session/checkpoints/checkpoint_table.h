#pragma once

#include "engine/base/cancellation.h"
#include "engine/session/checkpoints/checkpoint_service.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// The reason for which a checkpoint is kept or will be removed; the first that applies.
enum class RetentionReason {
    pinned,        ///< pinned by the user
    best,          ///< lowest validation loss, or promoted by the user
    final_weights, ///< final_ema.pt, written at the end of training
    recent,        ///< one of the newest N step checkpoints
    archived,      ///< the run resumed without it; removed by the next clean-up
    surplus,       ///< older than the newest N; removed by the next clean-up
    unknown,       ///< not written by this program under this name
};

/// A checkpoint with the reason for keeping it and its losses.
struct CheckpointRow {
    CheckpointFile file;
    RetentionReason kept = RetentionReason::unknown;
    std::optional<double> training_loss;   ///< total loss of its step
    std::optional<double> validation_loss; ///< total loss, if its step was validated
};

/// The checkpoints of a run, with their retention reasons and losses.
struct CheckpointTable {
    std::string folder;          ///< folder of the checkpoints
    std::int64_t max_recent = 0; ///< train.keep_checkpoints: number of step checkpoints kept
    std::vector<CheckpointRow> rows;
};

/// Lists the checkpoints of a run as list_checkpoints() does, with reasons and losses. The losses
/// are read from the run's metrics.jsonl; a folder that belongs to no run has none. Errors as
/// list_checkpoints().
Result<CheckpointTable> read_checkpoint_table(const std::string& run,
                                              const std::string& runs_folder,
                                              const CancellationToken& cancellation);

} // namespace formant
