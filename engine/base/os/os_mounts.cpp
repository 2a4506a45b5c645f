#include "engine/base/os/os_mounts.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <mntent.h>

namespace formant {
namespace {

struct Close {
    void operator()(std::FILE* table) const { ::endmntent(table); }
};

bool lies_in(const Path& path, const Path& folder) {
    const auto [rest, unmatched] =
        std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
    return rest == folder.end();
}

std::size_t depth(const Path& folder) {
    return static_cast<std::size_t>(std::distance(folder.begin(), folder.end()));
}

} // namespace

std::vector<Mount> read_mounts(const Path& table) {
    std::vector<Mount> mounts;
    const std::unique_ptr<std::FILE, Close> file(::setmntent(table.c_str(), "re"));
    if (!file)
        return mounts;
    mntent entry{};
    std::array<char, 8192> texts{}; // longer options are truncated, which is harmless
    while (::getmntent_r(file.get(), &entry, texts.data(), static_cast<int>(texts.size())))
        mounts.push_back({entry.mnt_fsname, entry.mnt_dir, entry.mnt_type, entry.mnt_opts});
    return mounts;
}

std::optional<Mount> mount_of(const Path& path, const std::vector<Mount>& mounts) {
    std::optional<Mount> nearest;
    for (const Mount& mount : mounts) // of two at the same mount point, the later hides the earlier
        if (lies_in(path, mount.folder) &&
            (!nearest || depth(mount.folder) >= depth(nearest->folder)))
            nearest = mount;
    return nearest;
}

} // namespace formant
