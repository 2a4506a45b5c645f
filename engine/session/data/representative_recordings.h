#pragma once

#include "engine/base/paths.h"
#include "engine/data/corpus.h"

#include <vector>

namespace formant {

/// Selects up to 32 recordings, spread evenly over the corpus, to estimate the mean of a property.
std::vector<Path> representative_recordings(const Utterances& corpus);

} // namespace formant
