#pragma once

#include "engine/models/model_kind.h"

namespace formant {

/// Returns the kind of model `hifigan`.
const ModelKind& hifigan_kind();

} // namespace formant
