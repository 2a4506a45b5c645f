#pragma once

#include "engine/base/paths.h"
#include "engine/base/state_tree.h"
#include "engine/models/model_kind.h"

#include <string>

namespace formant {

/// Describes weights of another program: "FILE (MODEL; published weights: LICENSE)".
std::string third_party_origin(const Path& file, const ModelKind& kind);

/// Joins where the parts of a model come from; each is named once. Empty parts come from nothing.
std::string joined_origins(const std::string& first, const std::string& second);

/// Notes in the provenance of a checkpoint from which weights of another program it was trained, so
/// that their license is known; nothing if it was trained from nothing.
void record_origin(StateTree& header, const std::string& origin);
std::string recorded_origin(const StateTree& checkpoint); ///< empty: none is noted

} // namespace formant
