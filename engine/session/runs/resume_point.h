#pragma once

#include "engine/checkpoint/checkpoint_store.h"
#include "engine/session/config/run_config.h"

#include <cstdint>
#include <optional>
#include <string>

namespace formant {

/// The state that a run starts from: a fresh one, or the checkpoint that it resumes. It is resolved
/// once for each start and handed to hardware settings, preflight checks, and training, so that
/// they never use different files.
struct ResumePoint {
    /// The checkpoint, completely read and verified; nothing if the run starts fresh.
    std::optional<LoadedCheckpoint> checkpoint;
    /// The configuration of the run that the checkpoint belongs to (`config.yaml` next to its
    /// `checkpoints/`, or else the copy in the checkpoint); nothing if the run starts fresh or
    /// neither can be read.
    std::optional<RunConfig> original_config;

    bool starts_fresh() const { return !checkpoint; }
    /// Returns the number of steps that are already trained; 0 if the run starts fresh.
    std::int64_t step() const;
};

/// Resolves `--resume` (RunRequest::resume) for the run in `run_folder`. "auto" reads step_N.pt
/// files from the newest to the oldest, then the best checkpoints, and takes the first that is
/// intact; corrupt ones are listed in `checkpoint->damaged`. A file name takes that file. Reads the
/// whole checkpoint, so call it in the background. ErrorKind::usage if "never" would overwrite
/// checkpoints; ErrorKind::checkpoint if the named file, or every file of the run, is corrupt, or
/// holds a voice only.
Result<ResumePoint> resolve_resume_point(const std::string& resume, const Path& run_folder);

} // namespace formant
