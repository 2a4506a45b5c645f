#pragma once

#include "engine/hardware/gpu_info.h"

#include <string>

namespace formant {

/// Returns the compute target of a compute capability as NVIDIA's compiler names it: "sm_89" for
/// 8.9.
std::string compute_target_of(int capability_major, int capability_minor);

/// Returns the family of "sm_89" (compute capability) or "gfx1100" (AMD's name of the instruction
/// set).
GpuArchitecture architecture_of(const std::string& compute_target);

/// Returns the formats that the card's matrix units support. RDNA2 has no matrix units but computes
/// fp16 at twice the rate. `name` identifies the GTX 16 series, the only sm_75 cards without matrix
/// units.
GpuAbilities abilities_of(const std::string& compute_target, const std::string& name);

/// Returns "Ada", "RDNA3"; empty for an unknown architecture.
std::string name_of(GpuArchitecture architecture);

} // namespace formant
