#pragma once

#include "engine/text/written_number.h"

#include <unicode/rbnf.h>

#include <memory>
#include <string>

namespace formant {

/// Spells out numbers by the rules of ICU for the language (CLDR's spell-out rules).
class NumberSpeller {
  public:
    explicit NumberSpeller(const std::string& voice_code);

    /// Spells out the numbers in `text` (UTF-8, digits 0 to 9). Accepts the language's thousands
    /// separator (any space if it is a space) and decimal mark, and a minus after a space. Numbers
    /// that start with 0 or have more than 15 digits are read digit by digit. A number next to a
    /// letter of a script with capitals ("2nd", "B2") stays as it is, as does everything if ICU has
    /// no rules for the language: espeak-ng reads those.
    std::string operator()(const std::string& text) const;

    bool knows_language() const { return rules_ != nullptr; }

  private:
    icu::UnicodeString spell_out(const WrittenNumber& number) const;

    std::unique_ptr<const icu::RuleBasedNumberFormat> rules_;
    NumberMarks marks_;
};

} // namespace formant
