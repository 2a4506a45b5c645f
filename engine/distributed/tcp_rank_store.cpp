#include "engine/distributed/tcp_rank_store.h"

#include "engine/base/exception_message.h"

#include <c10/util/Logging.h>
#include <torch/csrc/distributed/c10d/PrefixStore.hpp>
#include <torch/csrc/distributed/c10d/TCPStore.hpp>

namespace formant {
namespace {

/// Stands for a value that nobody has set: asking for a key that is missing would block.
constexpr const char* nothing = "-";

class TcpRankStore : public RankStore {
  public:
    explicit TcpRankStore(StorePointer store) : store_(std::move(store)) {}

    void set(const std::string& key, const std::string& value) override { store_->set(key, value); }

    std::string set_first(const std::string& key, const std::string& value) override {
        create(key);
        return store_->compareSet(key, nothing, value);
    }

    std::vector<std::string> get(const std::vector<std::string>& keys) override {
        if (!all_exist_ && !store_->check(keys))
            for (const std::string& key : keys)
                create(key);
        all_exist_ = true; // callers ask for the same keys each time, and none is removed
        std::vector<std::string> values;
        for (const std::vector<std::uint8_t>& bytes : store_->multiGet(keys)) {
            std::string value(bytes.begin(), bytes.end());
            values.push_back(value == nothing ? std::string() : std::move(value));
        }
        return values;
    }

  private:
    void create(const std::string& key) { store_->compareSet(key, std::string(), nothing); }

    StorePointer store_;
    bool all_exist_ = false;
};

} // namespace

Result<StorePointer> open_store(const RankIdentity& identity, std::chrono::milliseconds timeout) {
    c10d::TCPStoreOptions options;
    options.port = identity.port;
    options.isServer = identity.rank == 0 && !identity.launcher_has_store;
    options.numWorkers = identity.size;
    options.waitWorkers = !identity.launcher_has_store;
    options.timeout = timeout;
    // c10d warns of each connection that breaks, with a stack trace; RankWatch says what it means.
    FLAGS_caffe2_log_level = c10::GLOG_ERROR;
    try {
        StorePointer store = c10::make_intrusive<c10d::TCPStore>(identity.address, options);
        return StorePointer(
            c10::make_intrusive<c10d::PrefixStore>("formant" + identity.attempt, std::move(store)));
    } catch (const std::exception& failure) {
        return fail(ErrorKind::device,
                    message(FORMANT_TR("distributed",
                                       "rank {rank} of {size} cannot connect to the other ranks at "
                                       "{address}:{port}: {reason}. Check that all ranks were "
                                       "started, the firewall, and MASTER_ADDR and MASTER_PORT"),
                            {{"rank", std::to_string(identity.rank)},
                             {"size", std::to_string(identity.size)},
                             {"address", identity.address},
                             {"port", std::to_string(identity.port)},
                             {"reason", exception_message(failure)}}));
    }
}

std::unique_ptr<RankStore> rank_store(const StorePointer& store,
                                      std::chrono::milliseconds timeout) {
    StorePointer own = store->clone();
    own->setTimeout(timeout);
    return std::make_unique<TcpRankStore>(std::move(own));
}

} // namespace formant
