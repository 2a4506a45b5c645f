#pragma once

#include "engine/base/result.h"

#include <stdexcept>

namespace formant::test {

/// Preparing a test must work: throws with the reason where it does not.
inline void must(const Result<void>& done) {
    if (!done)
        throw std::runtime_error(to_english(done.error().what));
}

} // namespace formant::test
