#include "engine/hardware/cgroup_limits.h"

#include "engine/hardware/kernel_file.h"

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

namespace formant {
namespace {

/// cgroup v1 says "no limit" by the largest multiple of a page.
constexpr std::int64_t as_good_as_none = std::int64_t{1} << 60;

template <class Value>
void lower(std::optional<Value>& limit, std::optional<Value> other) {
    if (other && *other > 0 && (!limit || *other < *limit))
        limit = other;
}

/// A line of /proc/self/cgroup: "4:memory:/docker/0123", of v2 "0::/user.slice".
struct Membership {
    std::string controllers;
    Path group;

    bool is_v2() const { return controllers.empty(); }
    bool controls(const std::string& controller) const {
        const std::string list = "," + controllers + ",";
        return list.find("," + controller + ",") != std::string::npos;
    }
};

std::vector<Membership> memberships(const Path& root) {
    const std::string text = kernel_text(root / "proc/self/cgroup").value_or("");
    std::vector<Membership> found;
    for (const std::string_view line : lines_of(text)) {
        const auto first = line.find(':'), second = line.find(':', first + 1);
        if (first != std::string_view::npos && second != std::string_view::npos)
            found.push_back(
                {std::string(line.substr(first + 1, second - first - 1)), line.substr(second + 1)});
    }
    return found;
}

/// The folders of a group and of those above it. Some are not there: a container that has no
/// namespace of groups sees its own as the uppermost, but is told the path from outside.
std::vector<Path> folders_of(const Path& uppermost, const Path& group) {
    std::vector<Path> folders = {uppermost};
    for (const Path& part : group.relative_path()) {
        if (part == "..") // it lies outside of what we see
            return {uppermost};
        folders.push_back(folders.back() / part);
    }
    return folders;
}

/// "150000 100000": microseconds of processor time in each period; "max 100000": no limit.
std::optional<double> cpus_of(const std::optional<std::int64_t>& quota,
                              const std::optional<std::int64_t>& period) {
    if (!quota || !period || *quota <= 0 || *period <= 0)
        return std::nullopt;
    return static_cast<double>(*quota) / static_cast<double>(*period);
}

std::optional<double> cpus_of(const std::optional<std::string>& cpu_max) {
    std::istringstream words(cpu_max.value_or(""));
    std::string quota, period;
    words >> quota >> period;
    return cpus_of(whole_number(quota), whole_number(period));
}

std::optional<std::int64_t> v1_memory(const Path& folder) {
    const auto limit = kernel_number(folder / "memory.limit_in_bytes");
    return limit && *limit < as_good_as_none ? limit : std::nullopt;
}

void add_v2(CgroupLimits& limits, const Path& mounts, const Path& group) {
    for (const Path& folder : folders_of(mounts, group)) {
        lower(limits.memory_bytes, kernel_number(folder / "memory.max")); // "max" is no number
        lower(limits.cpus, cpus_of(kernel_text(folder / "cpu.max")));
    }
}

void add_v1(CgroupLimits& limits, const Path& mounts, const Membership& member) {
    if (member.controls("memory"))
        for (const Path& folder : folders_of(mounts / "memory", member.group))
            lower(limits.memory_bytes, v1_memory(folder));
    if (member.controls("cpu"))
        for (const char* name : {"cpu", "cpu,cpuacct"}) // the same one where both are there
            for (const Path& folder : folders_of(mounts / name, member.group))
                lower(limits.cpus, cpus_of(kernel_number(folder / "cpu.cfs_quota_us"),
                                           kernel_number(folder / "cpu.cfs_period_us")));
}

} // namespace

CgroupLimits cgroup_limits(const Path& root) {
    CgroupLimits limits;
    const Path mounts = root / "sys/fs/cgroup";
    for (const Membership& member : memberships(root))
        if (member.is_v2())
            add_v2(limits, mounts, member.group);
        else
            add_v1(limits, mounts, member);
    return limits;
}

} // namespace formant
