#include "engine/hardware/ram_use.h"

#include <algorithm>
#include <fstream>
#include <string>

namespace formant {
namespace {

/// How a version of cgroups calls what it counts.
struct CgroupNames {
    const char* folder;
    const char* limit;
    const char* used;
    const char* inactive_file; ///< key in memory.stat: of the disk's cache, what goes first
};
constexpr CgroupNames version_1 = {"sys/fs/cgroup/memory", "memory.limit_in_bytes",
                                   "memory.usage_in_bytes", "total_inactive_file"};
constexpr CgroupNames version_2 = {"sys/fs/cgroup", "memory.max", "memory.current",
                                   "inactive_file"};

/// Nothing also where it says "max".
std::optional<std::int64_t> read_number(const Path& file) {
    std::ifstream stream(file);
    std::int64_t number = 0;
    return stream >> number ? std::optional(number) : std::nullopt;
}

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

std::optional<RamUse> of_cgroup(const Path& folder, const CgroupNames& names) {
    const auto limit = read_number(folder / names.limit);
    const auto used = read_number(folder / names.used);
    if (!limit || !used)
        return std::nullopt;
    const auto cache = read_number_of(folder / "memory.stat", names.inactive_file).value_or(0);
    return RamUse{*limit, std::max<std::int64_t>(0, *used - cache)};
}

std::int64_t room(const RamUse& use) {
    return use.total_bytes - use.used_bytes;
}

void keep_tighter(std::optional<RamUse>& tightest, const std::optional<RamUse>& other) {
    if (other && (!tightest || room(*other) < room(*tightest)))
        tightest = other;
}

/// A limit may be set on any group above ours. In a container the file tells the host's path, of
/// which only the top is there.
void look_at_groups(const Path& root, const std::string& group, const CgroupNames& names,
                    std::optional<RamUse>& tightest) {
    for (Path path = group; path.has_relative_path(); path = path.parent_path())
        keep_tighter(tightest, of_cgroup(root / names.folder / path.relative_path(), names));
    keep_tighter(tightest, of_cgroup(root / names.folder, names));
}

/// Whether a line of proc/self/cgroup ("7:cpu,memory:/path") is about memory.
bool counts_memory(const std::string& controllers) {
    const std::string listed = std::string(",").append(controllers).append(",");
    return listed.find(",memory,") != std::string::npos;
}

} // namespace

std::optional<RamUse> read_ram_use(const Path& root) {
    std::optional<RamUse> tightest = of_machine(root);
    std::ifstream groups(root / "proc/self/cgroup");
    for (std::string number, controllers, path; std::getline(groups, number, ':') &&
                                                std::getline(groups, controllers, ':') &&
                                                std::getline(groups, path);) {
        if (controllers.empty())
            look_at_groups(root, path, version_2, tightest);
        else if (counts_memory(controllers))
            look_at_groups(root, path, version_1, tightest);
    }
    return tightest;
}

} // namespace formant
