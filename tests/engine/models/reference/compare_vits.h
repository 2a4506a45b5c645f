#pragma once

#include "engine/base/paths.h"
#include "tests/engine/models/reference/comparison.h"

#include <c10/core/ScalarType.h>

namespace formant::test {

/// Compares VITS with the values of a folder with G_0.pth: synthesized speech, every intermediate
/// and gradient of the first step, the losses of all steps. Writes the checkpoint to `written`.
void compare_vits(Comparison& comparison, const Path& folder, const Path& written,
                  at::ScalarType precision);

} // namespace formant::test
