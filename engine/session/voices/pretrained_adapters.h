#pragma once

#include "engine/base/message.h"
#include "engine/models/trainable_model.h"
#include "engine/session/voices/pretrained.h"

#include <optional>

namespace formant {

/// Rewrites the adapters (LoRA) of pretrained weights for `model`. Those of the same shapes are
/// kept. Others are merged into the layers that they adapt, and the model's own, which change
/// nothing before training, take their place. Returns what was merged; nothing if nothing was.
std::optional<Message> fit_adapters(Pretrained& pretrained, const TrainableModel& model);

} // namespace formant
