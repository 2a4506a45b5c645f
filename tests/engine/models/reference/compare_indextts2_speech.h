#pragma once

#include "tests/engine/models/reference/comparison.h"
#include "tests/engine/models/reference/indextts2_reference.h"

namespace formant::test {

/// Compares the tokens that the model speaks, with their scores and hidden states, and the scores
/// from which a token is drawn, with generation.pt.
void compare_indextts2_speech(Comparison& comparison, const Indextts2Reference& reference);

} // namespace formant::test
