#include "engine/session/export/export_choices.h"

#include "engine/base/os/os_files.h"
#include "engine/models/model_kinds.h"
#include "engine/session/export/loaded_voice.h"
#include "engine/session/export/voice_export.h"
#include "engine/session/recording/recording_prompts.h"
#include "engine/session/runs/named_checkpoint.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_samples.h"
#include "engine/session/speech/preview_choices.h"
#include "engine/session/speech/speech_service.h"
#include "engine/session/voices/voice_file.h"
#include "engine/synth/saved_config.h"

#include <algorithm>
#include <utility>

namespace formant {
namespace {

/// Returns the folder of a checkpoint's run; empty if it lies in none.
Path run_of(const Path& checkpoint) {
    const Path run = RunFolder::of_checkpoint(checkpoint);
    return path_exists(RunFolder::config_of(run)) ? run : Path();
}

std::string proposed_vocoder(const VoiceConfig& voice, const Path& run) {
    const auto configured = kind_of(voice.model).vocoder(voice.model.kinds);
    if (configured && !configured->file.empty() &&
        named_checkpoint(configured->file, configured->key))
        return configured->file;
    for (const VocoderChoice& choice : preview_choices(run.string(), "").vocoders)
        if (!choice.vocoder.empty() && choice.vocoder != griffin_lim_only)
            return choice.vocoder;
    return "";
}

std::string text_of_sample(const Path& run) {
    for (const RunSample& sample : list_run_samples(run.string()))
        if (!sample.text.empty())
            return sample.text;
    return "";
}

/// Returns a sentence in the language of a tag such as "en-us".
std::string built_in_sentence(const std::string& tag) {
    const std::string language = tag.substr(0, tag.find('-'));
    if (std::ranges::count(prompt_list_languages(), language) == 0)
        return "";
    const auto sentences = read_sentences(built_in_prompt_list(language));
    return sentences ? sentences->front() : "";
}

std::string proposed_text(const VoiceConfig& voice, const Path& run) {
    const std::string text = run.empty() ? "" : text_of_sample(run);
    return text.empty() ? built_in_sentence(voice.text.language) : text;
}

ExportChoices choices_for(const LoadedVoice& loaded, const Path& run) {
    const Voice& voice = *loaded.voice;
    ExportChoices choices;
    choices.players =
        loaded.has_graph() ? export_players() : std::vector<std::string>{"safetensors"};
    choices.uses_vocoder = !voice.outputs_waveform();
    choices.has_solver_steps = std::holds_alternative<FlowOptions>(voice.default_options().of_kind);
    if (choices.uses_vocoder)
        choices.vocoder = proposed_vocoder(voice.config(), run);
    choices.check_text = proposed_text(voice.config(), run);
    return choices;
}

} // namespace

Result<ExportChoices> export_choices(const std::string& checkpoint) {
    return load_voice_file(checkpoint).and_then([&](VoiceFile file) {
        return voice_config_of(file.checkpoint)
            .and_then([&](const VoiceConfig& config) -> Result<ExportChoices> {
                if (kind_of(config.model).role() == ModelRole::vocoder)
                    return ExportChoices{.players = {"onnx", "safetensors"}, .is_vocoder = true};
                return load_voice(std::move(file.checkpoint), VoiceWeights::ema)
                    .map([&](const LoadedVoice& loaded) {
                        return choices_for(loaded, run_of(checkpoint));
                    });
            });
    });
}

} // namespace formant
