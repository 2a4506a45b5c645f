#pragma once

#include "engine/data/doctor.h"

namespace formant {

/// What is wrong with a recording by itself: unreadable, without text, silent, clipped, too short,
/// too long.
Findings examine_recording(const ExaminedUtterance& examined, const DoctorLimits& limits);

} // namespace formant
