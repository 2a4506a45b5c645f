#pragma once

#include "engine/audio/audio_clip.h"
#include "engine/audio/vocoder.h"
#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/data/speaker_table.h"
#include "engine/models/model_factory.h"
#include "engine/synth/saved_weights.h"
#include "engine/synth/voice_config.h"
#include "engine/text/symbol_table.h"
#include "engine/text/text_reader.h"
#include "engine/text/tokenizer.h"

#include <memory>
#include <string>
#include <vector>

namespace formant {

/// A model that can be given text: from a checkpoint, or the one that is being trained.
class Voice {
  public:
    /// ErrorKind::usage where the checkpoint holds a vocoder.
    static Result<std::unique_ptr<Voice>>
    from_checkpoint(const StateTree& checkpoint, VoiceWeights weights, const at::Device& device);
    /// Speaks with a model that somebody else owns (samples while training). The reader of
    /// texts is shared.
    Voice(const VoiceConfig& config, Model model, SymbolTable symbols, SpeakerTable speakers,
          std::shared_ptr<const TextReader> text_reader);

    /// Same seed and text, same sound. ErrorKind::data when nothing of the text can be spoken.
    Result<AudioClip> speak(const std::string& text, std::uint64_t seed,
                            const SpeakOptions& options, const Cancellation& cancellation) const;

    /// What speak() leaves out of these texts: sounds that the voice never heard. Without words
    /// where it leaves out nothing.
    Message left_out_of(const std::vector<std::string>& texts) const;

    /// The sentences of a text, to be spoken one by one: long texts need memory for one only.
    std::vector<std::string> sentences(const std::string& text) const;

    /// Style vector of a recording at the voice's rate, for SpeakOptions. ErrorKind::usage where
    /// the model takes no style from recordings.
    Result<at::Tensor> style_of(const AudioClip& recording) const;

    /// Makes the frames audible from now on, in place of Griffin-Lim. ErrorKind::usage for a voice
    /// that makes its sound itself.
    Result<void> use(std::shared_ptr<const Vocoder> vocoder);

    const VoiceConfig& config() const { return config_; }

    /// Who can speak; SpeakOptions::speaker is a place among them.
    const SpeakerTable& speakers() const { return speakers_; }

    at::Device device() const { return model_.trainable->parameters().front().device(); }

  private:
    VoiceConfig config_;
    Model model_;
    Tokenizer tokenizer_;
    SpeakerTable speakers_;
    std::shared_ptr<const TextReader> text_reader_;
    std::shared_ptr<const Vocoder> vocoder_; ///< null for a model that makes sound itself
};

} // namespace formant
