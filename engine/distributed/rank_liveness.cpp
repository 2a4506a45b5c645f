#include "engine/distributed/rank_liveness.h"

#include <algorithm>

namespace formant {
namespace {

std::string seconds_text(std::chrono::milliseconds time) {
    return std::to_string(std::chrono::duration_cast<std::chrono::seconds>(time).count());
}

bool has_hang_limit(RankActivity activity) {
    return activity == RankActivity::training || activity == RankActivity::validating;
}

Error hanging_rank_error(const RankHeartbeat& heartbeat, std::chrono::milliseconds after) {
    const MessageText training =
        FORMANT_TR("distributed", "rank {rank} on {host} has been computing one step for {seconds} "
                                  "s while the other ranks wait for it; look for other work on "
                                  "that machine, or for errors of its GPU in the system log");
    const MessageText validating =
        FORMANT_TR("distributed", "rank {rank} on {host} has been validating for {seconds} s while "
                                  "the other ranks wait for it; look for other work on that "
                                  "machine, or for errors of its GPU in the system log");
    return {ErrorKind::device,
            message(heartbeat.activity == RankActivity::validating ? validating : training,
                    {{"rank", std::to_string(heartbeat.rank)},
                     {"host", heartbeat.host},
                     {"seconds", seconds_text(after)}})};
}

} // namespace

Error unresponsive_rank_error(std::size_t rank, const std::string& host,
                              std::chrono::milliseconds after) {
    return {
        ErrorKind::device,
        message(
            FORMANT_TR("distributed", "rank {rank} on {host} does not respond: no heartbeat for "
                                      "{seconds} s; check its log and the system log of that "
                                      "machine"),
            {{"rank", std::to_string(rank)}, {"host", host}, {"seconds", seconds_text(after)}})};
}

std::optional<Error> RankLiveness::update(Time now, const std::vector<RankHeartbeat>& heartbeats) {
    if (ranks_.empty())
        for (const RankHeartbeat& heartbeat : heartbeats)
            ranks_.push_back({heartbeat, now, now});
    // A process that was suspended has not looked; the others may have been suspended with it.
    if (now - last_update_ > limits_.heartbeat / 2)
        for (Known& known : ranks_)
            known.last_heartbeat = now;
    last_update_ = now;
    for (std::size_t i = 0; i < ranks_.size(); ++i)
        record(now, heartbeats[i], ranks_[i]);
    auto silent = unresponsive_rank(now);
    return silent ? silent : hanging_rank(now);
}

void RankLiveness::record(Time now, const RankHeartbeat& heartbeat, Known& known) const {
    if (heartbeat.sequence != known.heartbeat.sequence)
        known.last_heartbeat = now;
    if (heartbeat.activity != known.heartbeat.activity ||
        heartbeat.progress != known.heartbeat.progress)
        known.active_since = now;
    known.heartbeat = heartbeat;
}

std::optional<Error> RankLiveness::unresponsive_rank(Time now) const {
    const auto first = std::ranges::min_element(ranks_, {}, [&](const Known& known) {
        return known.heartbeat.has_ended ? now : known.last_heartbeat;
    });
    if (first->heartbeat.has_ended || now - first->last_heartbeat < limits_.heartbeat)
        return std::nullopt;
    return unresponsive_rank_error(
        first->heartbeat.rank, first->heartbeat.host,
        std::chrono::duration_cast<std::chrono::milliseconds>(now - first->last_heartbeat));
}

bool RankLiveness::has_lasted(Time now, const Known& known) const {
    return now - known.active_since >= limits_.hang;
}

/// Among ranks that all do not move on, the one that has begun the fewest sums holds up the others.
std::optional<Error> RankLiveness::hanging_rank(Time now) const {
    std::vector<Known> candidates;
    bool others_wait = false, all_last = watches_all_;
    for (const Known& known : ranks_) {
        const bool lasts = has_lasted(now, known);
        others_wait |= lasts && known.heartbeat.activity == RankActivity::waiting;
        if (!known.heartbeat.has_ended && has_hang_limit(known.heartbeat.activity) && lasts)
            candidates.push_back(known);
        else
            all_last = false;
        all_last = all_last && known.heartbeat.completes_on_device;
    }
    if (candidates.empty() || !(others_wait || all_last))
        return std::nullopt;
    const Known& hanging = *std::ranges::min_element(
        candidates, {}, [](const Known& known) { return known.heartbeat.progress; });
    return hanging_rank_error(
        hanging.heartbeat,
        std::chrono::duration_cast<std::chrono::milliseconds>(now - hanging.active_since));
}

} // namespace formant
