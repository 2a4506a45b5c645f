#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

namespace formant {

/// A checkpoint that somebody keeps by hand has a small file beside it, `<file>.keep`: then no rule
/// removes it, neither that of the newest N, nor that of a full disk, nor that of cleaning. A file,
/// so that whoever looks at the folder sees it, and can set it without this program.
Path keep_mark_beside(const Path& file);

bool is_kept_by_hand(const Path& file);

/// Sets the mark or takes it away; fine where it is so already.
Result<void> keep_by_hand(const Path& file, bool keep);

} // namespace formant
