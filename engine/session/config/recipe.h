#pragma once

#include "engine/base/message.h"

#include <cstddef>
#include <string>
#include <vector>

namespace formant {

/// A setting that names another run of a recipe: its codec, its vocoder.
struct NamedRun {
    std::string setting;
    std::size_t run = 0;   ///< place in the recipe, before this one
    std::string file = {}; ///< in the folder of that run; empty: the folder
};

/// A run of a recipe.
struct RecipeRun {
    std::string suffix; ///< of its name, after that of the voice; empty: it trains the voice
    std::vector<std::string> settings; ///< "key=value"
    std::vector<NamedRun> needs{};
};

/// A voice that takes several runs, of which each needs the results of those before.
struct Recipe {
    const char* name;
    MessageText title; ///< what the window calls it
    MessageText help;
    std::vector<RecipeRun> runs;
    /// Whether the first run starts from the voice in train.pretrained_path, which was made for
    /// synthesis only; false: a voice from nothing.
    bool adapts_voice = false;
};

/// Returns all recipes.
const std::vector<Recipe>& recipes();

/// Returns the names of all recipes.
std::vector<std::string> recipe_names();

} // namespace formant
