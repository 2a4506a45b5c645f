#pragma once

#include "engine/base/paths.h"
#include "engine/data/corpus.h"

#include <vector>

namespace formant {

/// At most 32 recordings, spread evenly over the corpus: enough to estimate the mean of a property.
std::vector<Path> recordings_to_try(const Utterances& corpus);

} // namespace formant
