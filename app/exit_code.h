#pragma once

#include "engine/base/result.h"

namespace formant {

/// Shows the error as one line on standard error; its kind is the exit code.
int report(const Error& error);

} // namespace formant
