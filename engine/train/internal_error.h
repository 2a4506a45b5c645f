#pragma once

#include "engine/base/result.h"

#include <exception>

namespace formant {

/// Converts an exception of LibTorch or the standard library to an error with its message, without
/// the stack trace: ErrorKind::training if it is an out-of-memory error, thread_limit_error() if a
/// thread cannot be started, else ErrorKind::internal.
Error internal_error(const std::exception& failure);

/// Returns the error for an anomaly (train.debug) of a step. LibTorch's exception names the
/// operation whose gradient is NaN.
Error anomaly_at(std::int64_t step, const std::exception& anomaly);

} // namespace formant
