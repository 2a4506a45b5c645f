#pragma once

#include "engine/data/doctor/doctor.h"

#include <optional>

namespace formant {

/// Finds a missing transcript; does not need the recording.
std::optional<Finding> find_missing_text(const Utterance& utterance);

/// Returns true if a run with the default settings trains on the recording: it has a text and
/// `sound_s` seconds of sound without the silence at the ends, which are enough for the text.
bool is_trainable(const Utterance& utterance, double sound_s);

/// Returns the message for a silent recording, which training excludes.
Message silent_recording_message(const Path& file);

/// Finds the problems of a single recording: unreadable, no transcript, silent, clipped, too short,
/// too long.
Findings examine_recording(const ExaminedUtterance& examined, const DoctorLimits& limits);

} // namespace formant
