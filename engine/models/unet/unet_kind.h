#pragma once

#include "engine/models/model_kind.h"

namespace formant {

/// Returns the kind of model `unet`.
const ModelKind& unet_kind();

} // namespace formant
