#pragma once

#include <cstdint>

namespace formant::unet {

constexpr std::int64_t norm_groups = 8;

} // namespace formant::unet
