#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

namespace formant {

class ConfigDocument;

/// Calls the run of a configuration that gives it no name as its recordings, or it would go on with
/// that of another voice. Where a run of the default's name was trained on these very recordings,
/// it goes on with that. `runs`: the folder of the runs.
Result<void> name_unnamed_run(ConfigDocument& document, const Path& runs);

} // namespace formant
