#include "engine/session/training/run_service.h"

#include "engine/base/log.h"
#include "engine/base/os/os_thread_start.h"
#include "engine/distributed/launch_environment.h"
#include "engine/hardware/environment.h"
#include "engine/session/hardware/run_hardware.h"
#include "engine/session/ipc/run_server.h"
#include "engine/session/ipc/run_socket.h"
#include "engine/session/runs/find_run.h"
#include "engine/session/runs/finished_run.h"
#include "engine/session/runs/requested_config.h"
#include "engine/session/runs/resume_point.h"
#include "engine/session/training/rank_launcher.h"
#include "engine/session/training/rank_run.h"
#include "engine/session/training/rank_start.h"
#include "engine/session/training/run_worker.h"
#include "engine/train/metrics/metrics_log.h"
#include "engine/train/metrics/tensorboard_log.h"

#include <atomic>
#include <thread>

namespace formant {
namespace {

class LocalRun : public Run {
  public:
    LocalRun(std::unique_ptr<LogFile> log_file, std::unique_ptr<RunServer> server,
             std::unique_ptr<RunWorker> worker)
        : log_file_(std::move(log_file)), server_(std::move(server)), worker_(std::move(worker)) {}
    ~LocalRun() override {
        post(TrainCommand::stop);
        if (thread_.joinable())
            thread_.join();
    }
    /// Starts the worker thread and that of the server. To be called once. Undoes the start of the
    /// run if one cannot be started.
    Result<void> start() {
        auto started = server_ ? server_->serve(*this) : Result<void>();
        started = started.and_then([this] {
            return start_thread([this] { work(); }).map([this](std::thread thread) {
                thread_ = std::move(thread);
            });
        });
        if (!started) {
            worker_->undo_start();
            if (server_)
                server_->end(started);
        }
        return started;
    }
    void post(TrainCommand command) override {
        if (command == TrainCommand::stop)
            worker_->cancellation().request(); // the preparation does not read the mailbox
        worker_->commands().post(command);
    }
    Result<void> change(const SettingValues& settings) override {
        return worker_->settings().add_pending(settings).map(
            [&] { worker_->commands().post(SettingsChange{settings}); });
    }
    Result<void> wait() override {
        if (thread_.joinable())
            thread_.join();
        return end_;
    }
    bool finished() const override { return finished_; }
    std::string folder() const override { return worker_->folder().path().string(); }

  private:
    void work() {
        end_ = worker_->run();
        if (server_)
            server_->end(end_);
        finished_ = true;
    }

