#pragma once

#include "engine/base/message.h"

#include <string>
#include <string_view>
#include <vector>

namespace formant {

/// The names by which parts of a model are selected, known before a model is created.
struct LayerNames {
    std::vector<std::string> groups;   ///< of TrainableModel::layer_groups(), in their order
    std::vector<std::string> prefixes; ///< first parts of the names of parameters, without the
                                       ///< dot: "decoder" of "decoder.in.weight"
};

/// A value of `train.layers` that selects layer groups by name. A trailing asterisk matches all
/// groups with that prefix.
struct LayerRecipe {
    std::string name;                 ///< "decoder_only"
    MessageText title;                ///< "Decoder only"
    std::string required;             ///< the group that it is about
    std::vector<std::string> trained; ///< if empty: all groups but the frozen ones
    std::vector<std::string> frozen;
    std::string similar{}; ///< recipe of another kind of model with nearly this effect
};

/// Name of the recipe that trains only new rows of the tables of text tokens.
inline constexpr std::string_view new_tokens_recipe = "new_tokens";

/// Titles of recipes that several kinds have.
constexpr MessageText all_but_text_encoder = FORMANT_TR("layers", "All but the text encoder");
constexpr MessageText speaker_adaptation = FORMANT_TR("layers", "Speaker adaptation");
constexpr MessageText new_text_tokens = FORMANT_TR("layers", "New text tokens only");
constexpr MessageText lora_only = FORMANT_TR("layers", "LoRA only");

} // namespace formant
