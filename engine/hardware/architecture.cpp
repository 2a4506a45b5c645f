#include "engine/hardware/architecture.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace formant {
namespace {

struct Family {
    std::string_view targets; ///< how the compute target begins
    GpuArchitecture architecture;
};

/// The first match counts: "gfx90a" is a server card, "gfx90c" the GPU of a laptop.
constexpr std::array amd_families = {
    Family{"gfx908", GpuArchitecture::cdna},  Family{"gfx90a", GpuArchitecture::cdna},
    Family{"gfx94", GpuArchitecture::cdna},   Family{"gfx95", GpuArchitecture::cdna},
    Family{"gfx103", GpuArchitecture::rdna2}, Family{"gfx11", GpuArchitecture::rdna3},
    Family{"gfx120", GpuArchitecture::rdna4}, Family{"gfx101", GpuArchitecture::legacy},
    Family{"gfx9", GpuArchitecture::legacy},  Family{"gfx8", GpuArchitecture::legacy},
    Family{"gfx7", GpuArchitecture::legacy},  Family{"gfx6", GpuArchitecture::legacy},
};

/// Returns 89 for "sm_89", 120 for "sm_120"; 0 for anything else.
int capability_of(std::string_view compute_target) {
    constexpr std::string_view prefix = "sm_";
    int capability = 0;
    if (compute_target.starts_with(prefix))
        std::from_chars(compute_target.data() + prefix.size(),
                        compute_target.data() + compute_target.size(), capability);
    return capability;
}

GpuArchitecture nvidia_architecture(int capability) {
    if (capability < 10 || capability >= 130)
        return GpuArchitecture::unknown;
    if (capability < 70)
        return GpuArchitecture::legacy;
    if (capability < 75)
        return GpuArchitecture::volta;
    if (capability < 80)
        return GpuArchitecture::turing;
    if (capability == 89)
        return GpuArchitecture::ada;
    if (capability < 90)
        return GpuArchitecture::ampere;
    return capability < 100 ? GpuArchitecture::hopper : GpuArchitecture::blackwell;
}

GpuAbilities nvidia_abilities(int capability, const std::string& name) {
    const bool has_matrix_units = capability >= 70 && name.find("GTX 16") == std::string::npos;
    return {capability >= 80, has_matrix_units, capability >= 80};
}

GpuAbilities amd_abilities(const std::string& compute_target) {
    const GpuArchitecture architecture = architecture_of(compute_target);
    const bool has_matrix_units = architecture == GpuArchitecture::cdna ||
                                  architecture == GpuArchitecture::rdna3 ||
                                  architecture == GpuArchitecture::rdna4;
    // Of all AMD cards only the MI300 series has matrix instructions like NVIDIA's TF32.
    return {has_matrix_units, has_matrix_units || architecture == GpuArchitecture::rdna2,
            compute_target.starts_with("gfx94")};
}

} // namespace

std::string compute_target_of(int capability_major, int capability_minor) {
    return fmt::format("sm_{}{}", capability_major, capability_minor);
}

GpuArchitecture architecture_of(const std::string& compute_target) {
    const auto family =
        std::find_if(amd_families.begin(), amd_families.end(), [&](const Family& candidate) {
            return compute_target.starts_with(candidate.targets);
        });
    return family == amd_families.end() ? nvidia_architecture(capability_of(compute_target))
                                        : family->architecture;
}

GpuAbilities abilities_of(const std::string& compute_target, const std::string& name) {
    if (compute_target.starts_with("gfx"))
        return amd_abilities(compute_target);
    return nvidia_abilities(capability_of(compute_target), name);
}

std::string name_of(GpuArchitecture architecture) {
    switch (architecture) {
    case GpuArchitecture::unknown:
        return "";
    case GpuArchitecture::legacy:
        return "older";
    case GpuArchitecture::volta:
        return "Volta";
    case GpuArchitecture::turing:
        return "Turing";
    case GpuArchitecture::ampere:
        return "Ampere";
    case GpuArchitecture::ada:
        return "Ada";
    case GpuArchitecture::hopper:
        return "Hopper";
    case GpuArchitecture::blackwell:
        return "Blackwell";
    case GpuArchitecture::rdna2:
        return "RDNA2";
    case GpuArchitecture::rdna3:
        return "RDNA3";
    case GpuArchitecture::rdna4:
        return "RDNA4";
    case GpuArchitecture::cdna:
        return "CDNA";
    }
    return "";
}

} // namespace formant
