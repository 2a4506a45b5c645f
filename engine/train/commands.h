#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <vector>

namespace formant {

/// What people ask of a running training; takes effect at a step boundary.
enum class TrainCommand { pause, resume, stop, save_now, sample_now };

/// Where other threads leave commands for the worker thread.
class CommandMailbox {
  public:
    void post(TrainCommand command);
    std::vector<TrainCommand> take_all();
    /// Blocks until something is posted (a paused run waits here), then takes all.
    std::vector<TrainCommand> wait_for_any();
    /// The same, but nothing when nothing is posted for that long.
    std::vector<TrainCommand> wait_for_any(std::chrono::milliseconds longest);

  private:
    std::mutex mutex_;
    std::condition_variable posted_;
    std::vector<TrainCommand> commands_;
};

} // namespace formant
