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

namespace tst_live_changes {

const SettingValues decoder_only = {{"train.layers", "custom"},
                                    {"train.layer_patterns", "[decoder]"},
                                    {"train.learning_rate", "0.0005"}};

/// Trains, and calls each function of `at` when its step is reported.
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
    QVERIFY(run.change(decoder_only));
}
void stop(Run& run) {
    run.post(TrainCommand::stop);
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

class TestLiveChanges : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void an_invalid_change_is_refused_immediately_and_the_run_continues() {
        const test::WordRuns f;
        test::Recorder recorder;
        std::vector<std::string> refusals;
        const auto try_changes = [&](Run& run) {
            const SettingValues unknown_layers = {{"train.layers", "custom"},
                                                  {"train.layer_patterns", "[lungs]"}};
            const SettingValues invalid_rate = {{"train.learning_rate", "fast"}};
            const SettingValues restart_needed = {{"train.seed", "1"}};
            for (const SettingValues& settings : {unknown_layers, invalid_rate, restart_needed})
                if (const auto changed = run.change(settings); !changed)
                    refusals.push_back(to_english(changed.error().what));
        };
        QVERIFY(train_with(f.request({"train.max_steps=8"}), recorder, {{3, try_changes}}));
        QCOMPARE(refusals.size(), std::size_t{3});
        QVERIFY2(contains(refusals[0], "no layers 'lungs'"), refusals[0].c_str());
        QVERIFY(recorder.all<SettingsChanged>().empty());
        QCOMPARE(recorder.all<StepReport>().size(), std::size_t{8});
    }
    void a_run_stopped_after_a_change_and_resumed_is_bit_exact() {
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
        const auto recorded = read_file(f.runs() / "stopped" / "changes.jsonl");
        QVERIFY2(recorded &&
                     contains(*recorded, "{\"step\":7,\"settings\":{\"train.layers\":\"custom\""),
                 recorded->c_str());
    }
    void a_change_after_the_last_checkpoint_is_replayed() {
        const test::WordRuns f;
        test::Recorder straight, second;
        const RunRequest request = f.request({"train.max_steps=20", "train.save_interval_steps=5"});
        QVERIFY(train_with(request, straight, {{13, change}}));
        const auto expected = test::leaves_of(f.checkpoint("small", "step_20.pt"));
        for (const char* name : {"step_15.pt", "step_20.pt"}) // as after a kill at step 14
            std::filesystem::remove(f.checkpoint("small", name));
        QVERIFY(train_with(request, second, {}));
        const auto replayed = second.all<SettingsChanged>();
        QVERIFY(replayed.size() == 1 && replayed[0].step == 13 && replayed[0].replayed);
        QVERIFY(test::leaves_of(f.checkpoint("small", "step_20.pt")) == expected);
        const std::string recorded = read_file(f.runs() / "small" / "changes.jsonl").value();
        QCOMPARE(std::count(recorded.begin(), recorded.end(), '\n'), std::ptrdiff_t{1});
    }
    void resuming_from_an_earlier_checkpoint_discards_later_changes() {
        const test::WordRuns f;
        test::Recorder before, after;
        RunRequest request = f.request({"train.max_steps=20", "train.save_interval_steps=5"});
        QVERIFY(train_with(request, before, {{13, change}}));
        request.resume = f.checkpoint("small", "step_10.pt").string();
        QVERIFY(train_with(request, after, {}));
        QVERIFY(after.all<SettingsChanged>().empty());
        const StepReport step_14 = after.all<StepReport>().at(3);
        QVERIFY(step_14.learning_rate > 5e-4); // not the rate of the discarded change
    }
};

FORMANT_TEST_IN(QCoreApplication, TestLiveChanges)

} // namespace tst_live_changes

#include "tst_live_changes.moc"
