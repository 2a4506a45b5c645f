#pragma once

#include "engine/text/written_number.h"

#include <unicode/rbnf.h>

#include <memory>
#include <string>

namespace formant {

/// Writes numbers in words, by the rules that ICU has for the language (CLDR's spell-out rules).
class NumberSpeller {
  public:
    explicit NumberSpeller(const std::string& voice_code);

    /// `text` (UTF-8, digits 0 to 9) with its numbers in words: with the language's marks of
    /// thousands (where that is a space, any) and fractions, with a minus after a space, digit by
    /// digit where they begin with 0 or are longer than 15. A number that touches a letter of a
    /// script with capitals ("2nd", "B2") stays as it is, and so does all where ICU has no rules
    /// for the language: espeak-ng reads those.
    std::string operator()(const std::string& text) const;

    bool knows_language() const { return rules_ != nullptr; }

  private:
    icu::UnicodeString in_words(const WrittenNumber& number) const;

    std::unique_ptr<const icu::RuleBasedNumberFormat> rules_;
    NumberMarks marks_;
};

} // namespace formant
