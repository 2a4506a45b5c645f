#pragma once

#include "engine/base/state_tree.h"
#include "engine/checkpoint/pickle_tensors.h"
#include "engine/checkpoint/pickle_value.h"

#include <tl/expected.hpp>

#include <string>

namespace formant {

/// Converts the values of a pickle to a StateTree, or returns the reason why that is impossible.
/// Integer keys (as in an optimizer's state) and names of types become strings, tuples become
/// lists, and None is skipped. Shared values are copied; the size of the copies and the depth are
/// limited.
tl::expected<StateTree, std::string> to_state_tree(const PickleValue& root, PickleTensors& tensors);

} // namespace formant
