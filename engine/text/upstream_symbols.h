#pragma once

#include "engine/text/symbol_table.h"
#include "engine/text/text_config.h"

#include <optional>

namespace formant {

/// Returns the 178 symbols of the upstream VITS code (Kim et al. 2021; its text/symbols.py):
/// padding, punctuation, letters, IPA. Padding is also the blank.
SymbolTable vits_symbols();

/// Returns the 256 symbols of Piper models for espeak-ng phonemes (the default map of
/// piper-phonemize); the last ones are unused.
SymbolTable piper_symbols();

/// Returns the table that text.symbols names; nothing if it depends on the corpus or the weights.
std::optional<SymbolTable> fixed_symbols(const TextConfig& config);

} // namespace formant
