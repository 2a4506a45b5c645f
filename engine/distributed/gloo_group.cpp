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
          watch_(rank_store(store_, limits.silence), identity, host_name(), {limits},
                 [wake_up = wake_up_] { wake_up->notify(); }) {}
    ~GlooGroup() override;

    std::size_t rank() const override { return identity_.rank; }
    std::size_t size() const override { return identity_.size; }
    std::unique_ptr<PendingCollective> begin_sum(const at::Tensor& tensor) override;
    void broadcast(const std::vector<at::Tensor>& tensors) override;
    std::vector<std::string> gather(const std::string& bytes) override;
    void set_activity(RankActivity activity) override { watch_.set_activity(activity); }
    void report_failure(const Error& error) override { watch_.report_failure(error); }

    void complete(const WorkPointer& work);

  private:
    [[noreturn]] void throw_lost(const std::exception& failure);
    at::Tensor gather_rows(const at::Tensor& row);

    const RankIdentity identity_;
    StorePointer store_;
    Backend backend_;
    const std::shared_ptr<WakeUp> wake_up_ = std::make_shared<WakeUp>();
    bool is_broken_ = false; ///< an operation may never complete
    RankWatch watch_;        ///< last: its thread calls wake_up_
};

class PendingSum : public PendingCollective {
  public:
    PendingSum(GlooGroup& group, WorkPointer work) : group_(group), work_(std::move(work)) {}
    void wait() override { group_.complete(work_); }

  private:
    GlooGroup& group_;
    WorkPointer work_;
};

/// Destroying the backend would wait for operations that never complete once a rank is lost.
GlooGroup::~GlooGroup() {
    if (is_broken_)
        static_cast<void>(backend_.release());
}

/// Waits until the operation completes or the watch finds that a rank is lost. Asks the future, not
/// the operation itself, which calls back before it says that it is complete.
void GlooGroup::complete(const WorkPointer& work) {
    const RankActivity activity = watch_.activity();
    watch_.set_activity(RankActivity::waiting);
    const auto future = work->getFuture();
    future->addCallback([wake_up = wake_up_](c10::ivalue::Future&) { wake_up->notify(); });
    {
        std::unique_lock lock(wake_up_->mutex);
        wake_up_->changed.wait(lock,
                               [&] { return future->completed() || watch_.lost().has_value(); });
    }
    watch_.set_activity(activity);
    if (!future->completed()) {
        is_broken_ = true;
        throw RankLost(*watch_.lost());
    }
    try {
        work->wait();                         // throws what the operation has thrown
    } catch (const std::exception& failure) { // Gloo's exceptions are not LibTorch's
        throw_lost(failure);
    }
}

/// The connection to another rank broke. The watch finds out which rank ended, and why.
void GlooGroup::throw_lost(const std::exception& failure) {
    is_broken_ = true;
    if (auto lost = watch_.wait_for_lost())
        throw RankLost(std::move(*lost));
    throw RankLost({ErrorKind::device,
                    message(FORMANT_TR("distributed", "the connection to another rank broke: "
                                                      "{reason}"),
                            {{"reason", exception_message(failure)}})});
}

std::unique_ptr<PendingCollective> GlooGroup::begin_sum(const at::Tensor& tensor) {
    std::vector<at::Tensor> tensors = {tensor};
    return std::make_unique<PendingSum>(*this, backend_->allreduce(tensors));
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
at::Tensor GlooGroup::gather_rows(const at::Tensor& row) {
    at::Tensor all = at::empty({static_cast<std::int64_t>(size()), row.numel()}, row.options());
    at::Tensor input = row.unsqueeze(0);
    complete(backend_->_allgather_base(all, input));
    return all;
}

/// A row holds the number of bytes and the first of them, so that short texts take one operation.
std::vector<std::string> GlooGroup::gather(const std::string& bytes) {
    constexpr std::size_t header = sizeof(std::uint64_t), short_row = 256;
    const auto row_of = [&](std::size_t row_size) {
        at::Tensor row = at::zeros({static_cast<std::int64_t>(row_size)}, at::kByte);
        auto* const data = row.mutable_data_ptr<std::uint8_t>();
        const std::uint64_t count = bytes.size();
        std::memcpy(data, &count, header);
        std::memcpy(data + header, bytes.data(), std::min(bytes.size(), row_size - header));
        return row;
    };
    const auto counts_of = [&](const at::Tensor& rows) {
        std::vector<std::uint64_t> counts(size());
        for (std::size_t rank = 0; rank < size(); ++rank)
            std::memcpy(&counts[rank],
                        rows[static_cast<std::int64_t>(rank)].const_data_ptr<std::uint8_t>(),
                        header);
        return counts;
    };
    at::Tensor rows = gather_rows(row_of(short_row));
    const std::vector<std::uint64_t> counts = counts_of(rows);
    if (const std::uint64_t longest = std::ranges::max(counts); longest + header > short_row)
        rows = gather_rows(row_of(longest + header));
    std::vector<std::string> all;
    for (std::size_t rank = 0; rank < size(); ++rank)
        all.emplace_back(
            reinterpret_cast<const char*>(
                rows[static_cast<std::int64_t>(rank)].const_data_ptr<std::uint8_t>() + header),
            counts[rank]);
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
    const auto own_address = own_address_towards(identity.address);
    if (!own_address)
        return fail(own_address.error());
    auto store = open_store(identity, options.meeting_timeout);
    if (!store)
        return fail(store.error());
    try {
        Backend backend = connect_all(identity, *store, *own_address, options.meeting_timeout);
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
