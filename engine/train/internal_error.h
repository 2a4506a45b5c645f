#pragma once

#include "engine/base/result.h"

#include <exception>

namespace formant {

/// Converts an exception of LibTorch or the standard library to an error with its message, without
/// the stack trace: ErrorKind::training if it is an out-of-memory error, thread_limit_error() if a
/// thread cannot be started, else ErrorKind::internal.
Error internal_error(const std::exception& failure);

} // namespace formant
