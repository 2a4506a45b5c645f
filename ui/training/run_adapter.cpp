#include "ui/training/run_adapter.h"

#include "engine/session/runs/run_history.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

constexpr int delivery_interval_ms = 100;

} // namespace

RunAdapter::RunAdapter(RunStarter starter, QObject* parent)
    : QObject(parent), starter_(std::move(starter)) {
    timer_.setInterval(delivery_interval_ms);
    connect(&timer_, &QTimer::timeout, this, &RunAdapter::deliver_events);
}

/// Stops the run before destroying the members that its thread writes to; it may still be starting.
RunAdapter::~RunAdapter() {
    starting_.reset();
    changing_.reset();
    QCoreApplication::removePostedEvents(this);
    run_.reset();
}

void RunAdapter::start_by(RunStarter starter, const RunRequest& request) {
    stop_when_started_ = false;
    detach_when_changed_ = false;
    request_ = request;
    starting_.emplace(
        *this,
        [this, starter = std::move(starter), request](const CancellationToken&) {
            auto run = starter(request, *this);
            return run ? StartResult{std::shared_ptr<Run>(std::move(*run))}
                       : StartResult{fail(run.error())};
        },
        [this](StartResult result) { on_started(std::move(result)); });
}

void RunAdapter::on_started(StartResult result) {
    starting_.reset();
    if (!result.run)
        return void(Q_EMIT not_started(result.run.error()));
    run_ = std::move(*result.run);
    is_receiving_history_ = run_->is_followed();
    if (std::exchange(stop_when_started_, false) && !run_->is_followed())
        run_->post(TrainCommand::stop);
    timer_.start();
    Q_EMIT started();
}

void RunAdapter::post(TrainCommand command) {
    if (run_)
        run_->post(command);
    else
        stop_when_started_ = stop_when_started_ || command == TrainCommand::stop;
}

void RunAdapter::change(const SettingValues& settings) {
    if (!run_ || changing_)
        return;
    changing_.emplace(
        *this,
        [run = run_, settings](const CancellationToken&) { return RunEnd{run->change(settings)}; },
        [this](const RunEnd& answer) {
            changing_.reset();
            Q_EMIT changed(answer);
            if (std::exchange(detach_when_changed_, false))
                detach();
        });
}

void RunAdapter::detach() {
    if (!is_followed())
        return;
    detach_when_changed_ = changing_.has_value();
    if (detach_when_changed_)
        return;
    timer_.stop();
    run_.reset(); // no further events arrive
    pending_events_.clear();
    Q_EMIT detached();
}

void RunAdapter::on_event(const TrainEvent& event) {
    const std::lock_guard lock(mutex_);
    pending_events_.push_back(event);
}

void RunAdapter::deliver_events() {
    const bool has_finished = run_ && run_->finished();
    std::vector<TrainEvent> batch;
    {
        const std::lock_guard lock(mutex_);
        batch.swap(pending_events_);
    }
    emit_events(std::move(batch));
    if (!has_finished)
        return;
    timer_.stop();
    const RunEnd end{run_->wait()};
    run_.reset();
    Q_EMIT ended(end);
}

/// Events of a followed run after its first state are current; those before it are its history.
void RunAdapter::emit_events(std::vector<TrainEvent> batch) {
    if (is_receiving_history_) {
        const auto now = std::find_if(batch.begin(), batch.end(), [](const TrainEvent& event) {
            const auto* state = std::get_if<RunState>(&event);
            return state != nullptr && !is_replayed_resume(*state);
        });
        is_receiving_history_ = now == batch.end();
        const std::vector<TrainEvent> before(batch.begin(), now);
        batch.erase(batch.begin(), now);
        if (!before.empty())
            Q_EMIT history_received(before);
    }
    if (!batch.empty())
        Q_EMIT events(batch);
}

} // namespace formant
