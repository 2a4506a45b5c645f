#pragma once

#include "engine/hardware/gpu_info.h"

#include <string>

namespace formant {

/// "sm_89" of the compute capability 8.9, as NVIDIA's compiler names what it makes kernels for.
std::string compute_target_of(int capability_major, int capability_minor);

/// The family of "sm_89" (compute capability) or "gfx1100" (AMD's name of the instruction set).
GpuArchitecture architecture_of(const std::string& compute_target);

/// What the card's matrix units compute with. RDNA2 has none, but counts twice as fast in fp16.
/// `name` tells the GTX 16 series, which has no matrix units, from its sisters of sm_75.
GpuAbilities abilities_of(const std::string& compute_target, const std::string& name);

/// "Ada", "RDNA3"; empty where unknown.
std::string name_of(GpuArchitecture architecture);

} // namespace formant
