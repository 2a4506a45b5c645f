#include "engine/distributed/tcp_rank_store.h"

#include <torch/csrc/distributed/c10d/Store.hpp>

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

std::unique_ptr<RankStore> rank_store(const StorePointer& store,
                                      std::chrono::milliseconds timeout) {
    StorePointer own = store->clone();
    own->setTimeout(timeout);
    return std::make_unique<TcpRankStore>(std::move(own));
}

} // namespace formant
