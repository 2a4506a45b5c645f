#pragma once

#include "engine/base/result.h"
#include "engine/session/checkpoints/checkpoint_removal.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// A checkpoint file as its name, size and ends tell; it was not read.
struct CheckpointFile {
    std::string file;
    std::int64_t step = -1; ///< of the name; -1: none
    std::uint64_t bytes = 0;
    bool has_hash = false;      ///< its SHA-256 lies beside it
    bool looks_damaged = false; ///< its ends are not those of a checkpoint
    bool set_aside = false;     ///< a run went on without it
    bool kept_by_hand = false;  ///< no rule removes it
};

/// The checkpoints of a run (its folder, or its name in `runs_folder`; empty: the user's data
/// folder), or of any folder that has some, newest step first. ErrorKind::usage where it is
/// neither.
Result<std::vector<CheckpointFile>> list_checkpoints(const std::string& path,
                                                     const std::string& runs_folder = "");

struct CheckedCheckpoint {
    std::string file;
    bool whole = false;
    bool has_hash = false;  ///< false: it reads well, but nothing says that it is as it was written
    bool set_aside = false; ///< a run went on without it: its damage does no harm
    Message damage;         ///< where it is not whole
};

/// Compares with the SHA-256 and reads everything: a file, or all that would be listed. Only among
/// many are some set aside.
Result<std::vector<CheckedCheckpoint>> check_checkpoints(const std::string& path,
                                                         const std::string& runs_folder = "");

struct CleanRequest {
    std::string run;         ///< its folder or name, or a folder of checkpoints
    std::string runs_folder; ///< empty: the user's data folder
    std::int64_t keep = 3;   ///< whole step checkpoints that stay
    bool only_tell = false;
};

/// Removes older step checkpoints, those that a run went on without (abandoned, damaged), and what
/// interrupted writing has left; never the best, the final, one that is kept by hand, or a newer
/// one than the oldest that stays, unless it was cut and a whole one stays. ErrorKind::usage while
/// the run is trained.
Result<CleanedCheckpoints> clean_checkpoints(const CleanRequest& request);

} // namespace formant
