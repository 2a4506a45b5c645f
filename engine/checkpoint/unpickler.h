#pragma once

#include "engine/checkpoint/pickle_value.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace formant {

/// Reads a pickle of the protocols 2 to 4 (Python's pickletools documents them), or says why not.
/// It executes nothing: classes and functions are only names, and the few that checkpoints need are
/// described, not called. Lengths are checked before anything is made of them, and the number of
/// values has a limit.
tl::expected<Pickle, std::string> unpickle(std::string_view bytes);

} // namespace formant
