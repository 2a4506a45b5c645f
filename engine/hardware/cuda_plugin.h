#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/hardware/cuda_api.h"

namespace formant {

using CudaPlugin = tl::expected<const FormantCudaApi*, Message>;

/// The CUDA plug-in, opened once; opening it also opens LibTorch's CUDA libraries, which must
/// happen before anything asks for CUDA. The message says why there is none: not built, NVIDIA's
/// libraries missing, or of another build.
const CudaPlugin& cuda_plugin();

/// The same for a given file, each time anew.
CudaPlugin open_cuda_plugin(const Path& file);

/// Whether an NVIDIA driver is installed; the message says what the loader says where none is.
tl::expected<void, Message> find_nvidia_driver();

/// What plug-in and engine of one build share: versions of formant and of LibTorch, and the form of
/// cuda_api.h.
const char* cuda_build_id();

} // namespace formant
