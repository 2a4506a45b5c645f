#pragma once

#include "engine/data/corpus.h"
#include "engine/session/corpus/dataset_service.h"

#include <cstdint>
#include <map>
#include <string>

namespace formant {

/// Returns the number of recordings that a run with the default settings trains on: those with
/// sound, a readable text, and enough sound for it. `stats` by file, of the recordings that could
/// be read. `language` as in text.language; empty: unknown. In a corpus of more than 300
/// recordings, a letter counts as a symbol, because reading the texts would take long.
std::int64_t count_trainable(const Corpus& corpus,
                             const std::map<std::string, RecordingStats>& stats,
                             const std::string& language);

} // namespace formant
