#include "engine/train/metrics/metrics_log.h"

#include "engine/base/os/os_disk_error.h"
#include "engine/base/os/os_files.h"
#include "engine/train/metrics/event_json.h"

#include <nlohmann/json.hpp>

namespace formant {
namespace {

bool is_metric(const TrainEvent& event) {
    return std::holds_alternative<StepReport>(event) ||
           std::holds_alternative<ValidationReport>(event) ||
           std::holds_alternative<Advice>(event) || std::holds_alternative<HardwareSample>(event) ||
           std::holds_alternative<SettingsChanged>(event) ||
           std::holds_alternative<RanksReport>(event);
}

/// Returns true for the events after which a checkpoint may be written: step_N.pt is announced, and
/// best_step_N.pt follows a validation.
bool precedes_save(const TrainEvent& event) {
    const auto* state = std::get_if<RunState>(&event);
    return std::holds_alternative<ValidationReport>(event) ||
           (state != nullptr && state->phase == RunPhase::saving);
}

bool has_content(const Path& file) {
    std::error_code failure; // of a missing file
    const auto size = std::filesystem::file_size(file, failure);
    return !failure && size > 0;
}

} // namespace

Result<std::unique_ptr<MetricsLog>> MetricsLog::open(const Path& file) {
    std::unique_ptr<MetricsLog> log(new MetricsLog(file));
    if (log->file_.is_open())
        return log;
    return write_failure(file, log->file_.error_number());
}

MetricsLog::MetricsLog(const Path& file)
    : path_(file), is_continuation_(has_content(file)), file_(file) {
    if (file_.is_open() &&
        !ends_with_line(file)) // truncated by a crash; keeps the next record on its own line
        file_.write("\n");
}

void MetricsLog::on_event(const TrainEvent& event) {
    if (is_metric(event))
        file_.write(event_as_json_lines(event));
    // After a power cut, a checkpoint must not be on the disk without the records of its steps.
    if (precedes_save(event))
        file_.sync();
}

/// Writes no record at the first start, even if advice was logged before its first step.
void MetricsLog::resumed_at(std::int64_t step) {
    if (is_continuation_ || (step > 0 && has_content(path_)))
        file_.write(nlohmann::ordered_json{{"type", "resume"}, {"step", step}}.dump() + "\n");
}

} // namespace formant
