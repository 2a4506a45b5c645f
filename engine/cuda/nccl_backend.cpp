// The header of ProcessGroupNCCL is empty without it.
#define USE_C10D_NCCL

#include "engine/cuda/nccl_backend.h"

#include <torch/csrc/distributed/c10d/ProcessGroupNCCL.hpp>

#include <chrono>
#include <cstdlib>

namespace formant {
namespace {

/// RankWatch decides how long an operation may take.
constexpr std::chrono::milliseconds no_timeout = std::chrono::hours(24 * 365);

} // namespace

void disable_watchdog_of_c10d() {
    for (const char* variable : {"TORCH_NCCL_ASYNC_ERROR_HANDLING", "TORCH_NCCL_ENABLE_MONITORING",
                                 "TORCH_NCCL_RETHROW_CUDA_ERRORS", "TORCH_NCCL_DUMP_ON_TIMEOUT",
                                 "TORCH_NCCL_WAIT_TIMEOUT_DUMP_MILSEC"})
        ::setenv(variable, "0", /*overwrite=*/1); // torchrun sets the first one
}

DeviceBackend make_nccl_backend(const DeviceBackendRequest& request) {
    const auto options = c10d::ProcessGroupNCCL::Options::create();
    options->timeout = no_timeout;
    auto backend = c10::make_intrusive<c10d::ProcessGroupNCCL>(
        request.store, static_cast<int>(request.rank), static_cast<int>(request.size), options);
    backend->setBoundDeviceId(request.device);
    backend->eagerConnectSingleDevice(request.device); // fails here instead of in the first step
    return backend;
}

} // namespace formant
