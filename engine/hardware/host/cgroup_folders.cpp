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

} // namespace

std::vector<CgroupFolder> cgroup_folders(const Path& root, const std::string& controller) {
    const Path mounts = root / "sys/fs/cgroup";
    std::vector<CgroupFolder> all;
    const auto add = [&](CgroupVersion version, const Path& uppermost, const Path& group) {
        for (const Path& folder : folders_of(uppermost, group))
            all.push_back({version, folder});
    };
    for (const Membership& member : memberships(root)) {
        if (member.is_v2())
            add(CgroupVersion::v2, mounts, member.group);
        if (!member.controls(controller))
            continue;
        add(CgroupVersion::v1, mounts / controller, member.group);
        if (member.controllers != controller) // "cpu,cpuacct" is often the folder's name, too
            add(CgroupVersion::v1, mounts / member.controllers, member.group);
    }
    return all;
}

} // namespace formant
