#include "engine/hardware/telemetry/hardware_alerts.h"

#include "engine/base/bytes_text.h"

#include <utility>

namespace formant {
namespace {

std::string text_of(std::int64_t bytes) {
    return bytes_text(static_cast<std::uint64_t>(bytes));
}

} // namespace

HardwareAlerts::HardwareAlerts(std::function<Message()> why_underused)
    : why_underused_(std::move(why_underused)), ram_({5, 0.95, 0.9}) {}

std::vector<HardwareAlert> HardwareAlerts::judge(const HardwareSample& sample) {
    for (const GpuSample& gpu : sample.gpus) {
        GpuAlerts& watch = gpus_.try_emplace(gpu.uuid, why_underused_).first->second;
        for (HardwareAlert& alert : watch.judge(gpu, sample.at_s, sample.step))
            alerts_.push_back(std::move(alert));
    }
    judge_ram(sample);
    return std::exchange(alerts_, {});
}

void HardwareAlerts::judge_ram(const HardwareSample& sample) {
    if (!sample.ram_used_bytes || !sample.ram_total_bytes || *sample.ram_total_bytes <= 0)
        return;
    const double share =
        static_cast<double>(*sample.ram_used_bytes) / static_cast<double>(*sample.ram_total_bytes);
    if (!ram_.begins({sample.at_s, share}))
        return;
    advise("ram-exhausted",
           message(FORMANT_TR("hardware", "{used} of {total} of the memory (RAM) are used; when it "
                                          "is full, the system ends a process, perhaps this one"),
                   {{"used", text_of(*sample.ram_used_bytes)},
                    {"total", text_of(*sample.ram_total_bytes)}}));
}

} // namespace formant
