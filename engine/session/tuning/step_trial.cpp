#include "engine/session/tuning/step_trial.h"

#include "engine/base/os/os_process.h"
#include "engine/base/text/json_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <chrono>

namespace formant {
namespace {

using Json = nlohmann::json;

/// Returns the time after which the child is considered stuck. Opening a GPU and its first step
/// take long.
double timeout_s(const StepTrialRequest& request) {
    return request.time_limit_s.value_or(300 + 20 * request.seconds);
}

Json lengths_of(const std::vector<std::vector<SampleLength>>& steps) {
    Json list = Json::array();
    for (const auto& step : steps) {
        Json samples = Json::array();
        for (const SampleLength& sample : step)
            samples.push_back({sample.frames, sample.tokens, sample.codes, sample.conditioning});
        list.push_back(std::move(samples));
    }
    return list;
}

std::string request_line(const StepTrialRequest& request) {
    Json json = {{"config", run_config_yaml(request.config)},
                 {"device", request.device},
                 {"speakers", request.speakers},
                 {"steps", lengths_of(request.steps)},
                 {"seconds", request.seconds}};
    if (request.memory_limit_bytes)
        json["memory_limit_bytes"] = *request.memory_limit_bytes;
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void read_answer(const std::string& line, TuneTrial& trial) {
    const Json answer = parse_json(line);
    if (answer.is_object() && answer.value("ok", false)) {
        trial.samples_per_s = answer.value("samples_per_s", 0.0);
        trial.peak_bytes = answer.value("peak_bytes", std::int64_t{0});
        trial.limit_bytes = answer.value("limit_bytes", std::int64_t{0});
        return;
    }
    trial.failure =
        message(FORMANT_TR("session", "it failed: {reason}"),
                {{"reason", answer.is_object() ? answer.value("reason", "") : "invalid answer"}});
}

double seconds_since(std::chrono::steady_clock::time_point begin) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// Waits in short slices, so that a cancellation does not wait for a stuck child.
std::optional<std::string> wait_for_answer(LineProcess& child, double timeout_s,
                                           const CancellationToken& cancellation) {
    constexpr double slice_s = 0.2;
    std::optional<std::string> answer;
    for (double waited_s = 0; !answer && waited_s < timeout_s; waited_s += slice_s) {
        if (cancellation.requested())
            return std::nullopt;
        answer = child.read_line(slice_s); // returns immediately if the child has ended
    }
    return answer;
}

Message no_answer_message(const StepTrialRequest& request, bool timed_out) {
    if (timed_out && request.time_limit_s)
        return message(FORMANT_TR("session", "they took longer than {seconds} s"),
                       {{"seconds", fmt::format("{:.0f}", *request.time_limit_s)}});
    return message(
        FORMANT_TR("session", "its process hangs or was killed, as happens when memory runs out"));
}

} // namespace

TuneTrial run_step_trial(const StepTrialRequest& request, const CancellationToken& cancellation) {
    TuneTrial trial;
    trial.batch_size = request.config.train.batch_size;
    trial.accumulation = request.config.train.gradient_accumulation_steps;
    const auto child = LineProcess::start(request.program, {"--tune-step"}, {});
    if (!child) {
        trial.failure = child.error().what;
        return trial;
    }
    const auto begin = std::chrono::steady_clock::now();
    const bool sent = (*child)->write_line(request_line(request));
    const auto answer =
        sent ? wait_for_answer(**child, timeout_s(request), cancellation) : std::nullopt;
    if (answer) {
        read_answer(*answer, trial);
        return trial;
    }
    // A child that has ended is not waited for. Waiting may end a few milliseconds early.
    trial.timed_out = seconds_since(begin) > 0.9 * timeout_s(request);
    trial.failure = no_answer_message(request, trial.timed_out);
    return trial;
}

std::string device_argument(c10::Device device) {
    return device.is_cpu() ? std::string("cpu") : std::to_string(device.index());
}

} // namespace formant
