#pragma once

#include "engine/session/corpus/dataset_service.h"

namespace formant {

/// `doctor`: prints what is wrong with a corpus; the exit code: ErrorKind::data where something
/// would do harm and was not left out by --fix.
int examine_in_terminal(const DatasetRequest& request);

} // namespace formant
