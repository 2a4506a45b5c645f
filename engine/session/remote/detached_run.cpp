#include "engine/session/remote/detached_run.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_detached_process.h"
#include "engine/base/os/os_file_lock.h"
#include "engine/base/os/os_files.h"
#include "engine/base/os/os_module.h"
#include "engine/base/os/os_process.h"
#include "engine/session/config/run_config.h"
#include "engine/session/remote/followed_run.h"
#include "engine/session/remote/lost_run.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_history.h"

#include <atomic>
#include <chrono>
#include <sstream>
#include <thread>

namespace formant {
namespace {

constexpr std::chrono::milliseconds between_looks{50};
constexpr std::chrono::minutes longest_start{5}; // a driver that wakes up takes its time

/// One that was over before it could be followed.
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

/// The standard error of a process, until it can be followed.
class StandardError {
  public:
    StandardError()
        : file_(cache_home() / "starts" /
                (std::to_string(process_id()) + "-" + std::to_string(++count))) {}
    ~StandardError() {
        std::error_code ignored;
        std::filesystem::remove(file_, ignored);
    }
    StandardError(const StandardError&) = delete;
    StandardError& operator=(const StandardError&) = delete;

    const Path& file() const { return file_; }

    /// What was said last, without the program's name.
    std::string last_words() const {
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

Error did_not_start(const RunRequest& request, int exit_code, const std::string& words) {
    constexpr int interrupted = static_cast<int>(ErrorKind::interrupted);
    const bool is_ours = (exit_code > 1 && exit_code <= static_cast<int>(ErrorKind::training)) ||
                         exit_code == interrupted;
    return {is_ours ? static_cast<ErrorKind>(exit_code) : ErrorKind::internal,
            message(FORMANT_TR("session", "the process that was to train {config} ended at once "
                                          "(exit code {code}): {words}"),
                    {{"config", request.config_file},
                     {"code", std::to_string(exit_code)},
                     {"words", words}})};
}

Error takes_too_long(int process) {
    return {ErrorKind::internal,
            message(FORMANT_TR("session", "process {pid} was started to train and cannot be "
                                          "followed yet; it may still begin: formant status says"),
                    {{"pid", std::to_string(process)}})};
}

/// Watches a process until it can be followed.
class Start {
  public:
    Start(const RunRequest& request, Path folder, TrainObserver& observer)
        : request_(request), folder_(std::move(folder)), observer_(observer) {}

    Result<std::unique_ptr<Run>> run() {
        const Path program =
            request_.decode_program.empty() ? program_file() : Path(request_.decode_program);
        if (auto made = make_folder(standard_error_.file().parent_path()); !made)
            return fail(made.error());
        auto process =
            DetachedProcess::start(program, headless_arguments(request_), standard_error_.file());
        if (!process)
            return fail(process.error());
        return follow(*process);
    }

  private:
    using Clock = std::chrono::steady_clock;

    Result<std::unique_ptr<Run>> follow(DetachedProcess& process) {
        for (const auto end = Clock::now() + longest_start; Clock::now() < end;
             std::this_thread::sleep_for(between_looks)) {
            const bool trains = FileLock::holder(RunFolder::lock_file(folder_)) == process.pid();
            if (auto run = trains ? follow_run(folder_, observer_) : nobody(); run)
                return run;
            if (const auto code = process.exit_code())
                return *code == 0 ? ended(process.pid()) : failed(*code);
        }
        return fail(takes_too_long(process.pid()));
    }

    static Result<std::unique_ptr<Run>> nobody() { return fail(ErrorKind::usage, {}); }

    Result<std::unique_ptr<Run>> failed(int code) const {
        return fail(did_not_start(request_, code, standard_error_.last_words()));
    }

    Result<std::unique_ptr<Run>> ended(int process) {
        return read_run_history(folder_).map([&](const RunHistory& history) {
            tell(history, observer_);
            return std::unique_ptr<Run>(
                std::make_unique<EndedRun>(folder_, end_of_lost_run(folder_, process)));
        });
    }

    const RunRequest& request_;
    Path folder_;
    StandardError standard_error_;
    TrainObserver& observer_;
};

} // namespace

std::vector<std::string> headless_arguments(const RunRequest& request) {
    // Without one the program would look for a config.yaml in its folder.
    const std::string config = request.config_file.empty() ? "/dev/null" : request.config_file;
    std::vector<std::string> arguments = {
        "--headless", "--keep-awake", "--log-format", "json",
        "--config",   config,         "--gpu",        request.device,
        "--resume",   request.resume, "--runs",       runs_folder(request).string()};
    for (const std::string& setting : request.settings)
        arguments.insert(arguments.end(), {"--set", setting});
    return arguments;
}

Result<std::unique_ptr<Run>> start_detached(const RunRequest& request, TrainObserver& observer) {
    const auto config = load_run_config(request.config_file, request.settings);
    if (!config)
        return fail(config.error());
    return Start(request, runs_folder(request) / config->name, observer).run();
}

} // namespace formant
