#pragma once

#include "engine/session/tuning/diagnosis_service.h"

#include <optional>

namespace formant {

/// "forward", "wait for data"; of what lies between the stages "other".
Message stage_words(const std::optional<Stage>& stage);

/// "cpu: 20 steps of 4 x 8 samples, 12.1 ms each: 330.2 samples/s"
Message headline_words(const DiagnosisReport& report);

/// "busy: 97 % on average, ..."
Message busy_words(const Utilisation& found);

/// The change that would help most, or that none would.
Message change_words(const SpeedVerdict& verdict);

} // namespace formant
