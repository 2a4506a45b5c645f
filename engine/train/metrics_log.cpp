#include "engine/train/metrics_log.h"

#include <nlohmann/json.hpp>

namespace formant {
namespace {

using Json = nlohmann::ordered_json;

Json losses_json(const LossValues& losses) {
    Json object = Json::object();
    for (const auto& [term, value] : losses)
        object[term] = value;
    return object;
}

std::string records(const StepReport& report) {
    const Json train = {{"type", "train"},
                        {"step", report.step},
                        {"epoch", report.epoch},
                        {"losses", losses_json(report.losses)},
                        {"total", report.total},
                        {"learning_rate", report.learning_rate},
                        {"grad_norm", report.grad_norm},
                        {"applied", report.applied}};
    const Json time = {{"type", "time"},
                       {"step", report.step},
                       {"step_ms", report.step_ms},
                       {"data_wait_ms", report.data_wait_ms},
                       {"samples_per_s", report.samples_per_s}};
    return train.dump() + "\n" + time.dump() + "\n";
}

std::string records(const ValidationReport& report) {
    const Json valid = {{"type", "valid"},
                        {"step", report.step},
                        {"losses", losses_json(report.losses)},
                        {"total", report.total},
                        {"best", report.best}};
    return valid.dump() + "\n";
}

std::string records(const Advice& advice) {
    const Json record = {{"type", "advice"},
                         {"step", advice.step},
                         {"id", advice.id},
                         {"text", to_english(advice.what)}};
    return record.dump() + "\n";
}

template <class Other>
std::string records(const Other&) {
    return "";
}

} // namespace

void MetricsLog::on_event(const TrainEvent& event) {
    file_ << std::visit([](const auto& what) { return records(what); }, event) << std::flush;
}

void MetricsLog::resumed_at(std::int64_t step) {
    file_ << Json{{"type", "resume"}, {"step", step}}.dump() << "\n" << std::flush;
}

} // namespace formant
