#include "engine/hardware/telemetry/gpu_alerts.h"

#include "engine/base/bytes_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

/// After so long without it, a trend is over.
constexpr double quiet_s = 60;

std::string text_of(double bytes) {
    return bytes_text(static_cast<std::uint64_t>(bytes));
}

Message underused(double utilisation, const Message& why) {
    const std::string share = fmt::format("{:.0f} %", 100 * utilisation);
    if (why.empty())
        return message(FORMANT_TR("hardware", "the GPU was busy for {share} of the last minute; "
                                              "`formant diagnose --config C` says what it waits "
                                              "for"),
                       {{"share", share}});
    return message(
        FORMANT_TR("hardware", "the GPU was busy for {share} of the last minute: {verdict}"),
        {{"share", share}, {"verdict", why}});
}

} // namespace

GpuAlerts::GpuAlerts(std::function<Message()> why_underused)
    : why_underused_(std::move(why_underused)), heat_({30, 0.3, 0.05}), power_({60, 0.7, 0.2}),
      idle_({60, 1 - wanted_utilisation, 0.9 * (1 - wanted_utilisation)}) {}

std::vector<HardwareAlert> GpuAlerts::judge(const GpuSample& gpu, double at_s, std::int64_t step) {
    judge_trend(gpu, at_s, step);
    judge_throttling(gpu, at_s);
    judge_others(gpu);
    judge_use(gpu, at_s, step);
    return std::exchange(alerts_, {});
}

/// Before the first step the model is loaded: that it grows then says nothing.
void GpuAlerts::judge_trend(const GpuSample& gpu, double at_s, std::int64_t step) {
    if (!gpu.memory_used_bytes || !gpu.memory_total_bytes || step == 0)
        return;
    trend_.add(step, static_cast<double>(*gpu.memory_used_bytes));
    const auto growth = trend_.growth();
    const double left =
        growth ? growth->steps_left(static_cast<double>(*gpu.memory_total_bytes)) : 0;
    const bool is_near =
        growth && left < std::max(near_steps, static_cast<double>(growth->seen_steps));
    if (is_near)
        near_at_s_ = at_s;
    if (trend_told_.begins(is_near, at_s - near_at_s_ > quiet_s))
        advise("gpu-memory-trend",
               message(FORMANT_TR("hardware",
                                  "the GPU's memory grows by {growth} a step and is full in "
                                  "about {steps} steps ({used} of {total} are used)"),
                       {{"growth", text_of(growth->bytes_a_step)},
                        {"steps", fmt::format("{:.0f}", std::max(0.0, left))},
                        {"used", text_of(static_cast<double>(*gpu.memory_used_bytes))},
                        {"total", text_of(static_cast<double>(*gpu.memory_total_bytes))}}));
}

/// A moment of it is usual; some cards switch it on and off many times a minute.
void GpuAlerts::judge_throttling(const GpuSample& gpu, double at_s) {
    if (gpu.thermal_throttle && heat_.begins({at_s, *gpu.thermal_throttle ? 1.0 : 0.0}))
        advise(
            "gpu-thermal-throttling",
            message(FORMANT_TR("hardware", "the GPU is too hot{degrees} and has slowed down; "
                                           "does air get to it, and do its fans turn?"),
                    {{"degrees", gpu.temperature_c ? fmt::format(" ({:.0f} °C)", *gpu.temperature_c)
                                                   : std::string()}}));
    if (gpu.power_throttle && power_.begins({at_s, *gpu.power_throttle ? 1.0 : 0.0}))
        advise(
            "gpu-power-throttling",
            message(FORMANT_TR("hardware", "the GPU is held back by its power limit{watts}; that "
                                           "is usual under full load"),
                    {{"watts",
                      gpu.power_w ? fmt::format(" ({:.0f} W)", *gpu.power_w) : std::string()}}));
}

void GpuAlerts::judge_others(const GpuSample& gpu) {
    if (!gpu.memory_used_bytes || !gpu.memory_ours_bytes)
        return;
    const auto risen = foreign_.risen(static_cast<double>(*gpu.memory_used_bytes),
                                      static_cast<double>(*gpu.memory_ours_bytes));
    if (risen && taken_told_.begins(*risen > least_taken_bytes, *risen < 0.5 * least_taken_bytes))
        advise("gpu-memory-taken",
               message(FORMANT_TR("hardware", "another process has taken {bytes} of the GPU's "
                                              "memory; where the training needs it, it runs out"),
                       {{"bytes", text_of(*risen)}}));
}

void GpuAlerts::judge_use(const GpuSample& gpu, double at_s, std::int64_t step) {
    if (!gpu.utilisation)
        return;
    for (const TimedValue& idle : within_steps_.add({at_s, 1 - *gpu.utilisation}, step))
        if (idle_.begins(idle))
            advise("gpu-underused", underused(1 - idle_.mean().value_or(0),
                                              why_underused_ ? why_underused_() : Message()));
}

} // namespace formant
