#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

namespace formant {

class ConfigDocument;

/// Names the run of a configuration without a name after its corpus, so that it does not resume the
/// run of another voice. Keeps the default name if the run of that name was trained on the same
/// corpus. `runs` is the runs folder.
Result<void> name_unnamed_run(ConfigDocument& document, const Path& runs);

} // namespace formant
