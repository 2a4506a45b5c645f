#pragma once

#include "engine/base/os/os_child_process.h"
#include "engine/base/result.h"
#include "engine/distributed/rank_identity.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Describes the processes that RankLauncher starts.
struct LaunchRequest {
    std::string program;                ///< empty: this one
    std::vector<std::string> arguments; ///< of the program
    std::size_t ranks = 1;
    std::vector<std::string> devices{};  ///< of the ranks, as for `--gpu`; empty: by the arguments
    std::int64_t max_restarts = 0;       ///< after a rank was killed, crashed, or lost its device
    std::function<bool()> is_complete{}; ///< returns true if nothing is left to do; may be empty
};

/// Returns true in a process that a launcher, ours or another one, has started as one of several
/// ranks.
bool is_one_of_several_ranks();

/// Returns true in the rank that shows results to the user, and in a process without a launcher.
bool is_rank_0();

/// Returns true in a process that a RankLauncher has started.
bool is_launched_rank();

/// Returns the device of this process, a rank: the one that a RankLauncher has chosen for it, or
/// else device_of_rank() among the GPUs of this machine.
std::string own_rank_device(const std::string& requested, const RankIdentity& identity);

/// Starts the ranks of a run as processes of this machine, which find each other by the variables
/// that torchrun sets, and watches them. They end with this process. The signals of a stop and of a
/// save are blocked in a new rank until it waits for them, so none is lost or kills it.
class RankLauncher {
  public:
    explicit RankLauncher(LaunchRequest request) : request_(std::move(request)) {}

    /// Starts all ranks and waits until they have ended; those that do not end soon after another
    /// one, for which they may wait, are asked to stop, and then ended. If one has failed and a
    /// restart is left, starts all again with `--resume auto`. Returns the exit code of rank 0, or
    /// else that of the first rank that failed; 0 if nothing was left to do when a rank was killed
    /// or crashed. ErrorKind::usage if another launcher has started this process as a rank,
    /// ErrorKind::device if no port is free, ErrorKind::internal if a process cannot be started.
    Result<int> run();
    /// Requests that the run saves and stops. May be called from any thread.
    void request_stop() { stop_requested_ = true; }
    /// Requests a checkpoint. May be called from any thread.
    void request_save() { save_requested_ = true; }

  private:
    struct Rank {
        ChildProcess process;
        bool has_ended = false;
        bool is_killed = false; ///< by the launcher, after another one had ended
    };

    Result<int> run_once();
    bool should_restart(int exit_code) const;
    bool is_done() const;
    Result<void> start_ranks();
    void wait_for_ranks();
    void forward_requests();
    void check_ends();
    void stop_others();
    void end_others();
    int exit_code();

    LaunchRequest request_;
    std::vector<Rank> ranks_;
    int starts_ = 0;
    bool is_stop_sent_ = false;        ///< to rank 0
    std::optional<int> first_failure_; ///< exit code of the first rank that failed in this start
    bool has_stopped_others_ = false;  ///< because they may wait for that rank
    std::atomic<bool> stop_requested_{false}, save_requested_{false};
};

} // namespace formant
