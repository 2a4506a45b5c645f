#pragma once

#include "engine/data/doctor/doctor.h"

namespace formant {

/// The same sound again, whatever the name and the format of the file: all but the first one that
/// is not among the `faulty`, which are left out anyway; all but the first where all are faulty.
Findings find_duplicate_audio(const std::vector<ExaminedUtterance>& corpus,
                              const std::set<std::size_t>& faulty);

/// The same words again in another recording of the same speaker: harmless when they are takes, a
/// mistake of copying when not.
Findings find_duplicate_texts(const std::vector<ExaminedUtterance>& corpus);

/// Recordings of another rate than most.
Findings find_odd_sample_rates(const std::vector<ExaminedUtterance>& corpus);

/// Recordings that take much longer or shorter than their text at the corpus's median pace (at a
/// usual pace of 14 letters a second where there are too few for a median): text and sound likely
/// do not belong together.
Findings find_length_mismatches(const std::vector<ExaminedUtterance>& corpus,
                                const DoctorLimits& limits);

} // namespace formant
