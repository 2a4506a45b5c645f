#pragma once

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// What the kernel says of the processors; absent or empty where it does not say.
struct CpuFacts {
    std::string model;
    std::optional<int> physical_cores;
    std::vector<std::string> instruction_sets; ///< as HostInfo
};

/// From the text of /proc/cpuinfo, of x86 or ARM. ARM and some virtual machines do not say which
/// hardware threads share a core: physical_cores is absent then.
CpuFacts cpu_facts(const std::string& cpuinfo);

/// Hardware threads that are worth using: those that we may run on, but no more than a limit of
/// processor time (in cores, rounded up) keeps busy.
int usable_cores(int allowed_threads, std::optional<double> cpu_limit);

} // namespace formant
