#include "ui/training/run_adapter.h"

namespace formant {
namespace {

constexpr int hand_over_interval_ms = 100;

} // namespace

RunAdapter::RunAdapter(RunStarter starter, QObject* parent)
    : QObject(parent), starter_(std::move(starter)) {
    timer_.setInterval(hand_over_interval_ms);
    connect(&timer_, &QTimer::timeout, this, &RunAdapter::hand_over);
}

RunAdapter::~RunAdapter() {
    run_.reset(); // before the members that its thread still writes to
}

Result<void> RunAdapter::start(const RunRequest& request) {
    auto run = starter_(request, *this);
    if (!run)
        return fail(run.error());
    run_ = std::move(*run);
    timer_.start();
    Q_EMIT started();
    return {};
}

void RunAdapter::post(TrainCommand command) {
    if (run_)
        run_->post(command);
}

void RunAdapter::on_event(const TrainEvent& event) {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(event);
}

void RunAdapter::hand_over() {
    const bool over = run_ && run_->finished();
    std::vector<TrainEvent> batch;
    {
        const std::lock_guard lock(mutex_);
        batch.swap(waiting_);
    }
    if (!batch.empty())
        Q_EMIT events(batch);
    if (!over)
        return;
    timer_.stop();
    const RunEnd end{run_->wait()};
    run_.reset();
    Q_EMIT ended(end);
}

} // namespace formant
