#pragma once

#include "engine/base/state_tree.h"

namespace formant {

/// Origin of a VITS checkpoint. Piper and Coqui train upstream VITS under names of their own; their
/// symbols, speakers and configurations are read in engine/session/interop.
enum class UpstreamFormat {
    other, ///< this program's names, or unknown ones
    vits,  ///< upstream VITS (jaywalnut310/vits)
    piper,
    coqui
};
/// Detects the origin by the names of the weights.
UpstreamFormat detect_upstream_format(const StateTree::Map& weights);

/// Renames weights of upstream VITS (generator or discriminator alone), Piper (`model_g.`,
/// `model_d.`) or Coqui to this program's names.
StateTree::Map own_vits_names(const StateTree::Map& weights);

} // namespace formant
