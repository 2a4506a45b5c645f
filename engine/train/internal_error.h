#pragma once

#include "engine/base/result.h"

#include <exception>

namespace formant {

/// What LibTorch or the standard library threw, as an error: its words without the stack.
/// ErrorKind::training where memory was short, else ErrorKind::internal.
Error internal_error(const std::exception& failure);

} // namespace formant
