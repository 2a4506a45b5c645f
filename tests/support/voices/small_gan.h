#pragma once

#include <string>
#include <vector>

namespace formant::test {

/// Returns settings of a VITS whose step takes a fraction of a second on a CPU.
inline std::vector<std::string> small_vits(std::vector<std::string> more = {}) {
    std::vector<std::string> settings = {"preset=none",
                                         "model.name=vits",
                                         "model.vits.inter_channels=8",
                                         "model.vits.hidden_channels=16",
                                         "model.vits.filter_channels=32",
                                         "model.vits.n_layers=1",
                                         "model.vits.upsample_initial_channel=32",
                                         "model.vits.discriminator_channels=64",
                                         "model.vits.segment_frames=8",
                                         "train.learning_rate=0.002",
                                         "train.warmup_steps=0",
                                         "train.explosion_threshold=1000",
                                         "train.grad_clip=1e9"};
    settings.insert(settings.end(), more.begin(), more.end());
    return settings;
}

/// Returns settings of a HiFi-GAN whose step takes a fraction of a second on a CPU.
inline std::vector<std::string> small_hifigan(std::vector<std::string> more = {}) {
    std::vector<std::string> settings = {"preset=none",
                                         "model.name=hifigan",
                                         "model.hifigan.upsample_initial_channel=32",
                                         "model.hifigan.discriminator_channels=64",
                                         "model.hifigan.segment_frames=8",
                                         "train.learning_rate=0.002",
                                         "train.warmup_steps=0",
                                         "train.explosion_threshold=1000",
                                         "train.grad_clip=1e9"};
    settings.insert(settings.end(), more.begin(), more.end());
    return settings;
}

} // namespace formant::test
