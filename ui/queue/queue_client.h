#pragma once

#include "engine/session/hardware/gpu_choices.h"
#include "engine/session/queue/queue_service.h"
#include "ui/queue/watched_job.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace formant {

/// Represents the queue in the window: requests run one after the other in another thread, and the
/// queue's events arrive as signals on the client's thread.
class QueueClient : public QObject, private QueueObserver {
    Q_OBJECT
  public:
    using Request = std::function<Result<void>(TrainingQueue&)>;

    /// Opens the queue. If `setup` names no GPUs, those of the machine are detected. A queue that
    /// cannot be opened, because another process still runs it, is tried again every two seconds;
    /// requests wait until then.
    explicit QueueClient(QueueSetup setup, QObject* parent = nullptr);
    ~QueueClient() override;

    void submit(Request request);
    const JobQueue& jobs() const { return jobs_; }
    const std::vector<GpuChoice>& gpus() const { return gpus_; }
    const std::string& runs_folder() const { return setup_.runs_folder; }
    /// Returns the device that a run occupies which was requested as `device`.
    std::string occupied_device(const std::string& device) const;
    bool is_started() const { return is_started_; }
    bool is_open() const { return is_open_; }
    /// Returns true while another process runs the queue, or it cannot be opened otherwise.
    bool has_failed_to_open() const { return has_failed_to_open_ && !is_open_; }
    /// Returns the events of the jobs, for watch_job().
    const std::shared_ptr<JobFeed>& feed() const { return feed_; }

  Q_SIGNALS:
    void changed();
    void stepped(qint64 job, qint64 step, qint64 max_steps);
    void failed(const formant::Error& error);
    void opened();

  private:
    void on_queue(const JobQueue& queue, bool is_started) override;
    void on_event(const QueuedJob& job, const TrainEvent& event) override;
    void on_error(const Error& error) override;
    /// Runs in the task's thread. Returns the detected GPUs.
    Result<std::vector<GpuChoice>> open(QueueSetup setup);
    void start_opening();
    void on_opened(Result<std::vector<GpuChoice>> opened);
    void run_next();

    JobQueue jobs_;
    std::vector<GpuChoice> gpus_;
    std::vector<std::string> cards_; ///< as in QueueSetup
    bool is_started_ = false;
    bool is_open_ = false;
    bool has_failed_to_open_ = false;
    QueueSetup setup_;
    QTimer retry_;
    std::shared_ptr<JobFeed> feed_ = std::make_shared<JobFeed>();
    QElapsedTimer since_step_; ///< used only by the queue's threads, one at a time
    std::deque<Request> requests_;
    std::unique_ptr<TrainingQueue> queue_; ///< owned by the task while it runs
    std::optional<BackgroundTask> task_;   ///< opens the queue, then runs the requests
};

} // namespace formant
