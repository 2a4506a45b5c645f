#pragma once

#include "engine/text/symbol_table.h"
#include "engine/text/text_config.h"

#include <optional>

namespace formant {

/// The 178 symbols of the public VITS code (Kim et al. 2021; its text/symbols.py): padding,
/// punctuation, letters, IPA. Padding is the blank too.
SymbolTable vits_symbols();

/// The 256 places of Piper's models for espeak-ng's phonemes (the default map of piper-phonemize):
/// the last are unused.
SymbolTable piper_symbols();

/// The one of the two that text.symbols names; nothing where it leaves it to the corpus or the
/// weights.
std::optional<SymbolTable> fixed_symbols(const TextConfig& config);

} // namespace formant
