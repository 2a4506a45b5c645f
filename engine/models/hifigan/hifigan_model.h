#pragma once

#include "engine/audio/mel_config.h"
#include "engine/audio/vocoder.h"
#include "engine/models/hifigan/discriminator_sets.h"
#include "engine/models/hifigan/generator.h"
#include "engine/models/hifigan/hifigan_config.h"
#include "engine/models/trainable_model.h"
#include "engine/nn/framed_mel.h"
#include "engine/onnx/graph_model.h"

#include <memory>
#include <string>
#include <vector>

namespace formant::hifigan {

/// Results of a forward pass that the losses use.
struct HifiganForward : ForwardState {
    at::Tensor audio;      ///< recorded [B, 1, N]
    at::Tensor target_mel; ///< [B, n_mels, N / hop_length]
    at::Tensor generated;  ///< [B, 1, N]
};

/// HiFi-GAN vocoder: converts mel frames to a waveform with a generator that is trained against
/// discriminators (Kong et al. 2020). Names below `generator.`, `mpd.` and `msd.` are upstream's
/// (jik876/hifi-gan). The frames of a batch may be teacher-forced mels (HifiganConfig::teacher);
/// all losses compare with the recorded audio.
///
/// Draw: "segment" uniform [B, 1, 1], the start of each sample's segment.
class HifiganModel : public TrainableModel, public Vocoder, public GraphVocoder {
  public:
    HifiganModel(const HifiganConfig& config, const MelConfig& mel);

    /// Returns the required features; texts only if there is a teacher.
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

    onnx::Value add_waveform(const onnx::Value& log_mel,
                             const GraphOptions& options) const override;

    Generator& generator() { return *generator_; }
    /// Replaces the mel of the loss.
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
