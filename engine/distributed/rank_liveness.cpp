#include "engine/distributed/rank_liveness.h"

#include <algorithm>

namespace formant {
namespace {

std::string seconds_text(std::chrono::milliseconds time) {
    return std::to_string(std::chrono::duration_cast<std::chrono::seconds>(time).count());
}

bool has_stall_limit(RankActivity activity) {
    return activity == RankActivity::training || activity == RankActivity::validating;
}

Error stalled_rank_error(const RankSign& sign, std::chrono::milliseconds after) {
    const MessageText training =
        FORMANT_TR("distributed", "rank {rank} on {host} has been computing one step for {seconds} "
                                  "s while the other ranks wait for it; look for other work on "
                                  "that machine, or for errors of its GPU in the system log");
    const MessageText validating =
        FORMANT_TR("distributed", "rank {rank} on {host} has been validating for {seconds} s while "
                                  "the other ranks wait for it; look for other work on that "
                                  "machine, or for errors of its GPU in the system log");
    return {ErrorKind::device,
            message(sign.activity == RankActivity::validating ? validating : training,
                    {{"rank", std::to_string(sign.rank)},
                     {"host", sign.host},
                     {"seconds", seconds_text(after)}})};
}

} // namespace

Error silent_rank_error(std::size_t rank, const std::string& host,
                        std::chrono::milliseconds after) {
    return {
        ErrorKind::device,
        message(
            FORMANT_TR("distributed", "rank {rank} on {host} has ended or hangs: no sign "
                                      "of life for {seconds} s. Its log or the system log "
                                      "of that machine may say why"),
            {{"rank", std::to_string(rank)}, {"host", host}, {"seconds", seconds_text(after)}})};
}

std::optional<Error> RankLiveness::update(Time now, const std::vector<RankSign>& signs) {
    if (ranks_.empty())
        for (const RankSign& sign : signs)
            ranks_.push_back({sign, now, now});
    for (std::size_t i = 0; i < ranks_.size(); ++i)
        record(now, signs[i], ranks_[i]);
    auto silent = silent_rank(now);
    return silent ? silent : stalled_rank(now);
}

void RankLiveness::record(Time now, const RankSign& sign, Known& known) const {
    if (sign.beat != known.sign.beat)
        known.last_sign = now;
    if (sign.activity != known.sign.activity)
        known.active_since = now;
    known.sign = sign;
}

std::optional<Error> RankLiveness::silent_rank(Time now) const {
    const auto first = std::ranges::min_element(ranks_, {}, [&](const Known& known) {
        return known.sign.has_ended ? now : known.last_sign;
    });
    if (first->sign.has_ended || now - first->last_sign < limits_.silence)
        return std::nullopt;
    return silent_rank_error(
        first->sign.rank, first->sign.host,
        std::chrono::duration_cast<std::chrono::milliseconds>(now - first->last_sign));
}

/// A rank stalls only if another one has waited for as long.
std::optional<Error> RankLiveness::stalled_rank(Time now) const {
    const auto lasts = [&](const Known& known) {
        return now - known.active_since >= limits_.stall;
    };
    const bool others_wait = std::ranges::any_of(ranks_, [&](const Known& known) {
        return known.sign.activity == RankActivity::waiting && lasts(known);
    });
    if (!others_wait)
        return std::nullopt;
    for (const Known& known : ranks_)
        if (!known.sign.has_ended && has_stall_limit(known.sign.activity) && lasts(known))
            return stalled_rank_error(
                known.sign,
                std::chrono::duration_cast<std::chrono::milliseconds>(now - known.active_since));
    return std::nullopt;
}

} // namespace formant
