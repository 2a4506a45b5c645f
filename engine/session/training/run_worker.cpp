#include "engine/session/training/run_worker.h"

#include "engine/base/log.h"
#include "engine/base/os/os_module.h"
#include "engine/session/config/model_text_reader.h"
#include "engine/session/data/batch_feed.h"
#include "engine/session/hardware/hardware_report_lines.h"
#include "engine/session/preflight/preflight.h"
#include "engine/session/runs/run_changes.h"
#include "engine/session/runs/run_start.h"
#include "engine/session/training/checkpoint_header.h"
#include "engine/session/training/sample_making.h"
#include "engine/session/voices/kept_speaker_embedding.h"
#include "engine/session/voices/pretrained_speakers.h"
#include "engine/session/voices/pretrained_weights.h"
#include "engine/session/voices/run_text.h"
#include "engine/train/changed_config.h"
#include "engine/train/internal_error.h"
#include "engine/train/trained_layers.h"

#include <ATen/ATen.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace formant {

RunWorker::RunWorker(const RunRequest& request, RunConfig config, RunHardware hardware,
                     RunFolder folder, MetricsSinks metrics, TrainObserver& observer)
    : request_(request), config_(std::move(config)), settings_(config_.train),
      hardware_(std::move(hardware)), device_(hardware_.device), folder_(std::move(folder)),
      events_(folder_, std::move(metrics), observer) {
    if (request_.decode_program.empty())
        request_.decode_program = program_file().string();
}

Result<void> RunWorker::run() {
    auto end = train_or_fail();
    const bool stopped = !end && end.error().kind == ErrorKind::interrupted;
    const bool said = events_.phase() == RunPhase::stopped; // by the trainer, not while reading
    if (!end && !said)
        say(stopped ? RunPhase::stopped : RunPhase::failed, end.error().what);
    if (!end && !stopped && !has_begun_)
        if (auto taken_back = folder_.take_back_start(); !taken_back)
            log(LogLevel::warning, taken_back.error().what);
    return end;
}

/// LibTorch reports a programming error, or a device that broke, by throwing: the run then fails
/// with its words, and the program goes on.
Result<void> RunWorker::train_or_fail() {
    try {
        tell_of_hardware();
        if (auto looked = look_before(); !looked)
            return looked;
        auto start = find_start(request_.resume, folder_.path());
        if (!start)
            return fail(start.error());
        const bool begins = !*start && !config_.train.pretrained_path.empty();
        if (auto read = begins ? read_pretrained_weights() : Result<void>(); !read)
            return read;
        return train(std::move(*start));
    } catch (const std::exception& failure) {
        return fail(internal_error(failure));
    }
}

/// All of it into the log, what decides on the training to everybody.
void RunWorker::tell_of_hardware() {
    const std::vector<Message> report = hardware_report_lines(report_on(hardware_));
    for (const Message& line : report)
        log(LogLevel::info, line);
    for (Message& words : first_words(hardware_))
        say(RunPhase::preparing, std::move(words));
    for (const Message& warning : hardware_.chosen.warnings)
        advise("gpu-choice", warning);
}

/// What is not well but can be trained with is told as advice.
Result<void> RunWorker::look_before() {
    return run_preflight(request_, PreflightDepth::at_start, cancellation_,
                         [this](const PreflightLine& line) {
                             if (line.grade == Grade::warning)
                                 advise("preflight", line.what);
                         });
}

Result<void> RunWorker::read_pretrained_weights() {
    const std::string& file = config_.train.pretrained_path;
    say(RunPhase::preparing,
        message(FORMANT_TR("session", "beginning with the weights of {file}"), {{"file", file}}));
    auto pretrained = read_pretrained(file, config_.voice.model.name);
    if (!pretrained)
        return fail(pretrained.error());
    if (!pretrained->beside.empty())
        say(RunPhase::preparing, message(FORMANT_TR("session", "and those of {file} beside it"),
                                         {{"file", pretrained->beside}}));
    pretrained_ = std::move(*pretrained);
    if (auto told = told_of_text(config_.voice.text, *pretrained_))
        say(RunPhase::preparing, std::move(*told));
    for (Message& doubt : doubts_about_text(config_.voice.text, *pretrained_))
        advise("pretrained", std::move(doubt));
    return {};
}

