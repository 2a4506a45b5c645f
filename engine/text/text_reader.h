#pragma once

#include "engine/base/result.h"
#include "engine/text/text_config.h"
#include "engine/text/words.h"

#include <memory>
#include <string>

namespace formant {

class NumberSpeller;
class Phonemizer;

/// Text as a voice is trained on it and speaks it: letters folded, numbers in words where the
/// configuration wants them, then phonemes or characters. May be used by several threads at once.
class TextReader {
  public:
    /// ErrorKind::usage when espeak-ng does not know the language, internal when it has no data;
    /// characters need no espeak-ng.
    static Result<std::unique_ptr<TextReader>> create(const TextConfig& config);
    ~TextReader();
    TextReader(const TextReader&) = delete;
    TextReader& operator=(const TextReader&) = delete;

    Words words(const std::string& text) const;

    /// The text with folded letters (letter_folding.h) and, for characters or with
    /// config.spell_numbers, its numbers in words (number_speller.h).
    std::string normal_form(const std::string& text) const;

    /// Version of ICU, whose rules spell the numbers.
    static std::string icu_version();

  private:
    TextReader(const TextConfig& config, std::unique_ptr<Phonemizer> phonemizer);

    TextConfig config_;
    std::unique_ptr<const NumberSpeller> speller_; ///< none where digits stay
    std::unique_ptr<const Phonemizer> phonemizer_; ///< none where characters are read
};

} // namespace formant
