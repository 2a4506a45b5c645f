#pragma once

#include "engine/base/message.h"
#include "engine/models/trainable_model.h"
#include "engine/session/pretrained.h"

#include <vector>

namespace formant {

/// The model begins with the weights. Each tensor that does not fit is named: without `partial`
/// that is ErrorKind::checkpoint, and the model is unchanged; with it, the rest is taken, and what
/// was not is told in the messages. Nothing that fits is ErrorKind::checkpoint in any case.
Result<std::vector<Message>> begin_with(TrainableModel& model, const Pretrained& pretrained,
                                        bool partial);

} // namespace formant
