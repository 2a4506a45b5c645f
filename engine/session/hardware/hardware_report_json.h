#pragma once

#include "engine/session/hardware/hardware_service.h"

#include <string>

namespace formant {

/// `formant hardware --json`: one object with a schema version. What is not available is null.
std::string hardware_report_json(const HardwareReport& report);

} // namespace formant
