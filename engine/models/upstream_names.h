#pragma once

#include "engine/base/state_tree.h"

#include <string>

namespace formant {

/// Renames weights of any of these formats to this program's names: its own; upstream VITS and
/// HiFi-GAN (generator or discriminator alone); Piper (`model_g.`, `model_d.`); Coqui; PyTorch's
/// parametrized weight norm. Unknown names are kept.
StateTree::Map convert_upstream_names(const std::string& model, const StateTree::Map& weights);

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

/// Returns the weights below a prefix ("generator."), with the prefix removed: their upstream
/// names.
StateTree::Map submodule_weights(const StateTree::Map& weights, const std::string& prefix);

} // namespace formant
