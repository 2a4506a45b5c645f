#include "engine/session/export/graph_files.h"

#include <utility>

namespace formant {
namespace {

onnx::Value speech_in(onnx::GraphBuilder& builder, const LoadedVoice& loaded, const GraphForm& form,
                      const GraphOptions& options) {
    return loaded.voice->graph()->add_speech(form.add_inputs(builder), options);
}

} // namespace

NewFile speech_file(std::string name, const LoadedVoice& loaded, GraphForm form,
                    const GraphOptions& options) {
    return {std::move(name), [&loaded, form = std::move(form), options](const Path& file) {
                onnx::GraphBuilder builder("voice");
                onnx::Value speech = speech_in(builder, loaded, form, options);
                if (loaded.vocoder.graph)
                    speech = loaded.vocoder.graph->add_waveform(speech, options);
                builder.output(form.output, speech, {form.batch, std::int64_t{1}, "samples"});
                return onnx::write_onnx_file(file, builder.finish(), form.properties);
            }};
}

NewFile acoustic_file(std::string name, const LoadedVoice& loaded, GraphForm form,
                      const GraphOptions& options) {
    return {std::move(name), [&loaded, form = std::move(form), options](const Path& file) {
                onnx::GraphBuilder builder("acoustic");
                builder.output(form.output, speech_in(builder, loaded, form, options),
                               {form.batch, loaded.voice->config().audio.n_mels, "frames"});
                return onnx::write_onnx_file(file, builder.finish(), form.properties);
            }};
}

NewFile vocoder_file(std::shared_ptr<const GraphVocoder> vocoder, std::int64_t n_mels,
                     std::string output, onnx::Properties properties, const GraphOptions& options) {
    return {"vocoder.onnx", [vocoder = std::move(vocoder), n_mels, output = std::move(output),
                             properties = std::move(properties), options](const Path& file) {
                onnx::GraphBuilder builder("vocoder");
                const onnx::Value mel =
                    builder.input("mel", onnx::ElementType::float32, {"batch", n_mels, "frames"});
                builder.output(output, vocoder->add_waveform(mel, options),
                               {"batch", std::int64_t{1}, "samples"});
                return onnx::write_onnx_file(file, builder.finish(), properties);
            }};
}

} // namespace formant
