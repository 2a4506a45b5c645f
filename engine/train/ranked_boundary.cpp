#include "engine/train/ranked_boundary.h"

#include "engine/base/message_json.h"
#include "engine/base/os/os_network.h"
#include "engine/train/monitor/step_advice.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <utility>

namespace formant {
namespace {

using Json = nlohmann::json;

/// The number of steps over which times of ranks are compared.
constexpr int steps_between_checks = 32;

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
    const Json json = Json::parse(text);
    for (const Json& command : json.at("commands"))
        decisions.commands.push_back(command_from_json(command));
    if (decisions.status && json.contains("error"))
        decisions.status = fail(error_from_json(json.at("error")));
}

} // namespace

BoundaryDecisions RankedBoundary::agree(const Result<void>& status,
                                        const std::vector<PostedCommand>& commands) {
    BoundaryDecisions decisions;
    for (const std::string& text : group_.all_gather(to_text(status, commands)))
        add_from_text(text, decisions);
    return decisions;
}

BoundaryDecisions RankedBoundary::decide(Result<void> status) {
    BoundaryDecisions decisions = agree(status, commands_.take_all());
    if (num_steps_ == steps_between_checks)
        check_times();
    return decisions;
}

void RankedBoundary::record_step(std::int64_t step, double step_ms, double data_wait_ms) {
    const double waited_ms = group_.waited_ms() - std::exchange(waited_ms_, group_.waited_ms());
    step_ = step;
    times_.data_ms += data_wait_ms;
    times_.compute_ms += std::max(0.0, step_ms - data_wait_ms - waited_ms);
    ++num_steps_;
}

void RankedBoundary::check_times() {
    const double steps = std::exchange(num_steps_, 0);
    const RankTimes own = std::exchange(times_, RankTimes());
    const Json json = {
        {"data", own.data_ms / steps}, {"compute", own.compute_ms / steps}, {"host", host_name()}};
    std::vector<RankTimes> all;
    std::vector<std::string> hosts;
    for (const std::string& text : group_.all_gather(json.dump())) {
        const Json rank = Json::parse(text);
        all.push_back({rank.at("data"), rank.at("compute")});
        hosts.push_back(rank.at("host"));
    }
    if (const auto straggler = stragglers_.add(all); straggler && writes())
        observer_.on_event(straggler_advice(step_, *straggler, hosts.at(straggler->rank)));
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
    const Json json = Json::parse(group_.all_gather(text).front());
    if (json.contains("error"))
        return fail(error_from_json(json.at("error")));
    return json.at("step").get<std::int64_t>();
}

} // namespace formant
