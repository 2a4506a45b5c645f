#include "tests/app/training/ranks/ranked_training.h"
#include "tests/support/contains.h"
#include "tests/support/environment.h"
#include "tests/support/test_registry.h"

#include <QtCore/QElapsedTimer>
#include <QtTest/QtTest>

#include <csignal>
#include <filesystem>
#include <fstream>

using namespace formant;

namespace tst_ranked_training {

using test::contains;

/// A run with several ranks that trains until it is stopped.
class LongRun {
  public:
    LongRun(const test::RankedTraining& f, const std::string& name) : f_(f), name_(name) {
        const auto options =
            test::RankedTraining::options("unet", name, 1'000'000, {"--ranks", "3"});
        process_.start(FORMANT_PROGRAM, test::as_list(f.arguments(options)));
        process_.waitForStarted();
    }
    ~LongRun() {
        process_.kill();
        process_.waitForFinished();
    }
    bool trains(std::int64_t from = 3) {
        return QTest::qWaitFor([&] { return last_step() >= from; }, 120'000);
    }
    std::int64_t last_step() const {
        const auto records = f_.records(name_, "train");
        return records.empty() ? 0 : records.rbegin()->first;
    }
    QProcess& process() { return process_; }

  private:
    const test::RankedTraining& f_;
    std::string name_;
    QProcess process_;
};

class TestRankedTraining : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void ranks_have_the_losses_of_one_process_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("steps");
        QTest::newRow("unet") << "unet" << 40; // tst_ranked_losses has 100
        QTest::newRow("vits") << "vits" << 4;
        QTest::newRow("hifigan") << "hifigan" << 4;
    }
    void ranks_have_the_losses_of_one_process() {
        QFETCH(const QString, kind);
        QFETCH(const int, steps);
        const std::string name = kind.toStdString();
        QCOMPARE(f_.train_to_end(f_.options(name, name + "1", steps)), std::string());
        QCOMPARE(f_.train_to_end(f_.options(name, name + "2", steps, {"--ranks", "2"})),
                 std::string());
        const double difference = f_.difference(name + "1", name + "2", steps);
        QVERIFY2(difference < 1e-5, qPrintable(QString::number(difference)));
    }
    void a_group_of_one_rank_has_the_same_losses() {
        QCOMPARE(f_.train_to_end(f_.options("unet", "no_group", 20)), std::string());
        const test::ScopedVariable group("FORMANT_GROUP_OF_ONE", "1");
        QCOMPARE(f_.train_to_end(f_.options("unet", "group_of_one", 20)), std::string());
        QCOMPARE(f_.difference("no_group", "group_of_one", 20), 0.0);
    }
    void sums_are_measured_and_checked() {
        const auto output = test::run_program(
            FORMANT_PROGRAM, {"hardware", "--self-test", "--ranks", "2", "--gpu", "cpu"});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        for (const char* part :
             {"all-reduce over 2 ranks, each on cpu", "  1 MiB:", " 128 MiB:", "GB/s"})
            QVERIFY2(contains(output.standard_output, part), output.standard_output.c_str());
    }
    void the_sums_of_the_ranks_are_a_stage_of_the_diagnosis() {
        std::vector<std::string> arguments = {"diagnose",
                                              "--config",
                                              f_.config().string(),
                                              "--ranks",
                                              "2",
                                              "--gpu",
                                              "cpu",
                                              "--num-batches",
                                              "8",
                                              "--set",
                                              "train.batch_size=2",
                                              "--set",
                                              "train.gradient_accumulation_steps=1"};
        const auto output = test::run_program(FORMANT_PROGRAM, arguments, 300);
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        for (const char* part :
             {"8 steps of 2 x ", " samples on each of 2 ranks", "  communication",
              "rank 0: 2 samples a step", "rank 1: 2 samples a step"})
            QVERIFY2(contains(output.standard_output, part), output.standard_output.c_str());
    }
    void what_each_rank_does_is_recorded() {
        QCOMPARE(f_.train_to_end(f_.options("unet", "recorded", 40, {"--ranks", "2"})),
                 std::string());
        const auto reports = f_.records("recorded", "ranks");
        QVERIFY(reports.contains(32));
        const auto& ranks = reports.at(32)["ranks"];
        QCOMPARE(ranks.size(), std::size_t{2});
        for (const auto& rank : ranks) {
            QCOMPARE(rank["samples"].get<int>(), 2);
            QVERIFY(rank["compute_ms"] > 0.0 && rank["rank_wait_ms"] > 0.0);
        }
    }
    void a_run_resumes_with_another_number_of_ranks() {
        QCOMPARE(f_.train_to_end(f_.options("unet", "whole", 40)), std::string());
        QCOMPARE(f_.train_to_end(f_.options("unet", "parts", 40, {"--ranks", "3"})), std::string());
        const std::string middle = f_.checkpoint("parts", "step_20.pt").string();
        QCOMPARE(
            f_.train_to_end(f_.options("unet", "parts", 40, {"--ranks", "2", "--resume", middle})),
            std::string());
        const double difference = f_.difference("whole", "parts", 40);
        QVERIFY2(difference < 1e-5, qPrintable(QString::number(difference)));
    }
    void each_rank_adds_its_own_batch_and_a_resumed_run_keeps_their_sum() {
        const std::vector<std::string> half = {"--set", "train.batch_size=1",
                                               "--set", "train.data_parallel_size=0",
                                               "--set", "train.save_interval_steps=10"};
        std::vector<std::string> by_two = half, resumed = half;
        by_two.insert(by_two.end(), {"--ranks", "2"});
        const std::string middle = f_.checkpoint("halves", "step_10.pt").string();
        resumed.insert(resumed.end(), {"--resume", middle});
        QCOMPARE(f_.train_to_end(f_.options("unet", "full", 20)), std::string());
        QCOMPARE(f_.train_to_end(f_.options("unet", "halves", 20, by_two)), std::string());
        QVERIFY(f_.difference("full", "halves", 20) < 1e-5);
        QCOMPARE(f_.train_to_end(f_.options("unet", "halves", 20, resumed)), std::string());
        QVERIFY(f_.difference("full", "halves", 20) < 1e-5);
    }
    void a_run_that_lost_a_rank_restarts_and_ends_like_an_undisturbed_one() {
        QCOMPARE(f_.train_to_end(f_.options("unet", "undisturbed", 60)), std::string());
        const auto outcome = f_.train_and_kill("disturbed", 60, [&](const QProcess& launcher) {
            const bool trains = QTest::qWaitFor(
                [&] { return f_.records("disturbed", "train").size() > 20; }, 120'000);
            if (trains)
                ::kill(test::children_of(launcher.processId()).at(1), SIGKILL);
            return trains;
        });
        QVERIFY2(outcome.exit_code == 0, outcome.standard_error.c_str());
        QVERIFY2(contains(outcome.standard_error, "restarting all ranks"),
                 outcome.standard_error.c_str());
        const auto resumed = f_.records("disturbed", "resume");
        QVERIFY(!resumed.empty() && resumed.rbegin()->first >= 20); // not from the beginning
        const double difference = f_.difference("undisturbed", "disturbed", 60);
        QVERIFY2(difference < 1e-5, qPrintable(QString::number(difference)));
    }
    void a_rank_that_is_lost_before_the_ranks_have_met_restarts_the_run() {
        QElapsedTimer clock;
        const auto outcome = f_.train_and_kill("early", 10, [&](const QProcess& launcher) {
            const auto ranks = [&] { return test::children_of(launcher.processId()); };
            const bool have_started = QTest::qWaitFor([&] { return ranks().size() == 2; }, 10'000);
            if (have_started)
                ::kill(ranks().at(1), SIGKILL);
            clock.start();
            return have_started;
        });
        QVERIFY2(outcome.exit_code == 0, outcome.standard_error.c_str());
        QVERIFY2(contains(outcome.standard_error, "restarting all ranks"),
                 outcome.standard_error.c_str());
        QVERIFY2(clock.elapsed() < 30'000, qPrintable(QString::number(clock.elapsed())));
    }
    void a_stop_of_the_launcher_saves_once_and_ends_all_ranks() {
        LongRun run(f_, "stopped");
        QVERIFY(run.trains());
        const auto ranks = test::children_of(run.process().processId());
        QCOMPARE(ranks.size(), std::size_t{3});
        run.process().terminate();
        QVERIFY(run.process().waitForFinished(30'000));
        QCOMPARE(run.process().exitCode(), 130);
        for (const int rank : ranks)
            QVERIFY(!test::is_running(rank));
        const auto saved =
            f_.runs() / "stopped" / "checkpoints" / fmt::format("step_{}.pt", run.last_step());
        QVERIFY(std::filesystem::exists(saved));
    }
    void a_rank_that_is_killed_ends_the_run_with_its_number() {
        LongRun run(f_, "killed");
        QVERIFY(run.trains());
        QElapsedTimer clock;
        clock.start();
        ::kill(test::children_of(run.process().processId()).at(2), SIGKILL);
        QVERIFY(run.process().waitForFinished(30'000));
        QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
        const std::string errors = run.process().readAllStandardError().toStdString();
        QVERIFY2(contains(errors, "rank 2"), errors.c_str());
        const auto saved =
            f_.runs() / "killed" / "checkpoints" / fmt::format("step_{}.pt", run.last_step());
        QVERIFY(std::filesystem::exists(saved));
    }
    void no_rank_survives_the_launcher() {
        LongRun run(f_, "orphans");
        QVERIFY(run.trains());
        const auto ranks = test::children_of(run.process().processId());
        QCOMPARE(ranks.size(), std::size_t{3});
        run.process().kill();
        run.process().waitForFinished();
        for (const int rank : ranks)
            QTRY_VERIFY(!test::is_running(rank));
    }
    void an_error_of_the_start_is_reported_once() {
        const auto output = f_.train({"--ranks", "2", "--set", "data.corpus=/nowhere"});
        QVERIFY(output.exit_code != 0);
        const auto first = output.standard_error.find("/nowhere");
        QVERIFY2(first != std::string::npos, output.standard_error.c_str());
        QCOMPARE(output.standard_error.find("formant: ", first), std::string::npos);
    }

  private:
    test::RankedTraining f_;
};

FORMANT_TEST(TestRankedTraining)

} // namespace tst_ranked_training

#include "tst_ranked_training.moc"
