#pragma once

#include "engine/data/batches/batch.h"
#include "engine/models/hifigan/generator.h"
#include "engine/models/speak_options.h"
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

/// Maximum duration of a token in inference, so that an untrained duration predictor cannot exhaust
/// the memory.
constexpr double max_token_frames = 400;

/// Result of the forward pass of a training batch.
struct Synthesis {
    at::Tensor samples;       ///< generated segments [B, 1, segment_frames * hop_length]
    at::Tensor starts;        ///< starts of the segments in frames, int64 [B]
    at::Tensor duration_loss; ///< per sample, summed over its tokens [B]
    at::Tensor frame_tokens;  ///< int64 [B, T]
    Posterior posterior;      ///< [B, inter_channels, T]
    at::Tensor z_p;           ///< posterior.z in the prior's space [B, inter_channels, T]
    Gaussian prior;           ///< prior of each frame's token [B, inter_channels, T]
};

/// Result of VitsGenerator::speak().
struct Spoken {
    at::Tensor samples;      ///< [B, 1, T * hop_length]
    at::Tensor frame_tokens; ///< int64 [B, T]
    at::Tensor lengths;      ///< int64 [B], in frames
};

/// VITS generator: text-to-speech and voice conversion with a conditional variational autoencoder
/// (Kim et al. 2021). Parameter names are those of upstream VITS (jaywalnut310/vits).
///
/// Draws: "posterior" normal [B, inter_channels, T], "duration" normal [B, 2, L] (stochastic
/// durations), "segment" uniform [B, 1, 1], and in training "dropout/<module>/<draw>" uniform with
/// the names of the modules, such as "dropout/enc_p/encoder/ffn_layers/0/inner"; speak():
/// "duration", "prior" normal [B, inter_channels, T].
class VitsGenerator : public torch::nn::Module {
  public:
    VitsGenerator(const VitsConfig& config, std::int64_t n_symbols, std::int64_t spec_channels,
                  std::int64_t n_speakers);

    Synthesis forward(const Batch& batch, Noise& noise);
    /// Synthesizes tokens int64 [B, L]; ignores speakers int64 [B] if the model has only one. A
    /// `length_scale` above 1 speaks slower. A model with stochastic durations throws
    /// std::bad_optional_access if `options` has no noise_scale_w.
    Spoken speak(const at::Tensor& tokens, const at::Tensor& token_lengths,
                 const at::Tensor& speakers, const at::Tensor& sample_ids, Noise& noise,
                 const VariationalOptions& options, double length_scale = 1);
    /// Converts `spectrum` [B, spec_channels, T] from one speaker to another; returns samples
    /// [B, 1, T * hop_length]. Requires a multi-speaker model.
    at::Tensor convert_voice(const at::Tensor& spectrum, const at::Tensor& lengths,
                             const at::Tensor& from, const at::Tensor& to,
                             const at::Tensor& sample_ids, Noise& noise);

  private:
    /// Returns the speaker embeddings [B, gin_channels, 1]; undefined without speaker embedding.
    at::Tensor speaker_vectors(const at::Tensor& speakers);
    /// Returns the dropout of a forward pass in training; in others, one that drops nothing.
    Dropout dropout(const Batch& batch, Noise& noise) const;
    at::Tensor duration_loss(const at::Tensor& hidden, const at::Tensor& durations,
                             const Batch& batch, Noise& noise, const FrameMask& tokens,
                             const at::Tensor& speaker);
    at::Tensor log_durations(const at::Tensor& hidden, const at::Tensor& sample_ids, Noise& noise,
                             const VariationalOptions& options, const FrameMask& tokens,
                             const at::Tensor& speaker);

    VitsConfig config_;
    std::shared_ptr<TextEncoder> enc_p_;
    std::shared_ptr<hifigan::Generator> dec_;
    std::shared_ptr<PosteriorEncoder> enc_q_;
    std::shared_ptr<CouplingFlow> flow_;
    std::shared_ptr<StochasticDurationPredictor> stochastic_dp_; ///< or dp_; registered as `dp`
    std::shared_ptr<DurationPredictor> dp_;
    torch::nn::Embedding emb_g_{nullptr};
};

} // namespace formant::vits
