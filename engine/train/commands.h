#pragma once

#include "engine/train/setting_values.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <variant>
#include <vector>

namespace formant {

/// Commands of the user to a run. They take effect at a step boundary. `save_now` saves a pinned
/// checkpoint; `save_recent` one that train.keep_checkpoints removes later, for signals that a
/// scheduler sends again and again.
enum class TrainCommand { pause, resume, stop, save_now, save_recent, sample_now };

/// A command that changes settings from the next step on.
struct SettingsChange {
    SettingValues settings;
    bool replayed = false; ///< made by an earlier start of the run, after its last checkpoint
    bool operator==(const SettingsChange&) const = default;
};

/// A change that the run recorded. It is reapplied if the run resumes from an earlier step.
struct RecordedSettingsChange {
    std::int64_t step = 0; ///< the last with the old values
    SettingValues settings;
    bool operator==(const RecordedSettingsChange&) const = default;
};

using PostedCommand = std::variant<TrainCommand, SettingsChange>;

/// Thread-safe queue of commands from other threads to the training thread.
class CommandMailbox {
  public:
    void post(PostedCommand command);
    std::vector<PostedCommand> take_all();
    /// Blocks until a command is posted (a paused run waits here), then takes all.
    std::vector<PostedCommand> wait_for_any();
    /// The same, but returns an empty list after `timeout`.
    std::vector<PostedCommand> wait_for_any(std::chrono::milliseconds timeout);
    /// Returns true if a stop is posted, now or within `timeout`. Removes no command.
    bool wait_for_stop(std::chrono::milliseconds timeout);

  private:
    std::mutex mutex_;
    std::condition_variable posted_;
    std::vector<PostedCommand> commands_;
};

} // namespace formant