Result<void> RunWorker::train(std::optional<LoadedCheckpoint> start) {
    if (start)
        events_.begin_after(start->state.get<std::int64_t>("step").value_or(0));
    const auto changes = start ? take_up_changes() : std::vector<ScheduledChange>();
    if (!changes)
        return fail(changes.error());
    const auto text_reader = model_text_reader(config_.voice);
    if (!text_reader)
        return fail(text_reader.error());
    const auto voice = read_voice_of_frames();
    if (!voice)
        return fail(voice.error());
    const auto vocoder = open_vocoder_to_hear(start.has_value());
    if (!vocoder)
        return fail(vocoder.error());
    auto data = read_corpus(text_reader->get(), start, *voice);
    if (!data)
        return fail(data.error());
    if (auto same = start ? check_speakers(start->state, data->speakers) : Result<void>(); !same)
        return same;
    if (auto kept = keep_embedding(start, data->speakers); !kept)
        return kept;
    auto model = make_model(*data);
    if (!model)
        return fail(model.error());
    const auto remaker = make_frame_remaker(*voice, data->speakers, config_.train.seed);
    if (!remaker)
        return fail(remaker.error());
    auto source = make_batch_source(config_, *data, remaker->get());
    if (!source)
        return fail(source.error());
    const auto layers = trained_layers(config_.train, *model->trainable);
    if (!layers)
        return fail(layers.error());
    if (config_.train.layers != "full")
        say(RunPhase::preparing, layers->summary);
    settings_.know(layers_of(*model->trainable));
    model->trainable->set_gradient_checkpointing(config_.train.recomputes());
    header_ = make_checkpoint_header(config_, *data);
    if (*voice)
        note_frames_voice(header_, (*voice)->content);
    const std::vector<Batch> validation =
        make_validation_batches(config_, data->validation, data->tokenizer(), remaker->get());
    const TrainConfig train_config =
        with_steps_of_epochs(config_.train, (*source)->batches_per_epoch());
    CheckpointStore store(folder_.checkpoints());
    Trainer trainer(
        {*model->trainable, **source, validation, train_config, *layers, device_, store, header_,
         *this, commands_,
         sample_making(config_, *model, *data, {*text_reader, remaker->get(), vocoder->vocoder},
                       folder_, *this),
         *changes});
    return go_on_from(start, trainer).and_then([&] {
        start.reset(); // what was read is in the model and the trainer now
        pretrained_.reset();
        return trainer.run();
    });
}

Result<std::optional<FramesVoice>> RunWorker::read_voice_of_frames() {
    return read_frames_voice(config_.voice, device_).map([&](std::optional<FramesVoice> voice) {
        if (voice)
            say(RunPhase::preparing,
                message(FORMANT_TR("session", "learning from the frames that {file} makes of the "
                                              "recordings"),
                        {{"file", voice->file.string()}}));
        return voice;
    });
}

/// The preflight has told of its doubt. One that has gone does not end a training that had begun.
Result<VoiceVocoder> RunWorker::open_vocoder_to_hear(bool goes_on) const {
    if (goes_on)
        return open_vocoder_if_there(config_.voice, device_);
    return open_vocoder_of(config_.voice, device_);
}

/// Where a voice makes the frames, it is the one that reads.
Result<RunText> RunWorker::text_of_run(const std::optional<LoadedCheckpoint>& start,
                                       const std::optional<FramesVoice>& voice) const {
    const TextConfig& config = config_.voice.text;
    if (voice)
        return RunText{voice->unet.symbols, voice->unet.layout};
    if (start)
        return text_to_go_on_with(config, start->state);
    return text_to_begin_with(config, pretrained_ ? &*pretrained_ : nullptr);
}

