#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/audio/vocoder.h"
#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/data/speaker_table.h"
#include "engine/models/model.h"
#include "engine/synth/saved_weights.h"
#include "engine/synth/voice_config.h"
#include "engine/synth/voice_session.h"
#include "engine/text/symbol_table.h"
#include "engine/text/text_reader.h"
#include "engine/text/tokenizer.h"

#include <memory>
#include <string>
#include <vector>

namespace formant {

/// The speech of a whole text.
struct SpokenText : AudioClip {
    bool is_cut_off = false; ///< as VoiceSession::is_cut_off()
};

/// A voice that speaks text: a model from a checkpoint, or the one in training.
class Voice {
  public:
    /// Loads a voice, which reads texts in `language` (empty: in that of its training).
    /// ErrorKind::usage if the checkpoint is a vocoder, or the voice cannot read the language.
    static Result<std::unique_ptr<Voice>> from_checkpoint(const StateTree& checkpoint,
                                                          VoiceWeights weights,
                                                          const at::Device& device,
                                                          const std::string& language = "");
    /// Wraps a model that the caller also uses (samples during training). Shares the text reader.
    Voice(const VoiceConfig& config, Model model, SymbolTable symbols, SpeakerTable speakers,
          std::shared_ptr<const TextReader> text_reader);

    /// Returns the options that begin() and speak() expect, with the model's default values.
    SpeakOptions default_options() const { return model_.speech->default_options(); }

    /// Starts the synthesis of a text; the same text, seed and options give the same chunks of
    /// audio. ErrorKind::data if nothing of the text can be spoken, or if it is too long for the
    /// model. Errors also as check_has_style().
    Result<VoiceSession> begin(const std::string& text, std::uint64_t seed,
                               const SpeakOptions& options) const;

    /// Synthesizes a text: all chunks of begin(), joined. Errors are those of begin() and
    /// VoiceSession::next().
    Result<SpokenText> speak(const std::string& text, std::uint64_t seed,
                             const SpeakOptions& options,
                             const CancellationToken& cancellation) const;

    /// Returns a message that lists the symbols of these texts that begin() skips because the voice
    /// was not trained on them; empty if there are none.
    Message skipped_sounds_message(const std::vector<std::string>& texts) const;

    /// Splits a text into sentences, to be synthesized one by one so that long texts need little
    /// memory.
    std::vector<std::string> sentences(const std::string& text) const;

    /// Returns ErrorKind::usage if the model speaks only in the style of a reference recording, and
    /// the options have none.
    Result<void> check_has_style(SpeakOptions options) const;
    /// Returns ErrorKind::usage for a voice whose options hold no style (style_in()) of a
    /// reference recording.
    Result<void> check_supports_reference() const;
    /// Returns the style vector of a recording at the voice's sample rate, for style_in().
    /// ErrorKind::usage if the model does not support reference recordings.
    Result<at::Tensor> style_of(const AudioClip& recording) const;
    /// Returns the style vector of a recording whose mel is known; the model must support it.
    at::Tensor known_style_of(const ReferenceRecording& recording) const {
        return model_.speech->style_of(recording);
    }

    /// Returns ErrorKind::usage for a voice that outputs a waveform.
    Result<void> check_uses_vocoder() const;
    /// Replaces Griffin-Lim with a vocoder. Errors are those of check_uses_vocoder().
    Result<void> set_vocoder(std::shared_ptr<const Vocoder> vocoder);

    /// Returns the model as one that can be written as a graph; null if it cannot.
    const GraphModel* graph() const { return model_.graph; }
    bool outputs_waveform() const { return model_.speech->outputs_waveform(); }

    const VoiceConfig& config() const { return config_; }
    const TextReader& text_reader() const { return *text_reader_; }
    std::int64_t sample_rate_hz() const; ///< of the audio that it speaks

    /// Returns the voice's speakers; SpeakOptions::speaker is an index into them.
    const SpeakerTable& speakers() const { return speakers_; }

    at::Device device() const { return model_.trainable->parameters().front().device(); }

  private:
    VoiceConfig config_;
    Model model_;
    Tokenizer tokenizer_;
    SpeakerTable speakers_;
    std::shared_ptr<const TextReader> text_reader_;
    std::shared_ptr<const Vocoder> vocoder_; ///< null for a model that outputs a waveform
};

} // namespace formant
