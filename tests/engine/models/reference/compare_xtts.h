#pragma once

#include "engine/base/paths.h"
#include "tests/engine/models/reference/comparison.h"

#include <c10/core/ScalarType.h>

namespace formant::test {

/// Compares the GPT and the codec of XTTS with the values of a folder with dvae.pth: conditioning,
/// spoken tokens, logits, losses and gradients of the first step, the steps of two runs, codes and
/// decoded mels. Writes the checkpoint of the GPT to `written`.
void compare_xtts(Comparison& comparison, const Path& folder, const Path& written,
                  at::ScalarType precision);

} // namespace formant::test
