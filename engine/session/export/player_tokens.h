#pragma once

#include "engine/onnx/speech_inputs.h"
#include "engine/text/symbol_table.h"
#include "engine/text/token_layout.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace formant {

/// The ids by which Piper's players write a text: `^`, then `_` before, between and after its
/// symbols, then `$`. The layout of the voice is made of these in its graph.
struct PlayerTokens {
    /// Symbols and their ids. A symbol of several code points is decomposed (Unicode NFD), as
    /// players read it.
    std::vector<std::pair<std::string, std::int64_t>> symbols;
    std::int64_t begin = 0; ///< the id of `^`
    std::int64_t pad = 0;   ///< of `_`
    std::int64_t end = 0;   ///< of `$`
};

/// Returns the ids for a voice. The layout must not be TokenLayout::pieces, which are no symbols of
/// a player.
PlayerTokens player_tokens(const SymbolTable& symbols, TokenLayout layout);

/// Returns the inputs with the texts in the layout of the voice.
onnx::SpeechInputs in_layout(onnx::SpeechInputs inputs, TokenLayout layout);

} // namespace formant
