#include "engine/hardware/host/slow_storage.h"

#include "engine/base/os/os_mounts.h"

#include <algorithm>
#include <string_view>

namespace formant {
namespace {

constexpr std::string_view network_file_systems[] = {
    "nfs",   "nfs4",       "cifs",        "smb3",      "smbfs",
    "davfs", "fuse.sshfs", "fuse.rclone", "fuse.s3fs", "fuse.gcsfuse"};

/// Recognizes all names that WSL2 uses: "drvfs" as the type, in the device, or in the options of
/// 9p.
bool is_windows_drive(const Mount& mount) {
    return mount.type == "drvfs" || mount.device.starts_with("drvfs") ||
           mount.options.find("aname=drvfs") != std::string::npos;
}

bool is_network(const Mount& mount) {
    return std::find(std::begin(network_file_systems), std::end(network_file_systems),
                     mount.type) != std::end(network_file_systems);
}

/// Resolves symbolic links, which can lead to another disk; empty if the path names nothing.
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
    if (is_windows_drive(*mount))
        return message(FORMANT_TR("hardware", "{path} is on a Windows drive ({mount}), which WSL2 "
                                              "accesses slowly; a copy in the Linux file system, "
                                              "for example ~/voice, is many times faster"),
                       args);
    if (is_network(*mount))
        return message(FORMANT_TR("hardware",
                                  "{path} is on a network file system ({mount}, {type}), "
                                  "which can slow down training; a copy on a local disk "
                                  "is faster"),
                       args);
    return std::nullopt;
}

} // namespace formant
