#include "engine/session/training/rank_launcher.h"

#include "engine/base/log.h"
#include "engine/base/os/os_affinity.h"
#include "engine/base/os/os_module.h"
#include "engine/base/os/os_network.h"
#include "engine/base/os/os_process.h"
#include "engine/distributed/launch_environment.h"
#include "engine/hardware/environment.h"
#include "engine/hardware/gpu_list.h"
#include "engine/session/training/rank_devices.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

namespace formant {
namespace {

constexpr std::chrono::milliseconds poll_interval(50);
/// The variable that marks the ranks which a launcher of ours has started.
constexpr const char* launched_variable = "FORMANT_RANK_LAUNCHER";
/// The variable with the device of a rank, if each has its own.
constexpr const char* device_variable = "FORMANT_RANK_DEVICE";
/// Longer than ranks that have met take to find that another one is lost. Those that still wait for
/// it at the start do not find out.
constexpr std::chrono::seconds stop_timeout(7);
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
    variables.emplace_back(
        "TORCHELASTIC_USE_AGENT_STORE=False"); // also if ours has it from torchrun
    if (read_environment({"OMP_NUM_THREADS"}).empty())
        variables.push_back(thread_variable(ranks));
    return variables;
}

bool is_stop(int exit_code) {
    return exit_code == static_cast<int>(ErrorKind::interrupted) || exit_code == exit_code_unsaved;
}

/// Returns the signal that ended a process; 0 if it ended by itself, also after a stop.
int ending_signal(int exit_code) {
    constexpr int no_signal = 128;
    return exit_code > no_signal && !is_stop(exit_code) ? exit_code - no_signal : 0;
}

/// Returns true if the same run may end well when it starts again: a rank was killed or crashed, or
/// a device or a connection failed. Not if the user or a setting has ended it.
bool can_end_well(int exit_code) {
    return exit_code == static_cast<int>(ErrorKind::internal) ||
           exit_code == static_cast<int>(ErrorKind::device) || ending_signal(exit_code) > 0;
}

} // namespace

bool is_one_of_several_ranks() {
    const auto identity = rank_from_environment(environment_variable);
    return identity && identity->size > 1;
}

bool is_rank_0() {
    const auto identity = rank_from_environment(environment_variable);
    return !identity || identity->rank == 0;
}

bool is_launched_rank() {
    return !read_environment({launched_variable}).empty();
}

std::string own_rank_device(const std::string& requested, const RankIdentity& identity) {
    const std::string launched = environment_variable(device_variable);
    return device_of_rank(launched.empty() ? requested : launched, identity,
                          list_gpus().gpus.size());
}

Result<int> RankLauncher::run() {
    const auto other = rank_from_environment(environment_variable);
    if (!other || other->size > 1)
        return fail(
            ErrorKind::usage,
            message(FORMANT_TR("session", "--ranks and --gpus start the ranks themselves, but "
                                          "variables of another launcher are set; remove "
                                          "the option, or start the program without "
                                          "torchrun, srun or mpirun")));
    auto code = run_once();
    std::int64_t left = request_.max_restarts;
    for (; left > 0 && code && should_restart(*code); --left) {
        log(LogLevel::warning,
            message(
                FORMANT_TR("session", "a rank failed (exit code {code}); restarting all ranks from "
                                      "the newest checkpoint; {left} {restart|restarts} left"),
                {{"code", std::to_string(*code)}, {"left", std::to_string(left - 1)}}, left - 1));
        request_.arguments.insert(request_.arguments.end(),
                                  {"--resume", "auto"}); // the last counts
        code = run_once();
    }
    return code.map([this](int failed) { return can_end_well(failed) && is_done() ? 0 : failed; });
}

bool RankLauncher::is_done() const {
    return request_.is_complete && request_.is_complete();
}

/// A rank may be killed while it ends, and a complete run does not start again.
bool RankLauncher::should_restart(int exit_code) const {
    return can_end_well(exit_code) && !stop_requested_ && !is_done();
}

Result<int> RankLauncher::run_once() {
    return start_ranks().map([&] {
        wait_for_ranks();
        return exit_code();
    });
}

