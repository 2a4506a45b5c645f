#include "engine/session/voices/frames_voice.h"

#include "engine/base/sha256.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/models/model_factory.h"
#include "engine/session/runs/named_checkpoint.h"

namespace formant {
namespace {

Result<FramesVoice> read_voice(const Path& file, const VoiceConfig& wanted,
                               const c10::Device& device) {
    auto content = sha256_of_file(file);
    if (!content)
        return fail(content.error());
    return load_checkpoint(file)
        .and_then([&](const StateTree& checkpoint) { return unet_of(checkpoint, wanted, device); })
        .map([&](SavedUnet unet) {
            return FramesVoice{file, std::move(*content), std::move(unet)};
        });
}

} // namespace

Result<std::optional<FramesVoice>> read_frames_voice(const VoiceConfig& config,
                                                     const c10::Device& device) {
    if (config.model.name != "hifigan" || config.model.hifigan.mels_of.empty())
        return std::nullopt;
    return named_checkpoint(config.model.hifigan.mels_of, "model.hifigan.mels_of")
        .and_then([&](const Path& file) { return read_voice(file, config, device); })
        .map([](FramesVoice voice) { return std::optional(std::move(voice)); });
}

Result<std::vector<std::int64_t>> places_in_voice(const SpeakerTable& speakers,
                                                  const FramesVoice& voice) {
    const SpeakerTable& known = voice.unet.speakers;
    std::vector<std::int64_t> places;
    for (const std::string& speaker : speakers.names()) {
        const auto place = known.size() == 1 ? 0 : known.index(speaker);
        if (!place)
            return fail(
                ErrorKind::data,
                message(FORMANT_TR("session", "the voice {file} (model.hifigan.mels_of) knows the "
                                              "speakers {known}, and not {speaker} of the "
                                              "recordings; leave those out, or train the voice "
                                              "with them"),
                        {{"file", voice.file.string()},
                         {"known", joined_names(known.names())},
                         {"speaker", speaker}}));
        places.push_back(*place);
    }
    return places;
}

} // namespace formant
