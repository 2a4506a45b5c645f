#pragma once

#include "engine/models/model_kind.h"

namespace formant {

/// Returns the kind of model `indextts2` (indextts2_model.h).
const ModelKind& indextts2_kind();

} // namespace formant
