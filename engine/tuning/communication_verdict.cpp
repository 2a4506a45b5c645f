#include "engine/tuning/communication_verdict.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

/// Share of a step from which on waiting for other ranks is worth a change.
constexpr double notable_share = 0.2;

double wait_of(const RankReport& rank) {
    return rank.times.wait_ms;
}

/// The slowest rank waits for the network alone, the others also for that rank.
SpeedVerdict slow_rank(std::size_t rank, const RankReport& report, const RankReport& fastest) {
    const MessageText computes =
        FORMANT_TR("tuning", "communication-bound: the other ranks wait up to {wait} ms in each "
                             "step for rank {rank} on {host}, which computes for {own} ms; check "
                             "what else that machine runs, or train without it");
    const MessageText loads =
        FORMANT_TR("tuning", "communication-bound: the other ranks wait up to {wait} ms in each "
                             "step for rank {rank} on {host}, which waits {own} ms for its data; "
                             "check the disk or network file system of that machine");
    const bool waits_for_data = report.times.data_ms - fastest.times.data_ms >
                                report.times.compute_ms - fastest.times.compute_ms;
    const double own_ms = waits_for_data ? report.times.data_ms : report.times.compute_ms;
    return {Bottleneck::communication, Stage::communication,
            message(waits_for_data ? loads : computes,
                    {{"wait", fmt::format("{:.0f}", fastest.times.wait_ms)},
                     {"rank", std::to_string(rank)},
                     {"host", report.host},
                     {"own", fmt::format("{:.0f}", own_ms)}}),
            std::nullopt};
}

/// A step has one sum of gradients, whatever its size, so larger steps need fewer of them.
SpeedVerdict slow_network(const DiagnosisFacts& facts, double network_ms) {
    const double step_ms = facts.times.step.mean_ms;
    SuggestedChange change;
    change.settings = {fmt::format("train.gradient_accumulation_steps={}", 2 * facts.accumulation)};
    change.gain = 2 * step_ms / (2 * step_ms - network_ms) - 1;
    change.why = message(FORMANT_TR("tuning", "gradients are then summed over the ranks half as "
                                              "often; a step has twice as many samples"));
    return {Bottleneck::communication, Stage::communication,
            message(FORMANT_TR("tuning",
                               "communication-bound: {share} % of a step is the sum of the "
                               "gradients over the ranks; `formant hardware --self-test` with the "
                               "same ranks measures the link between them"),
                    {{"share", fmt::format("{:.0f}", 100 * network_ms / step_ms)}}),
            std::move(change)};
}

} // namespace

std::optional<SpeedVerdict> verdict_on_communication(const DiagnosisFacts& facts) {
    if (facts.ranks.empty())
        return std::nullopt;
    const auto [slowest, fastest] = std::ranges::minmax_element(facts.ranks, {}, wait_of);
    if (wait_of(*fastest) < notable_share * facts.times.step.mean_ms)
        return std::nullopt;
    const double network_ms = wait_of(*slowest);
    if (wait_of(*fastest) - network_ms > network_ms)
        return slow_rank(static_cast<std::size_t>(slowest - facts.ranks.begin()), *slowest,
                         *fastest);
    return slow_network(facts, network_ms);
}

} // namespace formant
