#pragma once

#include <cstdint>

namespace formant {

/// Returns the number of processes that decode recordings: `wanted`, or if that is 0 as many as the
/// cores and memory of this process allow.
std::int64_t decode_processes(std::int64_t wanted);

} // namespace formant
