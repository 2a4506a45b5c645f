#pragma once

#include "engine/session/export/sherpa_tokens.h"
#include "engine/text/text_config.h"
#include "engine/text/text_reader.h"

#include <string>

namespace formant {

/// Returns lexicon.txt: the pronunciation of each word of a text, by the reader of the voice.
/// Symbols that are not among the tokens are not in it.
std::string sherpa_lexicon(const std::string& text, const TextReader& reader,
                           const TextConfig& config, const SherpaTokens& tokens);

} // namespace formant
