#pragma once

#include <cstdint>
#include <functional>

namespace formant {

/// Reports how much of a piece of work is done. Called from any thread, one call at a time.
using ProgressCallback = std::function<void(std::int64_t done, std::int64_t count)>;

} // namespace formant
