#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/checkpoint/checkpoint_store.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/training/run_events.h"
#include "engine/train/commands.h"

#include <string>
#include <vector>

namespace formant {

/// Setting changes of a resumed run that its checkpoint does not contain.
struct PendingChanges {
    std::vector<RecordedSettingsChange> changes; ///< at the step of the checkpoint, or later
    std::vector<std::string> keys_at_checkpoint; ///< changed at the very step of the checkpoint
};

/// Loads the setting changes that were made while the run trained (changes.jsonl). Those before the
/// checkpoint are part of how it was trained, so they are applied to `config`; the others are
/// returned, to be replayed at their steps. A run that resumes from a named checkpoint discards the
/// changes after it. Call it after RunEvents::set_start_step().
Result<PendingChanges> load_setting_changes(const RunFolder& folder, const std::string& resume,
                                            RunConfig& config, RunEvents& events);

/// Reports as advice where the run differs from the training of the checkpoint: another corpus,
/// another acoustic teacher, other settings.
void report_differences(const StateTree& checkpoint, const StateTree& header,
                        const RunConfig& config, const std::vector<std::string>& keys_at_checkpoint,
                        RunEvents& events);

/// Renames corrupt checkpoints to damaged_step_N.pt, so that later starts do not report them again.
Result<void> quarantine_damaged_checkpoints(const RunFolder& folder,
                                            const std::vector<DamagedCheckpoint>& damaged,
                                            RunEvents& events);

/// Renames checkpoints newer than RunEvents::step() to abandoned_step_N.pt. Retention would
/// otherwise keep them in place of those that the run saves from now on.
Result<void> archive_newer_checkpoints(const RunFolder& folder, RunEvents& events);

} // namespace formant
