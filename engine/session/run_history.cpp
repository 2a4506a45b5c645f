#include "engine/session/run_history.h"

#include "engine/session/step_records.h"

#include <nlohmann/json.hpp>

#include <cerrno>
#include <cmath>
#include <cstring>
#include <fstream>
#include <optional>
#include <string>

namespace formant {
namespace {

using Json = nlohmann::json;

template <class T>
std::optional<T> value_of(const Json& record, const char* name) {
    const auto found = record.find(name);
    const bool is_there = found != record.end() && (found->is_number() || found->is_boolean());
    return is_there ? std::optional<T>(found->get<T>()) : std::nullopt;
}

GpuSample gpu_of(const Json& record) {
    GpuSample gpu;
    gpu.uuid = record.value("uuid", "");
    gpu.utilisation = value_of<double>(record, "utilisation");
    gpu.memory_total_bytes = value_of<std::int64_t>(record, "memory_total_bytes");
    gpu.memory_used_bytes = value_of<std::int64_t>(record, "memory_used_bytes");
    gpu.memory_ours_bytes = value_of<std::int64_t>(record, "memory_ours_bytes");
    gpu.temperature_c = value_of<double>(record, "temperature_c");
    gpu.power_w = value_of<double>(record, "power_w");
    gpu.core_clock_mhz = value_of<double>(record, "core_clock_mhz");
    gpu.memory_clock_mhz = value_of<double>(record, "memory_clock_mhz");
    gpu.thermal_throttle = value_of<bool>(record, "thermal_throttle");
    gpu.power_throttle = value_of<bool>(record, "power_throttle");
    return gpu;
}

HardwareSample hardware_of(const Json& record, std::int64_t step) {
    HardwareSample sample;
    sample.at_s = record.value("at_s", 0.0);
    sample.step = step;
    for (const Json& gpu : record.value("gpus", Json::array()))
        sample.gpus.push_back(gpu_of(gpu));
    sample.cpu_load = value_of<double>(record, "cpu_load");
    sample.ram_total_bytes = value_of<std::int64_t>(record, "ram_total_bytes");
    sample.ram_used_bytes = value_of<std::int64_t>(record, "ram_used_bytes");
    sample.ram_ours_bytes = value_of<std::int64_t>(record, "ram_ours_bytes");
    sample.disk_free_bytes = value_of<std::int64_t>(record, "disk_free_bytes");
    return sample;
}

LossValues losses_of(const Json& record) {
    LossValues losses;
    const Json values = record.value("losses", Json::object());
    for (const auto& [term, value] : values.items())
        if (value.is_number())
            losses.emplace_back(term, value.get<double>());
    return losses;
}

std::optional<TrainEvent> event_of(const Json& record) {
    const std::string type = record.value("type", "");
    const std::int64_t step = record.value("step", std::int64_t{0});
    if (type == "valid")
        return ValidationReport{step, losses_of(record),
                                value_of<double>(record, "total").value_or(std::nan("")),
                                record.value("best", false)};
    if (type == "advice")
        return Advice{step, record.value("id", ""), {"", record.value("text", ""), {}, -1}};
    if (type == "gpu")
        return hardware_of(record, step);
    if (type == "resume")
        return RunState{RunPhase::preparing, step, {}};
    return std::nullopt;
}

/// A line that is no record of ours says nothing.
std::optional<TrainEvent> event_of(const std::string& line) {
    const Json record = Json::parse(line, nullptr, false);
    if (!record.is_object())
        return std::nullopt;
    try {
        return event_of(record);
    } catch (const Json::exception&) { // a member of another kind than ours
        return std::nullopt;
    }
}

void hand_on(const std::string& line, StepRecords& steps, const OnPastEvent& on_event) {
    if (!steps.take(line)) {
        if (const auto event = event_of(line))
            on_event(*event);
    } else if (const auto report = steps.whole()) {
        on_event(*report);
    }
}

} // namespace

Result<void> read_run_history(const Path& run, const Cancellation& cancellation,
                              const OnPastEvent& on_event) {
    const Path file = run / "metrics.jsonl";
    std::ifstream stream(file);
    if (!stream)
        return fail(ErrorKind::disk,
                    message(FORMANT_TR("session", "cannot read {path}: {reason}; choose the folder "
                                                  "of a run"),
                            {{"path", file.string()}, {"reason", std::strerror(errno)}}));
    StepRecords steps;
    for (std::string line; std::getline(stream, line);) {
        if (cancellation.requested())
            return fail(ErrorKind::interrupted,
                        message(FORMANT_TR("session", "reading was ended early")));
        hand_on(line, steps, on_event);
    }
    return {};
}

} // namespace formant
