#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

struct CleanedCheckpoints {
    std::vector<std::string> removed;
    std::uint64_t bytes = 0;
};

/// A checkpoint and its hash and mark, in the order in which they may go.
void add_with_what_lies_beside(const Path& checkpoint, std::vector<Path>& files);

/// Removes them, or only tells what would go. ErrorKind::disk where one cannot be removed.
Result<CleanedCheckpoints> remove_files(const std::vector<Path>& files, bool only_tell);

} // namespace formant
