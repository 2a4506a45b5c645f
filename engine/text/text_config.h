#pragma once

#include "engine/config/field.h"

#include <string>
#include <vector>

namespace formant {

/// Configures the conversion of text to tokens. A plain struct, saved with every checkpoint under
/// `text:`.
struct TextConfig {
    std::string language = "en-us";   ///< espeak-ng voice
    std::string keep_stress = "auto"; ///< "on", "off", or "auto": as keeps_stress() says
    std::string mode = "phonemes";    ///< or "characters": letters as they are written
    bool keep_punctuation = false;    ///< marks of clauses are symbols of their own
    bool spell_numbers = false;       ///< by ICU, not by espeak-ng; characters: always
    std::string symbols = "auto";     ///< table of ids: "corpus", "vits", "piper"
    std::string layout = "auto";      ///< of the ids (token_layout.h)
    std::string tokenizer;            ///< of prepared tokens, or one that reads texts
    /// Content of the file `tokenizer` of a model that reads texts with it. Not a setting: a
    /// checkpoint keeps it, so that the voice speaks without the file. Empty: the file is read.
    std::string vocabulary = {};

    /// Returns true if stress and length marks are symbols. "auto" is resolved when a run starts
    /// (engine/session/voices/run_text.h): a new voice keeps them, a trained one stays as it is.
    bool keeps_stress() const { return keep_stress != "off"; }
    /// Returns true if texts are read as the pieces of a vocabulary (byte_pair_encoding.h).
    bool reads_pieces() const { return !tokenizer.empty() || !vocabulary.empty(); }
};

std::vector<Field> text_fields();

} // namespace formant
