#include "engine/session/export/loaded_voice.h"

#include "engine/session/voices/voice_file.h"
#include "engine/synth/saved_symbols.h"

#include <utility>

namespace formant {
namespace {

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

} // namespace

Result<LoadedVoice> load_for_export(const std::string& checkpoint, VoiceWeights weights,
                                    const std::string& vocoder) {
    const auto file = load_voice_file(checkpoint);
    if (!file)
        return fail(file.error());
    auto voice = Voice::from_checkpoint(file->checkpoint, weights, at::kCPU);
    if (!voice)
        return fail(voice.error());
    const TokenLayout layout = layout_of((*voice)->config().text);
    return check_has_graph(**voice, layout)
        .and_then([&] { return symbols_of(file->checkpoint); })
        .and_then([&](const SymbolTable& symbols) {
            return vocoder_of(**voice, vocoder).and_then([&](VoiceVocoder opened) {
                if (opened.vocoder)
                    if (const auto set = (*voice)->set_vocoder(opened.vocoder); !set)
                        return Result<LoadedVoice>(fail(set.error()));
                return Result<LoadedVoice>(
                    LoadedVoice{std::move(*voice), symbols, layout, std::move(opened)});
            });
        });
}

} // namespace formant
