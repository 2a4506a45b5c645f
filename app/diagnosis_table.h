#pragma once

#include "engine/session/tuning/diagnosis_service.h"

#include <string>
#include <vector>

namespace formant {

/// A diagnosis in words and columns for people.
std::vector<std::string> diagnosis_table(const DiagnosisReport& report);

} // namespace formant
