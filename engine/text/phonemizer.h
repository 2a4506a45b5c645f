#pragma once

#include "engine/base/result.h"
#include "engine/text/espeak_voice.h"
#include "engine/text/text_config.h"
#include "engine/text/words.h"

#include <memory>
#include <string>

namespace formant {

/// Words of text as IPA by espeak-ng. The library has global state: calls are serialised inside.
class Phonemizer {
  public:
    /// ErrorKind::usage when espeak-ng does not know the language, internal when it has no data.
    static Result<std::unique_ptr<Phonemizer>> create(const TextConfig& config);

    /// One entry a word, each the IPA code points (UTF-8, one string a code point).
    /// Digits are spelled out by espeak-ng ("42" gives the words of forty two). With
    /// config.keep_punctuation, the marks at which espeak-ng ends a clause are the last symbols of
    /// the word before them.
    Words words(const std::string& text) const;

    static std::string espeak_version();
    /// That can be a TextConfig's. ErrorKind::internal when espeak-ng has no data.
    static Result<std::vector<SpokenLanguage>> languages();

  private:
    Phonemizer(TextConfig config, std::string voice)
        : config_(std::move(config)), voice_(std::move(voice)) {}

    TextConfig config_;
    std::string voice_; ///< espeak-ng's name for it
};

} // namespace formant
