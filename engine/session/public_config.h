#pragma once

#include "engine/session/run_config.h"

#include <cstdint>
#include <string>

namespace formant {

/// The sizes of a vits or hifigan model as the JSON configuration of the public code. How texts
/// become ids is in data.add_blank, and as text.layout names it in data.text_layout, which that
/// code does not look at.
std::string public_config(const RunConfig& config, std::int64_t n_symbols, std::int64_t n_speakers);

} // namespace formant
