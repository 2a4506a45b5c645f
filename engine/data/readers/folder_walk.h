#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/base/progress.h"
#include "engine/base/result.h"

#include <functional>
#include <utility>

namespace formant {

/// Provides cancellation and progress of a walk through folders, which can take minutes if it
/// starts at the wrong place, such as "/".
struct WalkControl {
    WalkControl(const CancellationToken& token, ProgressCallback callback = {})
        : cancellation(token), on_progress(std::move(callback)) {}

    const CancellationToken& cancellation;
    ProgressCallback
        on_progress; ///< reports scanned folders; the count is 0, because it is unknown
};

/// Visits a file; returns false to stop the walk.
using VisitFile = std::function<bool(const Path& file)>;

/// Visits every file in the folder and below it, in no particular order. Follows links to folders
/// that it does not visit otherwise. Skips hidden files and folders, such as the "._" files that
/// macOS leaves on other disks, folders without permission, and those that disappear during the
/// walk.
/// ErrorKind::data if a folder cannot be listed; ErrorKind::interrupted on cancellation, which is
/// checked before each file.
Result<void> walk_files(const Path& folder, const WalkControl& control, const VisitFile& visit);

} // namespace formant
