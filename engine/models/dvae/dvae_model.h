#pragma once

#include "engine/audio/mel_config.h"
#include "engine/data/feature_statistics.h"
#include "engine/models/dvae/dvae_config.h"
#include "engine/models/dvae/dvae_network.h"
#include "engine/models/mel_regenerator.h"
#include "engine/models/trainable_model.h"

#include <memory>
#include <vector>

namespace formant::dvae {

/// Results of a forward pass that the losses use.
struct DvaeForward : ForwardState {
    at::Tensor mel;     ///< normalized, [B, n_mels, T]
    at::Tensor decoded; ///< [B, n_mels, T]
    Quantized quantized;
    at::Tensor real_frames; ///< [B, 1, T], 0 for padding
    at::Tensor real_codes;  ///< [B, 1, C]
};

/// Returns the number of codes for frames.
constexpr std::int64_t codes_of(std::int64_t frames) {
    return (frames + frames_per_code - 1) / frames_per_code;
}
at::Tensor codes_of(const at::Tensor& frames); ///< int64, of the same shape

/// A codec of log-mels: one code for four frames (van den Oord et al. 2017; as the codec of XTTS,
/// Casanova et al. 2024, section 2). Names below `codec.` are upstream's.
///
/// Losses: `recon`, squared error of the normalized mel; with a learned codebook also `commitment`
/// and `codebook`, the squared distance of the encoder's vectors and those of the codebook.
///
/// Buffers: mel_shift, mel_scale [n_mels, 1], which normalize each band.
class DvaeModel : public TrainableModel, public MelRegenerator {
  public:
    DvaeModel(const DvaeConfig& config, const MelConfig& mel, const FeatureStatistics& statistics);

    static FeatureNeeds needs(const MelConfig& mel);
    FeatureNeeds features() const override { return needs(mel_); }
    std::vector<PhaseSpec> phases() const override;
    std::unique_ptr<ForwardState> forward(const Batch& batch, Noise& noise) override;
    std::vector<LossSum> losses(std::size_t phase, ForwardState& state,
                                const Batch& batch) override;
    std::vector<double> loss_counts(std::size_t phase, const BatchLengths& lengths) const override;
    std::vector<LayerGroup> layer_groups() const override;

    std::int64_t codebook_size() const { return config_.codes(); } ///< all codes are below
    /// Encodes a log-mel [B, n_mels, T], of which `lengths` int64 [B] frames are real, to codes
    /// int64 [B, C], C = T / frames_per_code, rounded up. Runs without gradients, and in full
    /// precision also within mixed precision: a rounded vector has another code.
    at::Tensor encode(const at::Tensor& log_mel, const at::Tensor& lengths);
    /// Decodes codes int64 [B, C], of which `lengths` int64 [B] are real, to a log-mel [B, n_mels,
    /// C * frames_per_code]. Runs without gradients, in full precision.
    at::Tensor decode(const at::Tensor& codes, const at::Tensor& lengths);
    /// Encodes and decodes a log-mel [B, n_mels, T], of which `lengths` int64 [B] frames are real;
    /// the same shape, 0 for padding. Runs without gradients.
    at::Tensor reconstruct(const at::Tensor& log_mel, const at::Tensor& lengths);
    /// Returns the mels that are left of those of the recordings after encoding and decoding.
    at::Tensor regenerate_mel(const Batch& batch, Noise& noise, double from) override;
    at::Tensor normalized(const at::Tensor& log_mel) const; ///< as the codec reads it
    at::Device device() const { return mel_shift_.device(); }

  private:
    DvaeConfig config_;
    MelConfig mel_;
    std::shared_ptr<DvaeNetwork> codec_;
    at::Tensor mel_shift_, mel_scale_;
};

} // namespace formant::dvae
