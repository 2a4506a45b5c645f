// The header of ProcessGroupGloo is empty without it.
#define USE_C10D_GLOO

#include "engine/distributed/c10d_group.h"

#include "engine/base/exception_message.h"
#include "engine/base/message_json.h"
#include "engine/base/os/os_network.h"
#include "engine/distributed/device_collectives.h"
#include "engine/distributed/rank_watch.h"
#include "engine/distributed/rendezvous.h"
#include "engine/distributed/tcp_rank_store.h"

#include <ATen/ATen.h>
#include <c10/core/Stream.h>
#include <c10/core/impl/VirtualGuardImpl.h>
#include <torch/csrc/distributed/c10d/PrefixStore.hpp>
#include <torch/csrc/distributed/c10d/ProcessGroupGloo.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstring>
#include <functional>
#include <optional>
#include <utility>

namespace formant {
namespace {

using GlooBackend = c10::intrusive_ptr<c10d::ProcessGroupGloo>;

/// The watch decides how long an operation may take.
constexpr std::chrono::milliseconds no_timeout = std::chrono::hours(24 * 365);

/// Once all have come, connections take seconds.
constexpr std::chrono::milliseconds connect_timeout = std::chrono::minutes(1);

class C10dGroup : public ProcessGroup {
  public:
    C10dGroup(const RankIdentity& identity, GlooBackend backend, StorePointer store,
              const LivenessLimits& limits)
        : identity_(identity), store_(std::move(store)), backend_(std::move(backend)),
          watch_(std::make_unique<RankWatch>(rank_store(store_, limits.heartbeat), identity,
                                             host_name(), RankWatch::Options{limits},
                                             [signal = signal_, device = device_] {
                                                 signal->fail();
                                                 device->abort();
                                             })) {}
    ~C10dGroup() override;

    std::size_t rank() const override { return identity_.rank; }
    std::size_t size() const override { return identity_.size; }
    Result<void> use_device(at::Device device) override;
    bool completes_on_device() const override { return device_->is_connected(); }
    std::unique_ptr<PendingCollective> begin_all_reduce(const at::Tensor& tensor) override;
    void broadcast(const std::vector<at::Tensor>& tensors) override;
    std::vector<std::string> all_gather(const std::string& bytes) override;
    double waited_ms() const override { return waited_ms_; }
    void measure_device_waits(bool on) override { measures_device_waits_ = on; }
    void set_activity(RankActivity activity) override { watch_->set_activity(activity); }
    void report_failure(const Error& error) override;
    std::optional<Error> failure() const override { return watch_->lost(); }
    bool has_lost_rank_0() const override { return watch_->has_lost_rank_0(); }
    void set_failure_handler(std::function<void()> handler) override {
        signal_->set_handler(std::move(handler));
    }

    void complete(const WorkPointer& work);
    void complete_on_device(const WorkPointer& work);

  private:
    [[noreturn]] void throw_failure(const std::exception& failure);
    void add_wait_since(std::chrono::steady_clock::time_point start);
    c10::Stream device_stream() const;
    WorkPointer start_on_device(const std::function<WorkPointer()>& start);
    at::Tensor all_gather_rows(const at::Tensor& row);

    const RankIdentity identity_;
    StorePointer store_;
    GlooBackend backend_;
    const std::shared_ptr<FailureSignal> signal_ = std::make_shared<FailureSignal>();
    const std::shared_ptr<DeviceCollectives> device_ =
        std::make_shared<DeviceCollectives>(signal_, [this] { return watch_->lost(); });
    std::atomic<bool> has_failed_{false}; ///< an operation may never complete
    double waited_ms_ = 0;
    bool measures_device_waits_ = false;
    std::unique_ptr<RankWatch> watch_; ///< last: its threads use the others
};

class PendingAllReduce : public PendingCollective {
  public:
    PendingAllReduce(C10dGroup& group, WorkPointer work, bool is_on_device)
        : group_(group), work_(std::move(work)), is_on_device_(is_on_device) {}
    void wait() override {
        is_on_device_ ? group_.complete_on_device(work_) : group_.complete(work_);
    }

