#pragma once

#include "engine/base/state_tree.h"

#include <string>

namespace formant {

/// The weights under this program's names, whichever of these they have: its own; those of the
/// public VITS and HiFi-GAN code (generator or discriminator alone); Piper's (`model_g.`,
/// `model_d.`); Coqui's; those of PyTorch's newer weight norm. Names of no known form stay as they
/// are.
StateTree::Map own_names(const std::string& model, const StateTree::Map& weights);

/// Whose checkpoint of a VITS it is, by the names of its weights.
enum class PublicForm {
    other, ///< this program's names, or those of none of these
    vits,  ///< the public VITS code
    piper,
    coqui
};
PublicForm public_form_of(const StateTree::Map& weights);

/// The weights below a prefix ("generator."), without it: as the public code names them.
StateTree::Map public_part(const StateTree::Map& weights, const std::string& prefix);

} // namespace formant
