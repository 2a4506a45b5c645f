#include "engine/session/speech/own_text_choices.h"

#include "engine/base/os/os_files.h"
#include "engine/checkpoint/pickle_file.h"
#include "engine/session/runs/latest_run_config.h"
#include "engine/session/runs/named_checkpoint.h"
#include "engine/session/runs/run_list.h"
#include "engine/session/speech/speech_service.h"

#include <algorithm>
#include <filesystem>

namespace formant {
namespace {

std::vector<std::string> several(std::vector<std::string> speakers) {
    return speakers.size() > 1 ? std::move(speakers) : std::vector<std::string>();
}

/// The one that it ended with; of one that has not ended, the newest.
std::string checkpoint_of(const RunStatus& run) {
    const Path last = Path(run.folder) / "checkpoints" / "final_ema.pt";
    return path_exists(last) ? last.string() : run.newest_checkpoint;
}

bool knows_frames(const VoiceConfig& vocoder, const VoiceConfig& voice) {
    return vocoder.model.name == "hifigan" && vocoder.audio == voice.audio;
}

/// As the system knows it: without links, "..", and a slash at its end.
Path settled(const Path& named) {
    std::error_code unknown;
    const Path found = std::filesystem::weakly_canonical(named, unknown);
    return unknown ? named : (found / "").parent_path();
}

/// Of its run where it is one's own: the folder, its checkpoints, or one of these.
std::string name_of_vocoder(Path named) {
    if (named.parent_path().filename() == "checkpoints")
        named = named.parent_path();
    if (named.filename() == "checkpoints")
        named = named.parent_path();
    return named.filename().string();
}

bool lies_in(const Path& file, const Path& folder) {
    return std::ranges::mismatch(file, folder).in2 == folder.end();
}

/// That the settings of the voice name; empty where they name none, or it has gone.
Path own_vocoder(const VoiceConfig& voice) {
    const std::string& own = voice.model.unet.vocoder;
    return !own.empty() && named_checkpoint(own, "model.unet.vocoder") ? settled(own) : Path();
}

/// But the voice's own.
void add_vocoders_beside(const std::string& run, const VoiceConfig& voice, const Path& own,
                         std::vector<VocoderChoice>& vocoders) {
    const auto runs = list_runs(Path(run).parent_path().string());
    for (const RunStatus& one : runs.value_or(std::vector<RunStatus>())) {
        const std::string checkpoint = checkpoint_of(one);
        if (checkpoint.empty() || lies_in(own, settled(one.folder)))
            continue;
        if (knows_frames(latest_run_config(one.folder).voice, voice))
            vocoders.push_back({one.name, checkpoint});
    }
}

std::vector<VocoderChoice> vocoders_for(const std::string& run) {
    const VoiceConfig voice = latest_run_config(run).voice;
    if (voice.model.name != "unet")
        return {};
    const Path own = own_vocoder(voice);
    std::vector<VocoderChoice> vocoders;
    if (!own.empty())
        vocoders.push_back({name_of_vocoder(own), ""});
    vocoders.push_back({"Griffin-Lim", voice.model.unet.vocoder.empty() ? "" : griffin_lim_alone});
    add_vocoders_beside(run, voice, own, vocoders);
    return vocoders.size() > 1 ? std::move(vocoders) : std::vector<VocoderChoice>();
}

} // namespace

OwnTextChoices own_text_choices(const std::string& run, const std::string& checkpoint) {
    if (run.empty())
        return {};
    return {several(checkpoint.empty() ? std::vector<std::string>()
                                       : texts_in_pickle(checkpoint, "speakers")),
            vocoders_for(run)};
}

} // namespace formant
