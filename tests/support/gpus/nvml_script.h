#pragma once

#include <nlohmann/json.hpp>

#include <string>

/// Provides the data for the answers of the scripted NVML (scripted_nvml.cpp).
namespace formant::test {

using Json = nlohmann::json;

/// Returns the current content of the file FORMANT_NVML_SCRIPT; the previous one while it is
/// written.
const Json& nvml_script();

const Json& scripted_gpus();

/// Finds a GPU by its UUID; null if the script has none.
const Json* find_scripted_gpu(const std::string& uuid);

/// Counts the calls for a GPU, and returns true after the number of calls in its "gone_after".
bool is_gone(const Json& gpu);

} // namespace formant::test
