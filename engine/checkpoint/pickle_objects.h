#pragma once

#include "engine/checkpoint/pickle_value.h"

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace formant {

/// A value, or why there is none.
using BuiltPickleValue = tl::expected<PickleValue, std::string>;

/// Is it one of the classes and functions that a checkpoint of tensors needs? All others are
/// refused where they are named, so that a hostile pickle does not come far.
bool is_known_to_pickle(const std::string& name);

/// What a known class or function would make of the arguments. None is called: this only describes.
BuiltPickleValue build_pickled_object(const std::string& name,
                                      const std::vector<PickleValue*>& arguments);

/// torch.save's reference to a storage: ("storage", class, key, device, number of elements), and in
/// the old form a part of which other storage it is, which only PyTorch before 0.4 wrote.
BuiltPickleValue build_pickled_storage(const PickleValue& reference);

} // namespace formant
