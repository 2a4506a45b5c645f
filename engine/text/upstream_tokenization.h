#pragma once

#include "engine/base/result.h"
#include "engine/text/symbol_table.h"
#include "engine/text/token_layout.h"

#include <optional>
#include <string>

namespace formant {

/// Describes the conversion of text to token ids in an upstream model.
struct UpstreamTokenization {
    SymbolTable symbols;
    TokenLayout layout;
    std::string mode = "phonemes"; ///< as TextConfig::mode
};

/// Parses the tokenization in the JSON configuration of an upstream model. ErrorKind::checkpoint if
/// it is not valid JSON. Supports
/// - Piper: `phoneme_id_map` and `num_symbols`;
/// - Coqui: `characters` with the classes VitsCharacters, IPAPhonemes, Graphemes and BaseVocabulary
///   (with a list), and `add_blank`;
/// - upstream VITS: `data.add_blank` with its own table, or with the `symbols` that some forks
/// list.
///
/// Returns nothing for any other configuration, and for unsupported tokenizations: several ids per
/// symbol, an order that Python does not define, Coqui's begin and end marks.
Result<std::optional<UpstreamTokenization>> parse_upstream_tokenization(const std::string& json);

/// Returns the layout in a JSON configuration of the upstream VITS code: `data.text_layout`, an
/// extension of this program, or blanks for `data.add_blank`.
std::optional<TokenLayout> parse_token_layout(const std::string& json);

} // namespace formant
