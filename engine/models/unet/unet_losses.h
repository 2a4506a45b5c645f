#pragma once

#include "engine/models/unet/unet_model.h"

namespace formant::unet {

/// recon, prior, duration, kl with the weights and warm-ups of the configuration. A model's author
/// adds a term in this file pair alone: its name and weight here, its sum and its count below.
std::vector<LossTerm> loss_terms(const UnetConfig& config);

/// recon: squared error of the velocity (Lipman et al. 2023, eq. 23), over frames and mels.
/// prior: -log N(mel; encoder's mean, 1), over frames and mels.
/// duration: squared error of the logarithm, over tokens.
/// kl: KL(N(mean, variance) || N(0, 1)) of the style, over its dimensions.
std::vector<LossSum> loss_sums(const UnetForward& state, const Batch& batch);

std::vector<double> loss_counts(const BatchLengths& lengths, std::int64_t n_mels,
                                std::int64_t style_channels);

} // namespace formant::unet
