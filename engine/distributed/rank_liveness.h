#pragma once

#include "engine/base/result.h"
#include "engine/distributed/rank_activity.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// What a rank last said of itself.
struct RankSign {
    std::size_t rank = 0;
    std::int64_t beat = 0; ///< grows with each sign of life; 0: none yet
    RankActivity activity = RankActivity::preparing;
    bool has_ended = false; ///< properly, with the run
    std::string host{};
};

/// Times after which a rank counts as lost.
struct LivenessLimits {
    std::chrono::milliseconds silence = std::chrono::seconds(6); ///< without a sign of life
    /// In one activity that others wait for; no limit while it saves, samples or prepares.
    std::chrono::milliseconds stall = std::chrono::minutes(10);
};

/// Decides from the signs of all ranks whether one is lost: it died or was stopped, or it hangs
/// while the others wait. Knows no clock and no network.
class RankLiveness {
  public:
    using Time = std::chrono::steady_clock::time_point;

    explicit RankLiveness(const LivenessLimits& limits) : limits_(limits) {}

    /// Records the signs of the watched ranks at a time; these are the same ranks in each call.
    /// Returns an error that names the rank that is lost, the one that has been silent for longest,
    /// or nothing.
    std::optional<Error> update(Time now, const std::vector<RankSign>& signs);

  private:
    struct Known {
        RankSign sign;
        Time last_sign, active_since;
    };
    void record(Time now, const RankSign& sign, Known& known) const;
    std::optional<Error> silent_rank(Time now) const;
    std::optional<Error> stalled_rank(Time now) const;

    LivenessLimits limits_;
    std::vector<Known> ranks_;
};

/// Returns the error of a rank that does not answer, seconds after its last sign.
Error silent_rank_error(std::size_t rank, const std::string& host, std::chrono::milliseconds after);

} // namespace formant