  private:
    C10dGroup& group_;
    WorkPointer work_;
    bool is_on_device_;
};

/// Destroying a backend would wait for operations that never complete once a rank is lost.
C10dGroup::~C10dGroup() {
    const bool has_failed = has_failed_ || watch_->lost();
    device_->end(has_failed);
    if (has_failed)
        static_cast<void>(backend_.release());
    if (watch_->is_stuck())
        static_cast<void>(watch_.release());
}

void C10dGroup::report_failure(const Error& error) {
    has_failed_ = true; // sums that have begun may never complete
    watch_->report_failure(error);
}

void C10dGroup::add_wait_since(std::chrono::steady_clock::time_point start) {
    waited_ms_ +=
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// Waits until the operation completes or the watch finds that a rank is lost. Asks the future, not
/// the operation itself, which calls back before it says that it is complete.
void C10dGroup::complete(const WorkPointer& work) {
    const auto start = std::chrono::steady_clock::now();
    const RankActivity activity = watch_->activity();
    watch_->set_activity(RankActivity::waiting);
    const auto future = work->getFuture();
    future->addCallback([signal = signal_](c10::ivalue::Future&) { signal->notify(); });
    std::optional<Error> lost;
    signal_->wait([&] { return future->completed() || (lost = watch_->lost()); });
    watch_->set_activity(activity);
    add_wait_since(start);
    if (lost && !future->completed()) {
        has_failed_ = true;
        throw RankFailure(std::move(*lost));
    }
    try {
        work->wait();                         // throws what the operation has thrown
    } catch (const std::exception& failure) { // Gloo's exceptions are not LibTorch's
        throw_failure(failure);
    }
}

/// The connection to another rank broke. The watch finds out which rank ended, and why.
void C10dGroup::throw_failure(const std::exception& failure) {
    has_failed_ = true;
    if (auto lost = watch_->wait_for_failure())
        throw RankFailure(std::move(*lost));
    throw RankFailure(
        {ErrorKind::device,
         message(FORMANT_TR("distributed",
                            "the connection to another rank failed: {reason}; check the "
                            "network and the logs of the other ranks"),
                 {{"reason", exception_message(failure)}})});
}

c10::Stream C10dGroup::device_stream() const {
    const at::Device device = device_->device();
    return c10::impl::VirtualGuardImpl(device.type()).getStream(device);
}

/// The operation waits in the stream of the device for the work before, and the work after it for
/// the operation; the host need not wait for either.
void C10dGroup::complete_on_device(const WorkPointer& work) {
    if (auto lost = watch_->lost()) {
        has_failed_ = true;
        throw RankFailure(std::move(*lost));
    }
    if (measures_device_waits_)
        device_stream().synchronize(); // throws if the work of this rank has failed
    const auto start = std::chrono::steady_clock::now();
    try {
        work->wait();
        if (measures_device_waits_)
            device_stream().synchronize();
    } catch (const std::exception& failure) {
        throw_failure(failure);
    }
    if (measures_device_waits_)
        add_wait_since(start);
}

Result<void> C10dGroup::use_device(at::Device device) {
    if (device.is_cpu())
        return {};
    const auto usable = check_device_backend();
    for (const std::string& text : all_gather(usable ? "" : error_to_json(usable.error())))
        if (!text.empty())
            return fail(error_from_json(text).value());
    const auto store = c10::make_intrusive<c10d::PrefixStore>("device", store_);
    return device_->connect({store, rank(), size(), device}).map([this] {
        watch_->set_completes_on_device();
    });
}

/// A backend refuses to start operations once it was aborted.
WorkPointer C10dGroup::start_on_device(const std::function<WorkPointer()>& start) {
    if (auto lost = watch_->lost()) {
        has_failed_ = true;
        throw RankFailure(std::move(*lost));
    }
    try {
        return start();
    } catch (const std::exception& failure) {
        throw_failure(failure);
    }
}

std::unique_ptr<PendingCollective> C10dGroup::begin_all_reduce(const at::Tensor& tensor) {
    watch_->add_progress();
    if (!tensor.device().is_cpu())
        return std::make_unique<PendingAllReduce>(
            *this, start_on_device([&] { return device_->all_reduce(tensor); }), true);
    std::vector<at::Tensor> tensors = {tensor};
    return std::make_unique<PendingAllReduce>(*this, backend_->allreduce(tensors), false);
}

void C10dGroup::broadcast(const std::vector<at::Tensor>& tensors) {
    std::vector<WorkPointer> works;
    for (const at::Tensor& tensor : tensors) {
        std::vector<at::Tensor> one = {tensor};
        works.push_back(tensor.device().is_cpu() ? backend_->broadcast(one) : start_on_device([&] {
            return device_->broadcast(tensor);
        }));
    }
    for (std::size_t i = 0; i < works.size(); ++i)
        tensors[i].device().is_cpu() ? complete(works[i]) : complete_on_device(works[i]);
}

/// Returns the rows [N] of all ranks as [ranks, N].
at::Tensor C10dGroup::all_gather_rows(const at::Tensor& row) {
    at::Tensor all = at::empty({static_cast<std::int64_t>(size()), row.numel()}, row.options());
    at::Tensor input = row.unsqueeze(0);
    complete(backend_->_allgather_base(all, input));
    return all;
}

/// A row holds the number of bytes and the first of them, so that short texts take one operation.
constexpr std::size_t header_bytes = sizeof(std::uint64_t), short_row_bytes = 256;

/// Returns uint8 [row_bytes]: the number of bytes, as many of them as fit, and zeros.
at::Tensor to_row(const std::string& bytes, std::size_t row_bytes) {
    at::Tensor row = at::zeros({static_cast<std::int64_t>(row_bytes)}, at::kByte);
    auto* const data = row.mutable_data_ptr<std::uint8_t>();
    const std::uint64_t count = bytes.size();
    std::memcpy(data, &count, header_bytes);
    std::copy_n(bytes.begin(), std::min(bytes.size(), row_bytes - header_bytes),
                data + header_bytes);
    return row;
}

std::uint64_t byte_count(const at::Tensor& row) {
    std::uint64_t count = 0;
    std::memcpy(&count, row.const_data_ptr(), header_bytes);
    return count;
}

std::string bytes_of(const at::Tensor& row) {
    return {static_cast<const char*>(row.const_data_ptr()) + header_bytes, byte_count(row)};
}

std::vector<std::string> C10dGroup::all_gather(const std::string& bytes) {
    at::Tensor rows = all_gather_rows(to_row(bytes, short_row_bytes));
    std::uint64_t longest = 0;
    for (const at::Tensor& row : rows.unbind())
        longest = std::max(longest, byte_count(row));
    if (longest + header_bytes > short_row_bytes)
        rows = all_gather_rows(to_row(bytes, longest + header_bytes));
    std::vector<std::string> all;
    for (const at::Tensor& row : rows.unbind())
        all.push_back(bytes_of(row));
    return all;
}

GlooBackend connect_all(const RankIdentity& identity, const Rendezvous& rendezvous) {
    const auto options = c10d::ProcessGroupGloo::Options::create(connect_timeout);
    options->devices = {c10d::ProcessGroupGloo::createDeviceForHostname(rendezvous.own_address)};
    auto backend = c10::make_intrusive<c10d::ProcessGroupGloo>(
        rendezvous.store, static_cast<int>(identity.rank), static_cast<int>(identity.size),
        options);
    backend->setTimeout(no_timeout);
    return backend;
}

} // namespace

Result<std::unique_ptr<ProcessGroup>> join_c10d_group(const RankIdentity& identity,
                                                      const CancellationToken& cancellation,
                                                      const C10dGroupOptions& options) {
    const auto rendezvous = meet_ranks(identity, options.rendezvous_timeout, cancellation);
    if (!rendezvous)
        return fail(rendezvous.error());
    try {
        return std::make_unique<C10dGroup>(identity, connect_all(identity, *rendezvous),
                                           rendezvous->store, options.liveness);
    } catch (const std::exception& failure) {
        return fail(ErrorKind::device,
                    message(FORMANT_TR("distributed",
                                       "rank {rank} at {own} cannot connect to the other ranks: "
                                       "{reason}. The machines of a run must reach each other on "
                                       "all ports"),
                            {{"rank", std::to_string(identity.rank)},
                             {"own", rendezvous->own_address},
                             {"reason", exception_message(failure)}}));
    }
}

} // namespace formant
