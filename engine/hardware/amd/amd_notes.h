#pragma once

#include "engine/base/message.h"
#include "engine/hardware/amd/amd_access.h"

#include <string>
#include <vector>

namespace formant {

/// Returns the value of HSA_OVERRIDE_GFX_VERSION with which ROCm runs the kernels of a supported
/// card on `gfx`, whose instructions are the same: "10.3.0" for gfx1031. Empty if no such card is
/// known or none is needed.
std::string gfx_override(const std::string& gfx);

/// Returns notes for the owner of an AMD card on what ROCm needs to compute on it.
std::vector<Message> amd_notes(const std::string& gfx, const AmdAccess& access);

} // namespace formant
