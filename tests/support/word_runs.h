#pragma once

#include "engine/session/training/run_service.h"
#include "tests/support/corpora/word_corpus.h"
#include "tests/support/recorder.h"

#include <QtTest/QtTest>

#include <future>

namespace formant::test {

/// Provides runs of a small voice, one after the other, with a separate cache.
struct WordRuns : WordCorpus {
    WordRuns() { qputenv("XDG_CACHE_HOME", QByteArray::fromStdString(folder / "cache")); }
    ~WordRuns() { qunsetenv("XDG_CACHE_HOME"); }

    RunRequest request(std::vector<std::string> settings = {}) const {
        RunRequest request;
        request.config_file = config().string();
        request.settings = std::move(settings);
        request.runs_folder = runs().string();
        request.device = "cpu";
        request.decode_program = FORMANT_PROGRAM;
        return request;
    }
};

inline Result<void> train(const RunRequest& request, Recorder& recorder) {
    auto run = start_run(request, recorder);
    return run ? (*run)->wait() : Result<void>(fail(run.error()));
}

/// Trains until a step is reported, then stops. The callback waits for the run, because events can
/// arrive before start_run() returns.
inline Result<void> train_and_stop_at(std::int64_t step, const RunRequest& request,
                                      Recorder& recorder) {
    std::promise<Run*> started;
    const std::shared_future<Run*> run_of_events = started.get_future().share();
    recorder.also = [=](const TrainEvent& event) {
        const auto* report = std::get_if<StepReport>(&event);
        if (report != nullptr && report->step == step)
            run_of_events.get()->post(TrainCommand::stop);
    };
    auto run = start_run(request, recorder);
    started.set_value(run ? run->get() : nullptr);
    return run ? (*run)->wait() : Result<void>(fail(run.error()));
}

} // namespace formant::test
