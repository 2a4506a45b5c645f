#pragma once

#include "engine/base/result.h"
#include "engine/distributed/rank_activity.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Holds the state that a rank publishes with each heartbeat.
struct RankHeartbeat {
    std::size_t rank = 0;
    std::int64_t sequence = 0; ///< number of heartbeats; 0: none yet
    RankActivity activity = RankActivity::preparing;
    bool has_ended = false; ///< the rank left the group without an error
    std::string host{};
    std::int64_t progress = 0;        ///< number of sums that it has begun
    bool completes_on_device = false; ///< ProcessGroup::completes_on_device()
};

/// Holds the times after which a rank is considered failed.
struct LivenessLimits {
    std::chrono::milliseconds heartbeat = std::chrono::seconds(5); ///< without one
    /// In one activity that others wait for; no limit while it saves, samples or prepares.
    std::chrono::milliseconds hang = std::chrono::minutes(10);
};

/// Detects failed ranks: those without a heartbeat for a while, and those that compute for long
/// while another one waits. Ranks on GPUs are not seen to wait; there, one hangs if no rank begins
/// a sum for long. The caller passes times and heartbeats.
class RankLiveness {
  public:
    using Time = std::chrono::steady_clock::time_point;

    /// `watches_all`: the heartbeats are those of all ranks.
    RankLiveness(const LivenessLimits& limits, bool watches_all)
        : limits_(limits), watches_all_(watches_all) {}

    /// Records the heartbeats of the watched ranks; these are the same ranks in each call.
    /// Returns an error that names the rank that is lost, the one that has been silent for longest,
    /// or nothing.
    std::optional<Error> update(Time now, const std::vector<RankHeartbeat>& heartbeats);

  private:
    struct Known {
        RankHeartbeat heartbeat;
        Time last_heartbeat, active_since;
    };
    void record(Time now, const RankHeartbeat& heartbeat, Known& known) const;
    std::optional<Error> unresponsive_rank(Time now) const;
    std::optional<Error> hanging_rank(Time now) const;
    bool has_lasted(Time now, const Known& known) const;

    LivenessLimits limits_;
    bool watches_all_;
    std::vector<Known> ranks_;
    Time last_update_{};
};

/// Returns the error of a rank whose last heartbeat was so long ago.
Error unresponsive_rank_error(std::size_t rank, const std::string& host,
                              std::chrono::milliseconds after);

} // namespace formant
