#include "engine/session/training/training_setup.h"

#include "engine/base/text/time_text.h"
#include "engine/models/create_model.h"
#include "engine/models/model_kinds.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/config/model_text_reader.h"
#include "engine/session/data/batch_feed.h"
#include "engine/session/data/recorded_split.h"
#include "engine/session/training/checkpoint_header.h"
#include "engine/session/training/warm_start.h"
#include "engine/session/voices/fitted_pretrained.h"
#include "engine/session/voices/resolved_voice_config.h"
#include "engine/session/voices/weights_origin.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

/// Returns 0 for prepared codes, whose recordings are not read.
double audio_seconds(const TrainingClips& clips, const MelConfig& audio) {
    double samples = 0;
    for (const TrainingClip& clip : clips)
        samples += clip.samples.defined() ? static_cast<double>(clip.samples.numel()) : 0;
    return samples / static_cast<double>(audio.sample_rate_hz);
}

} // namespace

Result<std::unique_ptr<PreparedTraining>> TrainingSetup::prepare() {
    auto training = std::make_unique<PreparedTraining>();
    return read_pretrained_weights()
        .and_then([&] { return read_codec(*training); })
        .and_then([&] { return open_texts(*training); })
        .and_then([&] { return read_recordings(*training); })
        .and_then([&] { return make_model(*training); })
        .and_then([&] { return choose_layers(*training); })
        .and_then([&] { return make_batches(*training); })
        .map([&] { return std::move(training); });
}

Result<void> TrainingSetup::read_pretrained_weights() {
    if (!inputs_.point.starts_fresh())
        return {};
    if (config_.train.pretrained_path.empty())
        return check_has_weights(config_.train, config_.voice.model);
    return read_warm_start(config_, inputs_.reporter).map([&](Pretrained pretrained) {
        pretrained_ = std::move(pretrained);
    });
}

/// Weights from which a run starts hold the codec as well, unless only a part of them is used.
Result<void> TrainingSetup::read_codec(PreparedTraining& training) {
    if (!inputs_.point.starts_fresh()) {
        training.codec = recorded_codec(*checkpoint());
        training.origin = recorded_origin(*checkpoint());
        return {};
    }
    if (pretrained_)
        training.origin = pretrained_->origin;
    if (pretrained_ && holds_codec(pretrained_->weights)) {
        training.codec = pretrained_->codec;
        report_inherited_codec();
        return {};
    }
    return load_run_codec(config_.voice).map([&](std::optional<RunCodec> codec) {
        codec_ = std::move(codec);
        if (!codec_)
            return;
        training.codec = codec_->content;
        training.origin = joined_origins(training.origin, codec_->origin);
        adopt_codec_sizes(*codec_, config_.voice.model);
        if (pretrained_)
            add_codec(*codec_, pretrained_->weights);
        report(message(FORMANT_TR("session", "training on the tokens of the codec {file}"),
                       {{"file", codec_->file.string()}}));
    });
}

void TrainingSetup::report_inherited_codec() const {
    const VoiceConfig& voice = config_.voice;
    const auto named = kind_of(voice.model).codec(voice.model.kinds);
    if (named && !named->file.empty())
        inputs_.reporter.advise(
            "codec", message(FORMANT_TR("session", "{file} ({setting}) is not used: the pretrained "
                                                   "weights hold the codec that they were trained "
                                                   "with"),
                             {{"file", named->file}, {"setting", named->key}}));
}

Result<void> TrainingSetup::open_texts(PreparedTraining& training) {
    return load_teacher(training)
        .and_then([&] {
            resolve_stress(training.teacher);
            return needs_texts(config_.voice) ? read_vocabulary() : Result<void>();
        })
        .map([&] { adopt_vocabulary(training.teacher, config_.voice.text); })
        .and_then([&] { return model_text_reader(config_.voice); })
        .map([&](std::shared_ptr<const TextReader> reader) {
            training.text_reader = std::move(reader);
        });
}

