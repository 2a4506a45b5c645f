#include "engine/train/ranked_boundary.h"

#include "engine/base/message_json.h"

#include <nlohmann/json.hpp>

#include <chrono>

namespace formant {
namespace {

using Json = nlohmann::json;

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
    return agree(status, commands_.take_all());
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
