#pragma once

#include "engine/base/message.h"
#include "engine/data/corpus.h"
#include "engine/text/text_config.h"

#include <optional>

namespace formant {

/// Returns a warning if espeak-ng names the letters of many words in another language, because it
/// has no pronunciation for them in the language of the texts. Nothing for characters, and for a
/// language that it does not support. Reads the first hundred texts.
std::optional<Message> missing_pronunciations_warning(const TextConfig& config,
                                                      const Utterances& utterances);

} // namespace formant
