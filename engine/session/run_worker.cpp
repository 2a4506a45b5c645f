#include "engine/session/run_worker.h"

#include "engine/base/log.h"
#include "engine/base/os_module.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/models/model_factory.h"
#include "engine/session/batch_feed.h"
#include "engine/session/sample_speaker.h"
#include "engine/session/training_data.h"
#include "engine/train/trainer.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

StateTree::List as_list(const std::vector<std::string>& texts) {
    return {texts.begin(), texts.end()};
}

std::optional<SymbolTable> saved_symbols(const std::optional<LoadedCheckpoint>& start) {
    if (!start)
        return std::nullopt;
    const auto list = start->state.get<StateTree::List>("symbols");
    std::vector<std::string> symbols;
    for (const StateTree& symbol : list.value_or(StateTree::List()))
        if (const auto* text = std::get_if<std::string>(&symbol.value()))
            symbols.push_back(*text);
    return SymbolTable::from_saved(std::move(symbols));
}

/// What every checkpoint of the run carries besides the training's state.
StateTree checkpoint_header(const RunConfig& config, const TrainingData& data) {
    StateTree header;
    header["model"] = config.voice.model.name;
    header["config"] = run_config_yaml(config);
    header["symbols"] = as_list(data.symbols.symbols());
    header["provenance"]["corpus"] = config.data.corpus;
    header["provenance"]["corpus_fingerprint"] = corpus_fingerprint(data.training);
    header["provenance"]["espeak_version"] = Phonemizer::espeak_version();
    return header;
}

bool is_other_corpus(const StateTree& checkpoint, const StateTree& header) {
    const auto fingerprint = [](const StateTree& state) {
        return state.subtree("provenance")
            .and_then([](const StateTree& provenance) {
                return provenance.get<std::string>("corpus_fingerprint");
            })
            .value_or("");
    };
    return fingerprint(checkpoint) != fingerprint(header);
}

} // namespace

RunWorker::RunWorker(const RunRequest& request, RunConfig config, c10::Device device,
                     RunFolder folder, TrainObserver& observer)
    : request_(request), config_(std::move(config)), device_(device), folder_(std::move(folder)),
      observer_(observer), metrics_(folder_.metrics()) {
    if (request_.decode_program.empty())
        request_.decode_program = program_file().string();
}

Result<void> RunWorker::run() {
    auto start = find_start();
    auto end = start ? train(*start) : Result<void>(fail(start.error()));
    if (!end && end.error().kind != ErrorKind::interrupted)
        say(RunPhase::failed, end.error().what);
    return end;
}

Result<std::optional<LoadedCheckpoint>> RunWorker::find_start() {
    const CheckpointStore store(folder_.checkpoints());
    if (request_.resume == "auto")
        return store.load_newest();
    if (request_.resume != "never")
        return load_checkpoint(request_.resume).map([&](StateTree state) {
            return std::optional(LoadedCheckpoint{request_.resume, std::move(state), {}});
        });
    if (store.step_files().empty())
        return std::nullopt;
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("session", "the run {folder} has checkpoints already, and --resume "
                                      "never would write over them; use --resume auto or "
                                      "another name"),
                {{"folder", folder_.path().string()}}));
}

Result<void> RunWorker::train(const std::optional<LoadedCheckpoint>& start) {
    say(RunPhase::preparing, message(FORMANT_TR("session", "reading the recordings of {corpus}"),
                                     {{"corpus", config_.data.corpus}}));
    auto phonemizer = Phonemizer::create(config_.voice.text);
    if (!phonemizer)
        return fail(phonemizer.error());
    const std::shared_ptr<const Phonemizer> shared_phonemizer = std::move(*phonemizer);
    auto data = make_training_data({config_.data, config_.voice, *shared_phonemizer,
                                    request_.decode_program, saved_symbols(start)},
                                   cancellation_);
    if (!data)
        return fail(data.error());
    for (const Message& reason : data->left_out)
        advise("recording-left-out", reason);
    const StateTree header = checkpoint_header(config_, *data);
    const std::vector<Batch> validation = make_validation_batches(config_, data->validation);
    say(RunPhase::preparing,
        message(
            FORMANT_TR("session", "{training} recordings to train on, {validation} to validate"),
            {{"training", std::to_string(data->training.size())},
             {"validation", std::to_string(data->validation.size())}}));

    at::manual_seed(static_cast<std::uint64_t>(config_.train.seed)); // initial weights
    auto model = create_model(config_.voice.model, config_.voice.audio, data->symbols.size(),
                              data->statistics);
    if (!model)
        return fail(model.error());
    model->trainable->to(device_);
    auto source = make_batch_source(config_, data->training);
    if (!source)
        return fail(source.error());
    SampleSpeaker speaker(Voice(config_.voice, *model, data->symbols, shared_phonemizer),
                          config_.train.sample_texts, folder_, *this);
    CheckpointStore store(folder_.checkpoints());
    Trainer trainer({*model->trainable, **source, validation, config_.train, device_, store, header,
                     *this, commands_, [&](std::int64_t step) { return speaker.speak(step); }});
    if (start) {
        for (const Message& damage : start->damaged)
            advise("damaged-checkpoint", damage);
        if (is_other_corpus(start->state, header))
            advise(
                "other-corpus",
                message(FORMANT_TR("session", "the corpus is not the one that the checkpoint was "
                                              "trained on; the training goes on with the new")));
        if (auto resumed = trainer.resume(start->state); !resumed)
            return resumed;
        const std::int64_t step = start->state.get<std::int64_t>("step").value_or(0);
        metrics_.resumed_at(step);
        say(RunPhase::preparing,
            message(FORMANT_TR("session", "going on after step {step} of {file}"),
                    {{"step", std::to_string(step)}, {"file", start->file.string()}}));
    }
    return trainer.run();
}

void RunWorker::on_event(const TrainEvent& event) {
    metrics_.on_event(event);
    if (const auto* advice = std::get_if<Advice>(&event))
        log(LogLevel::info,
            "step " + std::to_string(advice->step) + ": " + to_english(advice->what));
    if (const auto* state = std::get_if<RunState>(&event); state != nullptr && !state->what.empty())
        log(LogLevel::info, state->what);
    observer_.on_event(event);
}

void RunWorker::say(RunPhase phase, Message what) {
    on_event(RunState{phase, 0, std::move(what)});
}

void RunWorker::advise(const std::string& id, Message what) {
    on_event(Advice{0, id, std::move(what)});
}

} // namespace formant
