#pragma once

#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/models/trainable_model.h"
#include "engine/models/weight_fit.h"
#include "engine/session/voices/pretrained.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace formant {

/// How many symbols the weights know; nothing where they know none.
std::optional<std::int64_t> rows_of_symbols(const StateTree::Map& weights);

/// What begin_with() would take, the model being as it is; its errors.
Result<WeightFit> fit_to_begin_with(const TrainableModel& model, const Pretrained& pretrained,
                                    bool partial);

/// The model begins with the weights. Each tensor that does not fit is named: without `partial`
/// that is ErrorKind::checkpoint, and the model is unchanged; with it, the rest is taken, and what
/// was not is told in the messages. Nothing that fits is ErrorKind::checkpoint in any case.
Result<std::vector<Message>> begin_with(TrainableModel& model, const Pretrained& pretrained,
                                        bool partial);

} // namespace formant
