#pragma once

#include "engine/base/result.h"
#include "engine/onnx/speech_inputs.h"
#include "engine/text/symbol_table.h"
#include "engine/text/token_layout.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace formant {

/// Stores the ids of `tokens.txt`, by which sherpa-onnx writes a text. Its ways to read one (a
/// lexicon, espeak-ng, letters, code points) put the marks `_`, `^` and `$` between and around the
/// symbols each in their own way; the graph drops these and makes the layout of the voice.
struct SherpaTokens {
    static constexpr std::int64_t pad = 0, begin = 1, end = 2, marks = 3;

    /// Symbols of one code point each, `_`, `^` and `$` first. The space is among them: as a mark,
    /// if the voice has none.
    std::vector<std::pair<std::string, std::int64_t>> symbols;
    /// Symbols of several code points and white space, which tokens.txt cannot hold.
    std::vector<std::string> unwritable;

    /// Returns tokens.txt.
    std::string as_text() const;
    /// Returns true if the symbol has an id, and not that of a mark.
    bool has(const std::string& symbol) const;
};

/// Returns the ids of the symbols of a voice. If it reads letters, their capitals have the same
/// ids. A voice of the layout `piper` was trained on decomposed symbols: others in its table have
/// no use. ErrorKind::usage if the table lacks a symbol that the layout adds to every text.
Result<SherpaTokens> sherpa_tokens(const SymbolTable& symbols, TokenLayout layout,
                                   bool reads_letters);

/// Replaces the ids that sherpa-onnx gives a graph (one text at a time) by those of the voice, in
/// its layout. The layout must not be TokenLayout::pieces.
onnx::SpeechInputs from_sherpa_tokens(onnx::SpeechInputs inputs, const SymbolTable& symbols,
                                      TokenLayout layout);

} // namespace formant
