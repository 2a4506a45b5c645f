#include "engine/train/ranked_boundary.h"

#include "engine/base/message_json.h"
#include "engine/base/os/os_network.h"
#include "engine/base/text/json_text.h"
#include "engine/train/metrics/rank_report_json.h"
#include "engine/train/monitor/step_advice.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <utility>

namespace formant {
namespace {

using Json = nlohmann::json;

/// The number of steps after which the ranks report what they do.
constexpr int steps_between_reports = 32;
/// The number of these steps that count, the last ones: the first ones after a start or with other
/// shares allocate memory. That a device waits is measured in few steps, because it costs some
/// time.
constexpr int measured_steps = 28, measured_device_steps = 8;

/// How long a command that is posted to one rank of a paused run may wait for the others.
constexpr std::chrono::milliseconds pause_interval(200);

Json command_to_json(const PostedCommand& posted) {
    if (const auto* command = std::get_if<TrainCommand>(&posted))
        return static_cast<int>(*command);
    const auto& change = std::get<SettingsChange>(posted);
    return {{"settings", change.settings}, {"replayed", change.replayed}};
}

PostedCommand command_from_json(const Json& json) {
    if (json.is_number_integer())
        return static_cast<TrainCommand>(json.get<int>());
    return SettingsChange{json.at("settings").get<SettingValues>(), json.at("replayed")};
}

/// Most often a rank brings nothing, and nothing is sent.
std::string to_text(const Result<void>& status, const std::vector<PostedCommand>& commands) {
    if (status && commands.empty())
        return "";
    Json json = {{"commands", Json::array()}};
    for (const PostedCommand& command : commands)
        json["commands"].push_back(command_to_json(command));
    if (!status)
        json["error"] = error_to_json(status.error());
    return json.dump();
}

void add_from_text(const std::string& text, BoundaryDecisions& decisions) {
    if (text.empty())
        return;
    const Json json = parse_json(text);
    for (const Json& command : json.at("commands"))
        decisions.commands.push_back(command_from_json(command));
    if (decisions.status && json.contains("error"))
        decisions.status = fail(error_from_json(json.at("error")).value());
}

} // namespace

BoundaryDecisions RankedBoundary::agree(const Result<void>& status,
                                        const std::vector<PostedCommand>& commands) {
    BoundaryDecisions decisions;
    for (const std::string& text : group_.all_gather(to_text(status, commands)))
        add_from_text(text, decisions);
    return decisions;
}

RankedBoundary::RankedBoundary(ProcessGroup& group, CommandMailbox& commands,
                               TrainObserver& observer, Options options)
    : group_(group), commands_(commands), observer_(observer), options_(std::move(options)),
      balance_(options_.samples_per_step, group.size()) {}

BoundaryDecisions RankedBoundary::decide(Result<void> status) {
    BoundaryDecisions decisions = agree(status, commands_.take_all());
    if (num_steps_ == steps_between_reports)
        exchange_reports();
    return decisions;
}

/// `step` is counted from the last exchange, from 1.
bool RankedBoundary::is_measured(int step) const {
    const int count = group_.completes_on_device() ? measured_device_steps : measured_steps;
    return step > steps_between_reports - count;
}

void RankedBoundary::record_step(std::int64_t step, double step_ms, double data_wait_ms) {
    step_ = step;
    ++num_steps_;
    group_.measure_device_waits(is_measured(num_steps_ + 1));
    if (!is_measured(num_steps_))
        return;
    const double waited_ms = group_.waited_ms() - waited_ms_;
    times_.data_ms += data_wait_ms;
    times_.wait_ms += waited_ms;
    times_.compute_ms += std::max(0.0, step_ms - data_wait_ms - waited_ms);
    ++num_measured_;
}

RankTimes RankedBoundary::take_mean_times() {
    const RankTimes sums = std::exchange(times_, RankTimes());
    const double steps = std::exchange(num_measured_, 0);
    return {sums.data_ms / steps, sums.compute_ms / steps, sums.wait_ms / steps};
}

RankReport RankedBoundary::own_report() {
    RankReport report{host_name(), balance_.shares().at(group_.rank()).count, take_mean_times()};
    if (options_.take_gpu_sample)
        report.gpu = options_.take_gpu_sample();
    return report;
}

void RankedBoundary::exchange_reports() {
    num_steps_ = 0;
    group_.measure_device_waits(is_measured(1));
    RanksReport report{step_, {}};
    for (const std::string& text : group_.all_gather(rank_report_to_json(own_report())))
        report.ranks.push_back(parse_rank_report(text));
    if (writes())
        observer_.on_event(report);
    balance(report.ranks);
}

/// With other shares, a rank that was slower may not be so any more.
void RankedBoundary::balance(const std::vector<RankReport>& ranks) {
    std::vector<RankTimes> times(ranks.size());
    std::ranges::transform(ranks, times.begin(), &RankReport::times);
    const ShareChange change = options_.set_share ? balance_.add(times) : ShareChange::none;
    if (change == ShareChange::none) {
        if (const auto straggler = stragglers_.add(times); straggler && writes())
            observer_.on_event(straggler_advice(step_, *straggler, ranks.at(straggler->rank).host));
        return;
    }
    stragglers_ = StragglerMonitor();
    options_.set_share(balance_.shares().at(group_.rank()));
    if (writes())
        observer_.on_event(shares_advice(step_, balance_.shares(), change == ShareChange::undone));
}

BoundaryDecisions RankedBoundary::wait() {
    while (true) {
        BoundaryDecisions decisions = agree({}, commands_.wait_for_any(pause_interval));
        if (!decisions.status || !decisions.commands.empty())
            return decisions;
    }
}

Result<std::int64_t> RankedBoundary::broadcast_from_rank_0(Result<std::int64_t> of_rank_0) {
    std::string text;
    if (writes())
        text = of_rank_0 ? Json{{"step", *of_rank_0}}.dump()
                         : Json{{"error", error_to_json(of_rank_0.error())}}.dump();
    const Json json = parse_json(group_.all_gather(text).front());
    if (json.contains("error"))
        return fail(error_from_json(json.at("error")).value());
    return json.at("step").get<std::int64_t>();
}

} // namespace formant
