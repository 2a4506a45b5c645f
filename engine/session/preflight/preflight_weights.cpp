#include "engine/session/preflight/preflight_weights.h"

#include "engine/data/batches/synthetic_batch.h"
#include "engine/models/create_model.h"
#include "engine/models/model_kinds.h"
#include "engine/models/model_weights.h"
#include "engine/models/without_initialization.h"
#include "engine/session/corpus/corpus_folder.h"
#include "engine/session/data/corpus_identity.h"
#include "engine/session/preflight/preflight_symbols.h"
#include "engine/session/runs/latest_run_config.h"
#include "engine/session/voices/acoustic_teacher.h"
#include "engine/session/voices/fitted_pretrained.h"
#include "engine/session/voices/pretrained.h"
#include "engine/session/voices/pretrained_adapters.h"
#include "engine/session/voices/pretrained_speakers.h"
#include "engine/session/voices/pretrained_symbols.h"
#include "engine/session/voices/pretrained_weights.h"
#include "engine/session/voices/resolved_voice_config.h"
#include "engine/session/voices/run_codec.h"
#include "engine/session/voices/run_text.h"
#include "engine/session/voices/voice_vocoder.h"
#include "engine/synth/saved_speakers.h"
#include "engine/synth/saved_symbols.h"
#include "engine/text/upstream_symbols.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <chrono>

