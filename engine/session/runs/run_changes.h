#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/train/commands.h"
#include "engine/train/events.h"

#include <string>
#include <vector>

namespace formant {

/// `changes.jsonl` of a run: in the order of time, what its configuration became after the first
/// start. A line is a whole configuration that the run was started with, settings that were changed
/// while it went, or a resume that made later changes void.
class RunChanges {
  public:
    explicit RunChanges(const Path& run_folder);

    /// Adds it where it differs from the configuration of the last start.
    Result<void> add_config(const std::string& yaml) const;
    Result<void> add(const SettingsChanged& changed) const;
    /// The run leaves the way it went after `step`.
    Result<void> forget_after(std::int64_t step) const;
    Result<void> forget_all() const;

    /// The changes that count for a run that is started with this configuration. A setting that
    /// somebody has changed in the configuration since is as the configuration has it.
    Result<std::vector<ScheduledChange>> that_count(const std::string& config_yaml) const;

  private:
    Path file_, config_file_;
};

} // namespace formant
