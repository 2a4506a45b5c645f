#include "engine/base/os/os_cpu_time.h"

#include <array>
#include <cstdint>
#include <ctime>
#include <fstream>
#include <sched.h>
#include <sstream>
#include <string>
#include <unistd.h>

namespace formant {
namespace {

cpu_set_t allowed_cpus() {
    cpu_set_t cpus{};
    if (::sched_getaffinity(0, sizeof cpus, &cpus) != 0) // fails above 1024 CPUs
        for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu)
            CPU_SET(cpu, &cpus);
    return cpus;
}

/// Parses "cpuN user nice system idle iowait irq softirq steal ...". Returns the busy ticks of an
/// allowed CPU, or nothing for another line.
std::optional<std::int64_t> busy_ticks(const std::string& line, const cpu_set_t& allowed) {
    std::istringstream stream(line);
    std::string word;
    int cpu = 0;
    if (!line.starts_with("cpu") || line.starts_with("cpu ") || !(stream.ignore(3) >> cpu) ||
        cpu < 0 || cpu >= CPU_SETSIZE || !CPU_ISSET(cpu, &allowed))
        return std::nullopt;
    std::array<std::int64_t, 8> ticks{};
    for (std::int64_t& each : ticks)
        if (!(stream >> each))
            return std::nullopt;
    return ticks[0] + ticks[1] + ticks[2] + ticks[5] + ticks[6] + ticks[7];
}

double own_cpu_s() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

} // namespace

std::optional<double> other_processes_cpu_s(const Path& root) {
    std::ifstream stat(root / "proc/stat");
    const cpu_set_t allowed = allowed_cpus();
    std::optional<std::int64_t> busy;
    // The lines of the CPUs come first; the kernel counts interrupts in the long ones after them.
    for (std::string line; std::getline(stat, line) && line.starts_with("cpu");)
        if (const auto ticks = busy_ticks(line, allowed))
            busy = busy.value_or(0) + *ticks;
    if (!busy)
        return std::nullopt;
    return static_cast<double>(*busy) / static_cast<double>(::sysconf(_SC_CLK_TCK)) - own_cpu_s();
}

} // namespace formant
