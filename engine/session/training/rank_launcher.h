#pragma once

#include "engine/base/os/os_child_process.h"
#include "engine/base/result.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace formant {

/// Describes the processes that RankLauncher starts.
struct LaunchRequest {
    std::string program;                ///< empty: this one
    std::vector<std::string> arguments; ///< of the program
    std::size_t ranks = 1;
    std::int64_t max_restarts = 0; ///< after a rank was killed, crashed, or lost its device
};

/// Returns true in a process that a RankLauncher has started.
bool is_launched_rank();

/// Starts the ranks of a run as processes of this machine, which find each other by the variables
/// that torchrun sets, and watches them. They end with this process.
class RankLauncher {
  public:
    /// ErrorKind::usage if another launcher has started this process as a rank, ErrorKind::device
    /// if no port is free, ErrorKind::internal if a process cannot be started.
    static Result<std::unique_ptr<RankLauncher>> start(const LaunchRequest& request);

    /// Waits until all ranks have ended; those that do not end soon after another one are ended.
    /// If one has failed and a restart is left, starts all again with `--resume auto`. Returns the
    /// exit code of rank 0, or else that of the first rank that failed.
    int wait();
    /// Requests that the run saves and stops. May be called from any thread.
    void request_stop() { stop_requested_ = true; }
    /// Requests a checkpoint. May be called from any thread.
    void request_save() { save_requested_ = true; }

  private:
    explicit RankLauncher(LaunchRequest request) : request_(std::move(request)) {}
    Result<void> start_ranks();
    int wait_for_ranks();
    void forward_requests();
    bool any_ended();
    bool all_ended();

    LaunchRequest request_;
    std::vector<ChildProcess> ranks_;
    bool is_stop_sent_ = false;
    std::atomic<bool> stop_requested_{false}, save_requested_{false};
};

} // namespace formant
