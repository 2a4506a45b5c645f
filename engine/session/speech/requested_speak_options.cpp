#include "engine/session/speech/requested_speak_options.h"

#include <fmt/ranges.h>

#include <optional>
#include <variant>
#include <vector>

namespace formant {
namespace {

using OptionNames = std::vector<std::string>;

/// Finds a value in the options of a voice; null if the voice does not have it.
template <class Options, class Value>
Value* find_value(KindOptions& options, Value Options::*member) {
    Options* held = std::get_if<Options>(&options);
    return held ? &(held->*member) : nullptr;
}

template <class Options, class Value>
Value* find_value(KindOptions& options, std::optional<Value> Options::*member) {
    Options* held = std::get_if<Options>(&options);
    return held && held->*member ? &*(held->*member) : nullptr;
}

/// Calls `visit(name, requested value, value in the options of the voice)` for each option that not
/// every voice has.
template <class Visit>
void visit_options(const SpeechRequest& request, KindOptions& options, const Visit& visit) {
    visit("--solver-steps", request.solver_steps, find_value(options, &FlowOptions::solver_steps));
    double* const of_flow = find_value(options, &FlowOptions::temperature);
    visit("--temperature", request.temperature,
          of_flow ? of_flow : find_value(options, &TokenOptions::temperature));
    visit("--noise-scale", request.noise_scale,
          find_value(options, &VariationalOptions::noise_scale));
    visit("--noise-scale-w", request.noise_scale_w,
          find_value(options, &VariationalOptions::noise_scale_w));
    visit("--top-k", request.top_k, find_value(options, &TokenOptions::top_k));
    visit("--top-p", request.top_p, find_value(options, &TokenOptions::top_p));
    visit("--repetition-penalty", request.repetition_penalty,
          find_value(options, &TokenOptions::repetition_penalty));
}

Error unsupported_option(const std::string& option, const std::string& kind, OptionNames known) {
    known.emplace_back("--length-scale");
    return {ErrorKind::usage,
            message(FORMANT_TR("session", "{option} has no effect on this voice of the model "
                                          "'{kind}', whose options are {options}; remove {option}"),
                    {{"option", option},
                     {"kind", kind},
                     {"options", fmt::format("{}", fmt::join(known, ", "))}})};
}

} // namespace

SpeechDefaults default_speech_options() {
    const FlowOptions flow;
    const VariationalOptions variational;
    const TokenOptions tokens;
    return {flow.solver_steps,
            flow.temperature,
            variational.noise_scale,
            variational.noise_scale_w.value(),
            tokens.temperature,
            tokens.top_k,
            tokens.top_p,
            tokens.repetition_penalty};
}

Result<SpeakOptions> requested_speak_options(const SpeechRequest& request,
                                             const SpeakOptions& defaults,
                                             const std::string& kind) {
    SpeakOptions options = defaults;
    options.length_scale = request.length_scale;
    OptionNames available, unsupported;
    visit_options(request, options.of_kind,
                  [&](const char* name, const auto& requested, auto* value) {
                      if (value)
                          available.emplace_back(name);
                      else if (requested)
                          unsupported.emplace_back(name);
                      if (value && requested)
                          *value = *requested;
                  });
    if (!unsupported.empty())
        return fail(unsupported_option(unsupported.front(), kind, available));
    return options;
}

} // namespace formant
