#include "engine/session/preflight/preflight_start.h"

#include "engine/data/batches/made_up_batch.h"
#include "engine/models/model_factory.h"
#include "engine/models/model_weights.h"
#include "engine/session/corpus/corpus_folder.h"
#include "engine/session/runs/latest_run_config.h"
#include "engine/session/runs/run_start.h"
#include "engine/session/voices/kept_speaker_embedding.h"
#include "engine/session/voices/pretrained.h"
#include "engine/session/voices/pretrained_sound.h"
#include "engine/session/voices/pretrained_speakers.h"
#include "engine/session/voices/pretrained_weights.h"
#include "engine/session/voices/run_text.h"
#include "engine/synth/saved_speakers.h"
#include "engine/synth/saved_symbols.h"
#include "engine/text/public_symbols.h"

#include <algorithm>

namespace formant {
namespace {

/// The model that a training would make to go on from the checkpoint.
Result<Model> model_for(VoiceConfig voice, const StateTree& checkpoint) {
    return symbols_of(checkpoint).and_then([&](const SymbolTable& symbols) {
        return speakers_of(checkpoint).and_then([&](const SpeakerTable& speakers) {
            return keep_speaker_embedding(checkpoint, speakers.size(), voice).and_then([&](auto) {
                return create_model(voice.model, voice.audio, symbols.size(), {}, speakers.size());
            });
        });
    });
}

Result<void> check_fit(const RunConfig& config, const StateTree& checkpoint) {
    return model_for(config.voice, checkpoint).and_then([&](const Model& model) {
        return checkpoint.get<StateTree::Map>("state_dict")
            .and_then([&](const StateTree::Map& weights) {
                return load_weights(*model.trainable, weights);
            });
    });
}

/// Where the texts of the corpus say it, it is not known yet: as the weights have it.
std::int64_t symbols_to_begin_with(const TextConfig& text, const Pretrained& pretrained) {
    auto known = text_to_begin_with(text, &pretrained).symbols;
    if (!known)
        known = fixed_symbols(text);
    return known ? known->size() : rows_of_symbols(pretrained.weights).value_or(made_up_symbols);
}

Error no_weights_of_this_model(const std::string& file) {
    return {ErrorKind::checkpoint,
            message(FORMANT_TR("session", "{file} (train.pretrained_path) has no weights of "
                                          "this model"),
                    {{"file", file}})};
}

/// As the training itself will ask once it has read the corpus.
Result<void> check_beginning(Pretrained& pretrained, const RunConfig& config,
                             const SpeakerTable& speakers, const TrainableModel& model) {
    const auto parameters = model.named_parameters();
    if (std::ranges::none_of(parameters, [&](const auto& parameter) {
            return pretrained.weights.contains(parameter.key());
        }))
        return fail(no_weights_of_this_model(config.train.pretrained_path));
    const auto lost = lost_speaker_embedding(pretrained, speakers.size(), config.voice);
    fit_speakers(pretrained, speakers, model);
    const bool partial = config.train.pretrained_partial;
    const auto fit = fit_to_begin_with(model, pretrained, partial);
    if (fit)
        return {};
    return fail(lost && !partial ? *lost : fit.error());
}

Result<void> check_pretrained(Pretrained& pretrained, const RunConfig& config,
                              const SpeakerTable& speakers) {
    const VoiceConfig& voice = config.voice;
    return create_model(voice.model, voice.audio, symbols_to_begin_with(voice.text, pretrained), {},
                        speakers.size())
        .and_then([&](const Model& model) {
            return check_beginning(pretrained, config, speakers, *model.trainable);
        });
}

/// The recordings of another voice, or the same at another place.
void look_at_earlier_corpus(const RunConfig& config, const Path& run_folder,
                            PreflightLines& lines) {
    const std::string before = latest_run_config(run_folder).data.corpus;
    if (before.empty() || corpus_folder(before) == corpus_folder(config.data.corpus))
        return;
    lines.warn("other-corpus",
               message(FORMANT_TR("session", "the run {run} was trained on the recordings of "
                                             "{before} and goes on with others; if they are of "
                                             "another voice, give it another name"),
                       {{"run", config.name}, {"before", before}}));
}

} // namespace

std::int64_t look_at_checkpoint(const RunConfig& config, const std::string& resume,
                                const Path& run_folder, PreflightLines& lines) {
    const auto start = find_start(resume, run_folder);
    if (!start)
        lines.failed("checkpoint", start.error());
    if (!start || !*start)
        return 0;
    for (const DamagedCheckpoint& damaged : (*start)->damaged)
        lines.warn("checkpoint", damaged.why);
    if (resume == "auto")
        look_at_earlier_corpus(config, run_folder, lines);
    const StateTree& state = (*start)->state;
    const auto step = state.get<std::int64_t>("step").value_or(0);
    if (auto fits = check_fit(config, state); !fits)
        lines.failed("checkpoint", fits.error());
    else
        lines.ok("checkpoint",
                 message(FORMANT_TR("session", "goes on after step {step} of {file}"),
                         {{"step", std::to_string(step)}, {"file", (*start)->file.string()}}));
    return step;
}

void look_at_pretrained(const RunConfig& config, const SpeakerTable* speakers,
                        PreflightLines& lines) {
    const std::string& file = config.train.pretrained_path;
    if (file.empty() && config.preset == "fine_tune")
        lines.warn(
            "pretrained",
            message(FORMANT_TR("session", "the preset fine_tune is for a voice that is trained "
                                          "already, and this training begins without one; "
                                          "name its checkpoint: --set "
                                          "train.pretrained_path=FILE")));
    if (file.empty())
        return;
    auto pretrained = read_pretrained(file, config.voice.model.name);
    if (!pretrained)
        return lines.failed("pretrained", pretrained.error());
    if (speakers != nullptr)
        if (auto fits = check_pretrained(*pretrained, config, *speakers); !fits)
            return lines.failed("pretrained", fits.error());
    if (auto doubt = doubt_about_sound(config.voice.audio, *pretrained))
        return lines.warn("pretrained", std::move(*doubt));
    if (speakers == nullptr)
        return;
    lines.ok("pretrained",
             message(FORMANT_TR("session", "begins with the weights of {file}"), {{"file", file}}));
}

} // namespace formant
