#pragma once

#include "engine/base/result.h"

#include <stdexcept>

namespace formant::test {

/// Throws with the error message if `result` is an error: for the preparation of a test, which must
/// succeed.
inline void throw_on_error(const Result<void>& result) {
    if (!result)
        throw std::runtime_error(to_english(result.error().what));
}

} // namespace formant::test
