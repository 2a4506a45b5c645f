#include "engine/session/training/run_service.h"

#include "engine/base/log.h"
#include "engine/session/hardware/run_hardware.h"
#include "engine/session/remote/run_server.h"
#include "engine/session/remote/run_socket.h"
#include "engine/session/runs/find_run.h"
#include "engine/session/runs/finished_run.h"
#include "engine/session/training/run_worker.h"
#include "engine/train/metrics/metrics_log.h"
#include "engine/train/metrics/tensorboard_log.h"

#include <atomic>
#include <thread>

namespace formant {
namespace {

class WorkerRun : public Run {
  public:
    WorkerRun(std::unique_ptr<LogFile> log_file, std::unique_ptr<RunServer> server,
              std::unique_ptr<RunWorker> worker)
        : log_file_(std::move(log_file)), server_(std::move(server)), worker_(std::move(worker)) {
        if (server_)
            server_->serve(*this);
        thread_ = std::thread([this] { work(); });
    }
    ~WorkerRun() override {
        post(TrainCommand::stop);
        if (thread_.joinable())
            thread_.join();
    }
    void post(TrainCommand command) override {
        if (command == TrainCommand::stop)
            worker_->cancellation().request(); // while preparing, nothing reads the mailbox
        worker_->commands().post(command);
    }
    Result<void> change(const SettingValues& settings) override {
        return worker_->settings().expect(settings).map(
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
    std::unique_ptr<RunServer> server_; ///< null: nobody follows it from outside
    std::unique_ptr<RunWorker> worker_; ///< behind it: tells it what happens
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

/// A run that nobody can follow is still trained; null then.
std::unique_ptr<RunServer> open_server(RunFolder& folder, TrainObserver& observer) {
    const auto place = place_for_socket(folder.path());
    if (!place) {
        log(LogLevel::warning,
            message(FORMANT_TR("session", "other processes cannot follow this run: the path of its "
                                          "folder is too long for a socket, and XDG_RUNTIME_DIR is "
                                          "not set")));
        return nullptr;
    }
    auto server = RunServer::open(*place, folder.metrics(), observer);
    const auto named = server ? folder.name_socket(*place) : Result<void>(fail(server.error()));
    if (named)
        return std::move(*server);
    log(LogLevel::warning, named.error().what);
    return nullptr;
}

} // namespace

Result<std::unique_ptr<Run>> start_run(const RunRequest& request, TrainObserver& observer) {
    auto config = load_run_config(request.config_file, request.settings);
    if (!config)
        return fail(config.error());
    auto hardware = settle_run_hardware(request, *config);
    if (!hardware)
        return fail(hardware.error());
    if (auto begins = refuse_finished_run(request, *config); !begins)
        return fail(begins.error());
    auto folder = RunFolder::open(runs_folder(request), config->name, run_config_yaml(*config));
    if (!folder)
        return fail(folder.error());
    auto log_file = LogFile::open(folder->log());
    if (!log_file)
        return fail(log_file.error());
    auto metrics = open_metrics(*folder, config->train);
    if (!metrics)
        return fail(metrics.error());
    auto server = request.listens ? open_server(*folder, observer) : nullptr;
    TrainObserver& first = server ? *server : observer;
    auto worker = std::make_unique<RunWorker>(request, std::move(*config), std::move(*hardware),
                                              std::move(*folder), std::move(*metrics), first);
    return std::make_unique<WorkerRun>(std::move(*log_file), std::move(server), std::move(worker));
}

} // namespace formant
