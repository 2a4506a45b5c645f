#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/preflight/preflight.h"
#include "engine/session/runs/finished_run.h"
#include "engine/session/runs/run_samples.h"
#include "engine/session/training/run_service.h"
#include "tests/support/contains.h"
#include "tests/support/corrupt_file.h"
#include "tests/support/environment.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/word_runs.h"

#include <QtTest/QtTest>

#include <filesystem>
#include <future>
#include <set>

using namespace formant;

namespace tst_run_service {

std::vector<std::int64_t> steps_of(const test::Recorder& recorder) {
    std::vector<std::int64_t> steps;
    for (const StepReport& report : recorder.all<StepReport>())
        steps.push_back(report.step);
    return steps;
}

std::vector<std::int64_t> from_to(std::int64_t first, std::int64_t last) {
    std::vector<std::int64_t> steps;
    for (std::int64_t step = first; step <= last; ++step)
        steps.push_back(step);
    return steps;
}

std::set<RunPhase> phases_of(const test::Recorder& recorder) {
    std::set<RunPhase> phases;
    for (const RunState& state : recorder.all<RunState>())
        phases.insert(state.phase);
    return phases;
}

bool advises(const test::Recorder& recorder, const std::string& id) {
    const auto ids = recorder.advice_ids();
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

bool was_reported(const test::Recorder& recorder, const std::string& part) {
    const auto states = recorder.all<RunState>();
    return std::any_of(states.begin(), states.end(), [&](const RunState& state) {
        return to_english(state.what).find(part) != std::string::npos;
    });
}

class TestRunService : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_reports_everything_from_reading_the_corpus_to_the_last_checkpoint() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(test::train(f.request(), recorder));
        QCOMPARE(steps_of(recorder), from_to(1, 60));
        QVERIFY(phases_of(recorder).contains(RunPhase::preparing));
        QCOMPARE(std::get<RunState>(recorder.events.back()).phase, RunPhase::done);
        const auto samples = recorder.all<SampleReady>();
        QCOMPARE(samples.size(), std::size_t{1});
        QCOMPARE(samples[0].text, std::string("two one"));
        for (const CheckpointSaved& saved : recorder.all<CheckpointSaved>())
            QVERIFY2(std::filesystem::exists(saved.file), saved.file.c_str());
        QVERIFY(std::filesystem::exists(f.checkpoint("small", "final_ema.pt")));
    }
    void samples_of_the_raw_weights_are_generated_on_request() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(test::train(
            f.request({"train.sample_raw_weights=true", "train.sample_interval_steps=60"}),
            recorder));
        const auto samples = recorder.all<SampleReady>();
        QCOMPARE(samples.size(), std::size_t{2});
        QVERIFY(samples[0].weights == SampleWeights::raw);
        QVERIFY(samples[1].weights == SampleWeights::ema);
        const auto listed = list_run_samples((f.runs() / "small").string());
        QCOMPARE(listed.size(), std::size_t{2});
        QVERIFY(listed[0].file != listed[1].file);
        for (const RunSample& sample : listed)
            QCOMPARE(sample.text, std::string("two one"));
    }
    void without_sample_texts_some_transcripts_are_used_and_reported() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(test::train(f.request({"train.sample_texts=[]", "train.max_steps=3",
                                       "train.sample_interval_steps=3"}),
                            recorder));
        std::vector<std::string> spoken;
        for (const SampleReady& sample : recorder.all<SampleReady>())
            spoken.push_back(sample.text);
        QCOMPARE(spoken, (std::vector<std::string>{"one", "two", "four"}));
        QVERIFY(was_reported(recorder, "samples use 3 texts"));
    }
    void epochs_can_limit_a_run_instead_of_steps() {
        const test::WordRuns f; // four recordings in batches of four
        test::Recorder recorder;
        QVERIFY(test::train(f.request({"train.epochs=3"}), recorder));
        QCOMPARE(steps_of(recorder), from_to(1, 3));
        QCOMPARE(recorder.all<StepReport>().back().max_steps, std::int64_t{3});
        test::Recorder longer;
        QVERIFY(test::train(f.request({"train.epochs=5"}), longer));
        QCOMPARE(steps_of(longer), from_to(4, 5));
    }
    void a_stopped_run_reports_that_and_resumes_with_the_next_step() {
        const test::WordRuns f;
        test::Recorder before, after;
        const auto stopped = test::train_and_stop_at(7, f.request(), before);
        QCOMPARE(stopped.error().kind, ErrorKind::interrupted);
        QCOMPARE(std::get<RunState>(before.events.back()).phase, RunPhase::stopped);
        QVERIFY(test::train(f.request(), after));
        QCOMPARE(steps_of(after).front(), steps_of(before).back() + 1);
        QCOMPARE(steps_of(after).back(), std::int64_t{60});
    }
    void destroying_a_run_saves_a_checkpoint_first() {
        const test::WordRuns f;
        test::Recorder before, after;
        std::promise<void> third_step;
        before.also = [&](const TrainEvent& event) {
            if (const auto* report = std::get_if<StepReport>(&event); report && report->step == 3)
                third_step.set_value();
        };
        {
            const auto run = start_run(f.request({"train.max_steps=5000"}), before);
            third_step.get_future().wait();
        }
        QVERIFY(test::train(f.request(), after));
        QCOMPARE(steps_of(after).front(), steps_of(before).back() + 1);
    }
    void a_run_stopped_while_reading_the_corpus_trains_no_step() {
        const test::WordRuns f;
        test::Recorder recorder;
        std::promise<Run*> started;
        recorder.also = [run = started.get_future().share()](const TrainEvent&) {
            run.get()->post(TrainCommand::stop);
        };
        auto run = start_run(f.request(), recorder);
        started.set_value(run->get());
        QCOMPARE((*run)->wait().error().kind, ErrorKind::interrupted);
        QVERIFY(steps_of(recorder).empty());
        QCOMPARE(std::get<RunState>(recorder.events.back()).phase, RunPhase::stopped);
    }
    void a_paused_run_trains_no_step_until_it_is_resumed() {
        const test::WordRuns f;
        test::Recorder recorder;
        std::promise<Run*> started;
        std::size_t steps_when_paused = 0, steps_when_resumed = 0;
        recorder.also = [&, run = started.get_future().share()](const TrainEvent& event) {
            if (const auto* report = std::get_if<StepReport>(&event); report && report->step == 4) {
                run.get()->post(TrainCommand::pause);
                run.get()->post(TrainCommand::sample_now); // executed while the run is paused
                return;
            }
            const auto* state = std::get_if<RunState>(&event);
            if (state && state->phase == RunPhase::paused)
                steps_when_paused = steps_of(recorder).size();
            if (std::holds_alternative<SampleReady>(event) && steps_of(recorder).size() < 60) {
                steps_when_resumed = steps_of(recorder).size();
                run.get()->post(TrainCommand::resume);
            }
        };
        auto run = start_run(f.request(), recorder);
        started.set_value(run->get());
        QVERIFY((*run)->wait());
        QCOMPARE(steps_when_paused, std::size_t{4});
        QCOMPARE(steps_when_resumed, std::size_t{4});
        QCOMPARE(steps_of(recorder).size(), std::size_t{60});
    }
    void an_existing_run_is_not_started_again() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(test::train(f.request({"train.max_steps=3"}), recorder));
        RunRequest request = f.request();
        request.resume = "never";
        const auto refused = test::train(request, recorder);
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(std::filesystem::exists(f.checkpoint("small", "step_3.pt")));
    }
    void a_finished_run_is_refused_with_instructions_for_training_it_longer() {
        const test::WordRuns f;
        test::Recorder recorder, longer, another;
        QVERIFY(test::train(f.request({"train.max_steps=3"}), recorder));
        for (const char* steps : {"train.max_steps=3", "train.max_steps=2"}) {
            const auto refused = start_run(f.request({steps}), recorder);
            QCOMPARE(refused.error().kind, ErrorKind::usage);
            const std::string why = to_english(refused.error().what);
            QVERIFY2(why.find("the run small is already trained: it has reached step 3") == 0,
                     why.c_str());
        }
        QVERIFY(test::train(f.request({"train.max_steps=5"}), longer));
        QCOMPARE(steps_of(longer), from_to(4, 5));
        QVERIFY(test::train(f.request({"train.max_steps=3", "name=other"}), another));
        QCOMPARE(steps_of(another), from_to(1, 3));
    }
    void a_run_that_crashed_at_its_last_step_finishes_on_the_next_start() {
        const test::WordRuns f;
        test::Recorder recorder, again;
        QVERIFY(test::train(f.request({"train.max_steps=3"}), recorder));
        test::throw_on_error(write_file_atomically(
            f.runs() / "small/run.json", R"({"schema": 1, "phase": "saving", "step": 3})"));
        QVERIFY(test::train(f.request({"train.max_steps=3"}), again));
        QVERIFY(steps_of(again).empty());
        QVERIFY(phases_of(again).contains(RunPhase::done));
    }
    void a_run_that_could_not_write_its_last_voice_writes_it_on_the_next_start() {
        const test::WordRuns f;
        test::Recorder recorder, longer, again;
        const RunRequest request = f.request({"train.max_steps=5"});
        QVERIFY(test::train(f.request({"train.max_steps=3"}), recorder));
        const Path voice = f.checkpoint("small", "final_ema.pt");
        const std::string former = read_file(voice).value();
        QVERIFY(test::train(request, longer));
        QVERIFY(finished_run(request));
        test::throw_on_error(write_file_atomically(voice, former));
        std::filesystem::remove(voice.string() + ".sha256");
        QVERIFY(!finished_run(request));
        QVERIFY(test::train(request, again));
        QVERIFY(steps_of(again).empty());
        QVERIFY(finished_run(request));
        QCOMPARE(*load_checkpoint(voice)->get<std::int64_t>("step"), std::int64_t{5});
    }
    void with_a_complete_but_corrupt_checkpoint_everything_uses_the_one_before_it() {
        const test::WordRuns f;
        const RunRequest request =
            f.request({"train.max_steps=6", "train.save_interval_steps=3", "train.batch_size=0"});
        test::Recorder recorder, again;
        QVERIFY(test::train(request, recorder));
        QVERIFY(finished_run(request));
        test::flip_middle_byte(f.checkpoint("small", "step_6.pt"));
        QVERIFY(!finished_run(request)); // not at step 6, where only its name says that it is
        QVERIFY(would_resume(request));
        std::string resumes_from;
        const auto record = [&](const PreflightCheck& check) {
            if (check.id == "checkpoint" && check.grade == Grade::ok)
                resumes_from = to_english(check.what);
        };
        QVERIFY(run_preflight(request, PreflightDepth::full, CancellationToken(), record));
        QVERIFY2(test::contains(resumes_from, "step_3.pt"), resumes_from.c_str());
        QVERIFY(test::train(request, again));
        QCOMPARE(steps_of(again), from_to(4, 6));
        QVERIFY(std::filesystem::exists(f.checkpoint("small", "damaged_step_6.pt")));
    }
    void use_torch_compile_reports_eager_mode_once() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(test::train(f.request({"train.use_torch_compile=true", "train.max_steps=3"}),
                            recorder));
        std::int64_t warnings = 0;
        for (const Advice& advice : recorder.all<Advice>())
            warnings += to_english(advice.what).find("eagerly") == std::string::npos ? 0 : 1;
        QCOMPARE(warnings, std::int64_t{1});
        QCOMPARE(steps_of(recorder), from_to(1, 3));
    }
    void compile_fullgraph_without_a_gpu_is_refused_before_the_first_step() {
        const test::WordRuns f;
        test::Recorder recorder;
        const auto refused = train(
            f.request({"train.use_torch_compile=true", "train.compile_fullgraph=true"}), recorder);
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(steps_of(recorder).empty());
    }
    void two_runs_never_share_a_folder() {
        const test::WordRuns f;
        test::Recorder first, second;
        auto run = start_run(f.request({"train.max_steps=5000"}), first);
        QVERIFY(run);
        const auto refused = start_run(f.request(), second);
        QVERIFY(!refused);
        QVERIFY(to_english(refused.error().what).find("small") != std::string::npos);
        QVERIFY(second.events.empty());
    }
    void automatic_settings_are_reported_and_stored_as_numbers() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(train(f.request({"train.batch_size=0", "train.gradient_accumulation_steps=0",
                                 "train.precision=auto", "train.max_steps=2",
                                 "train.effective_batch_size=6"}),
                      recorder));
        QVERIFY2(was_reported(recorder, "chosen automatically: train.batch_size 1, "
                                        "train.gradient_accumulation_steps 6"),
                 "not reported");
        QVERIFY(was_reported(recorder, "runs on "));
        QVERIFY(was_reported(recorder, "a step trains on 6 samples"));
        const std::string stored = read_file(f.runs() / "small" / "config.yaml").value();
        QVERIFY2(stored.find("  batch_size: 1\n") != std::string::npos, stored.c_str());
        QVERIFY2(stored.find("  gradient_accumulation_steps: 6\n") != std::string::npos,
                 stored.c_str());
        QVERIFY2(stored.find("  precision: \"auto\"") == std::string::npos, stored.c_str());
    }
    void a_resumed_run_keeps_its_automatic_batch_settings() {
        const test::WordRuns f;
        test::Recorder before, after;
        QVERIFY(train(f.request({"train.batch_size=2", "train.gradient_accumulation_steps=2",
                                 "train.max_steps=2"}),
                      before));
        QVERIFY(train(f.request({"train.batch_size=0", "train.gradient_accumulation_steps=0",
                                 "train.precision=auto", "train.max_steps=4"}),
                      after));
        QCOMPARE(steps_of(after), from_to(3, 4));
        QVERIFY(was_reported(after,
                             "from the original run: train.batch_size 2, "
                             "train.gradient_accumulation_steps 2, train.precision float32"));
        const auto advice = after.all<Advice>();
        for (const Advice& one : advice) // only max_steps has changed
            QVERIFY2(to_english(one.what).find("train.batch_size") == std::string::npos,
                     to_english(one.what).c_str());
    }
    void the_number_of_workers_is_not_reported_as_a_changed_setting() {
        const test::WordRuns f;
        test::Recorder before, after;
        QVERIFY(!train_and_stop_at(2, f.request({"data.num_workers=1"}), before));
        QVERIFY(train(f.request({"data.num_workers=2"}), after));
        QVERIFY(!advises(after, "other-settings"));
    }
    void a_corrupt_gpu_config_is_renamed_and_the_run_continues() {
        const test::WordRuns f;
        const test::ScopedVariable config("XDG_CONFIG_HOME", (f.folder / "config").string());
        const Path file = f.folder / "config" / "formant" / "gpu_config.json";
        std::filesystem::create_directories(file.parent_path());
        test::throw_on_error(write_file_atomically(file, "garbage"));
        test::Recorder recorder;
        const auto trained = train(f.request({"train.max_steps=1"}), recorder);
        QVERIFY(trained);
        QVERIFY(advises(recorder, "gpu-choice"));
        QVERIFY(!std::filesystem::exists(file));
        QVERIFY(std::filesystem::exists(file.string() + ".bad"));
    }
    void differences_from_the_checkpoint_are_reported() {
        const test::WordRuns f;
        test::Recorder before, after;
        QVERIFY(test::train(f.request({"train.max_steps=3"}), before));
        test::throw_on_error(write_file_atomically(
            f.folder / "metadata.csv", "file,text\none.wav,one\ntwo.wav,two\nfour.wav,four\n"));
        QVERIFY(test::train(f.request({"train.max_steps=6", "train.learning_rate=0.0002"}), after));
        QVERIFY(advises(after, "other-corpus"));
        QVERIFY(advises(after, "other-settings"));
        QCOMPARE(steps_of(after), from_to(4, 6));
    }
    void a_run_can_start_from_the_weights_of_another() {
        const test::WordRuns f;
        test::Recorder first, fine_tuned, fresh;
        QVERIFY(test::train(f.request(), first));
        const std::string voice = f.checkpoint("small", "final_ema.pt").string();
        QVERIFY(test::train(
            f.request({"name=tuned", "train.max_steps=3", "train.pretrained_path=" + voice}),
            fine_tuned));
        QVERIFY(test::train(f.request({"name=fresh", "train.max_steps=3"}), fresh));
        const double first_loss = fine_tuned.all<StepReport>().front().total;
        QVERIFY(first_loss < fresh.all<StepReport>().front().total);
    }
    void a_failed_start_leaves_no_folder_data() {
        QTest::addColumn<QString>("setting");
        for (const char* setting : {"data.corpus=/nowhere/m.csv", "text.language=xx",
                                    "train.pretrained_path=/nowhere.pt"})
            QTest::newRow(setting) << setting;
    }
    void a_failed_start_leaves_no_folder() {
        QFETCH(const QString, setting);
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(!test::train(f.request({setting.toStdString()}), recorder));
        QVERIFY(!std::filesystem::exists(f.runs() / "small"));
    }
    void a_failed_start_leaves_an_existing_run_unchanged() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(test::train(f.request({"train.max_steps=3"}), recorder));
        QVERIFY(!test::train(f.request({"data.corpus=/nowhere/m.csv"}), recorder));
        QVERIFY(std::filesystem::exists(f.checkpoint("small", "step_3.pt")));
        const auto facts = read_file(f.runs() / "small/run.json");
        QVERIFY2(facts->find("done after 3 steps") != std::string::npos, facts->c_str());
    }
    void a_resumed_run_needs_no_pretrained_weights() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(test::train(f.request({"train.max_steps=3"}), recorder));
        QVERIFY(test::train(f.request({"train.max_steps=4", "train.pretrained_path=/nowhere.pt"}),
                            recorder));
    }
    void a_missing_corpus_is_reported_as_a_data_error() {
        const test::WordRuns f;
        test::Recorder recorder;
        const auto failed = test::train(f.request({"data.corpus=/nowhere/m.csv"}), recorder);
        QCOMPARE(failed.error().kind, ErrorKind::data);
        QCOMPARE(std::get<RunState>(recorder.events.back()).phase, RunPhase::failed);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestRunService)

} // namespace tst_run_service

#include "tst_run_service.moc"