/// A run keeps the tokenizer of its checkpoint: other pieces would have its ids.
Result<void> TrainingSetup::read_vocabulary() {
    TextConfig& text = config_.voice.text;
    const std::string requested = text.tokenizer;
    return resolve_vocabulary(text, checkpoint(), pretrained_ ? &*pretrained_ : nullptr).map([&] {
        if (requested != text.tokenizer)
            inputs_.reporter.advise(
                "inherited-settings",
                message(FORMANT_TR("session", "text.tokenizer stays that of the checkpoint, whose "
                                              "texts the model has learned, not '{requested}'"),
                        {{"requested", requested}}));
    });
}

Result<void> TrainingSetup::load_teacher(PreparedTraining& training) {
    return load_acoustic_teacher(config_.voice, inputs_.device)
        .map([&](std::optional<AcousticTeacher> teacher) {
            if (teacher)
                report(message(FORMANT_TR("session", "training on mel spectrograms that {file} "
                                                     "predicts for the recordings (teacher "
                                                     "forcing)"),
                               {{"file", teacher->file.string()}}));
            training.teacher = std::move(teacher);
        });
}

void TrainingSetup::resolve_stress(const std::optional<AcousticTeacher>& teacher) {
    TextConfig& text = config_.voice.text;
    if (teacher && teacher->voice.reads_texts)
        text.keep_stress = teacher->voice.keeps_stress ? "on" : "off";
    resolve_keep_stress(text, checkpoint(), pretrained_ ? &*pretrained_ : nullptr);
}

/// An acoustic teacher reads the texts with its own symbols; a codec reads none.
Result<RunText> TrainingSetup::resolve_text(const std::optional<AcousticTeacher>& teacher) const {
    const TextConfig& config = config_.voice.text;
    if (teacher && teacher->voice.reads_texts)
        return RunText{teacher->voice.symbols, teacher->voice.layout};
    if (!inputs_.point.starts_fresh())
        return resumed_run_text(config, *checkpoint());
    return initial_run_text(config, pretrained_ ? &*pretrained_ : nullptr,
                            config_.train.pretrained_partial);
}

Result<void> TrainingSetup::read_recordings(PreparedTraining& training) {
    report(message(FORMANT_TR("session", "reading the recordings of {corpus}"),
                   {{"corpus", config_.data.corpus}}));
    auto text = resolve_text(training.teacher);
    if (!text)
        return fail(text.error());
    config_.voice.text.layout = name_of(text->layout);
    auto data = make_training_data(
        {config_.data, config_.voice, training.text_reader.get(), inputs_.decode_program,
         std::move(text->symbols), text->can_grow, config_.train.preloads(),
         split_history_of(checkpoint()), static_cast<std::uint64_t>(config_.train.seed)},
        inputs_.cancellation);
    if (!data)
        return fail(data.error());
    training.data = std::move(*data);
    report_recordings(training.data);
    return check_corpus_speakers(training.data.speakers).and_then([&] {
        return resolve_inherited_settings(training.data.speakers, training.data.symbols);
    });
}

void TrainingSetup::report_recordings(const TrainingData& data) {
    for (const Message& reason : data.excluded)
        inputs_.reporter.advise("recording-left-out", reason);
    if (const double seconds = audio_seconds(data.training, config_.voice.audio); seconds > 0)
        report(message(FORMANT_TR("session", "{duration} of audio to train on"),
                       {{"duration", duration_text(seconds)}}));
    report(message(FORMANT_TR("session", "{training} {recording|recordings} to train on, "
                                         "{validation} to validate"),
                   {{"training", std::to_string(data.training.size())},
                    {"validation", std::to_string(data.validation.size())}},
                   static_cast<std::int64_t>(data.training.size())));
    if (data.speakers.size() > 1)
        report(message(FORMANT_TR("session", "{count} speakers: {names}"),
                       {{"count", std::to_string(data.speakers.size())},
                        {"names", joined_names(data.speakers.names())}}));
}

