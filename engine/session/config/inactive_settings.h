#pragma once

#include "engine/session/config/run_config.h"

#include <string>
#include <vector>

namespace formant {

/// A setting that has no effect with the current values of other settings.
struct InactiveSetting {
    std::string key;
    Message why; ///< "only used with schedule: cosine"
};

/// Returns the settings of the configuration that have no effect, each with the reason. A pure
/// function of the configuration.
std::vector<InactiveSetting> inactive_settings(const RunConfig& config);

} // namespace formant
