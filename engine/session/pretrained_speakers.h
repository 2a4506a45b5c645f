#pragma once

#include "engine/data/speaker_table.h"
#include "engine/models/trainable_model.h"
#include "engine/session/pretrained.h"

#include <optional>

namespace formant {

/// Gives pretrained weights the speakers of `model`, which was made for `speakers`: those of the
/// same name begin as they are in the pretrained weights, the others as `model` has them now, and
/// speakers that the model has not are taken out. The rest stays as it is, and all of a file that
/// another program wrote. What became of the speakers, in words; nothing where both sides have one.
std::optional<Message> fit_speakers(Pretrained& pretrained, const SpeakerTable& speakers,
                                    const TrainableModel& model);

} // namespace formant