Result<TrainingData> RunWorker::read_corpus(const TextReader* text_reader,
                                            const std::optional<LoadedCheckpoint>& start,
                                            const std::optional<FramesVoice>& voice) {
    say(RunPhase::preparing, message(FORMANT_TR("session", "reading the recordings of {corpus}"),
                                     {{"corpus", config_.data.corpus}}));
    auto text = text_of_run(start, voice);
    if (!text)
        return fail(text.error());
    config_.voice.text.layout = name_of(text->layout); // the checkpoints say it
    auto data =
        make_training_data({config_.data, config_.voice, text_reader, request_.decode_program,
                            std::move(text->symbols), config_.train.preloads()},
                           cancellation_);
    if (!data)
        return data;
    for (const Message& reason : data->left_out)
        advise("recording-left-out", reason);
    say(RunPhase::preparing,
        message(FORMANT_TR("session", "{training} {recording|recordings} to train on, {validation} "
                                      "to validate"),
                {{"training", std::to_string(data->training.size())},
                 {"validation", std::to_string(data->validation.size())}},
                static_cast<std::int64_t>(data->training.size())));
    if (data->speakers.size() > 1)
        say(RunPhase::preparing, message(FORMANT_TR("session", "{count} speakers: {names}"),
                                         {{"count", std::to_string(data->speakers.size())},
                                          {"names", joined_names(data->speakers.names())}}));
    return data;
}

/// The checkpoints say it.
Result<void> RunWorker::keep_embedding(const std::optional<LoadedCheckpoint>& start,
                                       const SpeakerTable& speakers) {
    if (start)
        return keep_speaker_embedding(start->state, speakers.size(), config_.voice)
            .map([&](std::optional<Message> overruled) {
                if (overruled)
                    advise("speaker-embedding", std::move(*overruled));
            });
    if (pretrained_)
        if (auto kept = keep_speaker_embedding(*pretrained_, speakers.size(), config_.voice))
            say(RunPhase::preparing, std::move(*kept));
    return {};
}

Result<Model> RunWorker::make_model(const TrainingData& data) {
    at::manual_seed(static_cast<std::uint64_t>(config_.train.seed)); // initial weights
    auto model = create_model(config_.voice.model, config_.voice.audio, data.symbols.size(),
                              data.statistics, data.speakers.size());
    if (!model)
        return model;
    if (auto begun = begin_as_pretrained(*model->trainable, data.speakers); !begun)
        return fail(begun.error());
    model->trainable->to(device_);
    return model;
}

Result<void> RunWorker::begin_as_pretrained(TrainableModel& model, const SpeakerTable& speakers) {
    if (!pretrained_)
        return {};
    if (auto what = fit_speakers(*pretrained_, speakers, model))
        say(RunPhase::preparing, std::move(*what));
    return begin_with(model, *pretrained_, config_.train.pretrained_partial)
        .map([&](const std::vector<Message>& told) {
            for (const Message& words : told)
                advise("pretrained", words);
        });
}

Result<void> RunWorker::go_on_from(const std::optional<LoadedCheckpoint>& start, Trainer& trainer) {
    if (!start) {
        mark_resume();
        return {};
    }
    for (const DamagedCheckpoint& damaged : start->damaged)
        advise("damaged-checkpoint", damaged.why);
    if (is_of_another_corpus(start->state, header_))
        advise("other-corpus",
               message(FORMANT_TR("session", "the corpus is not the one that the checkpoint was "
                                             "trained on; the training goes on with the new")));
    if (is_of_another_frames_voice(start->state, header_))
        advise("other-frames-voice",
               message(FORMANT_TR("session", "the voice that makes the frames "
                                             "(model.hifigan.mels_of) is another one than before, "
                                             "or has been trained further; the training goes on "
                                             "with the frames that it makes now")));
    tell_of_other_settings(start->state);
    return trainer.resume(start->state)
        .and_then([&] { return set_damaged_aside(start->damaged); })
        .and_then([&] { return set_later_ones_aside(); })
        .map([&] {
            mark_resume();
            say(RunPhase::preparing,
                message(
                    FORMANT_TR("session", "going on after step {step} of {file}"),
                    {{"step", std::to_string(events_.step())}, {"file", start->file.string()}}));
        });
}

