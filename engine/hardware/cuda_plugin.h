#pragma once

#include "engine/base/result.h"
#include "engine/hardware/cuda_api.h"

namespace formant {

/// The CUDA plug-in, opened once; opening it also opens LibTorch's CUDA libraries, which must
/// happen before anything asks for CUDA. The message says why there is none: not built, NVIDIA's
/// libraries missing, or of another build.
const tl::expected<const FormantCudaApi*, Message>& cuda_plugin();

/// What plug-in and engine of one build share: version of formant and of LibTorch.
const char* cuda_build_id();

} // namespace formant
