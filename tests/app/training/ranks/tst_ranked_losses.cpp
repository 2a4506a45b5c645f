#include "tests/app/training/ranks/run_on_two_hosts.h"
#include "tests/support/environment.h"
#include "tests/support/test_registry.h"

#include <QtCore/QProcess>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_ranked_losses {

constexpr int steps = 100;

/// Starts both ranks of a run as `srun` does.
bool train_as_slurm_does(const std::vector<std::string>& arguments) {
    QProcess ranks[2];
    for (int rank = 0; rank < 2; ++rank) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const auto& [name, value] : std::map<QString, QString>{
                 {"SLURM_JOB_ID", QString::number(QCoreApplication::applicationPid())},
                 {"SLURM_STEP_ID", "0"},
                 {"SLURM_STEP_NUM_TASKS", "2"},
                 {"SLURM_STEP_NODELIST", "localhost"},
                 {"SLURM_PROCID", QString::number(rank)},
                 {"SLURM_LOCALID", QString::number(rank)}})
            environment.insert(name, value);
        ranks[rank].setProcessEnvironment(environment);
        ranks[rank].start(FORMANT_PROGRAM, test::as_list(arguments));
    }
    for (QProcess& rank : ranks)
        if (!rank.waitForFinished(300'000) || rank.exitCode() != 0)
            return false;
    return true;
}

/// Starts both ranks of a run with PyTorch's launcher.
test::ProcessOutput train_with_torchrun(const std::vector<std::string>& arguments) {
    std::vector<std::string> all = {"-m",           "torch.distributed.run", "--no-python",
                                    "--standalone", "--nproc-per-node",      "2",
                                    FORMANT_PROGRAM};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return test::run_program(test::python_program(), all, 300);
}

class TestRankedLosses : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_kind_has_the_losses_of_one_process_for_100_steps_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("ranks");
        QTest::addColumn<QString>("settings");
        // Four ranks round otherwise than one process. In 100 steps a small HiFi-GAN amplifies that
        // to 0.1 at this learning rate, as it does in one process with other micro-batches, to 1e-4
        // at a tenth of it, and to 1.4e-5 at a hundredth on some processors.
        for (const char* kind : {"unet", "vits", "hifigan"}) {
            QTest::addRow("%s, 2 ranks", kind) << kind << "2"
                                               << "train.learning_rate=0.002";
            QTest::addRow("%s, 4 ranks", kind)
                << kind << "4"
                << (kind == std::string("hifigan") ? "train.learning_rate=0.000002"
                                                   : "train.learning_rate=0.00002");
        }
        QTest::newRow("unet, half precision") << "unet"
                                              << "2"
                                              << "train.precision=bf16";
        QTest::newRow("vits, half precision") << "vits"
                                              << "2"
                                              << "train.precision=bf16";
        QTest::newRow("unet, skipped steps") << "unet"
                                             << "2"
                                             << "train.precision=fp16 train.amp_init_scale=1e9";
    }
    void each_kind_has_the_losses_of_one_process_for_100_steps() {
        QFETCH(const QString, kind);
        QFETCH(const QString, ranks);
        QFETCH(const QString, settings);
        const auto train = [&](const std::string& name, std::vector<std::string> more) {
            for (const QString& setting : settings.split(' '))
                more.insert(more.end(), {"--set", setting.toStdString()});
            return f_.train_to_end(f_.options(kind.toStdString(), name, steps, more));
        };
        const std::string name = fmt::format("run{}", ++runs_);
        QCOMPARE(train(name + "alone", {}), std::string());
        QCOMPARE(train(name + "ranks", {"--ranks", ranks.toStdString()}), std::string());
        const double difference = f_.difference(name + "alone", name + "ranks", steps);
        QVERIFY2(difference < 1e-5, qPrintable(QString::number(difference)));
        QCOMPARE(skipped_steps(name + "alone"), skipped_steps(name + "ranks"));
        QCOMPARE(skipped_steps(name + "ranks").empty(), !settings.contains("fp16"));
    }
    void other_launchers_start_the_same_run_data() { add_kinds(); }
    void other_launchers_start_the_same_run() {
        QFETCH(const QString, kind);
        const std::string name = kind.toStdString();
        QCOMPARE(f_.train_to_end(f_.options(name, name + "_alone", steps)), std::string());
        QVERIFY(train_as_slurm_does(f_.arguments(f_.options(name, name + "_slurm", steps))));
        const auto output =
            train_with_torchrun(f_.arguments(f_.options(name, name + "_torch", steps)));
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        QVERIFY(f_.difference(name + "_alone", name + "_slurm", steps) < 1e-5);
        QVERIFY(f_.difference(name + "_alone", name + "_torch", steps) < 1e-5);
    }
    void two_hosts_have_the_losses_of_one_process_data() { add_kinds(); }
    void two_hosts_have_the_losses_of_one_process() {
        if (const std::string why_not = test::TwoHosts::why_not(); !why_not.empty())
            QSKIP(why_not.c_str());
        QFETCH(const QString, kind);
        const std::string name = kind.toStdString();
        const test::ScopedVariable threads("OMP_NUM_THREADS", "1"); // as each host has
        QCOMPARE(f_.train_to_end(f_.options(name, name + "_one", steps)), std::string());
        const test::TwoHosts hosts;
        test::RunOnTwoHosts run(f_, hosts, f_.options(name, name + "_two", steps));
        QCOMPARE(run.wait(300'000), std::string());
        const double difference = f_.difference(name + "_one", name + "_two", steps);
        QVERIFY2(difference < 1e-5, qPrintable(QString::number(difference)));
    }

  private:
    static void add_kinds() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"unet", "vits", "hifigan"})
            QTest::newRow(kind) << kind;
    }
    std::vector<std::int64_t> skipped_steps(const std::string& run) const {
        std::vector<std::int64_t> skipped;
        for (const auto& [step, record] : f_.records(run, "train"))
            if (!record["applied"])
                skipped.push_back(step);
        return skipped;
    }

    test::RankedTraining f_;
    int runs_ = 0;
};

FORMANT_TEST(TestRankedLosses)

} // namespace tst_ranked_losses

#include "tst_ranked_losses.moc"
