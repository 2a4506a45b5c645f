#pragma once

#include "engine/base/result.h"

namespace formant {

/// Returns the anchor in docs/troubleshooting.md for errors of this kind.
const char* help_anchor(ErrorKind kind);

/// Prints the error on standard error, with a link to the documentation (except for usage errors,
/// whose message is complete). Returns the exit code, which is the error's kind.
int report(const Error& error);

} // namespace formant
