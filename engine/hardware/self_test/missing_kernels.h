#pragma once

#include "engine/base/message.h"

#include <optional>
#include <string>

namespace formant {

/// What is missing and what to install, where the words of a failure say that LibTorch, the driver
/// and the device do not fit together; nothing for other failures.
std::optional<Message> explain_missing_kernels(const std::string& words);

} // namespace formant
