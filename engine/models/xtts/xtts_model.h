#pragma once

#include "engine/models/dvae/dvae_model.h"
#include "engine/models/gpt/delimited_tokens.h"
#include "engine/models/gpt/token_speaker.h"
#include "engine/models/mel_regenerator.h"
#include "engine/models/model_kind.h"
#include "engine/models/speech_model.h"
#include "engine/models/trainable_model.h"
#include "engine/models/xtts/xtts_config.h"
#include "engine/models/xtts/xtts_gpt.h"

#include <memory>
#include <string>
#include <vector>

namespace formant::xtts {

/// How texts and codes are delimited.
struct TokenForm {
    /// Start and stop of a text. The symbol that pads texts stands in none.
    gpt::Delimiters text = {0, 0};
    std::int64_t audio_stops = 1; ///< stop tokens that are predicted after the codes
    bool hides_text_stop = false; ///< in training no position attends to the stop of a text
};

/// What conditions a batch, and which of its codes are left to be predicted.
struct Conditioning {
    at::Tensor speakers; ///< [B, latents, D]
    at::Tensor targets;  ///< int64 [B, C]
};

/// A voice over audio tokens (Casanova et al. 2024, XTTS): a GPT predicts the codes of a codec from
/// a text and a recording of the speaker, and the codec's decoder turns them into a mel. The codec
/// is trained before and stays as it is. Names below `gpt.` are upstream's; those below `codec.`
/// are those of DvaeModel.
///
/// Losses: `text` and `audio`, cross-entropy of the next token over the tokens and one stop token
/// of each sample, but for the codes of the part that conditions the model; `accuracy`, the share
/// of audio tokens with the highest score (weight 0).
///
/// Parameter: default_voice [latents, D], the speaker of `default_voice_share` of the samples and
/// where no recording is given. Draws: "conditioning" and "default_voice" uniform [B, 1, 1], those
/// of TokenDecoder below "dropout"; in synthesis "token" uniform [B, 1, codes].
class XttsModel : public TrainableModel, public SpeechModel, public MelRegenerator {
  public:
    XttsModel(const XttsConfig& config, const DvaeConfig& codec, const ModelInputs& inputs);

    static FeatureNeeds needs(const XttsConfig& config, const MelConfig& mel);
    FeatureNeeds features() const override { return needs(config_, mel_); }
    std::vector<PhaseSpec> phases() const override;
    std::unique_ptr<ForwardState> forward(const Batch& batch, Noise& noise) override;
    std::vector<LossSum> losses(std::size_t phase, ForwardState& state,
                                const Batch& batch) override;
    std::vector<double> loss_counts(std::size_t phase, const BatchLengths& lengths) const override;
    std::vector<LayerGroup> layer_groups() const override;
    bool supports_gradient_checkpointing() const override { return true; }
    void set_gradient_checkpointing(bool on) override { gpt_->set_gradient_checkpointing(on); }

    SpeakOptions default_options() const override;
    std::unique_ptr<SpeechSession> begin(const UtteranceBatch& batch, std::unique_ptr<Noise> noise,
                                         const SpeakOptions& options) override;
    /// Returns the speaker [latents * D] of a recording: the mean of its parts.
    at::Tensor style_of(const ReferenceRecording& recording) override;
    bool needs_style() const override { return !default_voice_.defined(); }
    /// Returns the mels that the codec makes of those of the recordings.
    at::Tensor regenerate_mel(const Batch& batch, Noise& noise, double from) override;

  protected:
    XttsModel(const XttsConfig& config, const DvaeConfig& codec, const ModelInputs& inputs,
              const TokenForm& form);

    /// Chooses the part of each recording that conditions it. `codes` int64 [B] are the numbers of
    /// codes, `targets` int64 [B, C] all that could be predicted.
    virtual Conditioning condition(const Batch& batch, const at::Tensor& codes,
                                   const at::Tensor& targets, Noise& noise);
    /// Returns how many codes of a recording with `codes` codes condition() excludes.
    virtual std::int64_t conditioning_codes(std::int64_t codes) const;
    /// Returns what is needed to speak a batch with the voice [latents, D].
    gpt::SpeechRequest request_for(const UtteranceBatch& batch, Noise& noise,
                                   const at::Tensor& voice, const TokenOptions& options) const;

    const XttsConfig& config() const { return config_; }
    const MelConfig& mel() const { return mel_; }
    XttsGpt& gpt() { return *gpt_; }

  private:
    gpt::Delimiters audio_delimiters() const;
    at::Tensor speakers_of(const at::Tensor& parts, const Batch& batch, Noise& noise);
    SpeechChunk speak(const UtteranceBatch& batch, Noise& noise, const SpeakOptions& options,
                      const CancellationToken& cancellation);

    XttsConfig config_;
    MelConfig mel_;
    TokenForm form_;
    std::shared_ptr<XttsGpt> gpt_;
    std::shared_ptr<dvae::DvaeModel> codec_;
    at::Tensor default_voice_; ///< undefined without a default voice
};

} // namespace formant::xtts
