#pragma once

#include "engine/onnx/graph_builder.h"

#include <optional>

namespace formant::onnx {

/// Inputs that a player gives to a graph that speaks.
struct SpeechInputs {
    Value tokens;       ///< int64 [B, L]
    Value lengths;      ///< of the texts, int64 [B]
    Value noise_scale;  ///< float32 [1]; the temperature of models with a flow
    Value length_scale; ///< float32 [1], above 1: slower
    std::optional<Value> duration_noise_scale; ///< float32 [1]; for models that draw durations
    std::optional<Value> speakers;             ///< int64 [B]; absent for a voice of one speaker
};

/// The interfaces of the players that we export for: names, order and form of the inputs.
enum class SpeechInterface {
    piper,  ///< `input`, `input_lengths`, `scales` float32 [3], `sid`: piper-tts, and sherpa-onnx
            ///< for such voices
    plain,  ///< `tokens` of one text, `noise_scale`, `length_scale`, `duration_noise_scale`,
            ///< `speaker`: for programs of the user's own
    matcha, ///< `x`, `x_length`, `noise_scale`, `length_scale`, `sid`: sherpa-onnx for Matcha-TTS
};

struct SpeechInputsOptions {
    bool has_speakers = false;    ///< several
    bool draws_durations = false; ///< read by the plain interface, which else lacks their scale
    std::int64_t max_batch = 0;   ///< texts at a time; 0: any number
};

/// Adds the inputs of an interface to a graph.
SpeechInputs add_speech_inputs(GraphBuilder& builder, SpeechInterface interface,
                               const SpeechInputsOptions& options);

} // namespace formant::onnx
