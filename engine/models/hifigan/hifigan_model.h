#pragma once

#include "engine/audio/mel_config.h"
#include "engine/audio/vocoder.h"
#include "engine/models/hifigan/discriminator_sets.h"
#include "engine/models/hifigan/generator.h"
#include "engine/models/hifigan/hifigan_config.h"
#include "engine/models/trainable_model.h"
#include "engine/nn/framed_mel.h"

#include <memory>
#include <string>
#include <vector>

namespace formant::hifigan {

/// Everything that the losses need of a forward pass.
struct HifiganForward : ForwardState {
    at::Tensor audio;      ///< recorded [B, 1, N]
    at::Tensor target_mel; ///< [B, n_mels, N / hop_length]
    at::Tensor made;       ///< [B, 1, N]
};

/// Mel frames to sound by a generator that is trained against discriminators (Kong et al. 2020).
/// Names below `generator.`, `mpd.` and `msd.` are those of the public code (jik876/hifi-gan). The
/// frames of a batch may be another model's (HifiganConfig::mels_of): every loss compares with the
/// recorded sound.
///
/// Draw: "segment" uniform [B, 1, 1], where the segment of each sample begins.
class HifiganModel : public TrainableModel, public Vocoder {
  public:
    HifiganModel(const HifiganConfig& config, const MelConfig& mel);

    /// Texts only for a voice that makes the frames.
    static FeatureNeeds needs(const HifiganConfig& config, const MelConfig& mel);
    FeatureNeeds features() const override { return needs(config_, mel_); }
    std::vector<PhaseSpec> phases() const override;
    std::unique_ptr<ForwardState> forward(const Batch& batch, Noise& noise) override;
    std::vector<LossSum> losses(std::size_t phase, ForwardState& state,
                                const Batch& batch) override;
    std::vector<double> loss_counts(std::size_t phase, const BatchLengths& lengths) const override;
    std::vector<LayerGroup> layer_groups() const override;

    /// Runs without gradients.
    at::Tensor waveform(const at::Tensor& log_mel) const override;

    Generator& generator() { return *generator_; }
    /// The mel of the loss.
    void set_loss_mel(FramedMel mel) { loss_mel_ = std::move(mel); }

  private:
    std::vector<LossSum> discriminator_sums(const HifiganForward& state);
    std::vector<LossSum> generator_sums(const HifiganForward& state);

    HifiganConfig config_;
    MelConfig mel_;
    FramedMel loss_mel_;
    std::shared_ptr<Generator> generator_;
    std::shared_ptr<MultiPeriodDiscriminator> mpd_;
    std::shared_ptr<MultiScaleDiscriminator> msd_;
};

} // namespace formant::hifigan
