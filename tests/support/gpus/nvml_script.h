#pragma once

#include <nlohmann/json.hpp>

#include <string>

/// What the scripted NVML (scripted_nvml.cpp) answers from.
namespace formant::test {

using Json = nlohmann::json;

/// The file that FORMANT_NVML_SCRIPT names, as it is now; while it is being written, as it was.
const Json& nvml_script();

const Json& scripted_gpus();

/// Null where the script has none of that UUID.
const Json* find_scripted_gpu(const std::string& uuid);

/// Counts the calls for a GPU, and says when it has had as many as its "gone_after" allows.
bool is_gone(const Json& gpu);

} // namespace formant::test
