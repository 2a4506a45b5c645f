#include "engine/hardware/host/cpu_times.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <numeric>
#include <string>

namespace formant {

/// Reads the first line: "cpu user nice system idle iowait irq softirq steal guest guest_nice".
/// Guest time is included in user time.
std::optional<CpuTimes> read_cpu_times(const Path& root) {
    std::ifstream stat(root / "proc/stat");
    std::string name;
    std::array<std::int64_t, 8> ticks{};
    if (!(stat >> name) || name != "cpu")
        return std::nullopt;
    for (std::int64_t& each : ticks)
        if (!(stat >> each))
            return std::nullopt;
    return CpuTimes{ticks[3] + ticks[4],
                    std::accumulate(ticks.begin(), ticks.end(), std::int64_t{0})};
}

/// Clamps the result, because the kernel's iowait counter may go back a little.
std::optional<double> cpu_load(const CpuTimes& before, const CpuTimes& after) {
    const std::int64_t total = after.total - before.total;
    if (total <= 0)
        return std::nullopt;
    const auto idle = static_cast<double>(after.idle - before.idle);
    return std::clamp(1 - idle / static_cast<double>(total), 0.0, 1.0);
}

} // namespace formant
