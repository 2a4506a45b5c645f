#pragma once

#include "engine/base/state_tree.h"
#include "engine/checkpoint/pickle_tensors.h"
#include "engine/checkpoint/pickle_value.h"

#include <tl/expected.hpp>

#include <string>

namespace formant {

/// The values of a pickle as a StateTree, or why they make none. Whole numbers that are keys become
/// text (as in an optimiser's state), tuples become lists, names of types become text, and None is
/// left out. Values that a pickle shares are copied; the copies have a limit, and so has the depth.
tl::expected<StateTree, std::string> tree_of_pickle(const PickleValue& root,
                                                    PickleTensors& tensors);

} // namespace formant
