#pragma once

#include "engine/base/paths.h"

#include <string>
#include <vector>

namespace formant {

/// A recording and what is said in it.
struct Utterance {
    Path file; ///< absolute
    std::string text;
};

using Corpus = std::vector<Utterance>;

} // namespace formant
