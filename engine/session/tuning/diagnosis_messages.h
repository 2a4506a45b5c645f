#pragma once

#include "engine/session/tuning/diagnosis_service.h"

#include <optional>

namespace formant {

/// Returns the label of a stage, like "forward" or "wait for data". Time between the stages is
/// "other".
Message stage_label(const std::optional<Stage>& stage);

/// Returns a line like "cpu: 20 steps of 4 x 8 samples, 12.1 ms each: 330.2 samples/s".
Message headline_message(const DiagnosisReport& report);

/// Returns a line like "utilization: 97 % on average, ...".
Message utilization_message(const Utilization& found);

/// Returns the settings change that would help most, or says that none would.
Message suggestion_message(const SpeedVerdict& verdict);

} // namespace formant
