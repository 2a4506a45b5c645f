#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// The files that were removed, or would be.
struct CleanedCheckpoints {
    std::vector<std::string> removed;
    std::uint64_t bytes = 0; ///< total size
};

/// Appends a checkpoint with its sidecar files (SHA-256 and pin marker), in the order of removal.
void add_with_sidecars(const Path& checkpoint, std::vector<Path>& files);

/// Removes the files, or with `dry_run` only reports them. ErrorKind::disk if one cannot be
/// removed.
Result<CleanedCheckpoints> remove_files(const std::vector<Path>& files, bool dry_run);

} // namespace formant
