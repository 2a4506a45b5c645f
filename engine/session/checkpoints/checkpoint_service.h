#pragma once

#include "engine/base/result.h"
#include "engine/session/checkpoints/checkpoint_removal.h"

#include <cstdint>
#include <string>
#include <vector>

// The room session/checkpoints holds the management of the checkpoint files of a run: listing,
// verification, clean-up, pinning, export for inference, and conversion to the upstream VITS and
// HiFi-GAN code.

namespace formant {

/// A checkpoint file, described by its name, size and first and last bytes; it is not read.
struct CheckpointFile {
    std::string file;
    std::int64_t step = -1; ///< from the name; -1: none
    std::uint64_t bytes = 0;
    bool has_hash = false;        ///< its SHA-256 is stored next to it
    bool looks_truncated = false; ///< its first or last bytes are not those of a checkpoint
    bool is_archived = false;     ///< abandoned or damaged; the run resumed without it
    bool is_pinned = false;       ///< clean-up never removes it
};

/// Lists the checkpoints of a run, newest step first. `path` is the folder of the run, its name in
/// `runs_folder` (empty: the user's data folder), or any folder with checkpoints. ErrorKind::usage
/// if it is none of these.
Result<std::vector<CheckpointFile>> list_checkpoints(const std::string& path,
                                                     const std::string& runs_folder = "");

/// The result of verifying one checkpoint file.
struct VerifiedCheckpoint {
    std::string file;
    bool is_intact = false;
    bool has_hash = false;    ///< false: it can be read, but no SHA-256 can be compared
    bool is_archived = false; ///< the run resumed without it: damage is harmless
    Message damage;           ///< what is wrong with it if it is not intact
};

/// Verifies one checkpoint file, or all that list_checkpoints() lists: reads them completely and
/// compares their SHA-256. A single file is never reported as archived.
Result<std::vector<VerifiedCheckpoint>> verify_checkpoints(const std::string& path,
                                                           const std::string& runs_folder = "");

/// The run to clean up and how many checkpoints to keep.
struct CleanRequest {
    std::string run;         ///< folder or name of a run, or a folder of checkpoints
    std::string runs_folder; ///< empty: the user's data folder
    std::int64_t keep = 3;   ///< number of intact step checkpoints to keep
    bool dry_run = false;    ///< report what would be removed without removing it
};

/// Removes surplus step checkpoints, archived ones (abandoned or damaged), and leftovers of
/// interrupted writes. The best, the final and pinned checkpoints are never removed; truncated step
/// checkpoints only if an intact one is kept. ErrorKind::usage while the run is training.
Result<CleanedCheckpoints> clean_checkpoints(const CleanRequest& request);

} // namespace formant
