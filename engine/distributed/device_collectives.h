#pragma once

#include "engine/distributed/device_backend.h"
#include "engine/distributed/failure_signal.h"

#include <ATen/core/Tensor.h>

#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace c10d {
class Work;
} // namespace c10d

namespace formant {

using WorkPointer = c10::intrusive_ptr<c10d::Work>;

/// The collectives of a group on its device. They block in calls that end with the other ranks
/// only, so such calls run in threads of their own, which are left alone once the group has failed.
class DeviceCollectives {
  public:
    /// `lost` returns the failure of the group.
    DeviceCollectives(std::shared_ptr<FailureSignal> signal,
                      std::function<std::optional<Error>()> lost)
        : signal_(std::move(signal)), lost_(std::move(lost)) {}
    DeviceCollectives(const DeviceCollectives&) = delete;
    DeviceCollectives& operator=(const DeviceCollectives&) = delete;

    /// Connects the devices of all ranks. Errors as make_device_backend(); throws RankFailure.
    Result<void> connect(const DeviceBackendRequest& request);
    bool is_connected() const { return backend_.defined(); }
    /// Returns the device of connect().
    at::Device device() const { return device_; }
    /// Start operations; throw what the backend throws.
    WorkPointer all_reduce(const at::Tensor& tensor) const;
    WorkPointer broadcast(const at::Tensor& tensor) const;
    /// Ends the operations that have begun, for which a thread may wait on the device. Returns at
    /// once; may be called from any thread.
    void abort();
    /// Disconnects. After a failure, aborts, and resources are left to the end of the process.
    void end(bool has_failed);

  private:
    const std::shared_ptr<FailureSignal> signal_;
    const std::function<std::optional<Error>()> lost_;
    std::mutex mutex_; ///< for is_aborted_, changes of backend_, and reads from other threads
    bool is_aborted_ = false;
    at::Device device_ = at::kCPU;
    DeviceBackend backend_;
};

} // namespace formant
