#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"

namespace formant {

/// Returns true for lines like ( arctic_a0001 "Author of the danger trail." ).
bool is_festvox(const Path& metadata);

/// Reads a Festvox voice (CMU ARCTIC and others): etc/txt.done.data, with the recordings in wav/.
/// Quotes in a text are escaped as \".
Result<CorpusRows> read_festvox(const Path& metadata, const CancellationToken& cancellation);

} // namespace formant
