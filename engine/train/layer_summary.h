#pragma once

#include "engine/base/message.h"
#include "engine/train/layer_selection.h"

#include <set>
#include <string>

namespace formant {

/// In words and numbers: how many of the parameters are trained, in which groups, and which groups
/// stay as they are. Pure.
Message layer_summary(const ModelLayers& layers, const std::set<std::string>& trained);

} // namespace formant
