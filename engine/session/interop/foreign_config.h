#pragma once

#include "engine/base/paths.h"
#include "engine/session/config/run_config.h"

#include <optional>

namespace formant {

/// How another program trained a checkpoint, in our terms, by what lies beside it
/// (public_configs_of). Nothing where that says nothing of a vits or a hifigan.
std::optional<RunConfig> config_of_foreign(const Path& checkpoint);

} // namespace formant
