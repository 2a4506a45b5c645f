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

/// Stores the ids by which Piper's players write a text: `^`, then `_` before, between and after
/// its symbols, then `$`. The graph of a voice makes its own layout of these.
struct PlayerTokens {
    /// Symbols and their ids. A symbol of several code points is decomposed (Unicode NFD), as
    /// players read it.
    std::vector<std::pair<std::string, std::int64_t>> symbols;
    std::int64_t begin = 0; ///< the id of `^`
    std::int64_t pad = 0;   ///< of `_`
    std::int64_t end = 0;   ///< of `$`
};

/// Returns the ids for a voice with these symbols. If it reads letters (TextConfig::mode), their
/// capitals have the same ids: a player does not fold them. ErrorKind::usage if the symbols lack
/// one that players write around every text. The layout must not be TokenLayout::pieces, which are
/// no symbols of a player.
Result<PlayerTokens> player_tokens(const SymbolTable& symbols, TokenLayout layout,
                                   bool reads_letters);

/// Rearranges the texts of a player to the layout of the voice.
onnx::SpeechInputs to_voice_layout(onnx::SpeechInputs inputs, TokenLayout layout);

} // namespace formant
