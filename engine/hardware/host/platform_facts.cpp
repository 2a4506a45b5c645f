#include "engine/hardware/host/platform_facts.h"

#include "engine/base/os/os_files.h"
#include "engine/base/wsl_paths.h"
#include "engine/hardware/host/kernel_file.h"

#include <utility>

namespace formant {
namespace {

using Mark = std::pair<const char*, const char*>;

/// Files that only such a container has. Kubernetes comes first: its containers also have the files
/// of other runtimes.
constexpr Mark files_of_containers[] = {{"var/run/secrets/kubernetes.io", "kubernetes"},
                                        {"run/secrets/kubernetes.io", "kubernetes"},
                                        {".dockerenv", "docker"},
                                        {"run/.containerenv", "podman"},
                                        {".singularity.d", "apptainer"}};

/// Parts of the names of cgroups by container runtime.
constexpr Mark groups_of_containers[] = {{"kubepods", "kubernetes"}, {"/docker/", "docker"},
                                         {"/docker-", "docker"},     {"libpod", "podman"},
                                         {"/lxc/", "lxc"},           {"lxc.payload", "lxc"}};

/// Returns the display name: "Debian GNU/Linux 12 (bookworm)".
std::string system_name(const Path& root) {
    const auto release = kernel_text(root / "etc/os-release");
    std::string name = value_of(release.value_or(""), "PRETTY_NAME", '=').value_or("");
    std::erase(name, '"');
    std::erase(name, '\'');
    return name;
}

std::string container_kind(const Path& root) {
    for (const auto& [file, kind] : files_of_containers)
        if (path_exists(root / file))
            return kind;
    const auto by_systemd = kernel_text(root / "run/systemd/container");
    if (by_systemd && *by_systemd != "wsl") // reported as a platform instead
        return *by_systemd;
    const std::string groups = kernel_text(root / "proc/self/cgroup").value_or("");
    for (const auto& [group, kind] : groups_of_containers)
        if (groups.find(group) != std::string::npos)
            return kind;
    return "";
}

} // namespace

PlatformFacts platform_facts(const Path& root) {
    return {is_wsl2(root) ? Platform::wsl2 : Platform::gnu_linux, system_name(root),
            container_kind(root)};
}

} // namespace formant
