#include "engine/session/run_service.h"

#include "engine/base/log.h"
#include "engine/hardware/device.h"
#include "engine/session/run_worker.h"

#include <atomic>
#include <thread>

namespace formant {
namespace {

class WorkerRun : public Run {
  public:
    WorkerRun(std::unique_ptr<RunWorker> worker, std::unique_ptr<LogFile> log_file)
        : log_file_(std::move(log_file)), worker_(std::move(worker)), thread_([this] { work(); }) {}
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
        finished_ = true;
    }

    std::unique_ptr<LogFile> log_file_;
    std::unique_ptr<RunWorker> worker_;
    Result<void> end_;
    std::atomic<bool> finished_{false};
    std::thread thread_; ///< last: starts when all else is there
};

} // namespace

Path runs_folder(const RunRequest& request) {
    return request.runs_folder.empty() ? data_home() / "runs" : Path(request.runs_folder);
}

Result<std::unique_ptr<Run>> start_run(const RunRequest& request, TrainObserver& observer) {
    auto config = load_run_config(request.config_file, request.settings);
    if (!config)
        return fail(config.error());
    auto device = open_device(request.device);
    if (!device)
        return fail(device.error());
    auto folder = RunFolder::open(runs_folder(request), config->name, run_config_yaml(*config));
    if (!folder)
        return fail(folder.error());
    auto log_file = LogFile::open(folder->log());
    if (!log_file)
        return fail(log_file.error());
    auto metrics = MetricsLog::open(folder->metrics());
    if (!metrics)
        return fail(metrics.error());
    return std::make_unique<WorkerRun>(std::make_unique<RunWorker>(request, std::move(*config),
                                                                   *device, std::move(*folder),
                                                                   std::move(*metrics), observer),
                                       std::move(*log_file));
}

} // namespace formant
