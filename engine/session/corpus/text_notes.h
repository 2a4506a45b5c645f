#pragma once

#include "engine/base/message.h"
#include "engine/data/corpus.h"

#include <string>
#include <vector>

namespace formant {

/// Returns what a run reads in a special way in the texts of a corpus, with the numbers of
/// texts: marks of stress, which move the spoken stress, and markup, which is not spoken; and a
/// warning if espeak-ng cannot pronounce the words. `language` as in text.language; empty: unknown.
std::vector<Message> text_notes(const Utterances& utterances, const std::string& language);

} // namespace formant
