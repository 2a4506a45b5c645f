#include "ui/training/run_past.h"

#include "engine/session/runs/run_history.h"
#include "ui/tasks/background_task.h"

#include <filesystem>
#include <utility>

namespace formant {
namespace {

class Collector : public TrainObserver {
  public:
    void on_event(const TrainEvent& event) override { events.push_back(event); }
    std::vector<TrainEvent> events;
};

Result<std::vector<TrainEvent>> events_of(const Path& folder, std::uint64_t metrics_bytes) {
    return read_run_history(folder, metrics_bytes).map([](const RunHistory& history) {
        Collector collector;
        tell(history, collector);
        return std::move(collector.events);
    });
}

} // namespace

RunPast::RunPast(QObject* parent) : QObject(parent) {}
RunPast::~RunPast() = default;

void RunPast::read(const QString& run_folder) {
    reading_.reset();
    waiting_.clear();
    const Path folder = run_folder.toStdString();
    std::error_code has_no_past;
    const auto bytes = std::filesystem::file_size(folder / "metrics.jsonl", has_no_past);
    if (has_no_past || bytes == 0)
        return;
    reading_ = std::make_unique<BackgroundTask>(
        *this, [folder, bytes](const Cancellation&) { return events_of(folder, bytes); },
        [this](const Result<std::vector<TrainEvent>>& past) { pass_on(past); });
}

void RunPast::take(const std::vector<TrainEvent>& events) {
    if (!reading_)
        return void(Q_EMIT told(events));
    waiting_.insert(waiting_.end(), events.begin(), events.end());
}

void RunPast::pass_on(const Result<std::vector<TrainEvent>>& past) {
    reading_.reset();
    if (past)
        Q_EMIT told_before(*past);
    else
        Q_EMIT failed(past.error());
    Q_EMIT told(std::exchange(waiting_, {}));
}

} // namespace formant
