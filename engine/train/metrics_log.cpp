#include "engine/train/metrics_log.h"

#include "engine/train/event_json.h"

#include <nlohmann/json.hpp>

namespace formant {
namespace {

bool is_a_metric(const TrainEvent& event) {
    return std::holds_alternative<StepReport>(event) ||
           std::holds_alternative<ValidationReport>(event) || std::holds_alternative<Advice>(event);
}

} // namespace

void MetricsLog::on_event(const TrainEvent& event) {
    if (is_a_metric(event))
        file_ << event_as_json_lines(event) << std::flush;
}

void MetricsLog::resumed_at(std::int64_t step) {
    file_ << nlohmann::ordered_json{{"type", "resume"}, {"step", step}}.dump() << "\n"
          << std::flush;
}

} // namespace formant
