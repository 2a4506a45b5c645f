#pragma once

#include "engine/models/gpt/delimited_tokens.h"
#include "engine/models/indextts2/indextts2_config.h"
#include "engine/models/indextts2/unified_voice.h"
#include "engine/models/trainable_model.h"

#include <memory>
#include <string>
#include <vector>

namespace formant::indextts2 {

/// Returns the size of the model for a tokenizer of `text_tokens` tokens.
UnifiedVoiceSize size_of(const IndexTts2Config& config, std::int64_t text_tokens);

/// The GPT of IndexTTS2 (Zhou et al. 2025, section 3.2), trained as upstream's community trains it:
/// on prepared codes, conditioned on prepared vectors of a speaker. So the encoders of reference
/// recordings, which computed these vectors, are not trained. Names below `gpt.` are upstream's.
///
/// Losses: `text` and `audio`, cross-entropy of the next token over the tokens and one stop token
/// of each sample; `accuracy`, the share of audio tokens with the highest score (weight 0).
///
/// Buffer: new_text_tokens, bool, the rows that TrainableModel::new_text_tokens() is about; not
/// upstream's.
///
/// Draws: those of TokenDecoder, below "dropout".
class IndexTts2Model : public TrainableModel {
  public:
    IndexTts2Model(const IndexTts2Config& config, const MelConfig& mel, std::int64_t text_tokens);

    static FeatureNeeds needs(const IndexTts2Config& config, const MelConfig& mel);
    FeatureNeeds features() const override { return needs(config_, mel_); }
    std::vector<PhaseSpec> phases() const override;
    std::unique_ptr<ForwardState> forward(const Batch& batch, Noise& noise) override;
    std::vector<LossSum> losses(std::size_t phase, ForwardState& state,
                                const Batch& batch) override;
    std::vector<double> loss_counts(std::size_t phase, const BatchLengths& lengths) const override;
    std::vector<LayerGroup> layer_groups() const override;
    std::string new_text_tokens() const override { return "new_text_tokens"; }
    void train_new_text_tokens_only(bool on) override;
    bool supports_gradient_checkpointing() const override { return true; }
    void set_gradient_checkpointing(bool on) override { gpt_->set_gradient_checkpointing(on); }

  private:
    gpt::TokenInputs inputs_of(const Batch& batch, const gpt::DelimitedTokens& text,
                               const gpt::DelimitedTokens& audio) const;

    IndexTts2Config config_;
    MelConfig mel_;
    std::shared_ptr<UnifiedVoice> gpt_;
    at::Tensor new_text_tokens_; ///< bool [rows of the tables of text tokens]
    bool only_new_text_tokens_ = false;
};

} // namespace formant::indextts2
