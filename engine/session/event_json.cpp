#include "engine/session/event_json.h"

#include <nlohmann/json.hpp>

#include <array>

namespace formant {
namespace {

using Json = nlohmann::ordered_json;

Json losses_json(const LossValues& losses) {
    Json object = Json::object();
    for (const auto& [term, value] : losses)
        object[term] = value;
    return object;
}

const char* phase_name(RunPhase phase) {
    static constexpr std::array names = {"preparing", "training", "paused", "saving",
                                         "done",      "stopped",  "failed"};
    return names[static_cast<std::size_t>(phase)];
}

Json as_json(const RunState& state) {
    return {{"type", "state"},
            {"phase", phase_name(state.phase)},
            {"step", state.step},
            {"text", to_english(state.what)}};
}

Json as_json(const StepReport& report) {
    return {{"type", "train"},
            {"step", report.step},
            {"max_steps", report.max_steps},
            {"epoch", report.epoch},
            {"losses", losses_json(report.losses)},
            {"total", report.total},
            {"learning_rate", report.learning_rate},
            {"grad_norm", report.grad_norm},
            {"applied", report.applied},
            {"step_ms", report.step_ms},
            {"samples_per_s", report.samples_per_s},
            {"seconds_left", report.seconds_left}};
}

Json as_json(const ValidationReport& report) {
    return {{"type", "valid"},
            {"step", report.step},
            {"losses", losses_json(report.losses)},
            {"total", report.total},
            {"best", report.best}};
}

Json as_json(const Advice& advice) {
    return {{"type", "advice"},
            {"step", advice.step},
            {"id", advice.id},
            {"text", to_english(advice.what)}};
}

Json as_json(const SampleReady& sample) {
    return {
        {"type", "sample"}, {"step", sample.step}, {"text", sample.text}, {"file", sample.file}};
}

Json as_json(const CheckpointSaved& saved) {
    return {{"type", "checkpoint"}, {"step", saved.step}, {"file", saved.file}};
}

} // namespace

std::string event_as_json(const TrainEvent& event) {
    Json line = std::visit([](const auto& what) { return as_json(what); }, event);
    line["schema"] = 1;
    return line.dump();
}

} // namespace formant
