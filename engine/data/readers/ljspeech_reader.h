#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"

namespace formant {

/// Returns true if the first cell of the first line is a name without the suffix of a recording.
bool is_ljspeech(const Path& metadata);

/// Reads the LJ Speech format (Ito and Johnson 2017): `id|text` or `id|text|normalized text`,
/// without quotes; the recordings are wavs/<id>.wav. Prefers the normalized text.
Result<CorpusRows> read_ljspeech(const Path& metadata, const CancellationToken& cancellation);

} // namespace formant
