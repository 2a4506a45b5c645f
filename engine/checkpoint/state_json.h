#pragma once

#include "engine/base/state_tree.h"

#include <nlohmann/json_fwd.hpp>

namespace formant {

/// Converts a StateTree without its tensors to JSON.
nlohmann::json state_to_json(const StateTree& state);

/// Converts JSON to a StateTree. Skips null, which a StateTree cannot represent, and values nested
/// more than 100 levels deep.
StateTree state_from_json(const nlohmann::json& json);

} // namespace formant
