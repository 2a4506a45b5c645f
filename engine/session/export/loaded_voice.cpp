#include "engine/session/export/loaded_voice.h"

#include "engine/synth/saved_symbols.h"

#include <utility>

namespace formant {
namespace {

Result<void> check_has_graph(const LoadedVoice& loaded) {
    if (loaded.has_graph())
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "a voice of type {model} has no form that other "
                                              "programs' players know; formant checkpoint convert "
                                              "writes it for the program that it comes from"),
                        {{"model", loaded.voice->config().model.name}}));
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

} // namespace

Result<LoadedVoice> load_voice(StateTree checkpoint, VoiceWeights weights) {
    auto voice = Voice::from_checkpoint(checkpoint, weights, at::kCPU);
    if (!voice)
        return fail(voice.error());
    const TokenLayout layout = layout_of((*voice)->config().text);
    return symbols_of(checkpoint).map([&](const SymbolTable& symbols) {
        return LoadedVoice{std::move(checkpoint), std::move(*voice), symbols, layout, {}};
    });
}

Result<LoadedVoice> load_graph_voice(StateTree checkpoint, VoiceWeights weights,
                                     const std::string& vocoder) {
    return load_voice(std::move(checkpoint), weights)
        .and_then([&](LoadedVoice loaded) -> Result<LoadedVoice> {
            if (auto has_graph = check_has_graph(loaded); !has_graph)
                return fail(has_graph.error());
            auto opened = vocoder_of(*loaded.voice, vocoder);
            if (!opened)
                return fail(opened.error());
            loaded.vocoder = std::move(*opened);
            if (loaded.vocoder.vocoder)
                if (auto set = loaded.voice->set_vocoder(loaded.vocoder.vocoder); !set)
                    return fail(set.error());
            return loaded;
        });
}

} // namespace formant
