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

#include <optional>

namespace formant {
namespace {

constexpr const char* graph_file = "voice.onnx";

/// A voice that can be exported, with all that its files say about it.
struct LoadedVoice {
    std::unique_ptr<Voice> voice;
    SymbolTable symbols;
    TokenLayout layout;
    std::shared_ptr<const Vocoder> vocoder; ///< null for a voice that makes its samples itself
};

Result<void> check_new_files(const VoiceExportRequest& request) {
    for (const char* name : {graph_file, "voice.onnx.json"})
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

Result<std::shared_ptr<const Vocoder>> vocoder_of(const Voice& voice, const std::string& named) {
    if (voice.outputs_waveform())
        return (named.empty() ? Result<void>() : voice.check_uses_vocoder()).map([] {
            return std::shared_ptr<const Vocoder>();
        });
    const auto opened =
        named.empty() ? open_configured_vocoder(voice.config(), voice.device())
                      : open_vocoder(named, "--vocoder", voice.config().audio, voice.device());
    if (!opened)
        return fail(opened.error());
    if (dynamic_cast<const GraphVocoder*>(opened->vocoder.get()) == nullptr)
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "the voice has no vocoder, and no player has "
                                                  "Griffin-Lim; name one with --vocoder (a "
                                                  "checkpoint, or the folder of a run)")));
    return opened->vocoder;
}

Result<LoadedVoice> load(const VoiceExportRequest& request) {
    const auto file = load_voice_file(request.checkpoint);
    if (!file)
        return fail(file.error());
    const auto weights = request.raw_weights ? VoiceWeights::raw : VoiceWeights::ema;
    auto voice = Voice::from_checkpoint(file->checkpoint, weights, at::kCPU);
    if (!voice)
        return fail(voice.error());
    const auto symbols = symbols_of(file->checkpoint);
    if (!symbols)
        return fail(symbols.error());
    const TokenLayout layout = layout_of((*voice)->config().text);
    if (auto possible = check_has_graph(**voice, layout); !possible)
        return fail(possible.error());
    return vocoder_of(**voice, request.vocoder)
        .map([&](const std::shared_ptr<const Vocoder>& vocoder) {
            return LoadedVoice{std::move(*voice), *symbols, layout, vocoder};
        });
}

onnx::Graph piper_graph(const LoadedVoice& loaded, const GraphOptions& options) {
    const GraphModel& model = *loaded.voice->graph();
    onnx::GraphBuilder builder("voice");
    const onnx::SpeechInputs inputs =
        add_speech_inputs(builder, onnx::SpeechInterface::piper,
                          {.has_speakers = loaded.voice->speakers().size() > 1,
                           .max_batch = model.max_graph_batch()});
    onnx::Value speech = model.add_speech(in_layout(inputs, loaded.layout), options);
    if (const auto* vocoder = dynamic_cast<const GraphVocoder*>(loaded.vocoder.get()))
        speech = vocoder->add_waveform(speech, options);
    builder.output("output", speech, {"batch", std::int64_t{1}, "samples"});
    return builder.finish();
}

Result<ExportedVoice> write_for_piper(const LoadedVoice& loaded,
                                      const VoiceExportRequest& request) {
    const Path folder = request.out;
    const Path graph = folder / graph_file, config = folder / "voice.onnx.json";
    const Voice& voice = *loaded.voice;
    return make_folder(folder)
        .and_then([&] {
            return onnx::write_onnx_file(
                graph,
                piper_graph(loaded, {.half = request.half, .solver_steps = request.solver_steps}),
                {});
        })
        .and_then([&] {
            return write_file_atomically(config,
                                         piper_config(voice.config(), voice.speakers(),
                                                      player_tokens(loaded.symbols, loaded.layout),
                                                      voice.default_options()));
        })
        .map([&] {
            return ExportedVoice{{graph.string(), config.string()}, {}};
        });
}

} // namespace

Result<ExportedVoice> export_voice(const VoiceExportRequest& request) {
    return check_new_files(request)
        .and_then([&] { return load(request); })
        .and_then([&](const LoadedVoice& loaded) { return write_for_piper(loaded, request); });
}

} // namespace formant
