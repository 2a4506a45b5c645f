#pragma once

#include "engine/base/message.h"

#include <optional>
#include <string>

namespace formant {

/// Explains what is missing and what to install if an error text says that LibTorch, the driver and
/// the device do not match; absent for other errors.
std::optional<Message> explain_missing_kernels(const std::string& error_text);

} // namespace formant
