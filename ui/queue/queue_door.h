#pragma once

#include "engine/session/hardware/gpu_choices.h"
#include "engine/session/queue/queue_service.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace formant {

/// The queue of trainings as the window sees it: all that is asked of it happens in another thread,
/// one thing after the other, and what it tells comes as signals on the thread of the door.
class QueueDoor : public QObject, private QueueObserver {
    Q_OBJECT
  public:
    using Ask = std::function<Result<void>(TrainingQueue&)>;

    /// Opens it; where `setup` names no cards, those of the machine are looked for.
    explicit QueueDoor(QueueSetup setup, QObject* parent = nullptr);
    ~QueueDoor() override;

    void ask(Ask what);
    const JobQueue& jobs() const { return jobs_; }
    const std::vector<GpuChoice>& gpus() const { return gpus_; }
    bool is_started() const { return is_started_; }
    bool is_open() const { return is_open_; }

  Q_SIGNALS:
    void changed();
    void stepped(qint64 job, qint64 step, qint64 max_steps);
    void failed(const formant::Error& error);

  private:
    void on_queue(const JobQueue& queue, bool is_started) override;
    void on_event(const QueuedJob& job, const TrainEvent& event) override;
    void on_error(const Error& error) override;
    /// In the task's thread; the cards that were looked for.
    Result<std::vector<GpuChoice>> open(QueueSetup setup);
    void take(Result<std::vector<GpuChoice>> opened);
    void ask_next();

    JobQueue jobs_;
    std::vector<GpuChoice> gpus_;
    bool is_started_ = false;
    bool is_open_ = false;
    QElapsedTimer since_step_; ///< of the queue's threads only, which call one at a time
    std::deque<Ask> asked_;
    std::unique_ptr<TrainingQueue> queue_; ///< the task's, and nobody's while it works
    std::optional<BackgroundTask> task_;   ///< opens the queue, then asks it
};

} // namespace formant
