#pragma once

#include "engine/session/config/run_config.h"

#include <string>
#include <vector>

namespace formant {

/// A setting that changes nothing as long as others are as they are.
struct IdleSetting {
    std::string key;
    Message why;
};

/// Pure: by the configuration alone.
std::vector<IdleSetting> idle_settings(const RunConfig& config);

} // namespace formant
