#pragma once

#include "engine/models/model_kind.h"

namespace formant {

/// A voice over audio tokens.
const ModelKind& xtts_kind();

} // namespace formant
