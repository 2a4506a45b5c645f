#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/base/progress.h"
#include "engine/base/result.h"

#include <functional>
#include <utility>

namespace formant {

/// What ends a walk through folders early, and hears of it: one that begins at the wrong place, at
/// "/" for example, takes minutes.
struct WalkControl {
    WalkControl(const Cancellation& asked, TellProgress hears = {})
        : cancellation(asked), tell(std::move(hears)) {}

    const Cancellation& cancellation;
    TellProgress tell; ///< folders that were looked through; the count is 0, for nobody knows it
};

/// false: enough was seen.
using VisitFile = std::function<bool(const Path& file)>;

/// Shows every file in the folder and below it, in no order. Links to folders are not followed, and
/// folders that may not be entered, or go meanwhile, are passed over. ErrorKind::data where one
/// cannot be listed, ErrorKind::interrupted when that is asked for, which is looked at before each
/// file.
Result<void> walk_files(const Path& folder, const WalkControl& control, const VisitFile& visit);

} // namespace formant