namespace formant {
namespace {

/// Creates the model that a run would resume with from the checkpoint.
Result<Model> model_for(VoiceConfig voice, const StateTree& checkpoint) {
    return symbols_of(checkpoint).and_then([&](const SymbolTable& symbols) {
        return speakers_of(checkpoint).and_then([&](const SpeakerTable& speakers) {
            return inherit_settings(checkpoint, speakers.size(), voice.model).and_then([&](auto) {
                const WithoutInitialization names_and_shapes;
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

/// Returns the size of the symbol table. A table that is built from the corpus is not known yet, so
/// the size in the pretrained weights is used instead.
std::int64_t initial_symbol_count(const TextConfig& text, const Pretrained& pretrained) {
    auto known = initial_run_text(text, &pretrained, false).symbols;
    if (!known)
        known = fixed_symbols(text);
    return known ? known->size()
                 : num_pretrained_symbols(pretrained).value_or(synthetic_symbol_count);
}

Error no_matching_weights(const std::string& file) {
    return {ErrorKind::checkpoint,
            message(FORMANT_TR("session",
                               "{file} (train.pretrained_path) has no weights for this model"),
                    {{"file", file}})};
}

/// Makes the checks that a run makes once it has read the corpus.
Result<void> check_initial_weights(Pretrained& pretrained, const RunConfig& config,
                                   const SpeakerTable& speakers, const TrainableModel& model) {
    const auto parameters = model.named_parameters();
    if (std::ranges::none_of(parameters, [&](const auto& parameter) {
            return pretrained.weights.contains(parameter.key());
        }))
        return fail(no_matching_weights(config.train.pretrained_path));
    const auto kept = check_nothing_lost(pretrained, speakers.size(), config.voice.model);
    remap_speakers(pretrained, speakers, model);
    const bool partial = config.train.pretrained_partial;
    const auto fit = check_warm_start(model, pretrained, partial);
    if (fit)
        return {};
    return fail(!kept && !partial ? kept.error() : fit.error());
}

Result<void> check_pretrained_fit(Pretrained& pretrained, const RunConfig& config,
                                  const SpeakerTable& speakers) {
    const VoiceConfig& voice = config.voice;
    const WithoutInitialization names_and_shapes;
    return complete_with_codec(pretrained, voice)
        .and_then([&] {
            return create_model(voice.model, voice.audio,
                                initial_symbol_count(voice.text, pretrained), {}, speakers.size());
        })
        .and_then([&](const Model& model) {
            LoraConfig lora = voice.model.lora;
            fit_adapters(pretrained, *model.trainable, lora);
            return check_initial_weights(pretrained, config, speakers, *model.trainable);
        });
}

constexpr std::chrono::seconds max_hashing_time{5};

/// Refuses a resumed run that would train on other recordings, as its start does. Warns where that
/// is unknown and the corpus is in another folder.
void check_previous_corpus(const RunConfig& config, const PreviousCorpusCheck& check,
                           const StateTree& checkpoint, const Path& run_folder,
                           PreflightReport& report) {
    const auto is_another = check.corpus != nullptr
                                ? is_another_corpus(saved_recordings(checkpoint),
                                                    check.corpus->utterances, max_hashing_time)
                                : std::nullopt;
    if (is_another.value_or(false) && !check.allows_changes)
        return report.failed("other-corpus", another_corpus_error(run_folder, config.data.corpus));
    if (is_another == false)
        return;
    const std::string before = latest_run_config(run_folder).data.corpus;
    if (before.empty() || corpus_folder(before) == corpus_folder(config.data.corpus))
        return;
    report.warn(
        "other-corpus",
        message(
            FORMANT_TR("session",
                       "the run {run} was trained on the recordings in {before} and would resume "
                       "with different ones; if they are of another voice, use another run name"),
            {{"run", config.name}, {"before", before}}));
}

void report_pretrained(const std::string& file, PreflightReport& report) {
    report.ok("pretrained", message(FORMANT_TR("session", "starts from pretrained weights: {file}"),
                                    {{"file", file}}));
}

/// Checks the weights as a run that trains on prepared tokens loads them.
Result<std::vector<Message>> check_token_weights(Pretrained& pretrained, const RunConfig& config,
                                                 const SymbolTable& text_tokens) {
    const VoiceConfig& voice = config.voice;
    const WithoutInitialization names_and_shapes;
    return create_model(voice.model, voice.audio, text_tokens.size(), {})
        .and_then([&](const Model& model) {
            LoraConfig lora = voice.model.lora;
            auto changes = fit_pretrained(pretrained, text_tokens, *model.trainable, lora,
                                          config.train.layers);
            return check_initial_weights(pretrained, config, SpeakerTable::from_names({}),
                                         *model.trainable)
                .and_then([&] { return std::move(changes); });
        });
}

SpeakerTable speakers_in(const Corpus& corpus) {
    std::vector<std::string> names;
    for (const auto& [speaker, recordings] : recordings_by_speaker(corpus))
        names.push_back(speaker);
    return SpeakerTable::from_names(names);
}

} // namespace

void check_resume_checkpoint(const RunConfig& config, const std::string& resume,
                             const Path& run_folder, const ResumePoint& point,
                             const PreviousCorpusCheck& corpus, PreflightReport& report) {
    if (point.starts_fresh())
        return;
    const LoadedCheckpoint& checkpoint = *point.checkpoint;
    for (const DamagedCheckpoint& damaged : checkpoint.damaged)
        report.warn("checkpoint", damaged.why);
    if (resume == "auto")
        check_previous_corpus(config, corpus, checkpoint.state, run_folder, report);
    if (auto same = check_resumed_audio(checkpoint.state, config.voice.audio); !same)
        return report.failed("checkpoint", same.error());
    if (auto fits = check_fit(config, checkpoint.state); !fits)
        return report.failed("checkpoint", fits.error());
    report.ok("checkpoint", message(FORMANT_TR("session", "resumes from {file} after step {step}"),
                                    {{"step", std::to_string(point.step())},
                                     {"file", checkpoint.file.string()}}));
}

void check_pretrained(const RunConfig& config, const Corpus* corpus, PreflightReport& report) {
    const std::string& file = config.train.pretrained_path;
    if (const auto has = check_has_weights(config.train, config.voice.model); !has)
        return report.failed("pretrained", has.error());
    if (file.empty() && config.preset == "fine_tune")
        report.warn("pretrained",
                    message(FORMANT_TR(
                        "session", "the preset fine_tune needs a trained voice, and none is set; "
                                   "name its checkpoint with --set train.pretrained_path=FILE")));
    if (file.empty())
        return;
    auto pretrained = read_pretrained(file, kind_of(config.voice.model));
    if (!pretrained)
        return report.failed("pretrained", pretrained.error());
    if (corpus != nullptr) {
        check_pretrained_symbols(config, corpus->utterances, *pretrained, report);
        if (auto fits = check_pretrained_fit(*pretrained, config, speakers_of(*corpus)); !fits)
            return report.failed("pretrained", fits.error());
    }
    if (auto doubt = audio_mismatch_warning(config.voice.audio, *pretrained))
        return report.warn("pretrained", std::move(*doubt));
    if (corpus != nullptr)
        report_pretrained(file, report);
}

void check_pretrained_tokens(const RunConfig& config, const SymbolTable* text_tokens,
                             PreflightReport& report) {
    const std::string& file = config.train.pretrained_path;
    if (const auto has = check_has_weights(config.train, config.voice.model); !has)
        return report.failed("pretrained", has.error());
    if (file.empty())
        return;
    auto pretrained = read_pretrained(file, kind_of(config.voice.model));
    if (!pretrained)
        return report.failed("pretrained", pretrained.error());
    if (text_tokens == nullptr)
        return;
    const auto changes = check_token_weights(*pretrained, config, *text_tokens);
    if (!changes)
        return report.failed("pretrained", changes.error());
    for (const Message& change : *changes)
        report.ok("pretrained-fit", change);
    report_pretrained(file, report);
}

void check_codec(const RunConfig& config, PreflightReport& report) {
    const ModelKind& kind = kind_of(config.voice.model);
    const std::string& file = config.train.pretrained_path;
    if (!kind.codec(config.voice.model.kinds))
        return;
    if (!file.empty())
        if (const auto weights = read_pretrained(file, kind);
            !weights || holds_codec(weights->weights))
            return; // check_pretrained() reports what is wrong with them
    const auto codec = load_run_codec(config.voice);
    if (!codec)
        return report.failed("codec", codec.error());
    if (*codec)
        report.ok("codec", message(FORMANT_TR("session", "trains on the tokens of {file}"),
                                   {{"file", (*codec)->file.string()}}));
}

void check_acoustic_model(const VoiceConfig& config, const Corpus* corpus,
                          PreflightReport& report) {
    const auto voice = load_acoustic_teacher(config, at::kCPU);
    if (!voice)
        return report.failed("mels", voice.error());
    if (!*voice)
        return;
    if (corpus != nullptr)
        if (const auto places = teacher_speaker_indices(speakers_in(*corpus), **voice); !places)
            return report.failed("mels", places.error());
    report.ok(
        "mels",
        message(FORMANT_TR("session",
                           "trains on mel spectrograms predicted by {file} (teacher forcing)"),
                {{"file", (*voice)->file.string()}}));
}

void check_vocoder(const VoiceConfig& config, bool resumes, PreflightReport& report) {
    const auto vocoder = resumes ? open_vocoder_if_available(config, at::kCPU)
                                 : open_configured_vocoder(config, at::kCPU);
    if (!vocoder)
        return report.failed("vocoder", vocoder.error());
    if (!vocoder->warning.empty())
        report.warn("vocoder", vocoder->warning);
    else if (vocoder->vocoder)
        report.ok("vocoder",
                  message(FORMANT_TR("session", "vocoder: {file}"),
                          {{"file", kind_of(config.model).vocoder(config.model.kinds)->file}}));
}

} // namespace formant
