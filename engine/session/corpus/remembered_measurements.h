#pragma once

#include "engine/data/corpus.h"
#include "engine/data/doctor/doctor.h"

#include <optional>
#include <vector>

namespace formant {

/// What was measured of every recording of a corpus when it was last examined, or why one could not
/// be read. Nothing where one was not heard then, or is another file by size or time since.
std::optional<std::vector<ExaminedUtterance>> remembered_measurements(const Corpus& corpus);

/// Kept beside the queue and the window's state, by the folder that the corpus lies in, so that an
/// edit of its list costs nothing. A failure is logged: it costs only the next hearing.
void remember_measurements(const Corpus& corpus, const std::vector<ExaminedUtterance>& examined);

} // namespace formant
