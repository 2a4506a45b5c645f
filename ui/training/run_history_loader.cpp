#include "ui/training/run_history_loader.h"

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
        replay_history(history, collector);
        return std::move(collector.events);
    });
}

} // namespace

RunHistoryLoader::RunHistoryLoader(QObject* parent) : QObject(parent) {}
RunHistoryLoader::~RunHistoryLoader() = default;

void RunHistoryLoader::read(const QString& run_folder) {
    reading_.reset();
    buffered_.clear();
    if (run_folder.isEmpty())
        return;
    const Path folder = run_folder.toStdString();
    std::error_code error;
    const auto bytes = std::filesystem::file_size(folder / "metrics.jsonl", error);
    if (error || bytes == 0)
        return;
    reading_ = std::make_unique<BackgroundTask>(
        *this, [folder, bytes](const CancellationToken&) { return events_of(folder, bytes); },
        [this](const Result<std::vector<TrainEvent>>& history) { deliver(history); });
}

void RunHistoryLoader::handle(const std::vector<TrainEvent>& events) {
    if (!reading_)
        return void(Q_EMIT events_received(events));
    buffered_.insert(buffered_.end(), events.begin(), events.end());
}

void RunHistoryLoader::deliver(const Result<std::vector<TrainEvent>>& history) {
    reading_.reset();
    if (history)
        Q_EMIT history_received(*history);
    else
        Q_EMIT failed(history.error());
    Q_EMIT events_received(std::exchange(buffered_, {}));
}

} // namespace formant
