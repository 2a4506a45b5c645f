#pragma once

#include "engine/base/result.h"
#include "engine/train/layer_selection.h"

#include <string>
#include <vector>

namespace formant {

/// Whether a value of `train.layers` names a part of a model, or a usual way to fine-tune one,
/// instead of everything or patterns.
bool is_layer_recipe(const std::string& layers);

/// The groups of a model that a recipe trains:
/// global_encoder, unet_only: that part alone.
/// decoder_only: what makes the waveform, and the discriminators that judge it.
/// freeze_text_encoder: all but what reads the text, which recordings of a few minutes spoil first.
/// speaker_adaptation: what makes the sound of a speaker (embedding, flow, style and decoder, with
/// the discriminators); texts are read, and durations told, as before.
/// Pure. ErrorKind::usage where the model has not the part that the recipe is about; it lists what
/// there is.
Result<std::vector<std::string>> groups_of_recipe(const std::string& recipe,
                                                  const std::vector<NamedLayers>& groups);

} // namespace formant
