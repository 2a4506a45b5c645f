#pragma once

#include "engine/audio/mel_config.h"
#include "engine/data/feature_statistics.h"
#include "engine/models/mel_regenerator.h"
#include "engine/models/speech_model.h"
#include "engine/models/trainable_model.h"
#include "engine/models/unet/duration_predictor.h"
#include "engine/models/unet/flow_decoder.h"
#include "engine/models/unet/global_encoder.h"
#include "engine/models/unet/text_encoder.h"
#include "engine/models/unet/unet_config.h"
#include "engine/onnx/graph_model.h"

#include <torch/nn/modules/embedding.h>

namespace formant::unet {

/// Maximum duration of a token in inference, so that an outlier of the duration predictor cannot
/// exhaust the memory.
constexpr std::int64_t max_token_frames = 1000;

/// Results of a forward pass that the losses use.
struct UnetForward : ForwardState {
    at::Tensor mel;             ///< normalized [B, n_mels, T]
    at::Tensor aligned_mean;    ///< encoder's mean, aligned to frames [B, n_mels, T]
    at::Tensor log_durations;   ///< predicted [B, L]
    at::Tensor durations;       ///< from the alignment, int64 [B, L]
    at::Tensor velocity;        ///< predicted [B, n_mels, T]
    at::Tensor velocity_target; ///< [B, n_mels, T]
    StyleDistribution style;
};

/// Text-to-speech by conditional flow matching (Lipman et al. 2023, section 4) with a U-Net
/// decoder, after Matcha-TTS (Mehta et al. 2024), and a global encoder whose style vector
/// conditions encoder and decoder. With several speakers, a speaker embedding is added to the style
/// vector, so that the style only has to represent the variation between utterances. Alignment by
/// monotonic alignment search with unit variance.
///
/// Draws: "style" normal [B, S, 1], "flow" normal [B, n_mels, T], "flow_time" uniform [B, 1, 1];
/// begin(): "speak" normal [B, n_mels, T]; regenerate_mel(): "remake" of the same shape. Without a
/// reference recording, the style vector is the prior's mean, 0; with one, it is the mean that the
/// global encoder predicts from the recording's mel.
class UnetModel : public TrainableModel,
                  public SpeechModel,
                  public MelRegenerator,
                  public GraphModel {
  public:
    UnetModel(const UnetConfig& config, const MelConfig& mel, std::int64_t n_symbols,
              const FeatureStatistics& statistics, std::int64_t n_speakers = 1);

    FeatureNeeds features() const override { return {mel_}; }
    std::vector<PhaseSpec> phases() const override;
    std::unique_ptr<ForwardState> forward(const Batch& batch, Noise& noise) override;
    std::vector<LossSum> losses(std::size_t phase, ForwardState& state,
                                const Batch& batch) override;
    std::vector<double> loss_counts(std::size_t phase, const BatchLengths& lengths) const override;
    std::vector<LayerGroup> layer_groups() const override;
    std::vector<std::string> per_speaker_parameters() const override;
    bool supports_gradient_checkpointing() const override { return true; }
    void set_gradient_checkpointing(bool on) override { decoder_->set_gradient_checkpointing(on); }

    SpeakOptions default_options() const override { return {.of_kind = FlowOptions()}; }
    std::unique_ptr<SpeechSession> begin(const UtteranceBatch& batch, std::unique_ptr<Noise> noise,
                                         const SpeakOptions& options) override;
    at::Tensor style_of(const ReferenceRecording& recording) override;

    std::int64_t max_graph_batch() const override { return 1; }
    onnx::Value add_speech(const onnx::SpeechInputs& inputs,
                           const GraphOptions& options) const override;

    /// The flow starts at the time `from` in 0..1, at a noisy version of the recording (SDEdit,
    /// Meng et al. 2022, section 3): timing and pitch stay those of the recording, fine detail
    /// becomes the model's. Of `options`, uses temperature and solver_steps, of which the share (1
    /// - from) is run; the style is that of each recording.
    at::Tensor regenerate_mel(const Batch& batch, Noise& noise, double from,
                              const FlowOptions& options);
    at::Tensor regenerate_mel(const Batch& batch, Noise& noise, double from) override {
        return regenerate_mel(batch, noise, from, {});
    }

  private:
    /// Start time of the flow from noise (0) to mel (1), and the number of solver steps.
    struct FlowPath {
        double from = 0;
        std::int64_t steps = 1;
    };

    at::Tensor normalized(const at::Tensor& mel) const { return (mel - mel_mean_) / mel_scale_; }
    at::Tensor sample_style(const StyleDistribution& style, const Batch& batch, Noise& noise) const;
    /// Adds the speaker embeddings: style [B, S], speakers int64 [B] -> [B, S].
    at::Tensor with_speaker(const at::Tensor& style, const at::Tensor& speakers);
    /// Returns the style vectors for inference, [size, S].
    at::Tensor inference_style(const FlowOptions& options, std::int64_t size) const;
    SpeechChunk synthesize(const UtteranceBatch& batch, Noise& noise, const SpeakOptions& options,
                           const CancellationToken& cancellation);
    void match_flow(UnetForward& state, const Batch& batch, const at::Tensor& style,
                    const FrameMask& frames, Noise& noise);
    at::Tensor integrate_ode(at::Tensor x, const at::Tensor& mean, const at::Tensor& style,
                             const FrameMask& frames, const FlowPath& path,
                             const CancellationToken& cancellation);

    UnetConfig config_;
    MelConfig mel_;
    std::shared_ptr<TextEncoder> text_encoder_;
    std::shared_ptr<DurationPredictor> duration_predictor_;
    std::shared_ptr<GlobalEncoder> global_encoder_;
    std::shared_ptr<FlowDecoder> decoder_;
    torch::nn::Embedding speaker_embedding_{nullptr}; ///< [speakers, S]; empty for a single speaker
    at::Tensor mel_mean_;                             ///< buffers, scalars
    at::Tensor mel_scale_;
};

} // namespace formant::unet
