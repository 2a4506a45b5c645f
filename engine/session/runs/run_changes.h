#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/train/commands.h"
#include "engine/train/events.h"

#include <string>
#include <vector>

namespace formant {

/// The file `changes.jsonl` of a run: how its configuration changed after the first start, in
/// chronological order. A line is a whole configuration that the run was started with, settings
/// that were changed while it trained, or a resume that made later changes void.
class RunChanges {
  public:
    explicit RunChanges(const Path& run_folder);

    /// Appends the configuration if it differs from that of the last start.
    Result<void> add_config(const std::string& yaml) const;
    Result<void> add(const SettingsChanged& changed) const;
    /// Records that the run resumes after `step`, which makes later changes void.
    Result<void> discard_after(std::int64_t step) const;
    Result<void> discard_all() const;

    /// Returns the changes that apply to a run that is started with this configuration. A setting
    /// that has been edited in the configuration since then has the value in the configuration.
    Result<std::vector<RecordedSettingsChange>>
    effective_changes(const std::string& config_yaml) const;

  private:
    Path file_, config_file_;
};

} // namespace formant
