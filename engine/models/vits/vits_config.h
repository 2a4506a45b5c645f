#pragma once

#include "engine/audio/mel_config.h"
#include "engine/models/hifigan/generator_config.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Sizes and loss weights of VITS, by the names of the public configurations. Plain;
/// `model.vits:`.
struct VitsConfig {
    std::int64_t inter_channels = 192; ///< of the latent variable
    std::int64_t hidden_channels = 192;
    std::int64_t filter_channels = 768; ///< of the text encoder's feed-forward layers
    std::int64_t n_heads = 2;
    std::int64_t n_layers = 6; ///< of the text encoder
    std::int64_t kernel_size = 3;
    double p_dropout = 0.1;
    GeneratorConfig decoder;
    std::int64_t gin_channels =
        0; ///< of the speaker embedding; 0: 256, or as the weights to begin with
    std::string speaker_embedding = "auto";     ///< of one speaker: auto, on, off
    bool use_sdp = true;                        ///< stochastic durations
    bool use_spectral_norm = false;             ///< of the discriminators, in place of weight norm
    std::int64_t discriminator_channels = 1024; ///< of their widest layers
    std::int64_t segment_frames = 32;           ///< of each sample that a step decodes
    double mel_weight = 45;
    double kl_weight = 1;
};

/// Without those of the decoder.
std::vector<Field> vits_fields();

/// ErrorKind::usage where sizes contradict each other or the frames.
Result<void> check_vits_config(const VitsConfig& config, const MelConfig& mel);

/// Several speakers have an embedding; one where the settings ask for it (`on`).
bool has_speaker_embedding(const VitsConfig& config, std::int64_t n_speakers);

/// The same for so many speakers: an embedding is 256 wide where nothing else is said.
VitsConfig for_speakers(VitsConfig config, std::int64_t n_speakers);

/// large is the public ljs_base; medium has a lighter decoder, small narrower encoders too, tiny
/// fewer layers and narrow discriminators. Everything else stays as in `config`.
void set_vits_size(VitsConfig& config, const std::string& size);

} // namespace formant
