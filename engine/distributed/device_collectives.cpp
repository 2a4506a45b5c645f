#include "engine/distributed/device_collectives.h"

#include "engine/base/exception_message.h"
#include "engine/base/log.h"
#include "engine/distributed/process_group.h"

#include <torch/csrc/distributed/c10d/Backend.hpp>
#include <torch/csrc/distributed/c10d/Store.hpp>

#include <thread>

namespace formant {
namespace {

/// The result of a thread that connects.
struct Connecting {
    std::mutex mutex;
    std::optional<Result<DeviceBackend>> result;

    bool is_done() {
        const std::lock_guard lock(mutex);
        return result.has_value();
    }
};

void log_failure(const std::exception& failure) {
    log(LogLevel::warning, exception_message(failure));
}

} // namespace

Result<void> DeviceCollectives::connect(const DeviceBackendRequest& request) {
    const auto connecting = std::make_shared<Connecting>();
    std::thread([connecting, request, signal = signal_] {
        auto made = make_device_backend(request);
        {
            const std::lock_guard lock(connecting->mutex);
            connecting->result = std::move(made);
        }
        signal->notify();
    }).detach();
    std::optional<Error> failure;
    signal_->wait([&] { return connecting->is_done() || (failure = lost_()); });
    if (failure && !connecting->is_done())
        throw RankFailure(std::move(*failure));
    return std::move(*connecting->result).map([&](DeviceBackend backend) {
        const std::lock_guard lock(mutex_);
        device_ = request.device;
        backend_ = std::move(backend);
    });
}

WorkPointer DeviceCollectives::all_reduce(const at::Tensor& tensor) const {
    std::vector<at::Tensor> tensors = {tensor};
    return backend_->allreduce(tensors);
}

WorkPointer DeviceCollectives::broadcast(const at::Tensor& tensor) const {
    std::vector<at::Tensor> tensors = {tensor};
    return backend_->broadcast(tensors);
}

void DeviceCollectives::abort() {
    DeviceBackend backend;
    {
        const std::lock_guard lock(mutex_);
        if (backend_ && !std::exchange(is_aborted_, true))
            backend = backend_;
    }
    if (!backend)
        return;
    std::thread([backend = std::move(backend)]() mutable {
        try {
            backend->abort();
        } catch (const std::exception& failure) {
            log_failure(failure);
        }
        static_cast<void>(backend.release()); // its end would wait for the other ranks
    }).detach();
}

void DeviceCollectives::end(bool has_failed) {
    if (has_failed)
        abort(); // the watch may not have come to it
    DeviceBackend backend;
    {
        const std::lock_guard lock(mutex_);
        backend = std::exchange(backend_, DeviceBackend());
    }
    if (!backend)
        return;
    if (has_failed) {
        static_cast<void>(backend.release());
        return;
    }
    try {
        backend->shutdown();
    } catch (const std::exception& failure) {
        log_failure(failure);
    }
}

} // namespace formant
