#include "engine/session/export/voice_export.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/onnx/onnx_writer.h"
#include "engine/session/export/piper_config.h"
#include "engine/session/export/player_tokens.h"
#include "engine/session/voices/voice_file.h"
#include "engine/session/voices/voice_vocoder.h"
#include "engine/synth/saved_symbols.h"
#include "engine/synth/voice.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

constexpr const char* graph_file = "voice.onnx";
constexpr const char* config_file = "voice.onnx.json";

/// A voice that can be exported, with all that its files say about it.
struct LoadedVoice {
    std::unique_ptr<Voice> voice;
    TokenLayout layout;
    PlayerTokens tokens;
    VoiceVocoder vocoder; ///< none for a voice that makes its samples itself
};

Result<void> check_new_files(const VoiceExportRequest& request) {
    for (const char* name : {graph_file, config_file})
        if (const Path file = Path(request.out) / name; path_exists(file))
            return fail(ErrorKind::usage,
                        message(FORMANT_TR("session", "{file} exists already; choose another "
                                                      "folder with --out"),
                                {{"file", file.string()}}));
    return {};
}

Result<void> check_has_graph(const Voice& voice, TokenLayout layout) {
    if (voice.graph() != nullptr && layout != TokenLayout::pieces)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "a voice of type {model} has no form that other "
                                              "programs' players know; formant checkpoint convert "
                                              "writes it for the program that it comes from"),
                        {{"model", voice.config().model.name}}));
}

Result<VoiceVocoder> vocoder_of(const Voice& voice, const std::string& named) {
    if (voice.outputs_waveform())
        return (named.empty() ? Result<void>() : voice.check_uses_vocoder()).map([] {
            return VoiceVocoder();
        });
    auto opened = named.empty()
                      ? open_configured_vocoder(voice.config(), voice.device())
                      : open_vocoder(named, "--vocoder", voice.config().audio, voice.device());
    if (opened && !opened->graph)
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "the voice has no vocoder, and no player has "
                                                  "Griffin-Lim; name one with --vocoder (a "
                                                  "checkpoint, or the folder of a run)")));
    return opened;
}

bool reads_letters(const Voice& voice) {
    return voice.config().text.mode == "characters";
}

Result<LoadedVoice> with_tokens_and_vocoder(std::unique_ptr<Voice> voice,
                                            const SymbolTable& symbols,
                                            const std::string& vocoder) {
    const TokenLayout layout = layout_of(voice->config().text);
    return check_has_graph(*voice, layout)
        .and_then([&] { return player_tokens(symbols, layout, reads_letters(*voice)); })
        .and_then([&](const PlayerTokens& tokens) {
            return vocoder_of(*voice, vocoder).map([&](VoiceVocoder opened) {
                return LoadedVoice{std::move(voice), layout, tokens, std::move(opened)};
            });
        });
}

Result<LoadedVoice> load(const VoiceExportRequest& request) {
    const auto file = load_voice_file(request.checkpoint);
    if (!file)
        return fail(file.error());
    const auto weights = request.raw_weights ? VoiceWeights::raw : VoiceWeights::ema;
    auto voice = Voice::from_checkpoint(file->checkpoint, weights, at::kCPU);
    if (!voice)
        return fail(voice.error());
    return symbols_of(file->checkpoint).and_then([&](const SymbolTable& symbols) {
        return with_tokens_and_vocoder(std::move(*voice), symbols, request.vocoder);
    });
}

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

/// Returns what users should know who hear the voice elsewhere.
std::vector<Message> notes_on(const LoadedVoice& loaded) {
    std::vector<Message> notes;
    if (!loaded.vocoder.warning.empty())
        notes.push_back(loaded.vocoder.warning);
    if (reads_letters(*loaded.voice))
        notes.push_back(message(
            FORMANT_TR("session", "Piper reads letters one by one: it spells no numbers, and skips "
                                  "the marks of letters such as é unless they are symbols of their "
                                  "own")));
    return notes;
}

/// Removes the configuration again if the graph cannot be written, so that the export can be
/// repeated.
Result<ExportedVoice> write_for_piper(const LoadedVoice& loaded,
                                      const VoiceExportRequest& request) {
    const Path graph = Path(request.out) / graph_file, config = Path(request.out) / config_file;
    const Voice& voice = *loaded.voice;
    const GraphOptions options{.half = request.half, .solver_steps = request.solver_steps};
    return make_folder(request.out)
        .and_then([&] {
            return write_file_atomically(
                config, piper_config(voice.config(), voice.text_reader().espeak_voice(),
                                     voice.speakers(), loaded.tokens, voice.default_options()));
        })
        .and_then([&] {
            auto written = onnx::write_onnx_file(graph, piper_graph(loaded, options), {});
            return written ? written : remove_file(config).and_then([&] { return written; });
        })
        .map([&] {
            return ExportedVoice{{graph.string(), config.string()}, notes_on(loaded)};
        });
}

Result<void> check_player(const std::string& player) {
    if (std::ranges::count(export_players(), player) > 0)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "no voice can be exported for the player {player}; "
                                              "known are: {players}"),
                        {{"player", player},
                         {"players", fmt::format("{}", fmt::join(export_players(), ", "))}}));
}

} // namespace

std::vector<std::string> export_players() {
    return {"piper"};
}

Result<ExportedVoice> export_for_player(const VoiceExportRequest& request) {
    return check_player(request.player)
        .and_then([&] { return check_new_files(request); })
        .and_then([&] { return load(request); })
        .and_then([&](const LoadedVoice& loaded) { return write_for_piper(loaded, request); });
}

} // namespace formant
