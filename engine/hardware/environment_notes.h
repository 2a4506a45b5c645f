#pragma once

#include "engine/base/message.h"
#include "engine/hardware/environment.h"

#include <utility>

namespace formant {

/// Returns the names of the variables that affect which GPUs are found or how fast they are.
std::vector<std::string> relevant_variables();

/// Returns each variable whose value has an effect, with a description of the effect; {value} is
/// its value.
std::vector<std::pair<std::string, Message>> note_environment(const Environment& environment);

} // namespace formant
