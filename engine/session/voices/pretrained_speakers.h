#pragma once

#include "engine/data/speaker_table.h"
#include "engine/models/trainable_model.h"
#include "engine/session/voices/pretrained.h"

#include <optional>

namespace formant {

/// Gives pretrained weights the speakers of `model`, which was made for `speakers`: those of the
/// same name begin as they are in the pretrained weights, the others as `model` has them now, and
/// speakers that the model has not are taken out. Of a file of another program, names of digits
/// ("0", "17") are rows, as in the public trainers' lists; several whom nothing names are taken in
/// the order of ours if they are as many, a single speaker of ours is new to them, and otherwise
/// their rows stay as they are. So does all the rest. What became of the speakers, in words;
/// nothing where both sides have one.
std::optional<Message> fit_speakers(Pretrained& pretrained, const SpeakerTable& speakers,
                                    const TrainableModel& model);

} // namespace formant
