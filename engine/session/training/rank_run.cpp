#include "engine/session/training/rank_run.h"

#include "engine/base/os/os_module.h"
#include "engine/base/os/os_thread_start.h"
#include "engine/distributed/c10d_group.h"
#include "engine/session/training/rank_launcher.h"
#include "engine/session/training/rank_worker.h"

#include <atomic>
#include <thread>

namespace formant {
namespace {

/// The run of a rank other than 0, which trains in its worker thread.
class RankRun : public Run {
  public:
    RankRun(std::shared_ptr<ProcessGroup> group, const RunRequest& request)
        : group_(std::move(group)),
          worker_(*group_, request.device,
                  request.decode_program.empty() ? program_file() : Path(request.decode_program)) {}
    ~RankRun() override {
        post(TrainCommand::stop);
        if (thread_.joinable())
            thread_.join();
    }
    Result<void> start() {
        return start_thread([this] {
                   end_ = worker_.run();
                   finished_ = true;
               })
            .map([this](std::thread thread) { thread_ = std::move(thread); });
    }
    void post(TrainCommand command) override {
        if (command == TrainCommand::stop)
            worker_.cancellation().request(); // the preparation does not read the mailbox
        worker_.commands().post(command);
    }
    /// Only rank 0 has the settings to check a change against.
    Result<void> change(const SettingValues&) override {
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "settings can be changed on rank 0 only")));
    }
    Result<void> wait() override {
        if (thread_.joinable())
            thread_.join();
        return end_;
    }
    bool finished() const override { return finished_; }
    std::string folder() const override { return ""; }
    bool is_reported_elsewhere() const override {
        return is_launched_rank() || !group_->has_lost_rank_0();
    }

  private:
    std::shared_ptr<ProcessGroup> group_;
    RankWorker worker_;
    Result<void> end_;
    std::atomic<bool> finished_{false};
    std::thread thread_;
};

} // namespace

Result<std::unique_ptr<Run>>
start_rank(const RankIdentity& identity, const RunRequest& request,
           const CancellationToken& cancellation,
           const std::function<Result<std::unique_ptr<Run>>(std::shared_ptr<ProcessGroup> group)>&
               start_rank_0) {
    auto joined = join_c10d_group(identity, cancellation);
    if (!joined)
        return fail(joined.error());
    const std::shared_ptr<ProcessGroup> group = std::move(*joined);
    if (identity.rank == 0)
        return start_rank_0(group).map_error([&](Error error) {
            group->report_failure(error);
            return error;
        });
    auto run = std::make_unique<RankRun>(group, request);
    return run->start().map([&]() -> std::unique_ptr<Run> { return std::move(run); });
}

} // namespace formant