    std::unique_ptr<LogFile> log_file_;
    std::unique_ptr<RunServer> server_; ///< null: other processes cannot follow the run
    std::unique_ptr<RunWorker> worker_; ///< declared after server_, which observes it
    Result<void> end_;
    std::atomic<bool> finished_{false};
    std::thread thread_;
};

/// Adds a sink that could be opened.
template <class Sink>
Result<void> add(MetricsSinks& sinks, Result<std::unique_ptr<Sink>> opened) {
    return std::move(opened).map([&](auto sink) { sinks.push_back(std::move(sink)); });
}

Result<MetricsSinks> open_metrics(const RunFolder& folder, const TrainConfig& config) {
    MetricsSinks sinks;
    auto opened = add(sinks, MetricsLog::open(folder.metrics()));
    if (opened && config.tensorboard)
        opened = add(sinks, TensorBoardLog::open(folder.path()));
    if (!opened)
        return fail(opened.error());
    return sinks;
}

/// Returns null, with a warning in the log, if the server cannot be opened: the run trains anyway.
std::unique_ptr<RunServer> open_server(RunFolder& folder, TrainObserver& observer) {
    const auto place = choose_socket_path(folder.path());
    if (!place) {
        log(LogLevel::warning,
            message(FORMANT_TR("session", "other processes cannot follow this run: the path of its "
                                          "folder is too long for a socket, and XDG_RUNTIME_DIR is "
                                          "not set")));
        return nullptr;
    }
    auto server = RunServer::open(*place, folder.metrics(), observer);
    const auto recorded =
        server ? folder.record_socket(*place) : Result<void>(fail(server.error()));
    if (recorded)
        return std::move(*server);
    log(LogLevel::warning,
        message(FORMANT_TR("session", "other processes cannot follow this run: {reason}"),
                {{"reason", recorded.error().what}}));
    return nullptr;
}

/// Resolves the point before the hardware, because a resumed run keeps its automatic settings.
Result<RunSetup> resolve_setup(const RunRequest& request, RunConfig config, const RunFolder& folder,
                               std::shared_ptr<ProcessGroup> group) {
    auto point = resolve_resume_point(request.resume, folder.path());
    if (!point)
        return fail(point.error());
    auto hardware = resolve_run_hardware(request.device, config, point->original_config);
    if (!hardware)
        return fail(hardware.error());
    if (auto remaining = refuse_finished_run(request, config, *point); !remaining)
        return fail(remaining.error());
    resolve_data_parallel_size(config.train, point->original_config, group ? group->size() : 1);
    return RunSetup{request, std::move(config), std::move(*point), std::move(*hardware),
                    std::move(group)};
}

/// Starts the worker thread. `folder` is taken only if that succeeds.
Result<std::unique_ptr<Run>> start_worker(RunSetup setup, const std::string& unnamed_file,
                                          RunFolder& folder, TrainObserver& observer) {
    if (auto recorded = folder.record_start(run_config_yaml(setup.config), unnamed_file); !recorded)
        return fail(recorded.error());
    auto log_file = LogFile::open(folder.log());
    if (!log_file)
        return fail(log_file.error());
    auto metrics = open_metrics(folder, setup.config.train);
    if (!metrics)
        return fail(metrics.error());
    auto server = setup.request.listens ? open_server(folder, observer) : nullptr;
    TrainObserver& first = server ? *server : observer;
    auto worker = std::make_unique<RunWorker>(std::move(setup), std::move(folder),
                                              std::move(*metrics), first);
    auto run =
        std::make_unique<LocalRun>(std::move(*log_file), std::move(server), std::move(worker));
    return run->start().map([&]() -> std::unique_ptr<Run> { return std::move(run); });
}

/// Starts the run in this process; with a group, as its rank 0.
Result<std::unique_ptr<Run>> start_here(const RunRequest& request, TrainObserver& observer,
                                        std::shared_ptr<ProcessGroup> group) {
    auto requested = load_requested_config(request);
    if (!requested)
        return fail(requested.error());
    RunConfig& config = requested->config;
    auto folder = RunFolder::open(runs_folder(request), config.name);
    if (!folder)
        return fail(folder.error());
    auto run =
        resolve_setup(request, std::move(config), *folder, std::move(group))
            .and_then([&](RunSetup setup) {
                return start_worker(std::move(setup), requested->unnamed_file, *folder, observer);
            });
    if (!run)
        if (auto undone = folder->undo_start(); !undone)
            log(LogLevel::warning, undone.error().what);
    return run;
}

} // namespace

Result<std::unique_ptr<Run>> start_run(const RunRequest& request, TrainObserver& observer) {
    return start_cancelable_run(request, observer, CancellationToken());
}

Result<std::unique_ptr<Run>> start_cancelable_run(const RunRequest& request,
                                                  TrainObserver& observer,
                                                  const CancellationToken& cancellation) {
    const auto identity =
        request.joins_ranks ? rank_from_environment(environment_variable) : RankIdentity();
    if (!identity)
        return fail(identity.error());
    // Checks the collectives of a GPU on a machine that has no second one.
    const bool has_group_of_one = !environment_variable("FORMANT_GROUP_OF_ONE").empty();
    if (identity->size == 1 && !has_group_of_one)
        return start_here(request, observer, nullptr);
    RunRequest rank_request = request;
    rank_request.device = own_rank_device(request.device, *identity);
    return start_rank(*identity, rank_request, cancellation,
                      [&](std::shared_ptr<ProcessGroup> group) {
                          return start_here(rank_request, observer, std::move(group));
                      });
}

} // namespace formant
