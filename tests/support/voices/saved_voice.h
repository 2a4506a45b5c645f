#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant::test {

/// Saves a checkpoint of the small voice as a run does; `can_go_on`: with the place in the epoch,
/// which a final one lacks. For tests that include no LibTorch header.
void save_voice(const Path& file, std::int64_t step, bool can_go_on = true,
                const std::vector<std::string>& speakers = {});

} // namespace formant::test
