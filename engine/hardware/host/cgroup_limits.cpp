#include "engine/hardware/host/cgroup_limits.h"

#include "engine/hardware/host/cgroup_folders.h"
#include "engine/hardware/host/kernel_file.h"

#include <sstream>
#include <string>

namespace formant {
namespace {

/// cgroup v1 expresses "no limit" as the largest multiple of a page.
constexpr std::int64_t unlimited_threshold = std::int64_t{1} << 60;

template <class Value>
void lower(std::optional<Value>& limit, std::optional<Value> other) {
    if (other && *other > 0 && (!limit || *other < *limit))
        limit = other;
}

/// Parses "150000 100000": microseconds of CPU time in each period; "max 100000": no limit.
std::optional<double> cpus_of(const std::optional<std::int64_t>& quota,
                              const std::optional<std::int64_t>& period) {
    if (!quota || !period || *quota <= 0 || *period <= 0)
        return std::nullopt;
    return static_cast<double>(*quota) / static_cast<double>(*period);
}

std::optional<double> cpus_of(const std::optional<std::string>& cpu_max) {
    std::istringstream fields(cpu_max.value_or(""));
    std::string quota, period;
    fields >> quota >> period;
    return cpus_of(whole_number(quota), whole_number(period));
}

/// Returns the memory limit; absent for "max", which is not a number.
std::optional<std::int64_t> memory_of(const CgroupFolder& group) {
    if (group.version == CgroupVersion::v2)
        return kernel_number(group.path / "memory.max");
    const auto limit = kernel_number(group.path / "memory.limit_in_bytes");
    return limit && *limit < unlimited_threshold ? limit : std::nullopt;
}

std::optional<double> cpus_of(const CgroupFolder& group) {
    if (group.version == CgroupVersion::v2)
        return cpus_of(kernel_text(group.path / "cpu.max"));
    return cpus_of(kernel_number(group.path / "cpu.cfs_quota_us"),
                   kernel_number(group.path / "cpu.cfs_period_us"));
}

} // namespace

CgroupLimits cgroup_limits(const Path& root) {
    CgroupLimits limits;
    for (const CgroupFolder& group : cgroup_folders(root, "memory"))
        lower(limits.memory_bytes, memory_of(group));
    for (const CgroupFolder& group : cgroup_folders(root, "cpu"))
        lower(limits.cpus, cpus_of(group));
    return limits;
}

} // namespace formant
