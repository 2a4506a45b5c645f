#pragma once

#include "engine/checkpoint/pickle_value.h"

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace formant {

/// A value, or the reason why it cannot be built.
using BuiltPickleValue = tl::expected<PickleValue, std::string>;

/// Returns true for the classes and functions that a checkpoint of tensors needs (PyTorch's "safe
/// globals"). All others are rejected as soon as a pickle names them.
bool is_allowed_global(const std::string& name);

/// Describes the result of an allowed class or function with these arguments, without calling it.
BuiltPickleValue build_pickled_object(const std::string& name,
                                      const std::vector<PickleValue*>& arguments);

/// Reads torch.save's reference to a storage: ("storage", class, key, device, number of elements),
/// and in the legacy format the view of another storage, which only PyTorch before 0.4 wrote.
BuiltPickleValue build_pickled_storage(const PickleValue& reference);

} // namespace formant
