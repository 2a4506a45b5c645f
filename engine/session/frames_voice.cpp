#include "engine/session/frames_voice.h"

#include "engine/base/os_files.h"
#include "engine/base/sha256.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_store.h"
#include "engine/models/model_factory.h"
#include "engine/session/run_folder.h"

namespace formant {
namespace {

/// Of a run that has validated, others than the last weights may be the better ones.
std::optional<Path> best_of_run(const Path& checkpoints) {
    const CheckpointStore store(checkpoints);
    if (const auto best = store.best(); best && *best)
        return (*best)->file;
    if (const Path last = checkpoints / "final_ema.pt"; path_exists(last))
        return last;
    const auto steps = store.step_files();
    return steps && !steps->empty() ? std::optional(steps->front()) : std::nullopt;
}

Error no_checkpoint_of_mels(const std::string& named) {
    return {ErrorKind::usage,
            message(FORMANT_TR("session", "there is no checkpoint {path} (model.hifigan.mels_of), "
                                          "and no run in that folder that has one; name a "
                                          "checkpoint of a voice of unet"),
                    {{"path", named}})};
}

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

Result<Path> checkpoint_of_mels(const std::string& mels_of) {
    const Path named = mels_of;
    if (path_exists(named) && !folder_exists(named))
        return named;
    for (const Path& folder : {RunFolder::checkpoints_of(named), named})
        if (folder_exists(folder))
            if (auto file = best_of_run(folder))
                return std::move(*file);
    return fail(no_checkpoint_of_mels(mels_of));
}

Result<std::optional<FramesVoice>> read_frames_voice(const VoiceConfig& config,
                                                     const c10::Device& device) {
    if (config.model.name != "hifigan" || config.model.hifigan.mels_of.empty())
        return std::nullopt;
    return checkpoint_of_mels(config.model.hifigan.mels_of)
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
