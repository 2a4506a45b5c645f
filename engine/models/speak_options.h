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

/// Holds the options that only some kinds of model have; std::monostate for kinds without any.
using KindOptions = std::variant<std::monostate, FlowOptions, VariationalOptions>;

/// Holds the options of synthesis. SpeechModel::default_options() returns those of a model, with
/// the alternative of `of_kind` that the model reads; callers change the values that they need.
struct SpeakOptions {
    double length_scale = 1;  ///< above 1 speaks slower
    std::int64_t speaker = 0; ///< index in the speaker table
    KindOptions of_kind = {};
};

} // namespace formant
