#pragma once

#include "engine/data/corpus.h"
#include "engine/data/readers/folder_walk.h"
#include "engine/session/corpus/dataset_service.h"

namespace formant {

/// The corpus that a request names. ErrorKind::data where there is none, ErrorKind::usage where it
/// has no prompt lists and one is asked for.
Result<Corpus> read_dataset(const DatasetRequest& request, const WalkControl& control);

} // namespace formant