/// Each start has a port of its own, because that of the last one may not be free yet.
Result<void> RankLauncher::start_ranks() {
    const auto port = free_port();
    if (!port)
        return fail(port.error());
    const Path program = request_.program.empty() ? program_file() : Path(request_.program);
    ranks_.clear();
    ++starts_;
    first_failure_.reset();
    is_stop_sent_ = has_stopped_others_ = false;
    for (std::size_t rank = 0; rank < request_.ranks; ++rank) {
        std::vector<std::string> variables = variables_of(rank, request_.ranks, *port);
        // Another run may have got the same port.
        variables.push_back(fmt::format("TORCHELASTIC_RUN_ID=formant-{}", process_id()));
        variables.push_back(fmt::format("TORCHELASTIC_RESTART_COUNT={}", starts_ - 1));
        if (!request_.devices.empty())
            variables.push_back(fmt::format("{}={}", device_variable, request_.devices.at(rank)));
        auto started = ChildProcess::start(program, request_.arguments,
                                           {std::move(variables), /*has_output=*/rank == 0});
        if (!started)
            return fail(started.error());
        ranks_.push_back({std::move(*started)});
    }
    return {};
}

/// Rank 0 passes the request on to the others at a step boundary.
void RankLauncher::forward_requests() {
    if (stop_requested_ && !is_stop_sent_) {
        is_stop_sent_ = true;
        ranks_.front().process.request_stop();
    }
    if (save_requested_.exchange(false))
        ranks_.front().process.request_save();
}

/// A rank that was killed could not report it, and the others log only what rank 0 has lost.
void RankLauncher::check_ends() {
    for (std::size_t rank = 0; rank < ranks_.size(); ++rank) {
        const std::optional<int> code = ranks_[rank].process.exit_code();
        if (!code || std::exchange(ranks_[rank].has_ended, true))
            continue;
        if (*code != 0 && !first_failure_)
            first_failure_ = code;
        if (const int signal = ending_signal(*code); signal > 0)
            log(LogLevel::error,
                message(FORMANT_TR("session", "rank {rank} was ended by signal {signal}"),
                        {{"rank", std::to_string(rank)}, {"signal", std::to_string(signal)}}));
    }
}

/// A rank that is asked twice ends without saving.
void RankLauncher::stop_others() {
    if (std::exchange(has_stopped_others_, true))
        return;
    for (std::size_t rank = 0; rank < ranks_.size(); ++rank)
        if (!ranks_[rank].has_ended && !(rank == 0 && is_stop_sent_))
            ranks_[rank].process.request_stop();
    is_stop_sent_ = true;
}

/// Kills the ranks that do not end by themselves, except rank 0, which may save for long.
void RankLauncher::end_others() {
    for (std::size_t rank = 1; rank < ranks_.size(); ++rank) {
        if (ranks_[rank].has_ended)
            continue;
        log(LogLevel::warning,
            message(FORMANT_TR("session", "rank {rank} has not ended after another one; ending it"),
                    {{"rank", std::to_string(rank)}}));
        ranks_[rank].has_ended = true;
        ranks_[rank].is_killed = true;
        ranks_[rank].process.kill();
    }
}

void RankLauncher::wait_for_ranks() {
    const auto has_ended = [](const Rank& rank) { return rank.has_ended; };
    std::optional<std::chrono::steady_clock::time_point> first_end;
    for (check_ends(); !std::ranges::all_of(ranks_, has_ended); check_ends()) {
        forward_requests();
        std::this_thread::sleep_for(poll_interval);
        const auto now = std::chrono::steady_clock::now();
        if (!first_end && std::ranges::any_of(ranks_, has_ended))
            first_end = now;
        if (first_failure_ && now - *first_end > stop_timeout)
            stop_others();
        if (first_end && now - *first_end > end_timeout)
            end_others();
    }
}

/// A rank that ends because it was asked to does not know the cause.
int RankLauncher::exit_code() {
    if (const int code = ranks_.front().process.wait(); has_stopped_others_ && is_stop(code))
        return *first_failure_;
    for (Rank& rank : ranks_)
        if (const int code = rank.process.wait(); code != 0 && !rank.is_killed)
            return code;
    return 0;
}

} // namespace formant
