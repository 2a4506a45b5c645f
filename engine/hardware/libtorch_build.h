#pragma once

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Build properties of the loaded LibTorch.
struct LibtorchBuild {
    std::string version;      ///< "2.11.0"
    std::string cuda_version; ///< "13.0"; empty: built without CUDA
    /// "sm_80": kernels; "compute_90": PTX that the driver compiles for newer cards. Empty if
    /// LibTorch does not report it, as without a GPU.
    std::vector<std::string> kernel_targets;
};

/// Parses the text of at::show_config().
LibtorchBuild describe_libtorch_build(const std::string& config);

/// Reads the build of this process's LibTorch; its kernels are known only once the CUDA plug-in is
/// open.
LibtorchBuild read_libtorch_build();

/// Returns true if a card of `compute_target` ("sm_89") can run the kernels; absent if either is
/// unknown. A kernel runs on cards of its own major number and an equal or higher minor one
/// ("Binary Compatibility" in the CUDA C++ Programming Guide), one for "sm_90a" on that card alone.
std::optional<bool> has_kernels_for(const std::string& compute_target,
                                    const LibtorchBuild& libtorch);

} // namespace formant
