#pragma once

#include "engine/base/paths.h"

#include <string>

namespace formant {

/// Returns true if the file has the suffix of a recording (.wav, .flac, ..., in any case).
bool is_named_like_recording(const Path& file);

/// Finds the recording that `name` in metadata refers to: relative to `folder` or one of the usual
/// folders below it (wavs, wav, ...), with or without a suffix. If there is none, returns the path
/// where it should be, so that the error on reading names the missing file.
Path find_recording(const Path& folder, const std::string& name);

} // namespace formant
