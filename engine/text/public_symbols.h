#pragma once

#include "engine/text/symbol_table.h"

namespace formant {

/// The 178 symbols of the public VITS code (Kim et al. 2021; its text/symbols.py): padding,
/// punctuation, letters, IPA. Padding is the blank too.
SymbolTable vits_symbols();

/// The 256 places of Piper's models for espeak-ng's phonemes (the default map of piper-phonemize):
/// the last are unused.
SymbolTable piper_symbols();

} // namespace formant
