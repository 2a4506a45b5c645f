#include "engine/hardware/host/ram_use.h"

#include "engine/hardware/host/cgroup_folders.h"
#include "engine/hardware/host/kernel_file.h"

#include <algorithm>
#include <fstream>
#include <string>

namespace formant {
namespace {

/// How a version of control groups calls what it counts.
struct CgroupNames {
    const char* limit;
    const char* used;
    const char* inactive_file; ///< key in memory.stat: of the disk's cache, what goes first
};
constexpr CgroupNames names_in_v1 = {"memory.limit_in_bytes", "memory.usage_in_bytes",
                                     "total_inactive_file"};
constexpr CgroupNames names_in_v2 = {"memory.max", "memory.current", "inactive_file"};

/// The number behind a word.
std::optional<std::int64_t> read_number_of(const Path& file, const std::string& key) {
    std::ifstream stream(file);
    for (std::string word; stream >> word;)
        if (std::int64_t number = 0; word == key && stream >> number)
            return number;
    return std::nullopt;
}

std::optional<RamUse> of_machine(const Path& root) {
    const auto total_kb = read_number_of(root / "proc/meminfo", "MemTotal:");
    const auto free_kb = read_number_of(root / "proc/meminfo", "MemAvailable:");
    if (!total_kb || !free_kb)
        return std::nullopt;
    return RamUse{*total_kb * 1024, (*total_kb - *free_kb) * 1024};
}

std::optional<RamUse> of_cgroup(const CgroupFolder& group) {
    const CgroupNames& names = group.version == CgroupVersion::v2 ? names_in_v2 : names_in_v1;
    const auto limit = kernel_number(group.path / names.limit); // "max" is no number
    const auto used = kernel_number(group.path / names.used);
    if (!limit || !used)
        return std::nullopt;
    const auto cache = read_number_of(group.path / "memory.stat", names.inactive_file).value_or(0);
    return RamUse{*limit, std::max<std::int64_t>(0, *used - cache)};
}

std::int64_t room(const RamUse& use) {
    return use.total_bytes - use.used_bytes;
}

} // namespace

std::optional<RamUse> read_ram_use(const Path& root) {
    std::optional<RamUse> tightest = of_machine(root);
    for (const CgroupFolder& group : cgroup_folders(root, "memory"))
        if (const auto use = of_cgroup(group); use && (!tightest || room(*use) < room(*tightest)))
            tightest = use;
    return tightest;
}

} // namespace formant
