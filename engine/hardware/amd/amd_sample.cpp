#include "engine/hardware/amd/amd_sample.h"

#include "engine/base/atomic_file.h"
#include "engine/base/folder_list.h"
#include "engine/hardware/amd/amd_throttle.h"
#include "engine/hardware/host/kernel_file.h"

namespace formant {
namespace {

/// Returns the folder of the card's sensors (hwmon).
Path sensors_of(const AmdCard& card) {
    Path all = card.folder / "hwmon";
    for (const Path& sensors : paths_in(all))
        if (kernel_text(sensors / "name") == "amdgpu")
            return sensors;
    return all; // contains no sensor files
}

std::optional<double> scaled(std::optional<std::int64_t> number, double scale) {
    return number ? std::optional(static_cast<double>(*number) * scale) : std::nullopt;
}

/// Drops 0: no card has 0 bytes of memory or a power limit of 0 W, so 0 means unknown.
std::optional<std::int64_t> above_zero(std::optional<std::int64_t> number) {
    return number && *number > 0 ? number : std::nullopt;
}

/// Converts from microwatts. Some kernels report the average power, newer ones the current power.
std::optional<double> power_w(const Path& sensors) {
    const auto average = above_zero(kernel_number(sensors / "power1_average"));
    return scaled(average ? average : above_zero(kernel_number(sensors / "power1_input")), 1e-6);
}

/// Returns the temperature of the chip's edge, or of its hottest spot for cards without that
/// sensor. hwmon counts thousandths of a degree.
std::optional<double> temperature_c(const Path& sensors) {
    const auto edge = kernel_number(sensors / "temp1_input");
    return scaled(edge ? edge : kernel_number(sensors / "temp2_input"), 1e-3);
}

std::optional<double> clock_mhz(const Path& sensor, const Path& levels) {
    if (const auto hz = kernel_number(sensor))
        return scaled(hz, 1e-6);
    return current_clock_mhz(kernel_text(levels).value_or(""));
}

std::optional<double> utilization(const Path& folder) {
    const auto percent = kernel_number(folder / "gpu_busy_percent");
    return percent && *percent >= 0 && *percent <= 100 ? scaled(percent, 0.01) : std::nullopt;
}

std::optional<std::int64_t> used_bytes(const Path& folder) {
    const auto used = kernel_number(folder / "mem_info_vram_used");
    return used && *used >= 0 ? used : std::nullopt;
}

} // namespace

std::optional<double> current_clock_mhz(const std::string& levels) {
    for (const std::string_view line : lines_of(levels)) {
        const auto begin = line.find(':'), end = line.find("Mhz");
        const bool is_current = without_blanks(line).ends_with('*');
        if (is_current && begin != std::string_view::npos && end != std::string_view::npos &&
            begin < end)
            return scaled(whole_number(line.substr(begin + 1, end - begin - 1)), 1);
    }
    return std::nullopt;
}

std::optional<double> amd_power_limit_w(const AmdCard& card) {
    return scaled(above_zero(kernel_number(sensors_of(card) / "power1_cap")), 1e-6);
}

GpuSample amd_sample(const AmdCard& card) {
    const Path sensors = sensors_of(card);
    const auto metrics = read_file(card.folder / "gpu_metrics");
    const AmdThrottle throttle = metrics ? amd_throttle(*metrics) : AmdThrottle();
    GpuSample sample;
    sample.uuid = card.uuid;
    sample.utilization = utilization(card.folder);
    sample.memory_total_bytes = above_zero(kernel_number(card.folder / "mem_info_vram_total"));
    sample.memory_used_bytes = used_bytes(card.folder);
    sample.temperature_c = temperature_c(sensors);
    sample.power_w = power_w(sensors);
    sample.core_clock_mhz = clock_mhz(sensors / "freq1_input", card.folder / "pp_dpm_sclk");
    sample.memory_clock_mhz = clock_mhz(sensors / "freq2_input", card.folder / "pp_dpm_mclk");
    sample.thermal_throttle = throttle.thermal;
    sample.power_throttle = throttle.power;
    return sample;
}

} // namespace formant
