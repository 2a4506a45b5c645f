#pragma once

#include "engine/session/corpus/dataset_service.h"

#include <string>
#include <vector>

namespace formant {

/// Formats one line per finding. After `max_per_kind` findings of a kind, only the number of the
/// others is given. 0: all.
std::vector<std::string> finding_lines(const std::vector<DatasetFinding>& findings,
                                       std::int64_t max_per_kind);

} // namespace formant
