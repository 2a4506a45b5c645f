#pragma once

#include "engine/data/doctor/doctor.h"

namespace formant {

/// Finds duplicate audio, whatever the name and the format of the file. Keeps the first recording
/// that is not `faulty`, because faulty ones are excluded anyway; the first one if all are faulty.
Findings find_duplicate_audio(const std::vector<ExaminedUtterance>& corpus,
                              const std::set<std::size_t>& faulty);

/// Finds recordings of the same speaker with equal text: harmless for several takes, otherwise a
/// copy error.
Findings find_duplicate_texts(const std::vector<ExaminedUtterance>& corpus);

/// Finds recordings with a sample rate that differs from most.
Findings find_odd_sample_rates(const std::vector<ExaminedUtterance>& corpus);

/// Finds recordings that are much longer or shorter than their text at the median pace of the
/// corpus (at a typical 14 letters per second if there are too few for a median): text and audio
/// likely do not match.
Findings find_length_mismatches(const std::vector<ExaminedUtterance>& corpus,
                                const DoctorLimits& limits);

} // namespace formant
