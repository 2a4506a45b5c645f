#include "engine/hardware/telemetry/gpu_alerts.h"

#include "engine/base/text/bytes_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

/// Time in seconds without the trend after which it is over.
constexpr double quiet_s = 60;

std::string text_of(double bytes) {
    return bytes_text(static_cast<std::uint64_t>(bytes));
}

Message underused(double utilization, const Message& why) {
    const std::string share = fmt::format("{:.0f} %", 100 * utilization);
    if (why.empty())
        return message(FORMANT_TR("hardware", "GPU utilization was {share} over the last minute; "
                                              "`formant diagnose --config C` shows the bottleneck"),
                       {{"share", share}});
    return message(
        FORMANT_TR("hardware", "GPU utilization was {share} over the last minute: {verdict}"),
        {{"share", share}, {"verdict", why}});
}

} // namespace

GpuAlerts::GpuAlerts(std::function<Message()> why_underused)
    : why_underused_(std::move(why_underused)), heat_({30, 0.3, 0.05}), power_({60, 0.7, 0.2}),
      idle_({60, 1 - target_utilization, 0.9 * (1 - target_utilization)}) {}

std::vector<HardwareAlert> GpuAlerts::check(const GpuSample& gpu, double at_s, std::int64_t step) {
    check_memory_trend(gpu, at_s, step);
    check_throttling(gpu, at_s);
    check_other_processes(gpu);
    check_utilization(gpu, at_s, step);
    return std::exchange(alerts_, {});
}

/// Ignores samples before the first step: loading the model grows the memory.
void GpuAlerts::check_memory_trend(const GpuSample& gpu, double at_s, std::int64_t step) {
    if (!gpu.memory_used_bytes || !gpu.memory_total_bytes || step == 0)
        return;
    trend_.add(step, static_cast<double>(*gpu.memory_used_bytes));
    const auto growth = trend_.growth();
    const double left =
        growth ? growth->remaining_steps(static_cast<double>(*gpu.memory_total_bytes)) : 0;
    const bool is_near =
        growth && left < std::max(near_steps, static_cast<double>(growth->seen_steps));
    if (is_near)
        near_at_s_ = at_s;
    if (trend_flag_.update(is_near, at_s - near_at_s_ > quiet_s))
        advise("gpu-memory-trend",
               message(FORMANT_TR("hardware",
                                  "GPU memory grows by {growth} per step and will be full in "
                                  "about {steps} steps ({used} of {total} in use)"),
                       {{"growth", text_of(growth->bytes_a_step)},
                        {"steps", fmt::format("{:.0f}", std::max(0.0, left))},
                        {"used", text_of(static_cast<double>(*gpu.memory_used_bytes))},
                        {"total", text_of(static_cast<double>(*gpu.memory_total_bytes))}}));
}

/// Ignores short throttling: some cards switch it on and off many times a minute.
void GpuAlerts::check_throttling(const GpuSample& gpu, double at_s) {
    if (gpu.thermal_throttle && heat_.update({at_s, *gpu.thermal_throttle ? 1.0 : 0.0}))
        advise(
            "gpu-thermal-throttling",
            message(FORMANT_TR("hardware", "the GPU is too hot{degrees} and has slowed down; "
                                           "check its fans and the airflow"),
                    {{"degrees", gpu.temperature_c ? fmt::format(" ({:.0f} °C)", *gpu.temperature_c)
                                                   : std::string()}}));
    if (gpu.power_throttle && power_.update({at_s, *gpu.power_throttle ? 1.0 : 0.0}))
        advise(
            "gpu-power-throttling",
            message(FORMANT_TR("hardware", "the GPU is slowed by its power limit{watts}; this is "
                                           "normal under full load"),
                    {{"watts",
                      gpu.power_w ? fmt::format(" ({:.0f} W)", *gpu.power_w) : std::string()}}));
}

void GpuAlerts::check_other_processes(const GpuSample& gpu) {
    if (!gpu.memory_used_bytes || !gpu.memory_ours_bytes)
        return;
    const auto growth = other_processes_.growth(static_cast<double>(*gpu.memory_used_bytes),
                                                static_cast<double>(*gpu.memory_ours_bytes));
    if (growth &&
        taken_memory_flag_.update(*growth > min_taken_bytes, *growth < 0.5 * min_taken_bytes))
        advise("gpu-memory-taken",
               message(FORMANT_TR("hardware", "another process has allocated {bytes} of GPU "
                                              "memory; the training may run out of memory"),
                       {{"bytes", text_of(*growth)}}));
}

void GpuAlerts::check_utilization(const GpuSample& gpu, double at_s, std::int64_t step) {
    if (!gpu.utilization)
        return;
    for (const TimedValue& idle : within_steps_.add({at_s, 1 - *gpu.utilization}, step))
        if (idle_.update(idle))
            advise("gpu-underused", underused(1 - idle_.mean().value_or(0),
                                              why_underused_ ? why_underused_() : Message()));
}

} // namespace formant
