#pragma once

#include "engine/config/field.h"

#include <string>
#include <vector>

namespace formant {

/// Configures the conversion of text to tokens. A plain struct, saved with every checkpoint under
/// `text:`.
struct TextConfig {
    std::string language = "en-us"; ///< espeak-ng voice
    bool keep_stress = false;       ///< keep stress and length marks
    std::string mode = "phonemes";  ///< or "characters": letters as they are written
    bool keep_punctuation = false;  ///< marks of clauses are symbols of their own
    bool spell_numbers = false;     ///< by ICU, not by espeak-ng; characters: always
    std::string symbols = "auto";   ///< table of ids: "corpus", "vits", "piper"
    std::string layout = "auto";    ///< of the ids (token_layout.h)
};

std::vector<Field> text_fields();

} // namespace formant
