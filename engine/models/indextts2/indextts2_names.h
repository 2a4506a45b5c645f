#pragma once

#include "engine/base/state_tree.h"

namespace formant::indextts2 {

/// Renames weights of IndexTTS2's `gpt.pth`, as upstream and its trainers write it, to this
/// program's names. Drops the aliases that upstream's inference adds (`inference_model.`,
/// `gpt.wte.`) and adapters of LoRA, as its trainers do.
StateTree::Map own_names(const StateTree::Map& weights);

} // namespace formant::indextts2
