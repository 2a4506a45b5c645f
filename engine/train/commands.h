#pragma once

#include "engine/train/setting_values.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <variant>
#include <vector>

namespace formant {

/// What people ask of a running training; takes effect at a step boundary.
enum class TrainCommand { pause, resume, stop, save_now, sample_now };

/// The same with values: settings of a training that take others from the next step on.
struct SettingsChange {
    SettingValues settings;
    bool replayed = false; ///< it was made before, by a start of the run that did not save it
    bool operator==(const SettingsChange&) const = default;
};

/// One that a run has made already, and makes again when it goes on from before it.
struct ScheduledChange {
    std::int64_t step = 0; ///< the last with the old values
    SettingValues settings;
    bool operator==(const ScheduledChange&) const = default;
};

using PostedCommand = std::variant<TrainCommand, SettingsChange>;

/// Where other threads leave commands for the worker thread.
class CommandMailbox {
  public:
    void post(PostedCommand command);
    std::vector<PostedCommand> take_all();
    /// Blocks until something is posted (a paused run waits here), then takes all.
    std::vector<PostedCommand> wait_for_any();
    /// Whether a stop is posted, at once or within that time. All commands stay.
    bool wait_for_stop(std::chrono::milliseconds longest);

  private:
    std::mutex mutex_;
    std::condition_variable posted_;
    std::vector<PostedCommand> commands_;
};

} // namespace formant
