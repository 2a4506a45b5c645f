#include "engine/session/tuning/step_trial.h"

#include "engine/base/os/os_process.h"

#include <nlohmann/json.hpp>

namespace formant {
namespace {

using Json = nlohmann::json;

/// Opening a GPU and its first step take long; twenty times the steps is stuck.
double patience_s(double seconds) {
    return 300 + 20 * seconds;
}

Json lengths_of(const std::vector<std::vector<SampleLength>>& steps) {
    Json list = Json::array();
    for (const auto& step : steps) {
        Json samples = Json::array();
        for (const SampleLength& sample : step)
            samples.push_back({sample.frames, sample.tokens});
        list.push_back(std::move(samples));
    }
    return list;
}

std::string line_of(const StepTrialRequest& request) {
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
    const Json answer = Json::parse(line, nullptr, /*allow_exceptions=*/false);
    if (answer.is_object() && answer.value("ok", false)) {
        trial.samples_per_s = answer.value("samples_per_s", 0.0);
        trial.peak_bytes = answer.value("peak_bytes", std::int64_t{0});
        trial.limit_bytes = answer.value("limit_bytes", std::int64_t{0});
        return;
    }
    trial.failure = message(
        FORMANT_TR("session", "it failed: {reason}"),
        {{"reason", answer.is_object() ? answer.value("reason", "") : "no sensible answer"}});
}

/// In slices, so that who cancels does not wait for a child that hangs.
std::optional<std::string> wait_for_answer(LineProcess& child, double patience_s,
                                           const Cancellation& cancellation) {
    constexpr double slice_s = 0.2;
    std::optional<std::string> answer;
    for (double waited_s = 0; !answer && waited_s < patience_s; waited_s += slice_s) {
        if (cancellation.requested())
            return std::nullopt;
        answer = child.read_line(slice_s); // at once where the child is gone
    }
    return answer;
}

} // namespace

TuneTrial try_steps(const StepTrialRequest& request, const Cancellation& cancellation) {
    TuneTrial trial;
    trial.batch_size = request.config.train.batch_size;
    trial.accumulation = request.config.train.gradient_accumulation_steps;
    const auto child = LineProcess::start(request.program, {"--tune-step"}, {});
    if (!child) {
        trial.failure = child.error().what;
        return trial;
    }
    const bool asked = (*child)->write_line(line_of(request));
    const auto answer =
        asked ? wait_for_answer(**child, patience_s(request.seconds), cancellation) : std::nullopt;
    if (answer)
        read_answer(*answer, trial);
    else
        trial.failure = message(FORMANT_TR("session", "its process was killed, as the system does "
                                                      "where memory does not suffice, or hangs"));
    return trial;
}

std::string device_choice(c10::Device device) {
    return device.is_cpu() ? std::string("cpu") : std::to_string(device.index());
}

} // namespace formant
