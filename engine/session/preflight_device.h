#pragma once

#include "engine/session/preflight_lines.h"

#include <c10/core/Device.h>

namespace formant {

/// Opens what is chosen ("auto", "cpu", a number, a UUID) and has it compute something; nothing
/// where that fails.
std::optional<c10::Device> look_at_device(const std::string& choice, PreflightLines& lines);

} // namespace formant
