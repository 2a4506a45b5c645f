#pragma once

#include "engine/session/hardware/hardware_service.h"

#include <vector>

namespace formant {

/// `formant hardware`: the report for people, line by line.
std::vector<Message> hardware_report_lines(const HardwareReport& report);

} // namespace formant
