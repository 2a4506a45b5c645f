#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace formant {

class OpenFolder;

/// A saved checkpoint and its step.
struct SavedStep {
    std::int64_t step = 0;
    Path file;
};

struct DamagedCheckpoint {
    Path file;
    Message why;
};

/// A loaded checkpoint, and the damaged files that were skipped.
struct LoadedCheckpoint {
    Path file;
    StateTree state;
    std::vector<DamagedCheckpoint> damaged;
};

/// Returns true for the extensions .pt, .pth and .safetensors.
bool is_checkpoint(const Path& file);

/// Returns true for the names of archived checkpoints: abandoned_step_N.pt, damaged_step_N.pt. Such
/// files are never loaded or removed automatically.
bool is_archived(const Path& file);

/// Manages the `checkpoints/` folder of a run: step_N.pt, best_step_N.pt, final_ema.pt.
class CheckpointStore {
  public:
    explicit CheckpointStore(Path folder);

    /// Returns ErrorKind::disk if the folder was renamed or removed since the store was created.
    /// Checkpoints are then saved at its present path, or not at all: never in a folder that
    /// somebody else has created at the same path.
    Result<void> check_folder();

    Result<Path> save_step(std::int64_t step, const StateTree& state);
    Result<Path> save_best(std::int64_t step, const StateTree& state);
    /// Removes all best checkpoints but that of `step`; a pinned one (pin_marker.h) is renamed to
    /// kept_best_step_N.pt.
    Result<void> retire_best_except(std::int64_t step);
    /// Marks a resumable checkpoint as the best: saves its contents as the only best checkpoint.
    Result<Path> promote(const Path& file);
    Result<Path> save_final(const StateTree& state);

    /// Returns the step_N.pt files, newest first.
    Result<std::vector<Path>> step_files() const;
    /// Returns the files that a run can resume from, in the order in which they are tried:
    /// step_N.pt from the newest to the oldest, then best_step_N.pt and kept_best_step_N.pt.
    Result<std::vector<Path>> resume_files() const;
    /// Returns every checkpoint that a run has written, archived ones included; those to resume
    /// from first. A run that starts fresh would overwrite or orphan them.
    Result<std::vector<Path>> all_files() const;
    /// Returns best_step_N.pt; nullopt if none was saved.
    Result<std::optional<SavedStep>> best() const;
    /// Returns step and best files, oldest first; best_step_N.pt after step_N.pt of the same step.
    Result<std::vector<SavedStep>> saved_steps() const;

    /// Loads the first intact one of resume_files(). Skips and reports damaged files and those
    /// without training state. Returns nullopt if the run has no files at all;
    /// ErrorKind::checkpoint, with the way to continue, if it has files but none to resume from, so
    /// that it does not silently restart from step 0.
    Result<std::optional<LoadedCheckpoint>> load_newest() const;
    /// Loads the first intact one that follows `unusable` in resume_files(). The weights of
    /// `unusable` do not fit the model, for the reason `why`, so it counts as damaged.
    Result<std::optional<LoadedCheckpoint>> load_next(const LoadedCheckpoint& unusable,
                                                      const Message& why) const;

    /// Removes all step files except the newest `count` and pinned ones. Returns the number
    /// removed.
    Result<std::int64_t> keep_newest(std::int64_t count);

    /// Renames step files newer than `step` to abandoned_step_N.pt, because a run that resumes
    /// there diverges from them. Returns their number.
    Result<std::int64_t> archive_newer_than(std::int64_t step);
    /// Renames a file that load_newest() skipped to damaged_step_N.pt. Returns the new path.
    Result<Path> quarantine(const Path& file);

  private:
    Result<void> locate_folder();
    Result<std::optional<LoadedCheckpoint>>
    load_first(const std::vector<Path>& files, std::vector<DamagedCheckpoint> damaged) const;
    Result<Path> save(const std::string& name, const StateTree& state);

    Path folder_;
    Path former_folder_; ///< before it was renamed; empty: it was not
    std::shared_ptr<const OpenFolder> open_folder_;
};

} // namespace formant
