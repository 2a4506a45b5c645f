#include "engine/session/training/run_worker.h"

#include "engine/base/log.h"
#include "engine/base/os/os_module.h"
#include "engine/models/create_model.h"
#include "engine/models/model_weights.h"
#include "engine/session/config/model_text_reader.h"
#include "engine/session/data/batch_feed.h"
#include "engine/session/data/corpus_identity.h"
#include "engine/session/data/recorded_split.h"
#include "engine/session/hardware/hardware_report.h"
#include "engine/session/preflight/preflight.h"
#include "engine/session/runs/run_changes.h"
#include "engine/session/training/checkpoint_header.h"
#include "engine/session/training/initial_memory.h"
#include "engine/session/training/resumed_run.h"
#include "engine/session/training/run_samples_writer.h"
#include "engine/session/training/warm_start.h"
#include "engine/session/tuning/step_trial.h"
#include "engine/session/voices/resolved_voice_config.h"
#include "engine/train/changed_config.h"
#include "engine/train/internal_error.h"
#include "engine/train/layer_selection.h"
#include "engine/tuning/device_memory.h"

#include <ATen/ATen.h>

namespace formant {

RunWorker::RunWorker(RunSetup setup, RunFolder folder, MetricsSinks metrics,
                     TrainObserver& observer)
    : request_(std::move(setup.request)), config_(std::move(setup.config)),
      point_(std::move(setup.point)), settings_(config_.train),
      hardware_(std::move(setup.hardware)), device_(hardware_.device), folder_(std::move(folder)),
      events_(folder_, std::move(metrics), observer) {
    if (request_.decode_program.empty())
        request_.decode_program = program_file().string();
}

Result<void> RunWorker::run() {
    auto end = train_or_fail();
    const bool stopped = !end && end.error().kind == ErrorKind::interrupted;
    // The trainer reports a stop itself; nobody has reported one during the preparation.
    const bool is_reported = events_.phase() == RunPhase::stopped;
    if (!end && !is_reported)
        report_state(stopped ? RunPhase::stopped : RunPhase::failed, end.error().what);
    if (!end && !stopped && !started_)
        undo_start();
    return end;
}

void RunWorker::undo_start() {
    if (auto undone = folder_.undo_start(); !undone)
        log(LogLevel::warning, undone.error().what);
}

/// LibTorch throws if a device fails or a programming error shows. The run then fails with that
/// message, and the program continues.
Result<void> RunWorker::train_or_fail() {
    try {
        report_hardware();
        if (auto checked = run_preflight_checks(); !checked)
            return checked;
        if (point_.starts_fresh() && !config_.train.pretrained_path.empty()) {
            auto pretrained = read_warm_start(config_, events_);
            if (!pretrained)
                return fail(pretrained.error());
            pretrained_ = std::move(*pretrained);
        }
        return train();
    } catch (const std::exception& failure) {
        return fail(internal_error(failure));
    }
}

/// The whole report goes to the log, the lines that affect the training to the observer too.
void RunWorker::report_hardware() {
    const std::vector<Message> report = hardware_report_lines(run_hardware_report(hardware_));
    for (const Message& line : report)
        log(LogLevel::info, line);
    if (Message model = model_choice_message(request_.config_file, request_.settings);
        !model.empty())
        report_state(RunPhase::preparing, std::move(model));
    for (Message& line : startup_messages(hardware_))
        report_state(RunPhase::preparing, std::move(line));
    for (const Message& warning : hardware_.chosen.warnings)
        advise("gpu-choice", warning);
}

/// A warning does not prevent the training, so it is reported as advice.
Result<void> RunWorker::run_preflight_checks() {
    return run_preflight(
        request_, PreflightDepth::at_start, cancellation_,
        [this](const PreflightCheck& check) {
            if (check.grade == Grade::warning)
                advise("preflight", check.what);
        },
        &point_);
}

Result<void> RunWorker::train() {
    events_.set_start_step(point_.step());
    const auto pending = point_.starts_fresh()
                             ? PendingChanges()
                             : load_setting_changes(folder_, request_.resume, config_, events_);
    if (!pending)
        return fail(pending.error());
    if (!point_.starts_fresh()) {
        settings_.set(config_.train);
        if (auto same = check_resumed_audio(point_.checkpoint->state, config_.voice.audio); !same)
            return same;
    }
    const auto teacher = load_teacher();
    if (!teacher)
        return fail(teacher.error());
    resolve_stress(*teacher);
    const auto text_reader = model_text_reader(config_.voice);
    if (!text_reader)
        return fail(text_reader.error());
    const auto vocoder = open_sample_vocoder();
    if (!vocoder)
        return fail(vocoder.error());
    auto data = read_corpus(text_reader->get(), *teacher);
    if (!data)
        return fail(data.error());
    if (auto same = check_corpus_speakers(data->speakers); !same)
        return same;
    if (auto resolved = resolve_speaker_embedding(data->speakers); !resolved)
        return resolved;
    auto model = make_model(*data);
    if (!model)
        return fail(model.error());
    const auto teacher_mels =
        make_teacher_mel_generator(*teacher, data->speakers, config_.train.seed);
    if (!teacher_mels)
        return fail(teacher_mels.error());
    auto source = make_batch_source(config_, *data, teacher_mels->get());
    if (!source)
        return fail(source.error());
    const auto layers = select_layers(config_.train, *model->trainable);
    if (!layers)
        return fail(layers.error());
    if (config_.train.layers != "full")
        report_state(RunPhase::preparing, layers->summary);
    settings_.set_layers(layers_of(*model->trainable));
    model->trainable->set_gradient_checkpointing(config_.train.uses_gradient_checkpointing());
    header_ = make_checkpoint_header(config_, *data);
    if (*teacher)
        record_acoustic_teacher(header_, (*teacher)->content);
    if (auto same = check_same_corpus(); !same)
        return same;
    const std::vector<Batch> validation =
        make_validation_batches(config_, data->validation, data->tokenizer(), teacher_mels->get());
    const TrainConfig train_config =
        resolve_max_steps(config_.train, (*source)->batches_per_epoch());
    CheckpointStore store(folder_.checkpoints());
    const auto reduced_memory = reduce_memory(*model, *data);
    Trainer trainer(
        {*model->trainable, **source, validation, train_config, *layers, device_, store, header_,
         *this, commands_,
         make_samples_writer(config_, *model, *data,
                             {*text_reader, teacher_mels->get(), vocoder->vocoder}, folder_, *this),
         pending->changes, reduced_memory});
    if (point_.starts_fresh())
        mark_started();
    else if (auto resumed = resume_from(*point_.checkpoint, pending->keys_at_checkpoint, trainer);
             !resumed)
        return resumed;
    point_.checkpoint.reset(); // model and trainer hold its contents now
    pretrained_.reset();
    return trainer.run();
}

Result<std::optional<AcousticTeacher>> RunWorker::load_teacher() {
    return load_acoustic_teacher(config_.voice, device_)
        .map([&](std::optional<AcousticTeacher> teacher) {
            if (teacher)
                report_state(
                    RunPhase::preparing,
                    message(FORMANT_TR("session", "training on mel spectrograms that {file} "
                                                  "predicts for the recordings (teacher forcing)"),
                            {{"file", teacher->file.string()}}));
            return teacher;
        });
}

/// A missing vocoder, which the preflight checks have reported, does not end a run that has been
/// trained before.
Result<VoiceVocoder> RunWorker::open_sample_vocoder() const {
    if (point_.starts_fresh())
        return open_configured_vocoder(config_.voice, device_);
    return open_vocoder_if_available(config_.voice, device_);
}

/// Changes config_, which is stored in the checkpoints.
void RunWorker::resolve_stress(const std::optional<AcousticTeacher>& teacher) {
    TextConfig& text = config_.voice.text;
    if (teacher)
        text.keep_stress = teacher->voice.keeps_stress ? "on" : "off";
    resolve_keep_stress(text, point_.checkpoint ? &point_.checkpoint->state : nullptr,
                        pretrained_ ? &*pretrained_ : nullptr);
}

/// An acoustic teacher reads the texts with its own symbols.
Result<RunText> RunWorker::resolve_text(const std::optional<AcousticTeacher>& teacher) const {
    const TextConfig& config = config_.voice.text;
    if (teacher)
        return RunText{teacher->voice.symbols, teacher->voice.layout};
    if (!point_.starts_fresh())
        return resumed_run_text(config, point_.checkpoint->state);
    return initial_run_text(config, pretrained_ ? &*pretrained_ : nullptr,
                            config_.train.pretrained_partial);
}

Result<TrainingData> RunWorker::read_corpus(const TextReader* text_reader,
                                            const std::optional<AcousticTeacher>& teacher) {
    report_state(RunPhase::preparing,
                 message(FORMANT_TR("session", "reading the recordings of {corpus}"),
                         {{"corpus", config_.data.corpus}}));
    auto text = resolve_text(teacher);
    if (!text)
        return fail(text.error());
    config_.voice.text.layout = name_of(text->layout); // stored in the checkpoints
    auto data = make_training_data(
        {config_.data, config_.voice, text_reader, request_.decode_program,
         std::move(text->symbols), text->can_grow, config_.train.preloads(),
         split_history_of(point_.checkpoint ? &point_.checkpoint->state : nullptr)},
        cancellation_);
    if (!data)
        return data;
    for (const Message& reason : data->excluded)
        advise("recording-left-out", reason);
    report_state(
        RunPhase::preparing,
        message(FORMANT_TR("session", "{training} {recording|recordings} to train on, {validation} "
                                      "to validate"),
                {{"training", std::to_string(data->training.size())},
                 {"validation", std::to_string(data->validation.size())}},
                static_cast<std::int64_t>(data->training.size())));
    if (data->speakers.size() > 1)
        report_state(RunPhase::preparing,
                     message(FORMANT_TR("session", "{count} speakers: {names}"),
                             {{"count", std::to_string(data->speakers.size())},
                              {"names", joined_names(data->speakers.names())}}));
    return data;
}

Result<void> RunWorker::check_corpus_speakers(const SpeakerTable& speakers) const {
    return point_.starts_fresh() ? Result<void>()
                                 : check_speakers(point_.checkpoint->state, speakers);
}

/// A checkpoint of another run that --resume names may be of other recordings.
Result<void> RunWorker::check_same_corpus() const {
    std::error_code unreadable; // then it is not the run's own
    const bool is_own =
        !point_.starts_fresh() && std::filesystem::equivalent(point_.checkpoint->file.parent_path(),
                                                              folder_.checkpoints(), unreadable);
    if (!is_own || request_.allows_changes ||
        !is_another_corpus(saved_recordings(point_.checkpoint->state), saved_recordings(header_)))
        return {};
    return fail(another_corpus_error(folder_.path(), config_.data.corpus));
}

/// Changes config_, which is stored in the checkpoints.
Result<void> RunWorker::resolve_speaker_embedding(const SpeakerTable& speakers) {
    if (!point_.starts_fresh())
        return inherit_settings(point_.checkpoint->state, speakers.size(), config_.voice.model)
            .map([&](std::optional<Message> overruled) {
                if (overruled)
                    advise("speaker-embedding", std::move(*overruled));
            });
    if (pretrained_)
        if (auto kept = inherit_settings(*pretrained_, speakers.size(), config_.voice.model))
            report_state(RunPhase::preparing, std::move(*kept));
    return {};
}

Result<Model> RunWorker::make_model(const TrainingData& data) {
    at::manual_seed(static_cast<std::uint64_t>(config_.train.seed)); // initial weights
    auto model = create_model(config_.voice.model, config_.voice.audio, data.symbols.size(),
                              data.statistics, data.speakers.size());
    if (!model)
        return model;
    if (pretrained_)
        if (auto loaded =
                warm_start_model(*model->trainable, *pretrained_, data, config_.train, events_);
            !loaded)
            return fail(loaded.error());
    model->trainable->to(device_);
    return model;
}

Result<void> RunWorker::resume_from(const LoadedCheckpoint& checkpoint,
                                    const std::vector<std::string>& keys_at_checkpoint,
                                    Trainer& trainer) {
    for (const DamagedCheckpoint& damaged : checkpoint.damaged)
        advise("damaged-checkpoint", damaged.why);
    report_differences(checkpoint.state, header_, config_, keys_at_checkpoint, events_);
    return trainer.resume(checkpoint.state)
        .and_then(
            [&] { return quarantine_damaged_checkpoints(folder_, checkpoint.damaged, events_); })
        .and_then([&] { return archive_newer_checkpoints(folder_, events_); })
        .map([&] {
            mark_started();
            report_state(RunPhase::preparing,
                         message(FORMANT_TR("session", "resuming after step {step} from {file}"),
                                 {{"step", std::to_string(events_.step())},
                                  {"file", checkpoint.file.string()}}));
        });
}

std::optional<MemoryUse> RunWorker::reduce_memory(const Model& model, const TrainingData& data) {
    const InitialMemoryFacts facts = {config_, count_parameters(*model.trainable), data,
                                      request_.decode_program};
    if (!device_.is_cpu() || !is_near_memory_limit(facts))
        return std::nullopt;
    report_state(RunPhase::preparing,
                 message(FORMANT_TR("session", "the memory may become short: trying a step in "
                                               "another process first")));
    const auto reduced = probe_initial_memory(facts, cancellation_);
    if (reduced)
        advise("out-of-memory-forecast",
               message(FORMANT_TR("session", "a step with {batch} samples at a time comes too near "
                                             "the memory limit: training starts with {count} "
                                             "{sample|samples} at a time; the effective batch size "
                                             "stays the same"),
                       {{"batch", std::to_string(config_.train.batch_size)},
                        {"count", std::to_string(reduced->micro_batch)}},
                       reduced->micro_batch));
    return reduced;
}

void RunWorker::mark_started() {
    events_.watch_for_stalls();
    started_ = true;
    step_measurements_.emplace(config_, device_argument(device_),
                               [device = device_] { return own_memory_peak_bytes(device); });
    events_.mark_resume();
    TelemetryRequest request;
    request.rate_hz = config_.train.telemetry_hz;
    request.on_gpu = !device_.is_cpu();
    if (const GpuInfo* gpu = gpu_of(hardware_))
        request.gpu_uuid = gpu->uuid;
    events_.watch_hardware(std::move(request));
}

void RunWorker::on_event(const TrainEvent& event) {
    if (const auto* changed = std::get_if<SettingsChanged>(&event))
        record_change(*changed);
    if (const auto* step = std::get_if<StepReport>(&event); step && step_measurements_)
        step_measurements_->add(step->step_ms, step->epoch);
    if (const auto* advice = std::get_if<Advice>(&event);
        advice && advice->id == "settings-refused")
        settings_.set(config_.train);
    events_.on_event(event);
}

/// Records the change for later checkpoints and later starts. The trainer has validated it.
void RunWorker::record_change(const SettingsChanged& changed) {
    if (auto config = with_settings(config_.train, changed.settings))
        config_.train = std::move(*config);
    header_["config"] = run_config_yaml(config_);
    const auto recorded =
        changed.replayed ? Result<void>() : RunChanges(folder_.path()).add(changed);
    if (!recorded)
        advise("change-not-kept", recorded.error().what);
}

void RunWorker::report_state(RunPhase phase, Message what) {
    events_.report_state(phase, std::move(what));
}

void RunWorker::advise(const std::string& id, Message what) {
    events_.advise(id, std::move(what));
}

} // namespace formant
