#pragma once

#include "engine/checkpoint/pickle_value.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace formant {

/// Reads a pickle of the protocols 2 to 4 (documented in Python's pickletools), or returns the
/// reason why it cannot be read. Never executes code: classes and functions are only names, and the
/// few that checkpoints need are described, not called. Checks lengths before allocating, and
/// limits the number of values.
tl::expected<Pickle, std::string> unpickle(std::string_view bytes);

} // namespace formant
