#include "engine/onnx/speech_inputs.h"

#include "engine/onnx/operations.h"

namespace formant::onnx {
namespace {

Dimension batch_of(const SpeechInputsOptions& options) {
    return options.max_batch == 0 ? Dimension("batch") : Dimension(options.max_batch);
}

void add_speakers(GraphBuilder& builder, const SpeechInputsOptions& options, SpeechInputs& inputs) {
    if (options.has_speakers)
        inputs.speakers = builder.input("sid", ElementType::int64, {batch_of(options)});
}

SpeechInputs piper_inputs(GraphBuilder& builder, const SpeechInputsOptions& options) {
    const Dimension batch = batch_of(options);
    const Value tokens = builder.input("input", ElementType::int64, {batch, "phonemes"});
    const Value lengths = builder.input("input_lengths", ElementType::int64, {batch});
    const Value scales = builder.input("scales", ElementType::float32, {std::int64_t{3}});
    const std::vector<Value> parts = split(scales, 0, 3, 1);
    SpeechInputs inputs{tokens, lengths, parts[0], parts[1], parts[2], {}};
    add_speakers(builder, options, inputs);
    return inputs;
}

Value scale_input(GraphBuilder& builder, const char* name) {
    return builder.input(name, ElementType::float32, {std::int64_t{1}});
}

SpeechInputs plain_inputs(GraphBuilder& builder, const SpeechInputsOptions& options) {
    const Value tokens = builder.input("tokens", ElementType::int64, {std::int64_t{1}, "tokens"});
    const Value noise = scale_input(builder, "noise_scale"),
                length = scale_input(builder, "length_scale");
    SpeechInputs inputs{tokens, length_of(tokens, 1), noise, length, {}, {}};
    if (options.draws_durations)
        inputs.duration_noise_scale = scale_input(builder, "duration_noise_scale");
    if (options.has_speakers)
        inputs.speakers = builder.input("speaker", ElementType::int64, {std::int64_t{1}});
    return inputs;
}

SpeechInputs matcha_inputs(GraphBuilder& builder, const SpeechInputsOptions& options) {
    const Dimension batch = batch_of(options);
    const Value tokens = builder.input("x", ElementType::int64, {batch, "phonemes"});
    const Value lengths = builder.input("x_length", ElementType::int64, {batch});
    const Value noise = scale_input(builder, "noise_scale"),
                length = scale_input(builder, "length_scale");
    SpeechInputs inputs{tokens, lengths, noise, length, {}, {}};
    add_speakers(builder, options, inputs);
    return inputs;
}

} // namespace

SpeechInputs add_speech_inputs(GraphBuilder& builder, SpeechInterface interface,
                               const SpeechInputsOptions& options) {
    switch (interface) {
    case SpeechInterface::piper:
        return piper_inputs(builder, options);
    case SpeechInterface::plain:
        return plain_inputs(builder, options);
    case SpeechInterface::matcha:
        break;
    }
    return matcha_inputs(builder, options);
}

} // namespace formant::onnx
