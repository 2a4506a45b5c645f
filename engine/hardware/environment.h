#pragma once

#include <map>
#include <string>
#include <vector>

namespace formant {

/// Environment variables that are set, by name.
using Environment = std::map<std::string, std::string>;

/// Reads the variables of `names` that are set, including to an empty value: an empty
/// CUDA_VISIBLE_DEVICES hides every GPU.
Environment read_environment(const std::vector<std::string>& names);

/// Returns the value of a variable, empty if it is not set.
std::string environment_variable(const std::string& name);

} // namespace formant
