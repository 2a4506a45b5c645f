#include "engine/base/atomic_file.h"
#include "engine/session/runs/run_samples.h"
#include "engine/session/training/run_service.h"
#include "tests/support/environment.h"
#include "tests/support/must.h"
#include "tests/support/test_registry.h"
#include "tests/support/word_runs.h"

#include <QtTest/QtTest>

#include <filesystem>
#include <future>
#include <set>

using namespace formant;

namespace {

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

bool said(const test::Recorder& recorder, const std::string& words) {
    const auto states = recorder.all<RunState>();
    return std::any_of(states.begin(), states.end(), [&](const RunState& state) {
        return to_english(state.what).find(words) != std::string::npos;
    });
}

} // namespace

class TestRunService : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_tells_everything_from_its_recordings_to_its_last_checkpoint() {
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
    void samples_are_spoken_with_the_raw_weights_too_where_asked_for() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(test::train(
            f.request({"train.sample_raw_weights=true", "train.sample_interval_steps=60"}),
            recorder));
        const auto samples = recorder.all<SampleReady>();
        QCOMPARE(samples.size(), std::size_t{2});
        QVERIFY(samples[0].weights == SampleWeights::raw);
        QVERIFY(samples[1].weights == SampleWeights::averaged);
        const auto listed = list_run_samples((f.runs() / "small").string());
        QCOMPARE(listed.size(), std::size_t{2});
        QVERIFY(listed[0].file != listed[1].file);
        for (const RunSample& sample : listed)
            QCOMPARE(sample.text, std::string("two one"));
    }
    void where_no_texts_are_named_it_speaks_some_of_its_recordings_and_says_so() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(test::train(f.request({"train.sample_texts=[]", "train.max_steps=3",
                                       "train.sample_interval_steps=3"}),
                            recorder));
        std::vector<std::string> spoken;
        for (const SampleReady& sample : recorder.all<SampleReady>())
            spoken.push_back(sample.text);
        QCOMPARE(spoken, (std::vector<std::string>{"one", "two", "four"}));
        QVERIFY(said(recorder, "3 texts of the recordings"));
    }
    void epochs_count_in_place_of_steps() {
        const test::WordRuns f; // four recordings in batches of four
        test::Recorder recorder;
        QVERIFY(test::train(f.request({"train.epochs=3"}), recorder));
        QCOMPARE(steps_of(recorder), from_to(1, 3));
        QCOMPARE(recorder.all<StepReport>().back().max_steps, std::int64_t{3});
        test::Recorder longer;
        QVERIFY(test::train(f.request({"train.epochs=5"}), longer));
        QCOMPARE(steps_of(longer), from_to(4, 5));
    }
    void a_stopped_run_says_so_and_goes_on_with_the_next_step() {
        const test::WordRuns f;
        test::Recorder before, after;
        const auto stopped = test::train_and_stop_at(7, f.request(), before);
        QCOMPARE(stopped.error().kind, ErrorKind::interrupted);
        QCOMPARE(std::get<RunState>(before.events.back()).phase, RunPhase::stopped);
        QVERIFY(test::train(f.request(), after));
        QCOMPARE(steps_of(after).front(), steps_of(before).back() + 1);
        QCOMPARE(steps_of(after).back(), std::int64_t{60});
    }
    void a_run_that_is_let_go_saves_first() {
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
    void stopped_while_it_reads_the_recordings_it_has_trained_nothing() {
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
    void a_paused_run_takes_no_step_until_it_may_go_on() {
        const test::WordRuns f;
        test::Recorder recorder;
        std::promise<Run*> started;
        std::size_t steps_when_paused = 0, steps_when_resumed = 0;
        recorder.also = [&, run = started.get_future().share()](const TrainEvent& event) {
            if (const auto* report = std::get_if<StepReport>(&event); report && report->step == 4) {
                run.get()->post(TrainCommand::pause);
                run.get()->post(TrainCommand::sample_now); // obeyed while it is paused
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
    void a_run_that_is_there_is_not_begun_again() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(test::train(f.request({"train.max_steps=3"}), recorder));
        RunRequest request = f.request();
        request.resume = "never";
        const auto refused = test::train(request, recorder);
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(std::filesystem::exists(f.checkpoint("small", "step_3.pt")));
    }
    void a_run_that_has_reached_its_last_step_is_not_done_again_but_told_with_what_to_do() {
        const test::WordRuns f;
        test::Recorder recorder, longer, another;
        QVERIFY(test::train(f.request({"train.max_steps=3"}), recorder));
        for (const char* steps : {"train.max_steps=3", "train.max_steps=2"}) {
            const auto refused = start_run(f.request({steps}), recorder);
            QCOMPARE(refused.error().kind, ErrorKind::usage);
            const std::string words = to_english(refused.error().what);
            QVERIFY2(words.find("the run small is trained already: it has reached step 3") == 0,
                     words.c_str());
        }
        QVERIFY(test::train(f.request({"train.max_steps=5"}), longer));
        QCOMPARE(steps_of(longer), from_to(4, 5));
        QVERIFY(test::train(f.request({"train.max_steps=3", "name=other"}), another));
        QCOMPARE(steps_of(another), from_to(1, 3));
    }
    void a_run_that_broke_off_at_its_last_step_ends_when_it_is_started_again() {
        const test::WordRuns f;
        test::Recorder recorder, again;
        QVERIFY(test::train(f.request({"train.max_steps=3"}), recorder));
        test::must(write_file_atomically(f.runs() / "small/run.json",
                                         R"({"schema": 1, "phase": "saving", "step": 3})"));
        QVERIFY(test::train(f.request({"train.max_steps=3"}), again));
        QVERIFY(steps_of(again).empty());
        QVERIFY(phases_of(again).contains(RunPhase::done));
    }
    void that_it_trains_eagerly_is_said_once_where_captured_graphs_were_asked_for() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(test::train(f.request({"train.use_torch_compile=true", "train.max_steps=3"}),
                            recorder));
        std::int64_t said = 0;
        for (const Advice& advice : recorder.all<Advice>())
            said += to_english(advice.what).find("eagerly") == std::string::npos ? 0 : 1;
        QCOMPARE(said, std::int64_t{1});
        QCOMPARE(steps_of(recorder), from_to(1, 3));
    }
    void a_run_that_insists_on_captured_graphs_makes_no_folder() {
        const test::WordRuns f;
        test::Recorder recorder;
        const auto refused = train(
            f.request({"train.use_torch_compile=true", "train.compile_fullgraph=true"}), recorder);
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(!std::filesystem::exists(f.runs()));
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
    void automatic_settings_are_told_and_kept_as_numbers() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(train(f.request({"preset=automatic", "train.batch_size=0", "train.max_steps=2",
                                 "train.effective_batch_size=6"}),
                      recorder));
        QVERIFY2(said(recorder, "chosen automatically: train.batch_size 1, "
                                "train.gradient_accumulation_steps 6"),
                 "not said");
        QVERIFY(said(recorder, "computes on "));
        const std::string kept = read_file(f.runs() / "small" / "config.yaml").value();
        QVERIFY2(kept.find("  batch_size: 1\n") != std::string::npos, kept.c_str());
        QVERIFY2(kept.find("  gradient_accumulation_steps: 6\n") != std::string::npos,
                 kept.c_str());
        QVERIFY2(kept.find("  precision: \"auto\"") == std::string::npos, kept.c_str());
    }
    void a_run_goes_on_with_the_batches_that_it_began_with() {
        const test::WordRuns f;
        test::Recorder before, after;
        QVERIFY(train(f.request({"train.batch_size=2", "train.gradient_accumulation_steps=2",
                                 "train.max_steps=2"}),
                      before));
        QVERIFY(train(f.request({"train.batch_size=0", "train.gradient_accumulation_steps=0",
                                 "train.precision=auto", "train.max_steps=4"}),
                      after));
        QCOMPARE(steps_of(after), from_to(3, 4));
        QVERIFY(said(after, "as this run began: train.batch_size 2, "
                            "train.gradient_accumulation_steps 2, train.precision float32"));
        const auto advice = after.all<Advice>();
        for (const Advice& one : advice) // max_steps is another, nothing else
            QVERIFY2(to_english(one.what).find("train.batch_size") == std::string::npos,
                     to_english(one.what).c_str());
    }
    void another_number_of_workers_makes_no_other_training() {
        const test::WordRuns f;
        test::Recorder before, after;
        QVERIFY(!train_and_stop_at(2, f.request({"data.num_workers=1"}), before));
        QVERIFY(train(f.request({"data.num_workers=2"}), after));
        QVERIFY(!advises(after, "other-settings"));
    }
    void a_damaged_gpu_config_is_set_aside_and_the_run_goes_on() {
        const test::WordRuns f;
        const test::ScopedVariable config("XDG_CONFIG_HOME", (f.folder / "config").string());
        const Path file = f.folder / "config" / "formant" / "gpu_config.json";
        std::filesystem::create_directories(file.parent_path());
        test::must(write_file_atomically(file, "garbage"));
        test::Recorder recorder;
        const auto trained = train(f.request({"train.max_steps=1"}), recorder);
        QVERIFY(trained);
        QVERIFY(advises(recorder, "gpu-choice"));
        QVERIFY(!std::filesystem::exists(file));
        QVERIFY(std::filesystem::exists(file.string() + ".bad"));
    }
    void what_is_different_from_the_checkpoint_is_told() {
        const test::WordRuns f;
        test::Recorder before, after;
        QVERIFY(test::train(f.request({"train.max_steps=3"}), before));
        test::must(write_file_atomically(f.folder / "metadata.csv",
                                         "file,text\none.wav,one\ntwo.wav,two\nfour.wav,four\n"));
        QVERIFY(test::train(f.request({"train.max_steps=6", "train.learning_rate=0.0002"}), after));
        QVERIFY(advises(after, "other-corpus"));
        QVERIFY(advises(after, "other-settings"));
        QCOMPARE(steps_of(after), from_to(4, 6));
    }
    void a_run_may_begin_with_the_weights_of_another() {
        const test::WordRuns f;
        test::Recorder first, fine_tuned, fresh;
        QVERIFY(test::train(f.request(), first));
        const std::string voice = f.checkpoint("small", "final_ema.pt").string();
        QVERIFY(test::train(
            f.request({"name=tuned", "train.max_steps=3", "train.pretrained_path=" + voice}),
            fine_tuned));
        QVERIFY(test::train(f.request({"name=fresh", "train.max_steps=3"}), fresh));
        const double begun = fine_tuned.all<StepReport>().front().total;
        QVERIFY(begun < fresh.all<StepReport>().front().total);
    }
    void a_start_that_fails_leaves_nothing_behind_data() {
        QTest::addColumn<QString>("setting");
        for (const char* setting : {"data.corpus=/nowhere/m.csv", "text.language=xx",
                                    "train.pretrained_path=/nowhere.pt"})
            QTest::newRow(setting) << setting;
    }
    void a_start_that_fails_leaves_nothing_behind() {
        QFETCH(const QString, setting);
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(!test::train(f.request({setting.toStdString()}), recorder));
        QVERIFY(!std::filesystem::exists(f.runs() / "small"));
    }
    void a_start_that_fails_changes_nothing_of_a_run_that_is_there() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(test::train(f.request({"train.max_steps=3"}), recorder));
        QVERIFY(!test::train(f.request({"data.corpus=/nowhere/m.csv"}), recorder));
        QVERIFY(std::filesystem::exists(f.checkpoint("small", "step_3.pt")));
        const auto facts = read_file(f.runs() / "small/run.json");
        QVERIFY2(facts->find("done after 3 steps") != std::string::npos, facts->c_str());
    }
    void a_run_that_goes_on_needs_no_pretrained_weights() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(test::train(f.request({"train.max_steps=3"}), recorder));
        QVERIFY(test::train(f.request({"train.max_steps=4", "train.pretrained_path=/nowhere.pt"}),
                            recorder));
    }
    void a_corpus_that_is_not_there_fails_in_words() {
        const test::WordRuns f;
        test::Recorder recorder;
        const auto failed = test::train(f.request({"data.corpus=/nowhere/m.csv"}), recorder);
        QCOMPARE(failed.error().kind, ErrorKind::data);
        QCOMPARE(std::get<RunState>(recorder.events.back()).phase, RunPhase::failed);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestRunService)
#include "tst_run_service.moc"
