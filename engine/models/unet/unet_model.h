#pragma once

#include "engine/audio/mel_config.h"
#include "engine/data/feature_statistics.h"
#include "engine/models/speech_model.h"
#include "engine/models/trainable_model.h"
#include "engine/models/unet/duration_predictor.h"
#include "engine/models/unet/flow_decoder.h"
#include "engine/models/unet/global_encoder.h"
#include "engine/models/unet/text_encoder.h"
#include "engine/models/unet/unet_config.h"

#include <torch/nn/modules/embedding.h>

namespace formant::unet {

/// Longest a token may last when speaking: a slip of the predictor must not fill the memory.
constexpr std::int64_t max_token_frames = 1000;

/// Everything that the losses need of a forward pass.
struct UnetForward : ForwardState {
    at::Tensor mel;             ///< normalised [B, n_mels, T]
    at::Tensor aligned_mean;    ///< encoder's mean of each frame [B, n_mels, T]
    at::Tensor log_durations;   ///< predicted [B, L]
    at::Tensor durations;       ///< of the alignment, int64 [B, L]
    at::Tensor velocity;        ///< predicted [B, n_mels, T]
    at::Tensor velocity_target; ///< [B, n_mels, T]
    StyleDistribution style;
};

/// Text-to-speech by conditional flow matching (Lipman et al. 2023, section 4) with a U-Net
/// decoder, after Matcha-TTS (Mehta et al. 2024), and a global encoder whose style vector
/// conditions encoder and decoder. Of several speakers, each has a vector that is added to the
/// style: it conditions what the style conditions, and the style is left with what changes from
/// utterance to utterance. Alignment by monotonic alignment search with unit variance.
///
/// Draws: "style" normal [B, S, 1], "flow" normal [B, n_mels, T], "flow_time" uniform [B, 1, 1];
/// speaking: "speak" normal [B, n_mels, T]; remaking: "remake" of the same shape. Without a
/// reference recording it speaks with the style prior's mean, 0; with one, with the mean of what
/// the global encoder makes of its mel.
class UnetModel : public TrainableModel, public SpeechModel {
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
    std::vector<std::string> parameters_by_speaker() const override;
    bool can_recompute() const override { return true; }
    void set_gradient_checkpointing(bool on) override { decoder_->set_recomputed(on); }

    Speech speak(const UtteranceBatch& batch, Noise& noise, const SpeakOptions& options,
                 const Cancellation& cancellation) override;
    at::Tensor style_of(const at::Tensor& log_mel) override;

    /// The log-mel [B, n_mels, T] that the model makes of the recordings of `batch` (its tokens,
    /// mel and speakers), frame by frame in their place, 0 beyond the lengths: with the style that
    /// the global encoder hears in them, and their own alignment. The flow begins at the time
    /// `from` of 0..1, at the point that it passes on its way from noise to the recording (SDEdit,
    /// Meng et al. 2022, section 3): what the recording has of time and pitch stays, and what is
    /// fine becomes the model's. At 1 the recording itself comes back, at 0 nothing of it is left
    /// but alignment and style. `options`: solver_steps, of which (1 - from) are taken, and
    /// temperature, as in speaking. Runs without gradients.
    at::Tensor remake(const Batch& batch, Noise& noise, double from, const SpeakOptions& options);

  private:
    /// Where the way from noise (0) to mel (1) begins, and in how many steps it is gone.
    struct FlowPath {
        double from = 0;
        std::int64_t steps = 1;
    };

    at::Tensor normalised(const at::Tensor& mel) const { return (mel - mel_mean_) / mel_scale_; }
    at::Tensor sample_style(const StyleDistribution& style, const Batch& batch, Noise& noise) const;
    /// style [B, S], speakers int64 [B] -> [B, S]
    at::Tensor with_speaker(const at::Tensor& style, const at::Tensor& speakers);
    /// [B, S] for B of `size`
    at::Tensor style_to_speak_with(const SpeakOptions& options, std::int64_t size) const;
    void match_flow(UnetForward& state, const Batch& batch, const at::Tensor& style,
                    const FrameMask& frames, Noise& noise);
    at::Tensor follow_flow(at::Tensor x, const at::Tensor& mean, const at::Tensor& style,
                           const FrameMask& frames, const FlowPath& path,
                           const Cancellation& cancellation);

    UnetConfig config_;
    MelConfig mel_;
    std::shared_ptr<TextEncoder> text_encoder_;
    std::shared_ptr<DurationPredictor> duration_predictor_;
    std::shared_ptr<GlobalEncoder> global_encoder_;
    std::shared_ptr<FlowDecoder> decoder_;
    torch::nn::Embedding speaker_embedding_{nullptr}; ///< [speakers, S]; of one speaker none
    at::Tensor mel_mean_;                             ///< buffers, scalars
    at::Tensor mel_scale_;
};

} // namespace formant::unet
