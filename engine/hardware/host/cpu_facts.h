#pragma once

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Properties of the CPU as the kernel reports them; absent or empty if it does not.
struct CpuFacts {
    std::string model;
    std::optional<int> physical_cores;
    std::vector<std::string> instruction_sets; ///< as HostInfo
};

/// Parses the text of /proc/cpuinfo, of x86 or ARM. ARM and some virtual machines do not report
/// which hardware threads share a core: physical_cores is then absent.
CpuFacts cpu_facts(const std::string& cpuinfo);

/// Returns the number of hardware threads worth using: the allowed ones, but no more than a limit
/// of CPU time (in cores, rounded up) can keep busy.
int usable_cores(int allowed_threads, std::optional<double> cpu_limit);

} // namespace formant
