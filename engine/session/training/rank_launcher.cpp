#include "engine/session/training/rank_launcher.h"

#include "engine/base/log.h"
#include "engine/base/os/os_affinity.h"
#include "engine/base/os/os_module.h"
#include "engine/base/os/os_network.h"
#include "engine/base/os/os_process.h"
#include "engine/distributed/launch_environment.h"
#include "engine/hardware/environment.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <thread>

namespace formant {
namespace {

constexpr std::chrono::milliseconds poll_interval(50);
/// Set for the ranks that a launcher of ours has started.
constexpr const char* launched_variable = "FORMANT_RANK_LAUNCHER";
/// Longer than ranks take to find that another one is lost, and to save.
constexpr std::chrono::seconds end_timeout(60);

/// The ranks share the processors, unless the user has set how many threads each has.
std::string thread_variable(std::size_t ranks) {
    const auto threads = static_cast<std::size_t>(allowed_hardware_threads()) / ranks;
    return fmt::format("OMP_NUM_THREADS={}", std::max<std::size_t>(1, threads));
}

std::vector<std::string> variables_of(std::size_t rank, std::size_t ranks, std::uint16_t port) {
    std::vector<std::string> variables = {
        fmt::format("RANK={}", rank),        fmt::format("WORLD_SIZE={}", ranks),
        fmt::format("LOCAL_RANK={}", rank),  fmt::format("LOCAL_WORLD_SIZE={}", ranks),
        fmt::format("MASTER_PORT={}", port), "MASTER_ADDR=127.0.0.1"};
    variables.push_back(fmt::format("{}=1", launched_variable));
    if (read_environment({"OMP_NUM_THREADS"}).empty())
        variables.push_back(thread_variable(ranks));
    return variables;
}

/// Returns true if the same run may end well when it starts again: a rank was killed or crashed, or
/// a device or a connection failed. Not if the user or a setting has ended it.
bool should_restart(int exit_code) {
    constexpr int first_signal_code = 129;
    const bool is_stop =
        exit_code == static_cast<int>(ErrorKind::interrupted) || exit_code == exit_code_unsaved;
    return exit_code == static_cast<int>(ErrorKind::internal) ||
           exit_code == static_cast<int>(ErrorKind::device) ||
           (exit_code >= first_signal_code && !is_stop);
}

} // namespace

bool is_launched_rank() {
    return !read_environment({launched_variable}).empty();
}

Result<std::unique_ptr<RankLauncher>> RankLauncher::start(const LaunchRequest& request) {
    const auto other = rank_from_environment(environment_variable);
    if (!other || other->size > 1)
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "--ranks starts the ranks itself, but variables "
                                                  "of another launcher are set; remove --ranks, or "
                                                  "start the program without torchrun, srun or "
                                                  "mpirun")));
    std::unique_ptr<RankLauncher> launcher(new RankLauncher(request));
    return launcher->start_ranks().map([&] { return std::move(launcher); });
}

/// Each start has a port of its own, because that of the last one may not be free yet.
Result<void> RankLauncher::start_ranks() {
    const auto port = free_port();
    if (!port)
        return fail(port.error());
    const Path program = request_.program.empty() ? program_file() : Path(request_.program);
    ranks_.clear();
    for (std::size_t rank = 0; rank < request_.ranks; ++rank) {
        auto started = ChildProcess::start(
            program, request_.arguments,
            {variables_of(rank, request_.ranks, *port), /*has_output=*/rank == 0});
        if (!started)
            return fail(started.error());
        ranks_.push_back(std::move(*started));
    }
    return {};
}

/// Rank 0 passes the request on to the others at a step boundary.
void RankLauncher::forward_requests() {
    if (stop_requested_ && !is_stop_sent_) {
        is_stop_sent_ = true;
        ranks_.front().request_stop();
    }
    if (save_requested_.exchange(false))
        ranks_.front().request_save();
}

bool RankLauncher::any_ended() {
    return std::ranges::any_of(ranks_,
                               [](ChildProcess& rank) { return rank.exit_code().has_value(); });
}

bool RankLauncher::all_ended() {
    return std::ranges::all_of(ranks_,
                               [](ChildProcess& rank) { return rank.exit_code().has_value(); });
}

int RankLauncher::wait() {
    int code = wait_for_ranks();
    for (std::int64_t left = request_.max_restarts;
         left > 0 && should_restart(code) && !stop_requested_; --left) {
        log(LogLevel::warning,
            message(
                FORMANT_TR("session", "a rank failed (exit code {code}); restarting all ranks from "
                                      "the newest checkpoint; {left} {restart|restarts} left"),
                {{"code", std::to_string(code)}, {"left", std::to_string(left - 1)}}, left - 1));
        request_.arguments.insert(request_.arguments.end(),
                                  {"--resume", "auto"}); // the last counts
        if (const auto started = start_ranks(); !started) {
            log(LogLevel::error, started.error().what);
            return code;
        }
        code = wait_for_ranks();
    }
    return code;
}

int RankLauncher::wait_for_ranks() {
    std::optional<std::chrono::steady_clock::time_point> first_end;
    while (!all_ended()) {
        forward_requests();
        std::this_thread::sleep_for(poll_interval);
        const auto now = std::chrono::steady_clock::now();
        if (!first_end && any_ended())
            first_end = now;
        // Rank 0 may save for long after the others have ended.
        if (first_end && now - *first_end > end_timeout)
            for (std::size_t rank = 1; rank < ranks_.size(); ++rank)
                ranks_[rank].kill();
    }
    const auto failed = std::ranges::find_if(
        ranks_, [](ChildProcess& rank) { return rank.exit_code().value() != 0; });
    return failed == ranks_.end() ? 0 : failed->exit_code().value();
}

} // namespace formant
