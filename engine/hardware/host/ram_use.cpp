#include "engine/hardware/host/ram_use.h"

#include "engine/hardware/host/cgroup_folders.h"
#include "engine/hardware/host/kernel_file.h"
#include "engine/hardware/host/memory_facts.h"

#include <algorithm>
#include <string>

namespace formant {
namespace {

/// File names of a cgroup version.
struct CgroupNames {
    const char* limit;
    const char* used;
    const char* inactive_file; ///< key in memory.stat: page cache that is reclaimed first
};
constexpr CgroupNames names_in_v1 = {"memory.limit_in_bytes", "memory.usage_in_bytes",
                                     "total_inactive_file"};
constexpr CgroupNames names_in_v2 = {"memory.max", "memory.current", "inactive_file"};

std::optional<RamUse> of_machine(const Path& root) {
    const MemoryFacts memory = memory_facts(kernel_text(root / "proc/meminfo").value_or(""));
    if (!memory.ram_bytes || !memory.available_ram_bytes)
        return std::nullopt;
    return RamUse{*memory.ram_bytes, *memory.ram_bytes - *memory.available_ram_bytes};
}

/// Returns the part of the group's memory that is reclaimable page cache; 0 if not reported.
std::int64_t idle_cache_bytes(const Path& group, const CgroupNames& names) {
    const std::string table = kernel_text(group / "memory.stat").value_or("");
    return whole_number(value_of(table, names.inactive_file, ' ').value_or("")).value_or(0);
}

std::optional<RamUse> of_cgroup(const CgroupFolder& group) {
    const CgroupNames& names = group.version == CgroupVersion::v2 ? names_in_v2 : names_in_v1;
    const auto limit = kernel_number(group.path / names.limit); // absent for "max"
    const auto used = kernel_number(group.path / names.used);
    if (!limit || !used)
        return std::nullopt;
    return RamUse{*limit, std::max<std::int64_t>(0, *used - idle_cache_bytes(group.path, names))};
}

std::int64_t available_bytes(const RamUse& use) {
    return use.total_bytes - use.used_bytes;
}

} // namespace

std::optional<RamUse> read_ram_use(const Path& root) {
    std::optional<RamUse> tightest = of_machine(root);
    for (const CgroupFolder& group : cgroup_folders(root, "memory"))
        if (const auto use = of_cgroup(group);
            use && (!tightest || available_bytes(*use) < available_bytes(*tightest)))
            tightest = use;
    return tightest;
}

} // namespace formant
