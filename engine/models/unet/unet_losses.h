#pragma once

#include "engine/models/unet/unet_model.h"

namespace formant::unet {

/// Returns the terms recon, prior, duration and kl with the weights and warm-ups of the
/// configuration. To add a loss term, edit only this file pair: name and weight here, sum and count
/// below.
std::vector<LossTerm> loss_terms(const UnetConfig& config);

/// Returns the sums of the terms.
/// recon: squared error of the velocity (Lipman et al. 2023, eq. 23), over frames and mels.
/// prior: -log N(mel; encoder's mean, 1), over frames and mels.
/// duration: squared error of the logarithm, over tokens.
/// kl: KL(N(mean, variance) || N(0, 1)) of the style, over its dimensions.
std::vector<LossSum> loss_sums(const UnetForward& state, const Batch& batch);

/// Returns the number of elements that each term sums over.
std::vector<double> loss_counts(const BatchLengths& lengths, std::int64_t n_mels,
                                std::int64_t style_channels);

} // namespace formant::unet
