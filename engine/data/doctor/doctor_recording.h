#pragma once

#include "engine/data/doctor/doctor.h"

#include <optional>

namespace formant {

/// Finds a missing transcript; does not need the recording.
std::optional<Finding> find_missing_text(const Utterance& utterance);

/// Returns the message for a silent recording, which training excludes.
Message silent_recording_message(const Path& file);

/// Finds the problems of a single recording: unreadable, no transcript, silent, clipped, too short,
/// too long.
Findings examine_recording(const ExaminedUtterance& examined, const DoctorLimits& limits);

} // namespace formant
