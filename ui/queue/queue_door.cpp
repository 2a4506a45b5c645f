#include "ui/queue/queue_door.h"

#include "engine/session/hardware/gpu_choices.h"

#include <utility>

namespace formant {
QueueDoor::QueueDoor(QueueSetup setup, QObject* parent) : QObject(parent) {
    since_step_.start();
    task_.emplace(
        *this, [this, setup = std::move(setup)](const Cancellation&) { return open(setup); },
        [this](Result<std::vector<GpuChoice>> opened) { take(std::move(opened)); });
}

Result<std::vector<GpuChoice>> QueueDoor::open(QueueSetup setup) {
    std::vector<GpuChoice> gpus;
    if (setup.cards.empty())
        gpus = list_gpu_choices().gpus;
    for (const GpuChoice& gpu : gpus)
        setup.cards.push_back(gpu.device);
    auto queue = TrainingQueue::open(std::move(setup), *this);
    if (!queue)
        return fail(queue.error());
    queue_ = std::move(*queue);
    return gpus;
}

/// The task first: it may still ask the queue.
QueueDoor::~QueueDoor() {
    task_.reset();
    queue_.reset();
}

void QueueDoor::take(Result<std::vector<GpuChoice>> opened) {
    task_.reset();
    if (!opened) {
        Q_EMIT failed(opened.error());
        return;
    }
    gpus_ = std::move(*opened);
    jobs_ = queue_->jobs();
    is_open_ = true;
    Q_EMIT changed();
    ask_next();
}

void QueueDoor::ask(Ask what) {
    asked_.push_back(std::move(what));
    ask_next();
}

void QueueDoor::ask_next() {
    if (task_ || !is_open_ || asked_.empty())
        return;
    const Ask what = std::move(asked_.front());
    asked_.pop_front();
    task_.emplace(
        *this, [this, what](const Cancellation&) { return what(*queue_); },
        [this](const Result<void>& done) {
            task_.reset();
            if (!done)
                Q_EMIT failed(done.error());
            ask_next();
        });
}

void QueueDoor::on_queue(const JobQueue& queue, bool is_started) {
    on_thread_of(*this, [this, queue, is_started] {
        jobs_ = queue;
        is_started_ = is_started;
        Q_EMIT changed();
    });
}

void QueueDoor::on_event(const QueuedJob& job, const TrainEvent& event) {
    constexpr qint64 seldom_ms = 200;
    const auto* step = std::get_if<StepReport>(&event);
    if (step == nullptr || since_step_.elapsed() < seldom_ms)
        return;
    since_step_.restart();
    on_thread_of(*this, [this, id = job.id, at = step->step, max = step->max_steps] {
        Q_EMIT stepped(id, at, max);
    });
}

void QueueDoor::on_error(const Error& error) {
    on_thread_of(*this, [this, error] { Q_EMIT failed(error); });
}

} // namespace formant
