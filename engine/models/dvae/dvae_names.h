#pragma once

#include "engine/base/message.h"
#include "engine/base/state_tree.h"
#include "engine/models/dvae/dvae_config.h"

#include <string>

namespace formant::dvae {

/// License of the published weights of XTTS and its codec.
inline constexpr MessageText upstream_license =
    FORMANT_TR("models", "Coqui Public Model License: for non-commercial use");

/// Renames weights of the codec of XTTS (`dvae.pth`, and `mel_stats`, the scale of each band) to
/// this program's names. Drops the counts of upstream's training.
StateTree::Map own_names(const StateTree::Map& weights);

/// Adds the buffers of DvaeModel, whose names begin with `prefix`, that upstream's `mel_stats`
/// among the weights stands for.
void adopt_mel_stats(StateTree::Map& weights, const std::string& prefix);

/// Sets the sizes of a codec to those of weights, in which the names of its network begin with
/// `prefix`. Does nothing if they hold none, or tensors of other shapes than these sizes imply: a
/// model must not become larger than its file. The levels of a scalar quantizer are not changed.
void adopt_sizes(const StateTree::Map& weights, const std::string& prefix, DvaeConfig& config);

} // namespace formant::dvae
