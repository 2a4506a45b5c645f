#pragma once

#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/models/lora_config.h"
#include "engine/models/model_config.h"
#include "engine/models/trainable_model.h"
#include "engine/session/voices/pretrained.h"
#include "engine/text/symbol_table.h"
#include "engine/train/train_config.h"

#include <string>
#include <vector>

namespace formant {

/// Rewrites pretrained weights for `model`, whose text tokens are `symbols`: tables of text tokens
/// (pretrained_symbols.h) and adapters, whose alpha `lora` gets (pretrained_adapters.h). Returns
/// what was changed.
/// ErrorKind::usage if `layers` (train.layers) selects only new text tokens and there are none.
Result<std::vector<Message>> fit_pretrained(Pretrained& pretrained, const SymbolTable& symbols,
                                            const TrainableModel& model, LoraConfig& lora,
                                            const std::string& layers);

/// ErrorKind::usage if a run that starts fresh with `config` trains what only adds to pretrained
/// weights (LoRA, new text tokens), or has a model with parts that are not trained
/// (ModelKind::needs_pretrained_weights()), but has no weights.
Result<void> check_has_weights(const TrainConfig& config, const ModelConfig& model);

} // namespace formant
