#pragma once

#include "engine/session/corpus/dataset_service.h"

#include <string>
#include <vector>

namespace formant {

/// A line for each finding; after `most` of a kind, the number of the others instead. 0: all.
std::vector<std::string> finding_lines(const std::vector<DatasetFinding>& findings,
                                       std::int64_t most);

} // namespace formant
