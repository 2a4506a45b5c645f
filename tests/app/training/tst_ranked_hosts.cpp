#include "tests/app/training/ranked_training.h"
#include "tests/support/contains.h"
#include "tests/support/processes/two_hosts.h"
#include "tests/support/test_registry.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QProcess>
#include <QtTest/QtTest>

using namespace formant;
using test::contains;

namespace {

/// A run with one rank on each of two hosts, started as torchrun does.
class RunOnTwoHosts {
  public:
    RunOnTwoHosts(const test::RankedTraining& f, const test::TwoHosts& hosts,
                  const std::vector<std::string>& options) {
        for (std::size_t rank = 0; rank < 2; ++rank) {
            std::vector<std::string> program = f.arguments(options);
            program.insert(program.begin(), FORMANT_PROGRAM);
            ranks_[rank].start(
                "ip", test::as_list(hosts.command(rank,
                                                  {fmt::format("RANK={}", rank), "WORLD_SIZE=2",
                                                   "LOCAL_RANK=0", "MASTER_PORT=29511",
                                                   "MASTER_ADDR=" + test::TwoHosts::address(0),
                                                   "OMP_NUM_THREADS=1"},
                                                  program)));
        }
    }
    ~RunOnTwoHosts() {
        for (QProcess& rank : ranks_) {
            rank.kill();
            rank.waitForFinished();
        }
    }
    /// Waits for the end of both. Returns their errors; empty: both ended well.
    std::string wait(int timeout_ms) {
        std::string errors;
        for (QProcess& rank : ranks_)
            if (!rank.waitForFinished(timeout_ms))
                errors += "did not end\n";
            else if (rank.exitCode() != 0)
                errors += rank.readAllStandardError().toStdString();
        return errors;
    }
    QProcess& rank(std::size_t rank) { return ranks_[rank]; }

  private:
    QProcess ranks_[2];
};

} // namespace

class TestRankedHosts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        if (const std::string why_not = test::TwoHosts::why_not(); !why_not.empty())
            QSKIP(why_not.c_str());
        qputenv("OMP_NUM_THREADS", "1"); // of the run with one process too
    }
    void cleanupTestCase() { qunsetenv("OMP_NUM_THREADS"); }
    void ranks_on_two_hosts_have_the_losses_of_one_process() {
        QCOMPARE(f_.train_to_end(f_.options("unet", "alone", 40)), std::string());
        const test::TwoHosts hosts;
        RunOnTwoHosts run(f_, hosts, f_.options("unet", "two", 40));
        QCOMPARE(run.wait(300'000), std::string());
        const double difference = f_.difference("alone", "two", 40);
        QVERIFY2(difference < 1e-5, qPrintable(QString::number(difference)));
    }
    void both_ends_of_a_broken_link_name_the_other() {
        const test::TwoHosts hosts;
        RunOnTwoHosts run(f_, hosts, f_.options("unet", "cut", 1'000'000));
        QVERIFY(QTest::qWaitFor([&] { return f_.records("cut", "train").size() > 3; }, 120'000));
        QElapsedTimer clock;
        clock.start();
        hosts.cut();
        for (std::size_t rank = 0; rank < 2; ++rank) {
            QVERIFY(run.rank(rank).waitForFinished(30'000));
            const std::string errors = run.rank(rank).readAllStandardError().toStdString();
            QVERIFY2(contains(errors, fmt::format("rank {}", 1 - rank)), errors.c_str());
        }
        QVERIFY2(clock.elapsed() < 12'000, qPrintable(QString::number(clock.elapsed())));
    }

  private:
    test::RankedTraining f_;
};

FORMANT_TEST(TestRankedHosts)
#include "tst_ranked_hosts.moc"
