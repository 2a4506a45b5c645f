#pragma once

#include "engine/distributed/rank_identity.h"
#include "engine/distributed/rank_liveness.h"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace formant {

/// A key-value store that all ranks share.
class RankStore {
  public:
    virtual ~RankStore() = default;
    virtual void set(const std::string& key, const std::string& value) = 0;
    /// Sets a value unless there is one; returns the one that is there then.
    virtual std::string set_first(const std::string& key, const std::string& value) = 0;
    /// Returns the values, empty where there is none yet. Throws if the store does not answer.
    virtual std::vector<std::string> get(const std::vector<std::string>& keys) = 0;
};

/// Says in the store that this rank is alive, and watches the others, in a thread of its own. So a
/// rank whose training thread waits in an operation of the group learns that another one is lost.
/// Rank 0 watches all ranks, the others watch rank 0, so that the store of a run with many ranks
/// has little to do.
class RankWatch {
  public:
    struct Options {
        LivenessLimits limits{};
        std::chrono::milliseconds interval = std::chrono::milliseconds(500); ///< between heartbeats
    };
    /// `store` must belong to this object alone: calls block. `on_failure` is called once, from the
    /// thread of the watch, or from another one if the store does not answer.
    RankWatch(std::unique_ptr<RankStore> store, const RankIdentity& identity, std::string host,
              const Options& options, std::function<void()> on_failure);
    /// Says that this rank has ended. On rank 0, waits for a moment if the run ends with an error.
    ~RankWatch();
    RankWatch(const RankWatch&) = delete;
    RankWatch& operator=(const RankWatch&) = delete;

    void set_activity(RankActivity activity);
    /// Says that this rank waits for sums on its device, unseen.
    void set_completes_on_device();
    /// Counts a sum that begins: a rank that hangs begins none.
    void add_progress();
    RankActivity activity() const;
    /// Gives all ranks the reason why this one ends, unless another one gave its own before.
    void report_failure(const Error& error);
    /// Returns why the run cannot continue: the first cause that any rank gave, or that the store
    /// does not answer. Then is_stuck() is true and the object must not be destroyed, because its
    /// thread may never end.
    std::optional<Error> lost() const;
    bool is_stuck() const;
    /// Returns true if it is rank 0, or its store, that this rank has found to be lost.
    bool has_lost_rank_0() const;
    /// Waits until a rank is known to be lost, for at most twice the limit of heartbeats: the
    /// connection to a rank that dies breaks before the watch knows which rank it was.
    std::optional<Error> wait_for_failure();

  private:
    void work();
    void guard();
    bool is_stuck_now() const;
    void send_heartbeat();
    std::optional<Error> check_others();
    std::vector<std::size_t> watched_ranks() const;
    void set_failure(Error error, bool is_rank_0);

    std::unique_ptr<RankStore> store_;
    const RankIdentity identity_;
    const std::string host_;
    const Options options_;
    const std::function<void()> on_failure_;
    RankLiveness liveness_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    RankActivity activity_ = RankActivity::preparing;
    std::optional<Error> own_failure_, lost_;
    bool stop_ = false;
    bool completes_on_device_ = false;
    bool has_lost_rank_0_ = false;
    std::int64_t sequence_ = 0, progress_ = 0;
    std::chrono::steady_clock::time_point last_answer_ = std::chrono::steady_clock::now();
    bool has_ended_ = false; ///< the thread
    std::thread thread_, guard_;
};

} // namespace formant
