#include "ui/queue/queue_client.h"

#include "engine/session/hardware/gpu_choices.h"

#include <utility>

namespace formant {
namespace {

constexpr int retry_interval_ms = 2'000;

} // namespace

QueueClient::QueueClient(QueueSetup setup, QObject* parent)
    : QObject(parent), setup_(std::move(setup)) {
    since_step_.start();
    retry_.setSingleShot(true);
    retry_.setInterval(retry_interval_ms);
    connect(&retry_, &QTimer::timeout, this, &QueueClient::start_opening);
    start_opening();
}

void QueueClient::start_opening() {
    task_.emplace(
        *this, [this, setup = setup_](const CancellationToken&) { return open(setup); },
        [this](Result<std::vector<GpuChoice>> opened) { on_opened(std::move(opened)); });
}

Result<std::vector<GpuChoice>> QueueClient::open(QueueSetup setup) {
    std::vector<GpuChoice> gpus;
    if (setup.cards.empty())
        gpus = list_gpu_choices().gpus;
    for (const GpuChoice& gpu : gpus)
        setup.cards.push_back(gpu.device);
    cards_ = setup.cards; // read by the window once the queue is open
    auto queue = TrainingQueue::open(std::move(setup), *this);
    if (!queue)
        return fail(queue.error());
    queue_ = std::move(*queue);
    return gpus;
}

/// Destroys the task first, because it may still use the queue.
QueueClient::~QueueClient() {
    task_.reset();
    feed_->set_queue(nullptr);
    queue_.reset();
}

void QueueClient::on_opened(Result<std::vector<GpuChoice>> opened) {
    task_.reset();
    if (!opened) {
        retry_.start();
        if (!std::exchange(has_failed_to_open_, true))
            Q_EMIT failed(opened.error());
        return;
    }
    gpus_ = std::move(*opened);
    jobs_ = queue_->jobs();
    feed_->set_queue(queue_.get());
    is_open_ = true;
    Q_EMIT this->opened();
    Q_EMIT changed();
    run_next();
}

std::string QueueClient::occupied_device(const std::string& device) const {
    return formant::occupied_device(device, is_open_ ? cards_ : std::vector<std::string>());
}

void QueueClient::submit(Request request) {
    requests_.push_back(std::move(request));
    run_next();
}

void QueueClient::run_next() {
    if (task_ || !is_open_ || requests_.empty())
        return;
    const Request request = std::move(requests_.front());
    requests_.pop_front();
    task_.emplace(
        *this, [this, request](const CancellationToken&) { return request(*queue_); },
        [this](const Result<void>& done) {
            task_.reset();
            if (!done)
                Q_EMIT failed(done.error());
            run_next();
        });
}

void QueueClient::on_queue(const JobQueue& queue, bool is_started) {
    feed_->pass_ends(queue);
    on_thread_of(*this, [this, queue, is_started] {
        jobs_ = queue;
        is_started_ = is_started;
        Q_EMIT changed();
    });
}

void QueueClient::on_event(const QueuedJob& job, const TrainEvent& event) {
    feed_->pass_event(job.id, event);
    constexpr qint64 min_interval_ms = 200;
    const auto* step = std::get_if<StepReport>(&event);
    if (step == nullptr || since_step_.elapsed() < min_interval_ms)
        return;
    since_step_.restart();
    on_thread_of(*this, [this, id = job.id, at = step->step, max = step->max_steps] {
        Q_EMIT stepped(id, at, max);
    });
}

void QueueClient::on_error(const Error& error) {
    on_thread_of(*this, [this, error] { Q_EMIT failed(error); });
}

} // namespace formant
