#pragma once

#include "engine/data/speaker_table.h"
#include "engine/models/trainable_model.h"
#include "engine/session/voices/pretrained.h"

#include <optional>

namespace formant {

/// Rewrites the per-speaker rows of pretrained weights for `model`, which was created for
/// `speakers`. A speaker of the same name keeps the pretrained row, a new one gets the row that
/// `model` has now, and speakers that the model lacks are dropped. All other weights are unchanged.
///
/// Third-party files: names of digits ("0", "17") are rows, as in the file lists of the upstream
/// trainers. Speakers without names are matched by order if both sides have the same number, a
/// single speaker of `speakers` is new, and otherwise their rows are unchanged.
///
/// Returns a message that says what happened to the speakers; nothing where both sides have one.
std::optional<Message> remap_speakers(Pretrained& pretrained, const SpeakerTable& speakers,
                                      const TrainableModel& model);

} // namespace formant
