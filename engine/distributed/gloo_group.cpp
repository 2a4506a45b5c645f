// The header of ProcessGroupGloo is empty without it.
#define USE_C10D_GLOO

#include "engine/distributed/gloo_group.h"

#include "engine/base/exception_message.h"
#include "engine/base/os/os_network.h"
#include "engine/distributed/rank_watch.h"
#include "engine/distributed/tcp_rank_store.h"

#include <ATen/ATen.h>
#include <torch/csrc/distributed/c10d/ProcessGroupGloo.hpp>

#include <algorithm>
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <optional>
#include <utility>

namespace formant {
namespace {

using Backend = c10::intrusive_ptr<c10d::ProcessGroupGloo>;
using WorkPointer = c10::intrusive_ptr<c10d::Work>;

/// The watch decides how long an operation may take.
constexpr std::chrono::milliseconds no_timeout = std::chrono::hours(24 * 365);

/// Wakes threads that wait for an operation, when it completes or a rank is lost.
struct WakeUp {
    std::mutex mutex;
    std::condition_variable changed;
    void notify() {
        { const std::lock_guard lock(mutex); }
        changed.notify_all();
    }
};

class GlooGroup : public ProcessGroup {
  public:
    GlooGroup(const RankIdentity& identity, Backend backend, StorePointer store,
              const LivenessLimits& limits)
        : identity_(identity), store_(std::move(store)), backend_(std::move(backend)),
          watch_(std::make_unique<RankWatch>(rank_store(store_, limits.heartbeat), identity,
                                             host_name(), RankWatch::Options{limits},
                                             [wake_up = wake_up_] { wake_up->notify(); })) {}
    ~GlooGroup() override;

    std::size_t rank() const override { return identity_.rank; }
    std::size_t size() const override { return identity_.size; }
    std::unique_ptr<PendingCollective> begin_all_reduce(const at::Tensor& tensor) override;
    void broadcast(const std::vector<at::Tensor>& tensors) override;
    std::vector<std::string> all_gather(const std::string& bytes) override;
    void set_activity(RankActivity activity) override { watch_->set_activity(activity); }
    void report_failure(const Error& error) override { watch_->report_failure(error); }

    void complete(const WorkPointer& work);

  private:
    [[noreturn]] void throw_failure(const std::exception& failure);
    at::Tensor all_gather_rows(const at::Tensor& row);

    const RankIdentity identity_;
    StorePointer store_;
    Backend backend_;
    const std::shared_ptr<WakeUp> wake_up_ = std::make_shared<WakeUp>();
    bool is_broken_ = false;           ///< an operation may never complete
    std::unique_ptr<RankWatch> watch_; ///< last: its thread calls wake_up_
};

class PendingAllReduce : public PendingCollective {
  public:
    PendingAllReduce(GlooGroup& group, WorkPointer work) : group_(group), work_(std::move(work)) {}
    void wait() override { group_.complete(work_); }

  private:
    GlooGroup& group_;
    WorkPointer work_;
};

/// Destroying the backend would wait for operations that never complete once a rank is lost.
GlooGroup::~GlooGroup() {
    if (is_broken_)
        static_cast<void>(backend_.release());
    if (watch_->is_stuck())
        static_cast<void>(watch_.release());
}

/// Waits until the operation completes or the watch finds that a rank is lost. Asks the future, not
/// the operation itself, which calls back before it says that it is complete.
void GlooGroup::complete(const WorkPointer& work) {
    const RankActivity activity = watch_->activity();
    watch_->set_activity(RankActivity::waiting);
    const auto future = work->getFuture();
    future->addCallback([wake_up = wake_up_](c10::ivalue::Future&) { wake_up->notify(); });
    std::optional<Error> lost;
    {
        std::unique_lock lock(wake_up_->mutex);
        const auto is_decided = [&] {
            if (!future->completed())
                lost = watch_->lost();
            return lost || future->completed();
        };
        while (!wake_up_->changed.wait_for(lock, std::chrono::seconds(1), is_decided))
            ; // a store that does not answer wakes nobody
    }
    watch_->set_activity(activity);
    if (lost && !future->completed()) {
        is_broken_ = true;
        throw RankFailure(std::move(*lost));
    }
    try {
        work->wait();                         // throws what the operation has thrown
    } catch (const std::exception& failure) { // Gloo's exceptions are not LibTorch's
        throw_failure(failure);
    }
}

/// The connection to another rank broke. The watch finds out which rank ended, and why.
void GlooGroup::throw_failure(const std::exception& failure) {
    is_broken_ = true;
    if (auto lost = watch_->wait_for_failure())
        throw RankFailure(std::move(*lost));
    throw RankFailure(
        {ErrorKind::device,
         message(FORMANT_TR("distributed",
                            "the connection to another rank failed: {reason}; check the "
                            "network and the logs of the other ranks"),
                 {{"reason", exception_message(failure)}})});
}

std::unique_ptr<PendingCollective> GlooGroup::begin_all_reduce(const at::Tensor& tensor) {
    std::vector<at::Tensor> tensors = {tensor};
    return std::make_unique<PendingAllReduce>(*this, backend_->allreduce(tensors));
}

void GlooGroup::broadcast(const std::vector<at::Tensor>& tensors) {
    std::vector<WorkPointer> works;
    for (const at::Tensor& tensor : tensors) {
        std::vector<at::Tensor> one = {tensor};
        works.push_back(backend_->broadcast(one));
    }
    for (const WorkPointer& work : works)
        complete(work);
}

/// Returns the rows [N] of all ranks as [ranks, N].
at::Tensor GlooGroup::all_gather_rows(const at::Tensor& row) {
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

std::vector<std::string> GlooGroup::all_gather(const std::string& bytes) {
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

Backend connect_all(const RankIdentity& identity, const StorePointer& store,
                    const std::string& own_address, std::chrono::milliseconds timeout) {
    const auto options = c10d::ProcessGroupGloo::Options::create(timeout);
    options->devices = {c10d::ProcessGroupGloo::createDeviceForHostname(own_address)};
    auto backend = c10::make_intrusive<c10d::ProcessGroupGloo>(
        store, static_cast<int>(identity.rank), static_cast<int>(identity.size), options);
    backend->setTimeout(no_timeout);
    return backend;
}

} // namespace

Result<std::unique_ptr<ProcessGroup>> join_gloo_group(const RankIdentity& identity,
                                                      const GlooOptions& options) {
    const auto own_address = local_address_for(identity.address);
    if (!own_address)
        return fail(own_address.error());
    auto store = open_store(identity, options.rendezvous_timeout);
    if (!store)
        return fail(store.error());
    try {
        Backend backend = connect_all(identity, *store, *own_address, options.rendezvous_timeout);
        return std::make_unique<GlooGroup>(identity, std::move(backend), std::move(*store),
                                           options.liveness);
    } catch (const std::exception& failure) {
        return fail(ErrorKind::device,
                    message(FORMANT_TR("distributed",
                                       "rank {rank} at {own} cannot connect to the other ranks: "
                                       "{reason}. The machines of a run must reach each other on "
                                       "all ports"),
                            {{"rank", std::to_string(identity.rank)},
                             {"own", *own_address},
                             {"reason", exception_message(failure)}}));
    }
}

} // namespace formant
