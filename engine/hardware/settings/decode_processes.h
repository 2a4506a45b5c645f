#pragma once

#include <cstdint>

namespace formant {

/// Processes that decode recordings: `wanted`, or where that is 0 as many as the cores and the
/// memory that this process may use have room for.
std::int64_t decode_processes(std::int64_t wanted);

} // namespace formant
