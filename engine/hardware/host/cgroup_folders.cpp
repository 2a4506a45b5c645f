#include "engine/hardware/host/cgroup_folders.h"

#include "engine/hardware/host/kernel_file.h"

#include <fmt/format.h>

namespace formant {
namespace {

/// A line of /proc/self/cgroup: "4:memory:/docker/0123", of version 2 "0::/user.slice".
struct Membership {
    std::string controllers;
    Path group;

    bool is_v2() const { return controllers.empty(); }
    bool controls(const std::string& controller) const {
        return fmt::format(",{},", controllers).find(fmt::format(",{},", controller)) !=
               std::string::npos;
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

/// Returns the folders of a group and of the groups above it. Some do not exist: a container
/// without a cgroup namespace sees its own group as the root, but reads its path as seen from
/// outside.
std::vector<Path> folders_of(const Path& top, const Path& group) {
    std::vector<Path> folders = {top};
    for (const Path& part : group.relative_path()) {
        if (part == "..") // outside of what this process sees
            return {top};
        folders.push_back(folders.back() / part);
    }
    return folders;
}

} // namespace

std::vector<CgroupFolder> cgroup_folders(const Path& root, const std::string& controller) {
    const Path mounts = root / "sys/fs/cgroup";
    std::vector<CgroupFolder> all;
    const auto add = [&](CgroupVersion version, const Path& top, const Path& group) {
        for (const Path& folder : folders_of(top, group))
            all.push_back({version, folder});
    };
    for (const Membership& member : memberships(root)) {
        if (member.is_v2())
            add(CgroupVersion::v2, mounts, member.group);
        if (!member.controls(controller))
            continue;
        add(CgroupVersion::v1, mounts / controller, member.group);
        if (member.controllers != controller) // the folder is often named "cpu,cpuacct"
            add(CgroupVersion::v1, mounts / member.controllers, member.group);
    }
    return all;
}

} // namespace formant
