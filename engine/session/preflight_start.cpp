#include "engine/session/preflight_start.h"

#include "engine/models/model_factory.h"
#include "engine/models/model_weights.h"
#include "engine/session/corpus_folder.h"
#include "engine/session/kept_speaker_embedding.h"
#include "engine/session/latest_run_config.h"
#include "engine/session/made_up_batch.h"
#include "engine/session/pretrained.h"
#include "engine/session/pretrained_sound.h"
#include "engine/session/run_start.h"
#include "engine/synth/saved_speakers.h"
#include "engine/synth/saved_symbols.h"

namespace formant {
namespace {

/// The model that a training would make to go on from the checkpoint.
Result<Model> model_for(VoiceConfig voice, const StateTree& checkpoint) {
    if (auto kept = keep_speaker_embedding(checkpoint, voice); !kept)
        return fail(kept.error());
    return symbols_of(checkpoint).and_then([&](const SymbolTable& symbols) {
        return speakers_of(checkpoint).and_then([&](const SpeakerTable& speakers) {
            return create_model(voice.model, voice.audio, symbols.size(), {}, speakers.size());
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

/// Some weights of a foreign file must be the model's; of one that says for which symbols and
/// speakers it was made, all. Whether the corpus has the same speakers is not known yet.
Result<void> check_pretrained(const Pretrained& pretrained, RunConfig config) {
    const std::string& file = config.train.pretrained_path;
    const std::int64_t symbols = pretrained.symbols ? pretrained.symbols->size() : made_up_symbols;
    keep_speaker_embedding(pretrained, pretrained.speakers.size(), config.voice);
    const auto model = create_model(config.voice.model, config.voice.audio, symbols, {},
                                    pretrained.speakers.size());
    if (!model)
        return fail(model.error());
    if (!pretrained.is_foreign && pretrained.symbols && !config.train.pretrained_partial)
        return load_weights(*model->trainable, pretrained.weights);
    for (const auto& parameter : model->trainable->named_parameters())
        if (pretrained.weights.contains(parameter.key()))
            return {};
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("session", "{file} (train.pretrained_path) has no weights of "
                                              "this model"),
                        {{"file", file}}));
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

void look_at_pretrained(const RunConfig& config, PreflightLines& lines) {
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
    const auto pretrained = read_pretrained(file, config.voice.model.name);
    if (!pretrained)
        return lines.failed("pretrained", pretrained.error());
    if (auto fits = check_pretrained(*pretrained, config); !fits)
        return lines.failed("pretrained", fits.error());
    if (auto doubt = doubt_about_sound(config.voice.audio, *pretrained))
        return lines.warn("pretrained", std::move(*doubt));
    lines.ok("pretrained",
             message(FORMANT_TR("session", "begins with the weights of {file}"), {{"file", file}}));
}

} // namespace formant
