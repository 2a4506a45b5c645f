#pragma once

#include "engine/base/state_tree.h"

namespace formant::xtts {

/// Renames weights of XTTS v2 (`model.pth` and `dvae.pth` as published, or a checkpoint of
/// upstream's trainer, which holds both) to this program's names. Drops what upstream's programs
/// add: aliases, and spectrograms that follow from the settings.
StateTree::Map own_names(const StateTree::Map& weights);

/// Returns the weights of `model.pth` of a voice's weights in the variant v2: upstream's names.
StateTree::Map upstream_names(const StateTree::Map& weights);

} // namespace formant::xtts
