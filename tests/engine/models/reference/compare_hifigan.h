#pragma once

#include "engine/base/paths.h"
#include "tests/engine/models/reference/comparison.h"

#include <c10/core/ScalarType.h>

namespace formant::test {

/// Compares HiFi-GAN with the values of a folder with g_00000000: audio, its mel and every gradient
/// of the first step, the losses of all steps. Writes the checkpoint to `written`.
void compare_hifigan(Comparison& comparison, const Path& folder, const Path& written,
                     at::ScalarType precision);

} // namespace formant::test
