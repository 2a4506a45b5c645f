#pragma once

#include "engine/audio/mel_config.h"
#include "engine/models/speech_model.h"
#include "engine/models/trainable_model.h"
#include "engine/models/vits/vits_config.h"
#include "engine/models/vits/vits_discriminator.h"
#include "engine/models/vits/vits_generator.h"
#include "engine/models/voice_conversion_model.h"
#include "engine/nn/framed_mel.h"
#include "engine/onnx/graph_model.h"

#include <memory>

namespace formant::vits {

struct VitsForward : ForwardState {
    Synthesis synthesis;
    at::Tensor audio;      ///< recorded segments [B, 1, N]
    at::Tensor target_mel; ///< of the recorded segments [B, n_mels, segment_frames]
};

/// VITS with its discriminator, trained in two phases. Names below `generator.` and
/// `discriminator.` are those of upstream's two checkpoints.
class VitsModel : public TrainableModel,
                  public SpeechModel,
                  public VoiceConversionModel,
                  public GraphModel {
  public:
    VitsModel(const VitsConfig& config, const MelConfig& mel, std::int64_t n_symbols,
              std::int64_t n_speakers);

    static FeatureNeeds needs(const MelConfig& mel);
    FeatureNeeds features() const override { return needs(mel_); }
    std::vector<PhaseSpec> phases() const override;
    std::unique_ptr<ForwardState> forward(const Batch& batch, Noise& noise) override;
    std::vector<LossSum> losses(std::size_t phase, ForwardState& state,
                                const Batch& batch) override;
    std::vector<double> loss_counts(std::size_t phase, const BatchLengths& lengths) const override;
    std::vector<LayerGroup> layer_groups() const override;
    std::vector<std::string> per_speaker_parameters() const override;

    SpeakOptions default_options() const override;
    std::unique_ptr<SpeechSession> begin(const UtteranceBatch& batch, std::unique_ptr<Noise> noise,
                                         const SpeakOptions& options) override;
    bool outputs_waveform() const override { return true; }
    at::Tensor style_of(const ReferenceRecording&) override { return {}; }

    /// Encodes frames as the latent variable of the source speaker, removes the speaker with the
    /// flow, and inverts the flow for the target speaker (Kim et al. 2021, VITS; `voice_conversion`
    /// of upstream VITS). The noise is used for the draw from the posterior.
    at::Tensor convert_voice(const at::Tensor& spectrum, std::int64_t from, std::int64_t to,
                             Noise& noise) override;

    std::int64_t max_graph_batch() const override { return 0; }
    onnx::Value add_speech(const onnx::SpeechInputs& inputs,
                           const GraphOptions& options) const override;

    VitsGenerator& generator() { return *generator_; }
    /// Replaces the mel of the loss.
    void set_loss_mel(FramedMel mel) { loss_mel_ = std::move(mel); }

  private:
    SpeechChunk synthesize(const UtteranceBatch& batch, Noise& noise, const SpeakOptions& options);
    std::vector<LossSum> generator_sums(const VitsForward& state, const Batch& batch);

    VitsConfig config_;
    MelConfig mel_;
    FramedMel loss_mel_;
    std::shared_ptr<VitsGenerator> generator_;
    std::shared_ptr<VitsDiscriminator> discriminator_;
};

} // namespace formant::vits
