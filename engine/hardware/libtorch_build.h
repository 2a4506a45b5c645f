#pragma once

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// What the LibTorch that is loaded was made for.
struct LibtorchBuild {
    std::string version;      ///< "2.11.0"
    std::string cuda_version; ///< "13.0"; empty: made without CUDA
    /// "sm_80": kernels; "compute_90": a form that the driver turns into kernels of newer cards.
    /// Empty where it does not say, as without a GPU.
    std::vector<std::string> kernel_targets;
};

/// From the words of at::show_config().
LibtorchBuild describe_libtorch_build(const std::string& config);

/// Of the LibTorch of this process; of its kernels only once the CUDA plug-in is open.
LibtorchBuild read_libtorch_build();

/// Whether a card of `compute_target` ("sm_89") can run them; absent where either is not known. A
/// kernel runs on cards of its own major number and an equal or higher minor one ("Binary
/// Compatibility" in the CUDA C++ Programming Guide), of "sm_90a" on that card alone.
std::optional<bool> has_kernels_for(const std::string& compute_target,
                                    const LibtorchBuild& libtorch);

} // namespace formant
