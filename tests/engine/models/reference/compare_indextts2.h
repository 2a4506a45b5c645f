#pragma once

#include "engine/base/paths.h"
#include "tests/engine/models/reference/comparison.h"

#include <c10/core/ScalarType.h>

namespace formant::test {

/// Compares the GPT of IndexTTS2 with the values of a folder with gpt.pth: the conditioning,
/// spoken tokens, logits, losses and gradients of the first step, and the steps of two runs. Writes
/// the checkpoint to `written`.
void compare_indextts2(Comparison& comparison, const Path& folder, const Path& written,
                       at::ScalarType precision);

} // namespace formant::test
