#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/text/symbol_table.h"

namespace formant {

/// Returns the pieces of a SentencePiece model (`bpe.model`; Kudo and Richardson 2018) in the order
/// of their ids. ErrorKind::data if the file is none, or if its first pieces are not <s> and </s>,
/// which models over audio tokens have as start and stop of a text.
Result<SymbolTable> read_sentencepiece_symbols(const Path& file);

} // namespace formant
