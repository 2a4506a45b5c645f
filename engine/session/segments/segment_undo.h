#pragma once

#include "engine/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// What the undo of a segmentation has done.
struct UndoneSegmentation {
    std::int64_t removed = 0;      ///< clips
    std::vector<std::string> kept; ///< files that somebody has changed since
    std::int64_t remaining = 0;    ///< clips of earlier segmentations
};

/// Removes the clips that the last segmentation into the folder has made, with their rows and
/// records. Clips whose sound or text was changed since (other than by confirming a suggestion)
/// stay. The recordings are not touched. ErrorKind::usage if there is nothing to undo, or if the
/// Data page has edited the clips, whose other metadata names them.
Result<UndoneSegmentation> undo_segmentation(const std::string& folder);

/// Returns true if the folder has clips of a segmentation that can be undone.
bool can_undo_segmentation(const std::string& folder);

} // namespace formant
