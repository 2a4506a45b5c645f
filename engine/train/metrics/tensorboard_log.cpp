#include "engine/train/metrics/tensorboard_log.h"

#include "engine/base/log.h"
#include "engine/train/metrics/tensorboard_summary.h"

#include <chrono>
#include <utility>

namespace formant {
namespace {

double seconds_since_1970() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
}

} // namespace

Result<std::unique_ptr<TensorBoardLog>> TensorBoardLog::open(const Path& folder) {
    return EventFile::create(folder).map([](std::unique_ptr<EventFile> file) {
        return std::unique_ptr<TensorBoardLog>(new TensorBoardLog(std::move(file)));
    });
}

void TensorBoardLog::on_event(const TrainEvent& event) {
    const auto write_report = [this](const auto* report) {
        if (report != nullptr)
            write_summary(report->step, summary_of(*report));
    };
    write_report(std::get_if<StepReport>(&event));
    write_report(std::get_if<ValidationReport>(&event));
    write_report(std::get_if<HardwareSample>(&event));
    write_report(std::get_if<RanksReport>(&event));
    if (const auto* sample = std::get_if<SampleReady>(&event))
        write_sample(*sample);
}

/// An error is only logged: the sample file exists, and a missing copy must not end the run.
void TensorBoardLog::write_sample(const SampleReady& sample) {
    if (auto summary = summary_of(sample))
        write_summary(sample.step, std::move(*summary));
    else
        log(LogLevel::warning, summary.error().what);
}

void TensorBoardLog::resumed_at(std::int64_t step) {
    if (!file_->is_continuation())
        return;
    tensorboard::Event start;
    start.mutable_session()->set_status(tensorboard::Session::START);
    write(step + 1, std::move(start));
    tensorboard::Summary mark;
    add_scalar(mark, "resume", 1);
    write_summary(step, std::move(mark));
}

void TensorBoardLog::write_summary(std::int64_t step, tensorboard::Summary summary) {
    tensorboard::Event event;
    *event.mutable_summary() = std::move(summary);
    write(step, std::move(event));
}

/// Writes the file version first: from version 2 on, TensorBoard detects a restart by the session
/// start event and not by decreasing steps.
void TensorBoardLog::write(std::int64_t step, tensorboard::Event event) {
    if (!std::exchange(has_version_, true)) {
        tensorboard::Event version;
        version.set_file_version("brain.Event:2");
        append(0, std::move(version));
    }
    append(step, std::move(event));
}

void TensorBoardLog::append(std::int64_t step, tensorboard::Event event) {
    event.set_wall_time(seconds_since_1970());
    event.set_step(step);
    file_->write(event.SerializeAsString());
}

} // namespace formant
