#pragma once

#include "engine/models/model_kind.h"

namespace formant::test {

/// Settings of the kind of model `toy`.
struct ToySettings {
    std::int64_t width = 4; ///< of the embedding
    double fit_weight = 1;
};

/// Returns a kind of model that is no part of the program: an acoustic model that predicts the mel
/// of each frame from the one token that a uniform alignment assigns to it. It shows what a new
/// kind has to provide.
const ModelKind& toy_kind();

} // namespace formant::test
