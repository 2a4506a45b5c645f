#include "engine/hardware/telemetry/hardware_alerts.h"

#include "engine/base/text/bytes_text.h"

#include <utility>

namespace formant {
namespace {

std::string text_of(std::int64_t bytes) {
    return bytes_text(static_cast<std::uint64_t>(bytes));
}

} // namespace

HardwareAlerts::HardwareAlerts(std::function<Message()> why_underused)
    : why_underused_(std::move(why_underused)), ram_({5, 0.95, 0.9}) {}

std::vector<HardwareAlert> HardwareAlerts::check(const HardwareSample& sample) {
    for (const GpuSample& gpu : sample.gpus) {
        GpuAlerts& watch = gpus_.try_emplace(gpu.uuid, why_underused_).first->second;
        for (HardwareAlert& alert : watch.check(gpu, sample.at_s, sample.step))
            alerts_.push_back(std::move(alert));
    }
    check_ram(sample);
    return std::exchange(alerts_, {});
}

void HardwareAlerts::check_ram(const HardwareSample& sample) {
    if (!sample.ram_used_bytes || !sample.ram_total_bytes || *sample.ram_total_bytes <= 0)
        return;
    const double share =
        static_cast<double>(*sample.ram_used_bytes) / static_cast<double>(*sample.ram_total_bytes);
    if (!ram_.update({sample.at_s, share}))
        return;
    advise("ram-exhausted",
           message(FORMANT_TR("hardware", "{used} of {total} RAM are in use; when it is full, the "
                                          "system kills a process, possibly this one"),
                   {{"used", text_of(*sample.ram_used_bytes)},
                    {"total", text_of(*sample.ram_total_bytes)}}));
}

} // namespace formant
