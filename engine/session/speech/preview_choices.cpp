#include "engine/session/speech/preview_choices.h"

#include "engine/base/os/os_files.h"
#include "engine/checkpoint/pickle_file.h"
#include "engine/models/model_kinds.h"
#include "engine/session/runs/find_run.h"
#include "engine/session/runs/latest_run_config.h"
#include "engine/session/runs/named_checkpoint.h"
#include "engine/session/speech/speech_service.h"
#include "engine/synth/saved_config.h"
#include "engine/text/byte_pair/byte_pair_encoding.h"
#include "engine/text/language_name.h"

#include <algorithm>
#include <filesystem>

namespace formant {
namespace {

std::vector<std::string> only_if_several(std::vector<std::string> names) {
    return names.size() > 1 ? std::move(names) : std::vector<std::string>();
}

/// Returns the code of a language without a name.
std::string shown_name(const std::string& language, const std::string& in_language) {
    std::string name = language_name(language, in_language);
    return name.empty() ? language : name;
}

/// Puts the language of the training first, "en" for "en-us".
std::vector<std::string> with_own_first(std::vector<std::string> languages,
                                        const std::string& trained) {
    std::stable_partition(languages.begin(), languages.end(), [&](const std::string& language) {
        return has_marker_of(trained, language);
    });
    std::stable_partition(languages.begin(), languages.end(),
                          [&](const std::string& language) { return trained == language; });
    return languages;
}

/// Returns the final checkpoint, or the newest one if the run is not finished.
std::string final_or_newest_checkpoint(const RunStatus& run) {
    const Path last = Path(run.folder) / "checkpoints" / "final_ema.pt";
    return path_exists(last) ? last.string() : run.newest_checkpoint;
}

bool has_same_mel_config(const VoiceConfig& vocoder, const VoiceConfig& voice) {
    return kind_of(vocoder.model).role() == ModelRole::vocoder && vocoder.audio == voice.audio;
}

/// Resolves links and "..", and removes a slash at the end.
Path resolve_path(const Path& named) {
    std::error_code unknown;
    const Path found = std::filesystem::weakly_canonical(named, unknown);
    return unknown ? named : (found / "").parent_path();
}

/// Returns the name of the run if the path is its folder, its checkpoint folder or one of its
/// checkpoints; else the file name.
std::string vocoder_name(Path named) {
    if (named.parent_path().filename() == "checkpoints")
        named = named.parent_path();
    if (named.filename() == "checkpoints")
        named = named.parent_path();
    return named.filename().string();
}

bool is_inside(const Path& file, const Path& folder) {
    return std::ranges::mismatch(file, folder).in2 == folder.end();
}

/// Returns the vocoder in the settings of the voice; empty if there is none or it no longer exists.
Path configured_vocoder(const ModelReference& vocoder) {
    return !vocoder.file.empty() && named_checkpoint(vocoder.file, vocoder.key)
               ? resolve_path(vocoder.file)
               : Path();
}

/// Adds the vocoders in the same runs folder, except the configured one.
void add_other_vocoders(const std::string& run, const VoiceConfig& voice, const Path& configured,
                        std::vector<VocoderChoice>& vocoders) {
    const auto runs = list_runs(Path(run).parent_path().string());
    for (const RunStatus& one : runs.value_or(std::vector<RunStatus>())) {
        const std::string checkpoint = final_or_newest_checkpoint(one);
        if (checkpoint.empty() || is_inside(configured, resolve_path(one.folder)))
            continue;
        if (has_same_mel_config(latest_run_config(one.folder).voice, voice))
            vocoders.push_back({one.name, checkpoint});
    }
}

std::vector<VocoderChoice> vocoders_for(const std::string& run, const VoiceConfig& voice) {
    const auto vocoder = kind_of(voice.model).vocoder(voice.model.kinds);
    if (!vocoder)
        return {};
    const Path configured = configured_vocoder(*vocoder);
    std::vector<VocoderChoice> vocoders;
    if (!configured.empty())
        vocoders.push_back({vocoder_name(configured), ""});
    vocoders.push_back({"Griffin-Lim", vocoder->file.empty() ? "" : griffin_lim_only});
    add_other_vocoders(run, voice, configured, vocoders);
    return vocoders.size() > 1 ? std::move(vocoders) : std::vector<VocoderChoice>();
}

} // namespace

PreviewChoices preview_choices(const std::string& run, const std::string& checkpoint,
                               const std::string& in_language) {
    if (run.empty())
        return {};
    const VoiceConfig voice = latest_run_config(run).voice;
    PreviewChoices choices;
    choices.vocoders = vocoders_for(run, voice);
    choices.has_reference = kind_of(voice.model).supports_reference();
    if (checkpoint.empty())
        return choices;
    choices.speakers = only_if_several(read_pickle_string_list(checkpoint, "speakers"));
    if (read_saved_vocabulary(checkpoint))
        for (const std::string& language : only_if_several(
                 with_own_first(languages_in(read_pickle_string_list(checkpoint, "symbols")),
                                voice.text.language)))
            choices.languages.push_back({language, shown_name(language, in_language)});
    return choices;
}

} // namespace formant
