#include "engine/session/voices/voice_vocoder.h"

#include "engine/models/model_kinds.h"
#include "engine/session/runs/named_checkpoint.h"
#include "engine/session/voices/voice_file.h"
#include "engine/synth/saved_vocoder.h"

namespace formant {
namespace {

/// The mels of the upstream code have other values in quiet parts and at the ends of a recording.
Message other_mels_warning() {
    return message(FORMANT_TR("session", "the vocoder was trained by another program, whose mels "
                                         "differ in quiet parts: fine-tune it on the voice's "
                                         "recordings for better sound (train.pretrained_path)"));
}

Message griffin_lim_warning(const Error& reason) {
    return message(
        FORMANT_TR("session", "using Griffin-Lim instead of the vocoder of the voice: {reason}"),
        {{"reason", reason.what}});
}

} // namespace

Result<VoiceVocoder> open_vocoder(const std::string& named, const std::string& setting,
                                  const MelConfig& mel, const c10::Device& device) {
    return named_checkpoint(named, setting)
        .and_then(load_voice_file)
        .and_then([&](const VoiceFile& file) {
            return load_vocoder(file.checkpoint, mel, device).map([&](const SavedVocoder& saved) {
                return VoiceVocoder{saved.vocoder,
                                    file.is_third_party ? other_mels_warning() : Message(),
                                    saved.graph};
            });
        });
}

Result<VoiceVocoder> open_configured_vocoder(const VoiceConfig& voice, const c10::Device& device) {
    const auto vocoder = kind_of(voice.model).vocoder(voice.model.kinds);
    if (!vocoder || vocoder->file.empty())
        return VoiceVocoder();
    return open_vocoder(vocoder->file, vocoder->key, voice.audio, device);
}

VoiceVocoder open_vocoder_if_available(const VoiceConfig& voice, const c10::Device& device) {
    auto vocoder = open_configured_vocoder(voice, device);
    return vocoder ? std::move(*vocoder)
                   : VoiceVocoder{nullptr, griffin_lim_warning(vocoder.error())};
}

} // namespace formant
