#pragma once

#include "engine/hardware/settings/suggested_settings.h"

#include <string>
#include <vector>

namespace formant {

/// Puts what the user wants on this device in place of what is suggested for it. `device` as in
/// GpuConfig; what is remembered for another device says nothing of this one, and what is no value
/// of its setting (the file was edited), or cannot be done by the model, is left out.
void prefer_chosen(std::vector<SuggestedSetting>& suggestions, const GpuConfig& remembered,
                   const std::string& device);

} // namespace formant
