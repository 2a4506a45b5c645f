#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

namespace formant {

class ConfigDocument;

/// Names the run of a configuration without a name as a start does (requested_config.h), so that it
/// does not resume the run of another voice. `runs` is the runs folder.
Result<void> name_unnamed_run(ConfigDocument& document, const Path& runs);

} // namespace formant
