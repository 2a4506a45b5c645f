#include "engine/distributed/rendezvous.h"

#include "engine/base/exception_message.h"
#include "engine/base/os/os_network.h"

#include <c10/util/Logging.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <torch/csrc/distributed/c10d/PrefixStore.hpp>
#include <torch/csrc/distributed/c10d/TCPStore.hpp>

#include <algorithm>
#include <thread>
#include <vector>

namespace formant {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// A connection cannot be canceled while c10d tries to open it, so each try is short.
constexpr milliseconds connect_try(3000), connect_pause(100);

/// Set by rank 0 once all ranks are there, and by any rank that is canceled.
constexpr const char *complete_key = "complete", *canceled_key = "canceled";

std::string address_key(std::size_t rank) {
    return "address/" + std::to_string(rank);
}

Error unreachable_store(const RankIdentity& identity, const std::string& reason) {
    return {ErrorKind::device,
            message(FORMANT_TR("distributed",
                               "rank {rank} of {size} cannot connect to the other ranks at "
                               "{address}:{port}: {reason}. Check that all ranks were "
                               "started, the firewall, and MASTER_ADDR and MASTER_PORT"),
                    {{"rank", std::to_string(identity.rank)},
                     {"size", std::to_string(identity.size)},
                     {"address", identity.address},
                     {"port", std::to_string(identity.port)},
                     {"reason", reason}})};
}

Error missing_ranks_error(const RankIdentity& identity, const std::vector<std::size_t>& missing) {
    return {ErrorKind::device,
            message(FORMANT_TR("distributed",
                               "{rank|ranks} {missing} of {size} did not come to "
                               "{address}:{port}; check that all ranks were started, and their "
                               "logs"),
                    {{"missing", fmt::format("{}", fmt::join(missing, ", "))},
                     {"size", std::to_string(identity.size)},
                     {"address", identity.address},
                     {"port", std::to_string(identity.port)}},
                    static_cast<std::int64_t>(missing.size()))};
}

Error canceled_error() {
    return {ErrorKind::interrupted,
            message(FORMANT_TR("distributed", "stopped while waiting for the other ranks"))};
}

class Meeting {
  public:
    Meeting(const RankIdentity& identity, milliseconds timeout,
            const CancellationToken& cancellation)
        : identity_(identity), timeout_(timeout), deadline_(Clock::now() + timeout),
          cancellation_(cancellation) {}

    Result<Rendezvous> meet() {
        const auto own_address = local_address_for(identity_.address);
        if (!own_address)
            return fail(own_address.error());
        auto store = open_store();
        if (!store)
            return fail(store.error());
        return wait_for_all(**store, *own_address)
            .and_then([&] { return address_for_others(**store, *own_address); })
            .map([&](std::string address) {
                return Rendezvous{std::move(*store), std::move(address)};
            });
    }

  private:
    Result<StorePointer> open_store() const {
        const bool is_server = identity_.rank == 0 && !identity_.has_external_store;
        // c10d warns of each connection that breaks, with a stack trace; RankWatch says what it
        // means.
        FLAGS_caffe2_log_level = c10::GLOG_FATAL;
        while (true) {
            auto store = try_open_store(is_server);
            if (store || is_server || Clock::now() > deadline_)
                return store;
            if (cancellation_.requested())
                return fail(canceled_error());
            std::this_thread::sleep_for(connect_pause);
        }
    }

    Result<StorePointer> try_open_store(bool is_server) const {
        c10d::TCPStoreOptions options;
        options.port = identity_.port;
        options.isServer = is_server;
        options.numWorkers = identity_.size;
        options.waitWorkers = false;
        options.timeout = std::min(connect_try, timeout_);
        try {
            auto store = c10::make_intrusive<c10d::TCPStore>(identity_.address, options);
            store->setTimeout(timeout_);
            return StorePointer(c10::make_intrusive<c10d::PrefixStore>("formant/" + identity_.job,
                                                                       std::move(store)));
        } catch (const std::exception& failure) {
            return fail(unreachable_store(identity_, exception_message(failure)));
        }
    }

    /// Rank 0 checks for all. The more ranks there are, which all ask one store, the less often
    /// each of them does.
    Result<void> wait_for_all(c10d::Store& store, const std::string& own_address) const {
        const milliseconds interval(20 + identity_.size);
        try {
            store.set(address_key(identity_.rank), own_address);
            while (!are_all_there(store)) {
                if (cancellation_.requested()) {
                    store.set(canceled_key, std::string("1"));
                    std::this_thread::sleep_for(3 * interval); // the store ends with rank 0
                    return fail(canceled_error());
                }
                if (store.check({canceled_key}))
                    return fail(canceled_error());
                if (Clock::now() > deadline_)
                    return fail(missing_ranks_error(identity_, missing_ranks(store)));
                std::this_thread::sleep_for(interval);
            }
            return {};
        } catch (const std::exception& failure) {
            return fail(unreachable_store(identity_, exception_message(failure)));
        }
    }

    bool are_all_there(c10d::Store& store) const {
        if (identity_.rank > 0)
            return store.check({complete_key});
        std::vector<std::string> keys;
        keys.reserve(identity_.size);
        for (std::size_t rank = 0; rank < identity_.size; ++rank)
            keys.push_back(address_key(rank));
        if (!store.check(keys)) // one request for all
            return false;
        store.set(complete_key, std::string("1"));
        return true;
    }

    std::vector<std::size_t> missing_ranks(c10d::Store& store) const {
        std::vector<std::size_t> missing;
        for (std::size_t rank = 0; rank < identity_.size; ++rank)
            if (!store.check({address_key(rank)}))
                missing.push_back(rank);
        return missing;
    }

    /// Many machines know their own name as a loopback address, which others cannot reach. Then the
    /// address is the one in the network of a rank on another machine.
    Result<std::string> address_for_others(c10d::Store& store, const std::string& own) const {
        if (!is_loopback(own))
            return own;
        for (std::size_t rank = 0; rank < identity_.size; ++rank)
            if (const std::string other = store.get_to_str(address_key(rank)); !is_loopback(other))
                return local_address_for(other);
        return own;
    }

    const RankIdentity& identity_;
    const milliseconds timeout_;
    const Clock::time_point deadline_;
    const CancellationToken& cancellation_;
};

} // namespace

Result<Rendezvous> meet_ranks(const RankIdentity& identity, milliseconds timeout,
                              const CancellationToken& cancellation) {
    return Meeting(identity, timeout, cancellation).meet();
}

} // namespace formant
