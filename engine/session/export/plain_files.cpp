#include "engine/session/export/plain_files.h"

#include "engine/session/export/graph_files.h"
#include "engine/session/export/voice_description.h"

#include <utility>

namespace formant {
namespace {

constexpr const char* samples = "samples";

GraphForm plain_form(const LoadedVoice& loaded, const std::string& output) {
    const auto defaults = loaded.voice->default_options();
    const auto* drawn = std::get_if<VariationalOptions>(&defaults.of_kind);
    const onnx::SpeechInputsOptions options{.has_speakers = loaded.voice->speakers().size() > 1,
                                            .draws_durations = drawn != nullptr &&
                                                               drawn->noise_scale_w.has_value(),
                                            .max_batch = 1};
    return {.add_inputs =
                [options](onnx::GraphBuilder& builder) {
                    return add_speech_inputs(builder, onnx::SpeechInterface::plain, options);
                },
            .output = output};
}

} // namespace

Result<std::vector<NewFile>> plain_files(const LoadedVoice& loaded, const GraphOptions& options,
                                         bool separate_vocoder) {
    NewFile description = text_file("voice.json", voice_description(loaded));
    if (!separate_vocoder)
        return std::vector{speech_file("voice.onnx", loaded, plain_form(loaded, samples), options),
                           description};
    if (!loaded.vocoder.graph)
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "this voice makes its samples without a vocoder; "
                                                  "omit --separate-vocoder")));
    return std::vector{acoustic_file("acoustic.onnx", loaded, plain_form(loaded, "mel"), options),
                       vocoder_file(loaded.vocoder.graph, loaded.voice->config().audio.n_mels,
                                    samples, {}, options),
                       description};
}

std::vector<NewFile> plain_vocoder_files(std::shared_ptr<const GraphVocoder> vocoder,
                                         const MelConfig& mel, const GraphOptions& options) {
    return {vocoder_file(std::move(vocoder), mel.n_mels, samples, {}, options),
            text_file("vocoder.json", vocoder_description(mel))};
}

} // namespace formant