Result<void> TrainingSetup::check_corpus_speakers(const SpeakerTable& speakers) const {
    return inputs_.point.starts_fresh() ? Result<void>() : check_speakers(*checkpoint(), speakers);
}

Result<void> TrainingSetup::resolve_inherited_settings(const SpeakerTable& speakers,
                                                       const SymbolTable& symbols) {
    if (!inputs_.point.starts_fresh())
        return inherit_settings(*checkpoint(), speakers.size(), config_.voice.model)
            .map([&](std::optional<Message> overruled) {
                if (overruled)
                    inputs_.reporter.advise("inherited-settings", std::move(*overruled));
            });
    if (pretrained_)
        if (auto kept = inherit_settings(*pretrained_, speakers.size(), config_.voice.model))
            report(std::move(*kept));
    return inherit_from_symbols(symbols, config_.voice.model);
}

Result<void> TrainingSetup::make_model(PreparedTraining& training) {
    const TrainingData& data = training.data;
    at::manual_seed(static_cast<std::uint64_t>(config_.train.seed)); // initial weights
    auto model = create_model(config_.voice.model, config_.voice.audio, data.symbols.size(),
                              data.statistics, data.speakers.size());
    if (!model)
        return fail(model.error());
    training.model = std::move(*model);
    TrainableModel& trainable = *training.model.trainable;
    const auto copied = codec_ ? copy_codec(*codec_, trainable) : Result<void>();
    const auto loaded = copied.and_then([&] {
        return pretrained_
                   ? warm_start_model(trainable, *pretrained_, data, config_, inputs_.reporter)
                   : Result<void>();
    });
    pretrained_.reset(); // the model holds its contents now
    return loaded.map([&] {
        trainable.to(inputs_.device);
        trainable.set_gradient_checkpointing(config_.train.uses_gradient_checkpointing());
    });
}

Result<void> TrainingSetup::make_batches(PreparedTraining& training) {
    const TrainingData& data = training.data;
    return make_teacher_forced_mels(training.teacher, data.speakers, config_.train.seed,
                                    computed_feature_folder(config_.data))
        .and_then([&](std::unique_ptr<ComputedFeature> mels) {
            training.teacher_mels = std::move(mels);
            return make_batch_source(config_, data, inputs_.device, training.teacher_mels.get(),
                                     nullptr, own_share());
        })
        .map([&](std::unique_ptr<BatchSource> source) {
            training.source = std::move(source);
            training.train = resolve_max_steps(config_.train, training.source->batches_per_epoch());
            training.header = make_checkpoint_header(config_, data);
            if (training.teacher)
                record_acoustic_teacher(training.header, training.teacher->content);
            if (!training.codec.empty())
                record_codec(training.header, training.codec);
            record_origin(training.header, training.origin);
        });
}

/// Returns the share of each batch that this rank computes.
std::optional<BatchShare> TrainingSetup::own_share() const {
    if (inputs_.group == nullptr)
        return std::nullopt;
    const ProcessGroup& group = *inputs_.group;
    return equal_shares(config_.train.samples_per_step(), group.size()).at(group.rank());
}

Result<void> TrainingSetup::choose_layers(PreparedTraining& training) {
    TrainableModel& model = *training.model.trainable;
    return select_layers(config_.train, model).and_then([&](LayerSelection layers) {
        if (config_.train.layers != "full")
            report(layers.summary);
        model.train_new_text_tokens_only(layers.only_new_text_tokens);
        training.layers = std::move(layers);
        return check_trains_any(training.layers, model);
    });
}

Result<void> TrainingSetup::add_validation(PreparedTraining& training) const {
    return make_validation_batches(config_, training.data.validation, training.data.tokenizer(),
                                   training.teacher_mels.get())
        .map([&](std::vector<Batch> batches) { training.validation = std::move(batches); });
}

} // namespace formant
