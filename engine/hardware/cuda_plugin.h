#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/hardware/cuda_api.h"

namespace formant {

using CudaPlugin = tl::expected<const FormantCudaApi*, Message>;

/// Returns the CUDA plug-in, which is opened once. Opening it also opens LibTorch's CUDA libraries,
/// which must happen before anything uses CUDA. The message says why there is none: not built,
/// NVIDIA's libraries missing, or built with another version.
const CudaPlugin& cuda_plugin();

/// Opens the plug-in `file`, on every call.
CudaPlugin open_cuda_plugin(const Path& file);

/// Checks that an NVIDIA driver is installed; the message has the loader's reason if there is none.
tl::expected<void, Message> find_nvidia_driver();

/// Returns the ID that plug-in and engine of one build share: the versions of formant and LibTorch,
/// and the layout of cuda_api.h.
const char* cuda_build_id();

} // namespace formant
