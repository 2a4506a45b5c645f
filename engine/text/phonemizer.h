#pragma once

#include "engine/base/result.h"
#include "engine/text/espeak_voice.h"
#include "engine/text/text_config.h"
#include "engine/text/words.h"

#include <cstdint>
#include <memory>
#include <string>

namespace formant {

/// Converts text to IPA phonemes by espeak-ng. Serializes calls, because the library has global
/// state.
class Phonemizer {
  public:
    /// ErrorKind::usage if espeak-ng does not support the language, internal if its data is
    /// missing.
    static Result<std::unique_ptr<Phonemizer>> create(const TextConfig& config);

    /// Returns the IPA code points of each word (UTF-8, one string per code point). espeak-ng
    /// spells out digits ("42" gives the words of forty two). With config.keep_punctuation, the
    /// marks at which espeak-ng ends a clause become the last symbols of the word before them. With
    /// config.keep_stress, a combining acute in a Cyrillic word moves the stress to its vowel; the
    /// quality of the vowels stays that of espeak-ng.
    Words phonemize(const std::string& text) const;

    /// Returns the number of words that espeak-ng reads through another language than the voice's.
    std::int64_t count_language_switches(const std::string& text) const;

    /// Returns espeak-ng's name for the voice of the language.
    const std::string& voice() const { return voice_; }

    static std::string espeak_version();
    /// Lists the possible values of TextConfig::language. ErrorKind::internal if the data of
    /// espeak-ng is missing.
    static Result<std::vector<SpokenLanguage>> languages();

  private:
    Phonemizer(TextConfig config, std::string voice)
        : config_(std::move(config)), voice_(std::move(voice)) {}

    Words pronounced(const std::string& text) const; ///< without marks of stress in the text

    TextConfig config_;
    std::string voice_; ///< espeak-ng's name for it
};

} // namespace formant
