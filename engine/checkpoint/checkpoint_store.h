#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace formant {

struct SavedStep {
    std::int64_t step = 0;
    Path file;
};

struct DamagedCheckpoint {
    Path file;
    Message why;
};

/// What was loaded, and the files that had to be passed over because they were damaged.
struct LoadedCheckpoint {
    Path file;
    StateTree state;
    std::vector<DamagedCheckpoint> damaged;
};

/// By its name: .pt, .pth, .safetensors.
bool is_checkpoint(const Path& file);

/// The name of one that a run went on without: abandoned_step_N.pt, damaged_step_N.pt. Nothing
/// loads or removes such a file by itself.
bool is_set_aside(const Path& file);

/// The `checkpoints/` folder of a run: step_N.pt, best_step_N.pt, final_ema.pt.
class CheckpointStore {
  public:
    explicit CheckpointStore(Path folder) : folder_(std::move(folder)) {}

    Result<Path> save_step(std::int64_t step, const StateTree& state);
    /// Replaces the older best; one that is kept by hand (keep_mark.h) stays, as
    /// kept_best_step_N.pt.
    Result<Path> save_best(std::int64_t step, const StateTree& state);
    /// Makes this one, which a training can go on from, the best: as save_best() of what it holds.
    Result<Path> promote(const Path& file);
    Result<Path> save_final(const StateTree& state);

    /// step_N.pt files, newest first.
    Result<std::vector<Path>> step_files() const;
    /// best_step_N.pt; nothing where none was saved.
    Result<std::optional<SavedStep>> best() const;
    /// Both, oldest first; best_step_N.pt behind step_N.pt of the same step.
    Result<std::vector<SavedStep>> saved_steps() const;

    /// The newest step_N.pt that is whole; damaged ones, and voices without what a training needs,
    /// are named and passed over. Nothing where there is no file at all; ErrorKind::checkpoint
    /// where files are there but none is whole, so that nothing starts again silently from step 0.
    Result<std::optional<LoadedCheckpoint>> load_newest() const;

    /// Removes the step files beyond the newest `count`, but none that is kept by hand. How many.
    Result<std::int64_t> keep_newest(std::int64_t count);

    /// A run that goes on after `step` leaves the way that its later step files are from: they are
    /// renamed to abandoned_step_N.pt. How many.
    Result<std::int64_t> set_aside_after(std::int64_t step);
    /// One that load_newest passed over is renamed to damaged_step_N.pt, and that returned.
    Result<Path> set_damaged_aside(const Path& file);

  private:
    Path folder_;
};

} // namespace formant
