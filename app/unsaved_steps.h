#pragma once

#include "engine/train/metrics/event_json.h"

#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace formant {

/// Records which steps of a run no checkpoint holds yet, from the events of the run.
class UnsavedSteps {
  public:
    void add(const TrainEvent& event);
    /// Returns "steps 41 to 57"; empty if every completed step is saved.
    std::string text() const;

  private:
    std::optional<std::int64_t> saved_; ///< nothing before the first step
    std::int64_t latest_ = 0;
};

/// Records the unsaved steps of all runs of this process, by name. Can be used in any thread.
class UnsavedRuns {
  public:
    void add(const std::string& run, const TrainEvent& event);
    /// Ends the process without saving, as a second Ctrl-C requests: with exit_code_unsaved and a
    /// message that names the steps that are lost, or as after a stop if none is.
    [[noreturn]] void exit_without_saving() const;

  private:
    mutable std::mutex mutex_;
    std::map<std::string, UnsavedSteps> runs_;
};

} // namespace formant
