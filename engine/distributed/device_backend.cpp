#include "engine/distributed/device_backend.h"

#include "engine/base/exception_message.h"

#include <torch/csrc/distributed/c10d/Backend.hpp>
#include <torch/csrc/distributed/c10d/Store.hpp>

#include <atomic>

namespace formant {
namespace {

std::atomic<DeviceBackendMaker> registered_backend = nullptr;

} // namespace

void register_device_backend(DeviceBackendMaker maker) {
    registered_backend = maker;
}

Result<void> check_device_backend() {
    if (registered_backend.load() != nullptr)
        return {};
    return fail(ErrorKind::device,
                message(FORMANT_TR("distributed",
                                   "this build cannot train on several GPUs: the headers of NCCL "
                                   "were missing when it was built; train on one GPU, or add "
                                   "--gpu cpu")));
}

Result<DeviceBackend> make_device_backend(const DeviceBackendRequest& request) {
    if (auto registered = check_device_backend(); !registered)
        return fail(registered.error());
    try {
        return registered_backend.load()(request);
    } catch (const std::exception& failure) {
        return fail(ErrorKind::device,
                    message(FORMANT_TR("distributed",
                                       "rank {rank} cannot connect its GPU to those of the other "
                                       "ranks: {reason}. NCCL_DEBUG=INFO shows more"),
                            {{"rank", std::to_string(request.rank)},
                             {"reason", exception_message(failure)}}));
    }
}

} // namespace formant
