#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"

namespace formant {

/// Lines like ( arctic_a0001 "Author of the danger trail." )
bool is_festvox(const Path& metadata);

/// A voice of Festvox (CMU ARCTIC and others): etc/txt.done.data beside the folder wav/. Quotes in
/// a text are written \".
Result<CorpusRows> read_festvox(const Path& metadata, const Cancellation& cancellation);

} // namespace formant