/// Those before the checkpoint are part of how it was trained; the others are to be made again.
Result<std::vector<ScheduledChange>> RunWorker::take_up_changes() {
    const RunChanges kept(folder_.path());
    const bool leaves_its_way = request_.resume != "auto";
    return (leaves_its_way ? kept.forget_after(events_.step()) : Result<void>())
        .and_then([&] { return kept.that_count(run_config_yaml(config_)); })
        .map([this](std::vector<ScheduledChange> changes) {
            return make_earlier(std::move(changes));
        });
}

/// One at the step of the checkpoint may have been made before or after that was saved; to make it
/// twice is the same as once.
std::vector<ScheduledChange> RunWorker::make_earlier(std::vector<ScheduledChange> changes) {
    std::vector<ScheduledChange> later;
    for (ScheduledChange& change : changes) {
        if (change.step == events_.step())
            for (const auto& setting : change.settings)
                changed_at_start_.push_back(setting.first);
        if (change.step >= events_.step())
            later.push_back(std::move(change));
        else if (auto changed = with_settings(config_.train, change.settings))
            config_.train = std::move(*changed);
        else
            advise("settings-refused", changed.error().what);
    }
    settings_.set(config_.train);
    return later;
}

void RunWorker::tell_of_other_settings(const StateTree& checkpoint) {
    std::vector<std::string> changed = changed_settings(checkpoint, config_);
    std::erase_if(changed, [this](const std::string& key) {
        return std::find(changed_at_start_.begin(), changed_at_start_.end(), key) !=
               changed_at_start_.end();
    });
    if (!changed.empty())
        advise("other-settings",
               message(FORMANT_TR("session", "changed since the checkpoint: {keys}; the training "
                                             "goes on with the new values, not as if it had never "
                                             "stopped"),
                       {{"keys", fmt::format("{}", fmt::join(changed, ", "))}}));
}

/// Each start would name them again.
Result<void> RunWorker::set_damaged_aside(const std::vector<DamagedCheckpoint>& damaged) {
    CheckpointStore store(folder_.checkpoints());
    for (const DamagedCheckpoint& one : damaged) {
        const auto aside = store.set_damaged_aside(one.file);
        if (!aside)
            return fail(aside.error());
        say(RunPhase::preparing,
            message(FORMANT_TR("session", "the damaged checkpoint is kept as {file}"),
                    {{"file", aside->string()}}));
    }
    return {};
}

/// Retention would take them for newer than what this run saves from here on.
Result<void> RunWorker::set_later_ones_aside() {
    const auto count = CheckpointStore(folder_.checkpoints()).set_aside_after(events_.step());
    if (!count)
        return fail(count.error());
    if (*count > 0)
        advise("later-checkpoints-set-aside",
               message(FORMANT_TR("session", "{count} later {checkpoint is|checkpoints are} from "
                                             "another way on, and kept as abandoned_step_N.pt"),
                       {{"count", std::to_string(*count)}}, *count));
    return {};
}

void RunWorker::mark_resume() {
    has_begun_ = true;
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
        keep(*changed);
    if (const auto* advice = std::get_if<Advice>(&event);
        advice && advice->id == "settings-refused")
        settings_.set(config_.train);
    events_.on_event(event);
}

/// For the checkpoints from here on, and for a later start. The trainer has checked it.
void RunWorker::keep(const SettingsChanged& changed) {
    if (auto config = with_settings(config_.train, changed.settings))
        config_.train = std::move(*config);
    header_["config"] = run_config_yaml(config_);
    const auto kept = changed.replayed ? Result<void>() : RunChanges(folder_.path()).add(changed);
    if (!kept)
        advise("change-not-kept", kept.error().what);
}

void RunWorker::say(RunPhase phase, Message what) {
    events_.say(phase, std::move(what));
}

void RunWorker::advise(const std::string& id, Message what) {
    events_.advise(id, std::move(what));
}

} // namespace formant
