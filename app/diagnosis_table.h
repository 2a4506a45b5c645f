#pragma once

#include "engine/session/tuning/diagnosis_service.h"

#include <string>
#include <vector>

namespace formant {

/// Formats a diagnosis as sentences and columns for the terminal.
std::vector<std::string> diagnosis_table(const DiagnosisReport& report);

} // namespace formant
