#pragma once

#include "engine/data/batches/batch.h"
#include "engine/models/hifigan/generator.h"
#include "engine/models/vits/coupling_flow.h"
#include "engine/models/vits/duration_predictor.h"
#include "engine/models/vits/posterior_encoder.h"
#include "engine/models/vits/stochastic_duration_predictor.h"
#include "engine/models/vits/text_encoder.h"
#include "engine/models/vits/vits_config.h"
#include "engine/nn/noise.h"

#include <torch/nn/module.h>
#include <torch/nn/modules/embedding.h>

#include <memory>

namespace formant::vits {

/// Longest a token may last when speaking: an untrained predictor must not fill the memory.
constexpr double max_token_frames = 400;

/// What comes of a training batch.
struct Synthesis {
    at::Tensor samples;       ///< of the segments [B, 1, segment_frames * hop_length]
    at::Tensor starts;        ///< of the segments, in frames, int64 [B]
    at::Tensor duration_loss; ///< of each sample, summed over its tokens [B]
    at::Tensor frame_tokens;  ///< int64 [B, T]
    Posterior posterior;      ///< [B, inter_channels, T]
    at::Tensor z_p;           ///< posterior.z in the prior's space [B, inter_channels, T]
    Gaussian prior;           ///< of each frame's token [B, inter_channels, T]
};

/// How much chance speaks along, and how fast.
struct VitsSpeaking {
    double noise_scale = 0.667;
    double noise_scale_w = 0.8; ///< of the durations
    double length_scale = 1;    ///< above 1 speaks slower
};

struct Spoken {
    at::Tensor samples;      ///< [B, 1, T * hop_length]
    at::Tensor frame_tokens; ///< int64 [B, T]
    at::Tensor lengths;      ///< int64 [B], in frames
};

/// Text to sound by a conditional variational autoencoder (Kim et al. 2021, VITS), and a recording
/// to another speaker's. Names of the parameters are those of the public code (jaywalnut310/vits).
///
/// Draws: "posterior" normal [B, inter_channels, T], "duration" normal [B, 2, L] (stochastic
/// durations), "segment" uniform [B, 1, 1]; speaking: "duration", "prior" normal
/// [B, inter_channels, T].
class VitsGenerator : public torch::nn::Module {
  public:
    VitsGenerator(const VitsConfig& config, std::int64_t n_symbols, std::int64_t spec_channels,
                  std::int64_t n_speakers);

    Synthesis forward(const Batch& batch, Noise& noise);
    /// tokens int64 [B, L]; speakers int64 [B], not looked at where the model has one.
    Spoken speak(const at::Tensor& tokens, const at::Tensor& token_lengths,
                 const at::Tensor& speakers, const at::Tensor& sample_ids, Noise& noise,
                 const VitsSpeaking& speaking);
    /// Samples [B, 1, T * hop_length] of what was said in `spectrum` [B, spec_channels, T], by
    /// other speakers; needs a model of several.
    at::Tensor convert_voice(const at::Tensor& spectrum, const at::Tensor& lengths,
                             const at::Tensor& from, const at::Tensor& to,
                             const at::Tensor& sample_ids, Noise& noise);

  private:
    /// [B, gin_channels, 1]; undefined where there is one speaker.
    at::Tensor speaker_vectors(const at::Tensor& speakers);
    at::Tensor duration_loss(const at::Tensor& hidden, const at::Tensor& durations,
                             const Batch& batch, Noise& noise, const FrameMask& tokens,
                             const at::Tensor& speaker);
    at::Tensor log_durations(const at::Tensor& hidden, const at::Tensor& sample_ids, Noise& noise,
                             double noise_scale, const FrameMask& tokens,
                             const at::Tensor& speaker);

    VitsConfig config_;
    std::shared_ptr<TextEncoder> enc_p_;
    std::shared_ptr<hifigan::Generator> dec_;
    std::shared_ptr<PosteriorEncoder> enc_q_;
    std::shared_ptr<CouplingFlow> flow_;
    std::shared_ptr<StochasticDurationPredictor> stochastic_dp_; ///< one of the two, as `dp`
    std::shared_ptr<DurationPredictor> dp_;
    torch::nn::Embedding emb_g_{nullptr};
};

} // namespace formant::vits
