#pragma once

#include "engine/session/tuning/diagnosis_service.h"

namespace formant {

/// The report as one JSON object.
std::string diagnosis_as_json(const DiagnosisReport& report);

} // namespace formant
