#pragma once

#include <map>
#include <string>
#include <vector>

namespace formant {

/// Set variables of the environment, by name.
using Environment = std::map<std::string, std::string>;

/// Those of `names` that are set, to nothing too: an empty CUDA_VISIBLE_DEVICES hides every GPU.
Environment read_environment(const std::vector<std::string>& names);

} // namespace formant
