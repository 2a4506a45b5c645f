#pragma once

#include "engine/audio/power_mel.h"
#include "engine/models/xtts/hifi_decoder.h"
#include "engine/models/xtts/xtts_model.h"

#include <memory>
#include <vector>

namespace formant::xtts {

/// XTTS v2 as it is published (Casanova et al. 2024), for its weights: texts start with a token of
/// their own; four stop tokens follow the codes; a speaker is described by a mel of the audio with
/// another FFT than the codec's, and by a vector for the decoder, which turns the hidden states of
/// the tokens into audio of 24 kHz. The decoder (`hifigan_decoder`, names as upstream's) and the
/// codec are not trained.
///
/// A part of each recording conditions it: as long as half of the longest part to all of it,
/// somewhere in a stretch of the recording that is as long as the longest part, but at most half of
/// the recording. The codes of that stretch are no targets (`model.xtts.masking`): their number
/// depends on the length of the recording alone.
///
/// Buffer: mel_stats [n_mels], by which the bands of the mel of a speaker are divided.
///
/// Draws: "conditioning" uniform [B, 1, 3]: the stretch, and length and place of the part in it.
class XttsV2Model : public XttsModel {
  public:
    XttsV2Model(const XttsConfig& config, const DvaeConfig& codec, const ModelInputs& inputs);

    static FeatureNeeds needs(const XttsConfig& config, const MelConfig& mel);
    FeatureNeeds features() const override { return needs(config(), mel()); }
    std::vector<PhaseSpec> phases() const override;
    std::vector<LossSum> losses(std::size_t phase, ForwardState& state,
                                const Batch& batch) override;

    SpeakOptions default_options() const override;
    std::unique_ptr<SpeechSession> begin(const UtteranceBatch& batch, std::unique_ptr<Noise> noise,
                                         const SpeakOptions& options) override;
    bool outputs_waveform() const override { return true; }
    std::int64_t output_rate_hz() const override { return HifiDecoder::output_rate_hz; }
    /// Returns the mean of the parts' speakers [latents * D], and the decoder's vector [S].
    at::Tensor style_of(const ReferenceRecording& recording) override;
    bool needs_style() const override { return true; }

  protected:
    Conditioning condition(const Batch& batch, const at::Tensor& codes, const at::Tensor& targets,
                           Noise& noise) override;
    std::int64_t conditioning_codes(std::int64_t codes) const override;

  private:
    at::Tensor conditioning_mel(const at::Tensor& samples);

    PowerMel conditioning_mel_;
    at::Tensor mel_stats_;
    std::shared_ptr<HifiDecoder> decoder_;
};

} // namespace formant::xtts
