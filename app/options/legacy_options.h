#pragma once

#include "engine/base/message.h"

#include <optional>
#include <string>

namespace formant {

/// Returns a message with what to use instead of an option of other trainers ("--lr=0.1"), or of an
/// option that has the name of a setting ("--max-steps"); absent for any other name.
std::optional<Message> replacement_of(const std::string& option);

} // namespace formant
