#pragma once

#include "engine/base/paths.h"
#include "tests/engine/models/reference/comparison.h"

#include <c10/core/ScalarType.h>

namespace formant::test {

/// VITS beside the values of a folder with G_0.pth: what speaking gives, every intermediate and
/// gradient of the first step, the losses of all steps. The checkpoint goes to `written`.
void compare_vits(Comparison& comparison, const Path& folder, const Path& written,
                  at::ScalarType precision);

} // namespace formant::test
