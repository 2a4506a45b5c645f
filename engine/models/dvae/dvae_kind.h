#pragma once

#include "engine/models/model_kind.h"

namespace formant {

/// The codec that makes audio tokens of mels, and mels of them.
const ModelKind& dvae_kind();

} // namespace formant
