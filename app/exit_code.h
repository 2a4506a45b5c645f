#pragma once

#include "engine/base/result.h"

namespace formant {

/// The heading of docs/troubleshooting.md that tells of such errors.
const char* help_anchor(ErrorKind kind);

/// Shows the error on standard error, and where more is written about it (what is wrong with a
/// command line or a setting, its own sentence tells best); its kind is the exit code.
int report(const Error& error);

} // namespace formant
