#pragma once

#include "engine/base/paths.h"
#include "engine/base/state_tree.h"
#include "engine/models/hifigan/hifigan_config.h"
#include "engine/models/vits/vits_config.h"
#include "engine/train/step/fused_adamw.h"

#include <c10/core/ScalarType.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace formant::test {

/// A folder of reference values: config.json, an upstream checkpoint and reference.pt.
struct ReferenceFolder {
    Path folder;
    nlohmann::json config;
    StateTree checkpoint;
    StateTree values;         ///< reference.pt, in `precision`
    at::ScalarType precision; ///< precision of the comparison
};

/// Reads a folder; throws if it cannot be read.
ReferenceFolder read_reference(const Path& folder, const std::string& checkpoint,
                               at::ScalarType precision);

/// Reads a file of values, the floating-point ones in a precision; ends the program if it cannot be
/// read.
StateTree read_values(const Path& file, at::ScalarType precision);

at::Tensor tensor_in(const StateTree& tree, const std::string& name);
double number_in(const StateTree& tree, const std::string& name);
std::int64_t whole_number_in(const StateTree& tree, const std::string& name);
const StateTree& child_of(const StateTree& tree, const std::string& name);
std::vector<StateTree> list_in(const StateTree& tree, const std::string& name);

VitsConfig vits_config_of(const nlohmann::json& config);
HifiganConfig hifigan_config_of(const nlohmann::json& config);
AdamWConfig adamw_of(const nlohmann::json& config);
double learning_rate_of(const nlohmann::json& config);

} // namespace formant::test
