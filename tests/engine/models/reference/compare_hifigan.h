#pragma once

#include "engine/base/paths.h"
#include "tests/engine/models/reference/comparison.h"

#include <c10/core/ScalarType.h>

namespace formant::test {

/// HiFi-GAN beside the values of a folder with g_00000000: audio, its mel and every gradient of the
/// first step, the losses of all steps. The checkpoint goes to `written`.
void compare_hifigan(Comparison& comparison, const Path& folder, const Path& written,
                     at::ScalarType precision);

} // namespace formant::test
