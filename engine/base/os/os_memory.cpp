#include "engine/base/os/os_memory.h"

#include <sys/resource.h>

#include <fstream>
#include <malloc.h>
#include <sstream>
#include <string>
#include <unistd.h>

namespace formant {
namespace {

constexpr int mmap_threshold_bytes = 32 << 20; // the maximum of glibc
constexpr int max_retained_bytes = 256 << 20;

/// Parses a line such as "VmHWM:	  12345 kB".
std::optional<std::int64_t> bytes_of(const std::string& line, const std::string& name) {
    std::istringstream stream(line);
    std::string key;
    std::int64_t kib = 0;
    if (!(stream >> key >> kib) || key != name)
        return std::nullopt;
    return kib * 1024;
}

} // namespace

void keep_freed_memory() {
    mallopt(M_MMAP_THRESHOLD, mmap_threshold_bytes);
    mallopt(M_TRIM_THRESHOLD, max_retained_bytes);
}

void be_first_to_run_out_of_memory() {
    std::ofstream("/proc/self/oom_score_adj") << 1000; // without it, the kernel decides by size
}

/// Does not use getrusage(2): its peak survives exec, so a child would report that of its parent.
std::optional<PeakMemory> peak_memory() {
    std::ifstream status("/proc/self/status");
    PeakMemory peak;
    for (std::string line; std::getline(status, line);) {
        if (const auto bytes = bytes_of(line, "VmPeak:"))
            peak.address_space_bytes = *bytes;
        if (const auto bytes = bytes_of(line, "VmHWM:"))
            peak.resident_bytes = *bytes;
    }
    return peak.resident_bytes > 0 ? std::optional(peak) : std::nullopt;
}

std::optional<std::int64_t> address_space_limit_bytes() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
        return std::nullopt;
    return static_cast<std::int64_t>(limit.rlim_cur);
}

std::int64_t physical_memory_bytes() {
    return static_cast<std::int64_t>(::sysconf(_SC_PHYS_PAGES)) * ::sysconf(_SC_PAGE_SIZE);
}

} // namespace formant
