#pragma once

#include "engine/audio/mel_config.h"
#include "engine/models/hifigan/generator_config.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Sizes and loss weights of VITS (`model.vits:`); names as in upstream's configurations.
struct VitsConfig {
    std::int64_t inter_channels = 192; ///< channels of the latent variable
    std::int64_t hidden_channels = 192;
    std::int64_t filter_channels = 768; ///< width of the text encoder's feed-forward layers
    std::int64_t n_heads = 2;
    std::int64_t n_layers = 6; ///< layers of the text encoder
    std::int64_t kernel_size = 3;
    double p_dropout = 0.1;
    GeneratorConfig decoder;
    std::int64_t gin_channels = 0; ///< width of the speaker embedding; 0: 256, or as pretrained
    std::string speaker_embedding = "auto";     ///< for a single speaker: auto, on, off
    bool use_sdp = true;                        ///< stochastic duration predictor
    bool use_spectral_norm = false;             ///< in the discriminators, instead of weight norm
    std::int64_t discriminator_channels = 1024; ///< channels of the widest layers
    std::int64_t segment_frames = 32;           ///< frames of each sample decoded per step
    double mel_weight = 45;
    double kl_weight = 1;
};

/// Returns the fields except those of the decoder.
std::vector<Field> vits_fields();

/// Returns ErrorKind::usage if sizes contradict each other or the mel settings.
Result<void> check_vits_config(const VitsConfig& config, const MelConfig& mel);

/// Returns true for several speakers, or for one if the setting speaker_embedding is `on`.
bool has_speaker_embedding(const VitsConfig& config, std::int64_t n_speakers);

/// Returns the configuration for a number of speakers: sets the width of the speaker embedding to
/// 256 if one is needed and its width is 0.
VitsConfig for_speakers(VitsConfig config, std::int64_t n_speakers);

/// Sets the sizes: large is upstream's ljs_base; medium has a lighter decoder; small also has
/// narrower encoders; tiny also has fewer layers and narrow discriminators. Other settings are
/// unchanged.
void set_vits_size(VitsConfig& config, const std::string& size);

} // namespace formant
