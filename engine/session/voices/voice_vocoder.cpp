#include "engine/session/voices/voice_vocoder.h"

#include "engine/session/runs/named_checkpoint.h"
#include "engine/session/voices/voice_file.h"
#include "engine/synth/saved_vocoder.h"

namespace formant {
namespace {

/// What is quiet, and the ends, are other numbers in the frames of the public code.
Message knows_other_frames() {
    return message(FORMANT_TR("session",
                              "the vocoder is of another program, whose frames differ in "
                              "what is quiet: it sounds better after some training on "
                              "the voice's recordings (train.pretrained_path)"));
}

Message heard_by_griffin_lim(const Error& reason) {
    return message(
        FORMANT_TR("session", "without the vocoder of the voice, by Griffin-Lim: {reason}"),
        {{"reason", reason.what}});
}

} // namespace

Result<VoiceVocoder> open_vocoder(const std::string& named, const std::string& setting,
                                  const MelConfig& mel, const c10::Device& device) {
    return named_checkpoint(named, setting)
        .and_then(load_voice_file)
        .and_then([&](const VoiceFile& file) {
            return vocoder_of(file.checkpoint, mel, device)
                .map([&](std::shared_ptr<const Vocoder> vocoder) {
                    return VoiceVocoder{std::move(vocoder),
                                        file.is_foreign ? knows_other_frames() : Message()};
                });
        });
}

Result<VoiceVocoder> open_vocoder_of(const VoiceConfig& voice, const c10::Device& device) {
    if (voice.model.name != "unet" || voice.model.unet.vocoder.empty())
        return VoiceVocoder();
    return open_vocoder(voice.model.unet.vocoder, "model.unet.vocoder", voice.audio, device);
}

VoiceVocoder open_vocoder_if_there(const VoiceConfig& voice, const c10::Device& device) {
    auto vocoder = open_vocoder_of(voice, device);
    return vocoder ? std::move(*vocoder)
                   : VoiceVocoder{nullptr, heard_by_griffin_lim(vocoder.error())};
}

} // namespace formant
