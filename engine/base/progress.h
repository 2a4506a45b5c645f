#pragma once

#include <cstdint>
#include <functional>

namespace formant {

/// Told as a piece of work goes on: how much of it is done. One call at a time, from any thread.
using TellProgress = std::function<void(std::int64_t done, std::int64_t count)>;

} // namespace formant
