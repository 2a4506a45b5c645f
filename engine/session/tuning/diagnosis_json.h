#pragma once

#include "engine/session/tuning/diagnosis_service.h"

namespace formant {

/// Formats the report as the JSON object of `formant diagnose --json`.
std::string diagnosis_as_json(const DiagnosisReport& report);

} // namespace formant
