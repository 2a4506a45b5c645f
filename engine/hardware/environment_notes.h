#pragma once

#include "engine/base/message.h"
#include "engine/hardware/environment.h"

#include <utility>

namespace formant {

/// The variables that change how GPUs are found or how fast they are.
std::vector<std::string> variables_that_matter();

/// Those that are set to something that matters, and what that does; {value} is what they are set
/// to.
std::vector<std::pair<std::string, Message>> note_environment(const Environment& environment);

} // namespace formant
