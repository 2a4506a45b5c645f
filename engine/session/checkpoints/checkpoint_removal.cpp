#include "engine/session/checkpoints/checkpoint_removal.h"

#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/pin_marker.h"

namespace formant {

void add_with_sidecars(const Path& checkpoint, std::vector<Path>& files) {
    files.push_back(checkpoint); // first, as orphaned sidecars are harmless
    for (const Path& sidecar : {sha256_path(checkpoint), pin_marker_path(checkpoint)})
        if (path_exists(sidecar))
            files.push_back(sidecar);
}

Result<CleanedCheckpoints> remove_files(const std::vector<Path>& files, bool dry_run) {
    CleanedCheckpoints cleaned;
    for (const Path& file : files) {
        std::error_code gone; // another process has removed it
        const std::uintmax_t bytes = std::filesystem::file_size(file, gone);
        if (auto removed = dry_run ? Result<void>() : remove_file(file); !removed)
            return fail(removed.error());
        cleaned.removed.push_back(file.string());
        cleaned.bytes += gone ? 0 : bytes;
    }
    return cleaned;
}

} // namespace formant
