#pragma once

#include "engine/data/corpus.h"
#include "engine/data/doctor/doctor.h"

#include <optional>
#include <vector>

namespace formant {

/// Returns the cached measurements of every recording of a corpus, or the reasons why recordings
/// could not be read. Empty if one was not measured or has changed since, by size or modification
/// time.
std::optional<std::vector<ExaminedUtterance>> cached_measurements(const Corpus& corpus);

/// Saves measurements in the user's state folder, in one file for each folder with a corpus, so
/// that edited metadata of the same recordings finds them. Errors are logged alone: the next
/// analysis measures again.
void cache_measurements(const Corpus& corpus, const std::vector<ExaminedUtterance>& examined);

} // namespace formant
