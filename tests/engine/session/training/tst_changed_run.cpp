#include "engine/base/atomic_file.h"
#include "engine/session/training/run_service.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/checkpoint_leaves.h"
#include "tests/support/word_runs.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <future>
#include <map>

using namespace formant;

namespace {

const SettingValues only_the_decoder = {{"train.layers", "custom"},
                                        {"train.layer_patterns", "[decoder]"},
                                        {"train.learning_rate", "0.0005"}};

/// Trains; each command of `at` is given to the run when its step is reported.
Result<void> train_with(const RunRequest& request, test::Recorder& recorder,
                        const std::map<std::int64_t, std::function<void(Run&)>>& at) {
    std::promise<Run*> started;
    recorder.also = [&at, run = started.get_future().share()](const TrainEvent& event) {
        const auto* report = std::get_if<StepReport>(&event);
        if (report != nullptr && at.contains(report->step))
            at.at(report->step)(*run.get());
    };
    auto run = start_run(request, recorder);
    started.set_value(run ? run->get() : nullptr);
    return run ? (*run)->wait() : Result<void>(fail(run.error()));
}

void change(Run& run) {
    QVERIFY(run.change(only_the_decoder));
}
void stop(Run& run) {
    run.post(TrainCommand::stop);
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

} // namespace

class TestChangedRun : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_change_that_cannot_be_is_refused_at_once_and_the_run_goes_on() {
        const test::WordRuns f;
        test::Recorder recorder;
        std::vector<std::string> refusals;
        const auto try_changes = [&](Run& run) {
            const SettingValues no_such_layers = {{"train.layers", "custom"},
                                                  {"train.layer_patterns", "[lungs]"}};
            const SettingValues no_rate = {{"train.learning_rate", "fast"}};
            const SettingValues needs_a_restart = {{"train.seed", "1"}};
            for (const SettingValues& settings : {no_such_layers, no_rate, needs_a_restart})
                if (const auto changed = run.change(settings); !changed)
                    refusals.push_back(to_english(changed.error().what));
        };
        QVERIFY(train_with(f.request({"train.max_steps=8"}), recorder, {{3, try_changes}}));
        QCOMPARE(refusals.size(), std::size_t{3});
        QVERIFY2(contains(refusals[0], "no layers 'lungs'"), refusals[0].c_str());
        QVERIFY(recorder.all<SettingsChanged>().empty());
        QCOMPARE(recorder.all<StepReport>().size(), std::size_t{8});
    }
    void stopped_behind_a_change_and_resumed_it_equals_one_that_never_stopped_to_the_bit() {
        const test::WordRuns f;
        test::Recorder straight, first, second;
        QVERIFY(train_with(f.request({"name=straight", "train.max_steps=20"}), straight,
                           {{7, change}}));
        const RunRequest request = f.request({"name=stopped", "train.max_steps=20"});
        QCOMPARE(train_with(request, first, {{7, change}, {12, stop}}).error().kind,
                 ErrorKind::interrupted);
        QVERIFY(train_with(request, second, {}));
        for (const std::string& id : second.advice_ids())
            QVERIFY2(id != "other-settings", id.c_str());
        const std::string difference = test::first_difference(
            f.checkpoint("straight", "step_20.pt"), f.checkpoint("stopped", "step_20.pt"));
        QVERIFY2(difference.empty(), difference.c_str());
        const auto kept = read_file(f.runs() / "stopped" / "changes.jsonl");
        QVERIFY2(kept && contains(*kept, "{\"step\":7,\"settings\":{\"train.layers\":\"custom\""),
                 kept->c_str());
    }
    void a_change_behind_the_last_checkpoint_is_made_again() {
        const test::WordRuns f;
        test::Recorder straight, second;
        const RunRequest request = f.request({"train.max_steps=20", "train.save_interval_steps=5"});
        QVERIFY(train_with(request, straight, {{13, change}}));
        const auto wanted = test::leaves_of(f.checkpoint("small", "step_20.pt"));
        for (const char* name : {"step_15.pt", "step_20.pt"}) // as if killed at step 14
            std::filesystem::remove(f.checkpoint("small", name));
        QVERIFY(train_with(request, second, {}));
        const auto again = second.all<SettingsChanged>();
        QVERIFY(again.size() == 1 && again[0].step == 13 && again[0].replayed);
        QVERIFY(test::leaves_of(f.checkpoint("small", "step_20.pt")) == wanted);
        const std::string kept = read_file(f.runs() / "small" / "changes.jsonl").value();
        QCOMPARE(std::count(kept.begin(), kept.end(), '\n'), std::ptrdiff_t{1});
    }
    void who_goes_on_from_an_older_checkpoint_leaves_later_changes_behind() {
        const test::WordRuns f;
        test::Recorder before, after;
        RunRequest request = f.request({"train.max_steps=20", "train.save_interval_steps=5"});
        QVERIFY(train_with(request, before, {{13, change}}));
        request.resume = f.checkpoint("small", "step_10.pt").string();
        QVERIFY(train_with(request, after, {}));
        QVERIFY(after.all<SettingsChanged>().empty());
        const StepReport step_14 = after.all<StepReport>().at(3);
        QVERIFY(step_14.learning_rate > 5e-4); // as if it had never been changed
    }
};

FORMANT_TEST_IN(QCoreApplication, TestChangedRun)

#include "tst_changed_run.moc"
