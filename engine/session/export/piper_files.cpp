#include "engine/session/export/piper_files.h"

#include "engine/onnx/onnx_writer.h"
#include "engine/session/export/piper_config.h"
#include "engine/session/export/player_tokens.h"

namespace formant {
namespace {

onnx::Graph piper_graph(const LoadedVoice& loaded, const GraphOptions& options) {
    const GraphModel& model = *loaded.voice->graph();
    onnx::GraphBuilder builder("voice");
    const onnx::SpeechInputs inputs =
        add_speech_inputs(builder, onnx::SpeechInterface::piper,
                          {.has_speakers = loaded.voice->speakers().size() > 1,
                           .max_batch = model.max_graph_batch()});
    onnx::Value speech = model.add_speech(to_voice_layout(inputs, loaded.layout), options);
    if (loaded.vocoder.graph)
        speech = loaded.vocoder.graph->add_waveform(speech, options);
    builder.output("output", speech, {"batch", std::int64_t{1}, "samples"});
    return builder.finish();
}

} // namespace

/// The graph comes first: its writing is what may fail for lack of space.
Result<std::vector<NewFile>> piper_files(const LoadedVoice& loaded, const GraphOptions& options) {
    const Voice& voice = *loaded.voice;
    return player_tokens(loaded.symbols, loaded.layout, loaded.reads_letters())
        .map([&](const PlayerTokens& tokens) {
            return std::vector<NewFile>{
                {"voice.onnx",
                 [&loaded, options](const Path& file) {
                     return onnx::write_onnx_file(file, piper_graph(loaded, options), {});
                 }},
                text_file("voice.onnx.json",
                          piper_config(voice.config(), voice.text_reader().espeak_voice(),
                                       voice.speakers(), tokens, voice.default_options()))};
        });
}

std::vector<Message> piper_notes(const LoadedVoice& loaded) {
    if (!loaded.reads_letters())
        return {};
    return {message(FORMANT_TR("session",
                               "Piper reads letters one by one: it spells no numbers, and skips "
                               "the marks of letters such as é unless they are symbols of their "
                               "own"))};
}

} // namespace formant
