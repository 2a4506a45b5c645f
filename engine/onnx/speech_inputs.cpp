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

SpeechInputs matcha_inputs(GraphBuilder& builder, const SpeechInputsOptions& options) {
    const Dimension batch = batch_of(options);
    const Value tokens = builder.input("x", ElementType::int64, {batch, "phonemes"});
    const Value lengths = builder.input("x_length", ElementType::int64, {batch});
    const auto scale = [&](const char* name) {
        return builder.input(name, ElementType::float32, {std::int64_t{1}});
    };
    const Value noise = scale("noise_scale"), length = scale("length_scale");
    SpeechInputs inputs{tokens, lengths, noise, length, {}, {}};
    add_speakers(builder, options, inputs);
    return inputs;
}

} // namespace

SpeechInputs add_speech_inputs(GraphBuilder& builder, SpeechInterface interface,
                               const SpeechInputsOptions& options) {
    return interface == SpeechInterface::piper ? piper_inputs(builder, options)
                                               : matcha_inputs(builder, options);
}

} // namespace formant::onnx
