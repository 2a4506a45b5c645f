#pragma once

#include "engine/base/state_tree.h"

#include <nlohmann/json_fwd.hpp>

namespace formant {

/// What of a StateTree is no tensor, as JSON.
nlohmann::json json_of_state(const StateTree& state);

/// The StateTree of such JSON. Null, of which a StateTree has none, is left out, and so is what is
/// nested more than 100 deep.
StateTree state_of_json(const nlohmann::json& json);

} // namespace formant
