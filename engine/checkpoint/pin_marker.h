#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

namespace formant {

/// Returns the path of a checkpoint's pin marker, `<file>.keep`. A checkpoint with this file is
/// pinned: no retention rule, full disk or cleanup removes it. A marker file is visible in the
/// folder and can be created without this program.
Path pin_marker_path(const Path& file);

/// Returns true if the checkpoint has a pin marker.
bool is_pinned(const Path& file);

/// Creates or removes the pin marker; does nothing if it is already so.
Result<void> set_pin_marker(const Path& file, bool keep);

} // namespace formant
