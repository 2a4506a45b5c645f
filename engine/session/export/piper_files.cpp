#include "engine/session/export/piper_files.h"

#include "engine/session/export/graph_files.h"
#include "engine/session/export/piper_config.h"
#include "engine/session/export/player_tokens.h"

namespace formant {
namespace {

GraphForm piper_form(const LoadedVoice& loaded) {
    const onnx::SpeechInputsOptions options{.has_speakers = loaded.voice->speakers().size() > 1,
                                            .max_batch = loaded.voice->graph()->max_graph_batch()};
    return {.add_inputs =
                [options, layout = loaded.layout](onnx::GraphBuilder& builder) {
                    return to_voice_layout(
                        add_speech_inputs(builder, onnx::SpeechInterface::piper, options), layout);
                },
            .output = "output",
            .batch = "batch"};
}

} // namespace

/// The graph comes first: its writing is what may fail for lack of space.
Result<std::vector<NewFile>> piper_files(const LoadedVoice& loaded, const GraphOptions& options) {
    const Voice& voice = *loaded.voice;
    return player_tokens(loaded.symbols, loaded.layout, loaded.reads_letters())
        .map([&](const PlayerTokens& tokens) {
            return std::vector<NewFile>{
                speech_file("voice.onnx", loaded, piper_form(loaded), options),
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
