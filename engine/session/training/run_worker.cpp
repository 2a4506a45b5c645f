#include "engine/session/training/run_worker.h"

#include "engine/base/log.h"
#include "engine/base/os/os_module.h"
#include "engine/distributed/cancel_on_failure.h"
#include "engine/models/model_weights.h"
#include "engine/session/data/corpus_identity.h"
#include "engine/session/hardware/hardware_report.h"
#include "engine/session/preflight/preflight.h"
#include "engine/session/training/checkpoint_header.h"
#include "engine/session/training/initial_memory.h"
#include "engine/session/training/run_samples_writer.h"
#include "engine/session/voices/resolved_voice_config.h"
#include "engine/train/internal_error.h"
#include "engine/train/ranked_boundary.h"

namespace formant {

RunWorker::RunWorker(RunSetup setup, RunFolder folder, MetricsSinks metrics,
                     TrainObserver& observer)
    : request_(std::move(setup.request)), config_(std::move(setup.config)),
      point_(std::move(setup.point)), settings_(config_.train),
      hardware_(std::move(setup.hardware)), group_(std::move(setup.group)),
      recorder_(std::move(folder), std::move(metrics), observer, config_, settings_, header_) {
    if (request_.decode_program.empty())
        request_.decode_program = program_file().string();
}

Result<void> RunWorker::run() {
    auto end = train_or_fail();
    const bool stopped = !end && end.error().kind == ErrorKind::interrupted;
    // The trainer reports a stop itself; nobody has reported one during the preparation.
    const bool is_reported = events().phase() == RunPhase::stopped;
    if (!end && !is_reported)
        events().report_state(stopped ? RunPhase::stopped : RunPhase::failed, end.error().what);
    if (!end && !is_reported && group_ != nullptr)
        group_->report_failure(end.error());
    if (!end && !stopped && !recorder_.has_started())
        undo_start();
    return end;
}

/// LibTorch throws if a device fails or a programming error shows. The run then fails with that
/// message, and the program continues.
Result<void> RunWorker::train_or_fail() {
    try {
        report_hardware();
        return run_preflight_checks().and_then([&] { return train(); });
    } catch (const RankFailure& lost) {
        return fail(lost.error());
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
        events().report_state(RunPhase::preparing, std::move(model));
    for (Message& line : startup_messages(hardware_, config_.train, group_ ? group_->size() : 1))
        events().report_state(RunPhase::preparing, std::move(line));
    for (const Message& warning : hardware_.chosen.warnings)
        events().advise("gpu-choice", warning);
    if (group_ == nullptr && request_.device == "auto" && !config_.train.gpus.empty())
        events().advise("one-device",
                        message(FORMANT_TR("session", "train.gpus has no effect here: the queue "
                                                      "trains each run on one device")));
}

/// A warning does not prevent the training, so it is reported as advice.
Result<void> RunWorker::run_preflight_checks() {
    return run_preflight(
        request_, PreflightDepth::at_start, cancellation_,
        [this](const PreflightCheck& check) {
            if (check.grade == Grade::warning)
                events().advise("preflight", check.what);
        },
        &point_);
}

/// A checkpoint that is intact but does not fit the model counts as damaged if an older one of the
/// run fits. If none does, the configuration was changed, and all of them are kept.
Result<void> RunWorker::train() {
    const RunConfig configured = config_;
    auto first = train_from_point();
    auto trained = first;
    while (!trained && is_unfit_) {
        auto next = CheckpointStore(folder().checkpoints())
                        .load_next(*point_.checkpoint, trained.error().what);
        if (!next || !*next)
            return first;
        point_.checkpoint = std::move(**next);
        config_ = configured;
        settings_.set(config_.train);
        is_unfit_ = false;
        trained = train_from_point();
    }
    return trained;
}

Result<void> RunWorker::train_from_point() {
    events().set_start_step(point_.step());
    const auto pending = load_changes();
    if (!pending)
        return fail(pending.error());
    if (auto same = check_audio().and_then([&] { return inform_ranks(*pending); }); !same)
        return same;
    const auto vocoder = open_sample_vocoder();
    if (!vocoder)
        return fail(vocoder.error());
    return prepare_training().and_then([&](std::unique_ptr<PreparedTraining> training) {
        return train_prepared(*training, *vocoder, *pending);
    });
}

Result<PendingChanges> RunWorker::load_changes() {
    if (point_.starts_fresh())
        return PendingChanges();
    auto pending = load_setting_changes(folder(), request_.resume, config_, events());
    settings_.set(config_.train);
    return pending;
}

Result<void> RunWorker::check_audio() const {
    return point_.starts_fresh()
               ? Result<void>()
               : check_resumed_audio(point_.checkpoint->state, config_.voice.audio);
}

/// A missing vocoder, which the preflight checks have reported, does not end a run that has been
/// trained before.
Result<VoiceVocoder> RunWorker::open_sample_vocoder() const {
    if (point_.starts_fresh())
        return open_configured_vocoder(config_.voice, hardware_.device);
    return open_vocoder_if_available(config_.voice, hardware_.device);
}

Result<std::unique_ptr<PreparedTraining>> RunWorker::prepare_training() {
    TrainingSetup setup(
        {point_, hardware_.device, request_.decode_program, cancellation_, events(), group_.get()},
        config_);
    const CancelOnFailure cancel_on_failure(group_.get(), cancellation_);
    return setup.prepare()
        .and_then([&](std::unique_ptr<PreparedTraining> training) {
            header_ = std::move(training->header);
            return check_same_corpus()
                .and_then([&] { return setup.add_validation(*training); })
                .map([&] { return std::move(training); });
        })
        .map_error([&](Error error) { return cancel_on_failure.cause_of(std::move(error)); });
}

/// A checkpoint of another run that --resume names may be of other recordings.
Result<void> RunWorker::check_same_corpus() const {
    std::error_code unreadable; // then it is not the run's own
    const bool is_own =
        !point_.starts_fresh() && std::filesystem::equivalent(point_.checkpoint->file.parent_path(),
                                                              folder().checkpoints(), unreadable);
    if (!is_own || request_.allows_changes ||
        !is_another_corpus(saved_recordings(point_.checkpoint->state), saved_recordings(header_)))
        return {};
    return fail(another_corpus_error(folder().path(), config_.data.corpus));
}

Result<void> RunWorker::train_prepared(PreparedTraining& training, const VoiceVocoder& vocoder,
                                       const PendingChanges& pending) {
    settings_.set_layers(layers_of(*training.model.trainable));
    CheckpointStore store(folder().checkpoints());
    const auto reduced_memory = agreed_memory(training);
    if (!reduced_memory)
        return fail(reduced_memory.error());
    const SampleParts sample_parts{training.text_reader, training.teacher_mels.get(),
                                   vocoder.vocoder};
    const std::unique_ptr<StepBoundary> boundary = make_boundary(training);
    Trainer trainer({*training.model.trainable, *training.source, training.validation,
                     training.train, training.layers, hardware_.device, store, header_, recorder_,
                     *boundary, commands_,
                     make_samples_writer(config_, training.model, training.data, sample_parts,
                                         folder(), recorder_),
                     pending.changes, *reduced_memory, group_.get()});
    if (point_.starts_fresh())
        recorder_.start(hardware_, rank_devices_.gpus_here);
    else if (auto resumed = load_into(trainer).and_then(
                 [&] { return report_resume(*point_.checkpoint, pending.keys_at_checkpoint); });
             !resumed)
        return resumed;
    point_.checkpoint.reset(); // model and trainer hold its contents now
    return trainer.run();
}

Result<void> RunWorker::load_into(Trainer& trainer) {
    auto loaded = trainer.resume(point_.checkpoint->state);
    // Ranks have all received this checkpoint, and a file that the user named is the one to use.
    is_unfit_ = !loaded && loaded.error().kind == ErrorKind::checkpoint &&
                request_.resume == "auto" && group_ == nullptr;
    return loaded;
}

Result<void> RunWorker::report_resume(const LoadedCheckpoint& checkpoint,
                                      const std::vector<std::string>& keys_at_checkpoint) {
    for (const DamagedCheckpoint& damaged : checkpoint.damaged)
        events().advise("damaged-checkpoint", damaged.why);
    report_differences(checkpoint.state, header_, config_, keys_at_checkpoint, events());
    return quarantine_damaged_checkpoints(folder(), checkpoint.damaged, events())
        .and_then([&] { return archive_newer_checkpoints(folder(), events()); })
        .map([&] {
            recorder_.start(hardware_, rank_devices_.gpus_here);
            events().report_state(
                RunPhase::preparing,
                message(FORMANT_TR("session", "resuming after step {step} from {file}"),
                        {{"step", std::to_string(events().step())},
                         {"file", checkpoint.file.string()}}));
        });
}

Result<void> RunWorker::inform_ranks(const PendingChanges& pending) {
    if (group_ == nullptr)
        return {};
    return send_start(*group_, config_, point_, pending)
        .and_then([&] { return use_rank_devices(*group_, hardware_); })
        .map([&](RankDevices devices) { rank_devices_ = std::move(devices); });
}

std::unique_ptr<StepBoundary> RunWorker::make_boundary(PreparedTraining& training) {
    if (group_ == nullptr)
        return std::make_unique<SingleRankBoundary>(commands_);
    return std::make_unique<RankedBoundary>(*group_, commands_, recorder_,
                                            boundary_options(training, rank_devices_));
}

Result<std::optional<MemoryUse>> RunWorker::agreed_memory(PreparedTraining& training) {
    const auto reduced = reduce_memory(training);
    return group_ == nullptr ? reduced : agree_on_start(*group_, training, reduced);
}

std::optional<MemoryUse> RunWorker::reduce_memory(const PreparedTraining& training) {
    const InitialMemoryFacts facts = {config_, count_parameters(*training.model.trainable),
                                      training.data, request_.decode_program};
    if (!hardware_.device.is_cpu() || !is_near_memory_limit(facts))
        return std::nullopt;
    events().report_state(RunPhase::preparing,
                          message(FORMANT_TR("session", "the memory may become short: trying a "
                                                        "step in another process first")));
    const auto reduced = probe_initial_memory(facts, cancellation_);
    if (reduced)
        events().advise(
            "out-of-memory-forecast",
            message(FORMANT_TR("session", "a step with {batch} samples at a time comes too near "
                                          "the memory limit: training starts with {count} "
                                          "{sample|samples} at a time; the effective batch size "
                                          "stays the same"),
                    {{"batch", std::to_string(config_.train.batch_size)},
                     {"count", std::to_string(reduced->micro_batch)}},
                    reduced->micro_batch));
    return reduced;
}

} // namespace formant
