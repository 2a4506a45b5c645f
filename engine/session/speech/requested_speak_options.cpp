#include "engine/session/speech/requested_speak_options.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

namespace formant {
namespace {

using OptionNames = std::vector<std::string>;

/// Each overload sets the requested values of one kind of options, and returns the names of all
/// options of that kind.
OptionNames set_requested(const SpeechRequest& /*request*/, std::monostate& /*options*/) {
    return {};
}

OptionNames set_requested(const SpeechRequest& request, FlowOptions& options) {
    options.solver_steps = request.solver_steps.value_or(options.solver_steps);
    options.temperature = request.temperature.value_or(options.temperature);
    return {"--solver-steps", "--temperature"};
}

OptionNames set_requested(const SpeechRequest& request, VariationalOptions& options) {
    options.noise_scale = request.noise_scale.value_or(options.noise_scale);
    options.noise_scale_w = request.noise_scale_w.value_or(options.noise_scale_w);
    return {"--noise-scale", "--noise-scale-w"};
}

/// Returns the names of the requested options that not every kind of model has.
OptionNames requested_names(const SpeechRequest& request) {
    OptionNames names;
    const auto add = [&](const char* name, const auto& value) {
        if (value)
            names.emplace_back(name);
    };
    add("--solver-steps", request.solver_steps);
    add("--temperature", request.temperature);
    add("--noise-scale", request.noise_scale);
    add("--noise-scale-w", request.noise_scale_w);
    return names;
}

Error unsupported_option(const std::string& option, const std::string& kind, OptionNames known) {
    known.emplace_back("--length-scale");
    return {
        ErrorKind::usage,
        message(FORMANT_TR("session", "{option} has no effect on a voice of the model '{kind}', "
                                      "whose options are {options}; remove {option}"),
                {{"option", option},
                 {"kind", kind},
                 {"options", fmt::format("{}", fmt::join(known, ", "))}})};
}

} // namespace

SpeechDefaults default_speech_options() {
    const FlowOptions flow;
    const VariationalOptions variational;
    return {flow.solver_steps, flow.temperature, variational.noise_scale,
            variational.noise_scale_w};
}

Result<SpeakOptions> requested_speak_options(const SpeechRequest& request,
                                             const SpeakOptions& defaults,
                                             const std::string& kind) {
    SpeakOptions options = defaults;
    options.length_scale = request.length_scale;
    const OptionNames known =
        std::visit([&](auto& of_kind) { return set_requested(request, of_kind); }, options.of_kind);
    for (const std::string& name : requested_names(request))
        if (std::ranges::find(known, name) == known.end())
            return fail(unsupported_option(name, kind, known));
    return options;
}

} // namespace formant
