#include "engine/hardware/host/slow_storage.h"

#include "engine/base/os/os_mounts.h"

#include <algorithm>
#include <string_view>

namespace formant {
namespace {

constexpr std::string_view network_file_systems[] = {
    "nfs",   "nfs4",       "cifs",        "smb3",      "smbfs",
    "davfs", "fuse.sshfs", "fuse.rclone", "fuse.s3fs", "fuse.gcsfuse"};

/// However WSL2 names it: "drvfs" by itself, as the device, or as what 9p asks Windows for.
bool is_drive_of_windows(const Mount& mount) {
    return mount.type == "drvfs" || mount.device.starts_with("drvfs") ||
           mount.options.find("aname=drvfs") != std::string::npos;
}

bool is_network(const Mount& mount) {
    return std::find(std::begin(network_file_systems), std::end(network_file_systems),
                     mount.type) != std::end(network_file_systems);
}

/// Without links, since those can lead to another disk; empty where it names nothing.
Path real_path(const Path& path) {
    std::error_code failure;
    const Path whole = std::filesystem::absolute(path, failure);
    const Path real = std::filesystem::weakly_canonical(whole, failure);
    return failure ? whole.lexically_normal() : real;
}

} // namespace

std::optional<Message> slow_storage(const Path& path, const Path& root) {
    const auto mount = mount_of(real_path(path), read_mounts(root / "proc/self/mounts"));
    if (!mount)
        return std::nullopt;
    const MessageArgs args = {
        {"path", path.string()}, {"mount", mount->folder.string()}, {"type", mount->type}};
    if (is_drive_of_windows(*mount))
        return message(FORMANT_TR("hardware", "{path} lies on a drive of Windows ({mount}), which "
                                              "WSL2 reads and writes slowly; a copy in the Linux "
                                              "file system, as in ~/voice, is many times faster"),
                       args);
    if (is_network(*mount))
        return message(FORMANT_TR("hardware", "{path} lies in a network file system ({mount}, "
                                              "{type}), which can keep a training waiting; a copy "
                                              "on a local disk is faster"),
                       args);
    return std::nullopt;
}

} // namespace formant
