#pragma once

#include "engine/models/model_kind.h"

namespace formant {

/// Returns the kind of model `vits`.
const ModelKind& vits_kind();

} // namespace formant
