#include "ui/training/run_adapter.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

constexpr int hand_over_interval_ms = 100;

} // namespace

RunAdapter::RunAdapter(RunStarter starter, QObject* parent)
    : QObject(parent), starter_(std::move(starter)) {
    timer_.setInterval(hand_over_interval_ms);
    connect(&timer_, &QTimer::timeout, this, &RunAdapter::hand_over);
}

/// Before the members that the run's thread still writes to; it may also be on its way here.
RunAdapter::~RunAdapter() {
    starting_.reset();
    changing_.reset();
    QCoreApplication::removePostedEvents(this);
    run_.reset();
}

void RunAdapter::start_by(RunStarter starter, const RunRequest& request) {
    stops_at_start_ = false;
    leaves_when_changed_ = false;
    request_ = request;
    starting_.emplace(
        *this,
        [this, starter = std::move(starter), request](const Cancellation&) {
            auto run = starter(request, *this);
            return run ? Begun{std::shared_ptr<Run>(std::move(*run))} : Begun{fail(run.error())};
        },
        [this](Begun begun) { take(std::move(begun)); });
}

void RunAdapter::take(Begun begun) {
    starting_.reset();
    if (!begun.run)
        return void(Q_EMIT not_started(begun.run.error()));
    run_ = std::move(*begun.run);
    tells_of_before_ = run_->is_followed();
    if (std::exchange(stops_at_start_, false) && !run_->is_followed())
        run_->post(TrainCommand::stop);
    timer_.start();
    Q_EMIT started();
}

void RunAdapter::post(TrainCommand command) {
    if (run_)
        run_->post(command);
    else
        stops_at_start_ = stops_at_start_ || command == TrainCommand::stop;
}

void RunAdapter::change(const SettingValues& settings) {
    if (!run_ || changing_)
        return;
    changing_.emplace(
        *this,
        [run = run_, settings](const Cancellation&) { return RunEnd{run->change(settings)}; },
        [this](const RunEnd& answer) {
            changing_.reset();
            Q_EMIT changed(answer);
            if (std::exchange(leaves_when_changed_, false))
                leave();
        });
}

void RunAdapter::leave() {
    if (!is_followed())
        return;
    leaves_when_changed_ = changing_.has_value();
    if (leaves_when_changed_)
        return;
    timer_.stop();
    run_.reset(); // nothing comes from it any more
    waiting_.clear();
    Q_EMIT left();
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
    tell(std::move(batch));
    if (!over)
        return;
    timer_.stop();
    const RunEnd end{run_->wait()};
    run_.reset();
    Q_EMIT ended(end);
}

/// What a followed run tells now begins with the state that it is in.
void RunAdapter::tell(std::vector<TrainEvent> batch) {
    if (tells_of_before_) {
        const auto now = std::find_if(batch.begin(), batch.end(), [](const TrainEvent& event) {
            return std::holds_alternative<RunState>(event);
        });
        tells_of_before_ = now == batch.end();
        const std::vector<TrainEvent> before(batch.begin(), now);
        batch.erase(batch.begin(), now);
        if (!before.empty())
            Q_EMIT told_before(before);
    }
    if (!batch.empty())
        Q_EMIT events(batch);
}

} // namespace formant
