#pragma once

#include "engine/base/message.h"
#include "engine/models/lora_config.h"
#include "engine/models/trainable_model.h"
#include "engine/session/voices/pretrained.h"

#include <optional>

namespace formant {

/// Sets `config` to the alpha with which adapters (LoRA) of the same rank were trained: weights
/// hold their scale. Returns a message if the settings have another one.
std::optional<Message> keep_trained_alpha(double trained, LoraConfig& config);

/// Rewrites the adapters (LoRA) of pretrained weights for `model`. Those of the same shapes are
/// kept, with their alpha (keep_trained_alpha()). Others are merged into the layers that they
/// adapt, and the model's own, which change nothing before training, take their place. Returns what
/// was merged, or that `config` has another alpha; nothing if neither is the case.
std::optional<Message> fit_adapters(Pretrained& pretrained, const TrainableModel& model,
                                    LoraConfig& config);

} // namespace formant
