#pragma once

#include "engine/base/message.h"
#include "engine/data/corpus.h"

namespace formant {

/// Says how a corpus was read, so that a wrong decision of a reader is seen before the training:
/// "read as filelist (recording | speaker | text) with 2 speakers: ana, bea".
Message corpus_summary(const Corpus& corpus);

/// Names the columns, as in "recording | speaker | text"; empty for formats without columns.
Message columns_summary(const CorpusColumns& columns);

} // namespace formant
