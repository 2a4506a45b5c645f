#include "tests/app/training/ranked_training.h"
#include "tests/support/test_registry.h"

#include <QtCore/QProcess>
#include <QtTest/QtTest>

using namespace formant;

namespace {

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

} // namespace

class TestRankedLosses : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_kind_has_the_losses_of_one_process_for_100_steps_data() {
        QTest::addColumn<QString>("kind");
        QTest::newRow("unet") << "unet";
        QTest::newRow("vits") << "vits";
        QTest::newRow("hifigan") << "hifigan";
    }
    void each_kind_has_the_losses_of_one_process_for_100_steps() {
        QFETCH(const QString, kind);
        const std::string name = kind.toStdString();
        QCOMPARE(f_.train_to_end(f_.options(name, name + "1", steps)), std::string());
        QCOMPARE(f_.train_to_end(f_.options(name, name + "2", steps, {"--ranks", "2"})),
                 std::string());
        const double difference = f_.difference(name + "1", name + "2", steps);
        QVERIFY2(difference < 1e-5, qPrintable(QString::number(difference)));
    }
    void other_launchers_start_the_same_run() {
        QCOMPARE(f_.train_to_end(f_.options("unet", "alone", steps)), std::string());
        QVERIFY(train_as_slurm_does(f_.arguments(f_.options("unet", "slurm", steps))));
        const auto output = train_with_torchrun(f_.arguments(f_.options("unet", "torch", steps)));
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        QVERIFY(f_.difference("alone", "slurm", steps) < 1e-5);
        QVERIFY(f_.difference("alone", "torch", steps) < 1e-5);
    }

  private:
    test::RankedTraining f_;
};

FORMANT_TEST(TestRankedLosses)
#include "tst_ranked_losses.moc"
