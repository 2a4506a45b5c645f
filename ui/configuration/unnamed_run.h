#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>

namespace formant {

class ConfigDocument;

/// Returns the name of the run that the configuration trains: its own, or, without one, the name
/// that a start gives it (requested_config.h).
std::string name_for_run(const ConfigDocument& document, const Path& runs);

/// Names the run of a configuration without a name as a start does, so that it does not resume the
/// run of another voice. `runs` is the runs folder.
Result<void> name_unnamed_run(ConfigDocument& document, const Path& runs);

} // namespace formant
