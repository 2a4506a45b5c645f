#include "engine/session/ipc/detached_run.h"

#include "engine/base/atomic_file.h"
#include "engine/base/leftovers.h"
#include "engine/base/os/os_detached_process.h"
#include "engine/base/os/os_file_lock.h"
#include "engine/base/os/os_files.h"
#include "engine/base/os/os_module.h"
#include "engine/base/os/os_process.h"
#include "engine/base/os/os_process_identity.h"
#include "engine/session/config/run_config.h"
#include "engine/session/ipc/followed_run.h"
#include "engine/session/ipc/vanished_run.h"
#include "engine/session/runs/requested_config.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_history.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <atomic>
#include <chrono>
#include <sstream>
#include <thread>

namespace formant {
namespace {

constexpr std::chrono::milliseconds poll_interval{50};
constexpr std::chrono::minutes start_timeout{5}; // initializing a GPU driver can take long

/// Run that had ended before it could be followed.
class EndedRun : public Run {
  public:
    EndedRun(Path folder, Result<void> end) : folder_(std::move(folder)), end_(std::move(end)) {}
    void post(TrainCommand) override {}
    Result<void> change(const SettingValues&) override {
        return fail(ErrorKind::usage, message(FORMANT_TR("session", "the run has ended")));
    }
    Result<void> wait() override { return end_; }
    bool finished() const override { return true; }
    std::string folder() const override { return folder_.string(); }

  private:
    Path folder_;
    Result<void> end_;
};

/// File that captures the standard error of a process until it can be followed.
class StandardErrorFile {
  public:
    StandardErrorFile()
        : file_(cache_home() / "starts" /
                (std::to_string(process_id()) + "-" + std::to_string(++count) + ".tmp")) {
        remove_leftover_files(file_.parent_path(), std::chrono::hours(24));
    }
    ~StandardErrorFile() {
        std::error_code ignored;
        std::filesystem::remove(file_, ignored);
    }
    StandardErrorFile(const StandardErrorFile&) = delete;
    StandardErrorFile& operator=(const StandardErrorFile&) = delete;

    const Path& file() const { return file_; }

    /// Returns the last message, without the name of the program.
    std::string last_message() const {
        std::istringstream lines(read_file(file_).value_or(""));
        std::string last;
        for (std::string line; std::getline(lines, line);)
            if (line.starts_with("formant: "))
                last = line.substr(std::string("formant: ").size());
        return last;
    }

  private:
    static inline std::atomic<int> count{0};
    Path file_;
};

Error start_error(const RunRequest& request, int exit_code, const std::string& text) {
    constexpr int interrupted = static_cast<int>(ErrorKind::interrupted);
    const bool is_error_kind =
        (exit_code > 1 && exit_code <= static_cast<int>(ErrorKind::training)) ||
        exit_code == interrupted;
    return {is_error_kind ? static_cast<ErrorKind>(exit_code) : ErrorKind::internal,
            message(FORMANT_TR("session", "the process for training {config} ended right after its "
                                          "start (exit code {code}): {words}"),
                    {{"config", request.config_file},
                     {"code", std::to_string(exit_code)},
                     {"words", text}})};
}

Error start_timeout_error(int process) {
    return {ErrorKind::internal,
            message(FORMANT_TR("session", "process {pid} was started for training but cannot be "
                                          "followed yet; it may still start: check with "
                                          "formant status"),
                    {{"pid", std::to_string(process)}})};
}

/// Starts a process and waits until its run can be followed.
class DetachedStart {
  public:
    DetachedStart(const RunRequest& request, Path folder, TrainObserver& observer)
        : request_(request), folder_(std::move(folder)), observer_(observer) {}

    Result<std::unique_ptr<Run>> run() {
        const Path program =
            request_.decode_program.empty() ? program_file() : Path(request_.decode_program);
        if (auto created = make_folder(standard_error_.file().parent_path()); !created)
            return fail(created.error());
        auto process =
            DetachedProcess::start(program, headless_arguments(request_), standard_error_.file());
        if (!process)
            return fail(process.error());
        return follow(*process);
    }

  private:
    using Clock = std::chrono::steady_clock;

    Result<std::unique_ptr<Run>> follow(DetachedProcess& process) {
        for (const auto end = Clock::now() + start_timeout; Clock::now() < end;
             std::this_thread::sleep_for(poll_interval)) {
            const auto holder = FileLock::holder(RunFolder::lock_file(folder_));
            // Rank 0 of several is a child of the process.
            const bool is_training = holder && (holder->pid == process.pid() ||
                                                parent_process_id(holder->pid) == process.pid());
            if (auto run = is_training ? follow_run(folder_, observer_) : not_training(); run)
                return run;
            if (const auto code = process.exit_code())
                return *code == 0 ? ended_run(process.pid()) : failed(*code);
        }
        return fail(start_timeout_error(process.pid()));
    }

    static Result<std::unique_ptr<Run>> not_training() { return fail(ErrorKind::usage, {}); }

    Result<std::unique_ptr<Run>> failed(int code) const {
        return fail(start_error(request_, code, standard_error_.last_message()));
    }

    Result<std::unique_ptr<Run>> ended_run(int process) {
        return read_run_history(folder_).map([&](const RunHistory& history) {
            replay_history(history, observer_);
            return std::unique_ptr<Run>(
                std::make_unique<EndedRun>(folder_, exit_status_of_vanished_run(folder_, process)));
        });
    }

    const RunRequest& request_;
    Path folder_;
    StandardErrorFile standard_error_;
    TrainObserver& observer_;
};

} // namespace

std::vector<std::string> headless_arguments(const RunRequest& request) {
    // Without --config, the program would load a config.yaml from its working folder.
    const std::string config = request.config_file.empty() ? "/dev/null" : request.config_file;
    std::vector<std::string> arguments = {
        "--headless", "--keep-awake", "--log-format", "json",   "--config",
        config,       "--resume",     request.resume, "--runs", runs_folder(request).string()};
    if (request.gpus.empty())
        arguments.insert(arguments.end(), {"--gpu", request.device});
    else
        arguments.insert(arguments.end(),
                         {"--gpus", fmt::format("{}", fmt::join(request.gpus, ","))});
    if (request.allows_changes)
        arguments.push_back("--allow-changes");
    for (const std::string& setting : request.settings)
        arguments.insert(arguments.end(), {"--set", setting});
    return arguments;
}

Result<std::unique_ptr<Run>> start_detached(const RunRequest& request, TrainObserver& observer) {
    const auto config = load_run_config(request);
    if (!config)
        return fail(config.error());
    return DetachedStart(request, runs_folder(request) / config->name, observer).run();
}

} // namespace formant
