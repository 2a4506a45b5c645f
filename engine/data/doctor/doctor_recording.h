#pragma once

#include "engine/data/doctor/doctor.h"

#include <optional>

namespace formant {

/// Known without a look at the recording: nothing that is said in it is written down.
std::optional<Finding> find_missing_text(const Utterance& utterance);

/// What is said of one without sound, which a training leaves out.
Message silent_recording(const Path& file);

/// What is wrong with a recording by itself: unreadable, without text, silent, clipped, too short,
/// too long.
Findings examine_recording(const ExaminedUtterance& examined, const DoctorLimits& limits);

} // namespace formant
