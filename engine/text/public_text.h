#pragma once

#include "engine/base/result.h"
#include "engine/text/symbol_table.h"
#include "engine/text/token_layout.h"

#include <optional>
#include <string>

namespace formant {

/// How texts become token ids in a model of another program.
struct PublicText {
    SymbolTable symbols;
    TokenLayout layout;
    std::string mode = "phonemes"; ///< as TextConfig::mode
};

/// What a model's JSON configuration says of it; ErrorKind::checkpoint where it is no JSON. Read
/// are those of
/// - Piper: `phoneme_id_map` and `num_symbols`;
/// - Coqui: `characters`, by its classes VitsCharacters, IPAPhonemes, Graphemes and BaseVocabulary
///   (with a list), and `add_blank`;
/// - the public VITS code: `data.add_blank` with its own table, or with `symbols` where forks of it
///   name them there.
///
/// Nothing where it is of none of them, or makes ids in a way that there is not here: several ids a
/// symbol, an order that Python does not fix, Coqui's marks of beginning and end.
Result<std::optional<PublicText>> public_text_in(const std::string& json);

/// The layout that a JSON configuration of the public VITS code names: `data.text_layout`, which is
/// this program's, or blanks by `data.add_blank`.
std::optional<TokenLayout> layout_in(const std::string& json);

} // namespace formant
