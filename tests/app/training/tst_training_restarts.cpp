#include "engine/base/atomic_file.h"
#include "tests/app/training/restarted_training.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <csignal>

using namespace formant;

namespace tst_training_restarts {

using Json = nlohmann::json;

bool has_any(const std::map<std::string, std::string>& leaves, const std::string& beginning) {
    const auto found = leaves.lower_bound(beginning);
    return found != leaves.end() && found->first.starts_with(beginning);
}

class TestTrainingRestarts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_CACHE_HOME", QByteArray::fromStdString(f_.folder / "cache"));
        const auto output = f_.train_on("straight");
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
    }
    void cleanupTestCase() { qunsetenv("XDG_CACHE_HOME"); }
    void the_compared_checkpoints_have_all_parts_and_differ_between_steps() {
        const auto leaves = test::leaves_of(f_.last_checkpoint("straight"));
        for (const char* part : {"/state_dict/", "/ema/", "/optimisers/all/exp_avg/",
                                 "/optimisers/all/exp_avg_sq/", "/monitor/", "/plan/"})
            QVERIFY2(has_any(leaves, part), part);
        QVERIFY(leaves.at("/ema/decoder.out.weight") !=
                leaves.at("/state_dict/decoder.out.weight"));
        QVERIFY(!test::first_difference(f_.checkpoint("straight", "step_30.pt"),
                                        f_.last_checkpoint("straight"))
                     .empty());
    }
    void a_run_resumed_in_mid_epoch_equals_an_uninterrupted_one() {
        const auto straight = f_.records("straight", "train");
        QVERIFY(straight.at(20)["epoch"] == straight.at(21)["epoch"]);
        QVERIFY(straight.at(1)["epoch"] != straight.at(40)["epoch"]);
        const auto output =
            f_.train_on("half", {"--resume", f_.checkpoint("straight", "step_20.pt").string()});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        QCOMPARE(f_.records("half", "train").begin()->first, std::int64_t{21});
        const std::string difference = f_.difference_from_straight("half", 21);
        QVERIFY2(difference.empty(), difference.c_str());
    }
    void a_run_stopped_by_ctrl_c_resumes_as_if_never_stopped() {
        QCOMPARE(test::stop_at_step(f_.arguments(f_.settings("stopped")), 8), 130);
        const auto stopped_at = f_.records("stopped", "train").rbegin()->first;
        QVERIFY(stopped_at >= 8 && stopped_at < f_.steps);
        const auto output = f_.train_on("stopped");
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        QCOMPARE(f_.records("stopped", "resume").begin()->first, stopped_at);
        const std::string difference = f_.difference_from_straight("stopped");
        QVERIFY2(difference.empty(), difference.c_str());
    }
    void a_run_with_a_truncated_newest_checkpoint_resumes_from_the_previous_one_and_reports_it() {
        QCOMPARE(f_.train_on("cut").exit_code, 0);
        const Path newest = f_.last_checkpoint("cut");
        std::filesystem::resize_file(newest, std::filesystem::file_size(newest) / 2);
        std::filesystem::remove(f_.checkpoint("cut", "final_ema.pt"));
        const auto output = f_.train_on("cut");
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        const std::string log = *read_file(f_.runs() / "cut" / "log.txt");
        for (const std::string& text : {output.standard_error, log}) {
            QVERIFY2(text.find("step_40.pt is damaged") != std::string::npos, text.c_str());
            QVERIFY2(text.find("resuming after step 30") != std::string::npos, text.c_str());
        }
        QCOMPARE(f_.records("cut", "resume").rbegin()->first, std::int64_t{30});
        const std::string difference = f_.difference_from_straight("cut");
        QVERIFY2(difference.empty(), difference.c_str());
    }

  private:
    const test::RestartedTraining f_;
};

FORMANT_TEST(TestTrainingRestarts)

} // namespace tst_training_restarts

#include "tst_training_restarts.moc"
