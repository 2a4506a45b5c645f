#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"

namespace formant {

/// Lines whose first cell is a name without a recording's suffix.
bool is_ljspeech(const Path& metadata);

/// The LJ Speech Dataset (Ito and Johnson 2017): `id|text` or `id|text|normalised text`, without
/// quotes; the recordings are wavs/<id>.wav. The normalised text is taken where there is one.
Result<CorpusRows> read_ljspeech(const Path& metadata, const Cancellation& cancellation);

} // namespace formant
