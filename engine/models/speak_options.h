#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <optional>
#include <variant>

namespace formant {

/// Holds the options of models that integrate a flow from noise to mel frames.
struct FlowOptions {
    std::int64_t solver_steps = 10; ///< Euler steps of the flow
    double temperature = 0.2;       ///< scale of the initial noise
    at::Tensor style = {};          ///< [S], from style_of(); undefined: the model's default
};

/// Holds the options of models that draw from a learned prior (variational autoencoders).
struct VariationalOptions {
    double noise_scale = 0.667; ///< variation between renderings
    /// Variation of stochastic durations; absent from the defaults of a model without them.
    std::optional<double> noise_scale_w = 0.8;
};

/// Holds the options of models that speak token by token.
struct TokenOptions {
    double temperature = 0.75;     ///< of the draw of a token; 0: the most likely one
    std::int64_t top_k = 50;       ///< number of the most likely tokens that may be drawn; 0: all
    double top_p = 0.85;           ///< the most likely tokens with this probability may be drawn
    double repetition_penalty = 1; ///< above 1 makes tokens less likely that occurred before
    at::Tensor style = {};         ///< [S], from style_of(); undefined: the model's default
};

/// Holds the options that only some kinds of model have; std::monostate for kinds without any.
using KindOptions = std::variant<std::monostate, FlowOptions, VariationalOptions, TokenOptions>;

/// Returns where options hold the style of a reference recording; null if they hold none.
inline at::Tensor* style_in(KindOptions& options) {
    if (auto* flow = std::get_if<FlowOptions>(&options))
        return &flow->style;
    auto* tokens = std::get_if<TokenOptions>(&options);
    return tokens != nullptr ? &tokens->style : nullptr;
}

/// Holds the options of synthesis. SpeechModel::default_options() returns those of a model, with
/// the alternative of `of_kind` that the model reads; callers change the values that they need.
struct SpeakOptions {
    double length_scale = 1;  ///< above 1 speaks slower
    std::int64_t speaker = 0; ///< index in the speaker table
    KindOptions of_kind = {};
};

} // namespace formant
