#pragma once

#include "engine/base/os/os_child_process.h"
#include "engine/base/result.h"

#include <atomic>
#include <memory>
#include <string>
#include <vector>

namespace formant {

/// What to start for each rank of a run on this machine.
struct LaunchRequest {
    std::string program;                ///< empty: this one
    std::vector<std::string> arguments; ///< of the program
    std::size_t ranks = 1;
};

/// Starts the ranks of a run as processes of this machine, which find each other by the variables
/// that torchrun sets, and watches them. They end with this process.
class RankLauncher {
  public:
    /// ErrorKind::device if the ranks have no place to meet, ErrorKind::internal if a process
    /// cannot be started.
    static Result<std::unique_ptr<RankLauncher>> start(const LaunchRequest& request);

    /// Waits until all ranks have ended. Returns the exit code of rank 0, or else that of the rank
    /// that failed. Ranks that do not end soon after another one are ended.
    int wait();
    /// Requests that the run saves and stops. May be called from any thread.
    void request_stop() { stop_requested_ = true; }
    /// Requests a checkpoint. May be called from any thread.
    void request_save() { save_requested_ = true; }

  private:
    explicit RankLauncher(std::vector<ChildProcess> ranks) : ranks_(std::move(ranks)) {}
    void forward_requests();
    bool any_ended();
    bool all_ended();

    std::vector<ChildProcess> ranks_;
    std::atomic<bool> stop_requested_{false}, save_requested_{false};
};

} // namespace formant
