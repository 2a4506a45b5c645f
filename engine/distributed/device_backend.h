#pragma once

#include "engine/base/result.h"
#include "engine/distributed/tcp_rank_store.h"

#include <c10/core/Device.h>
#include <c10/util/intrusive_ptr.h>

namespace c10d {
class Backend;
} // namespace c10d

namespace formant {

using DeviceBackend = c10::intrusive_ptr<c10d::Backend>;

/// What the collectives of a device need to find those of the other ranks.
struct DeviceBackendRequest {
    StorePointer store; ///< in which no other keys are set
    std::size_t rank = 0;
    std::size_t size = 1;
    c10::Device device;
};

/// Creates the collectives of a device, such as NCCL's; the CUDA plug-in registers the function
/// when it is opened. Throws c10::Error if they cannot be set up.
using DeviceBackendMaker = DeviceBackend (*)(const DeviceBackendRequest& request);
void register_device_backend(DeviceBackendMaker maker);

/// ErrorKind::device if this build has no collectives for devices.
Result<void> check_device_backend();

/// Returns collectives for the device. Blocks until all ranks have called it. ErrorKind::device if
/// this build has none, or they cannot be set up.
Result<DeviceBackend> make_device_backend(const DeviceBackendRequest& request);

} // namespace formant
