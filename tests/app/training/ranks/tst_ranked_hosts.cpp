#include "tests/app/training/ranks/run_on_two_hosts.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtCore/QElapsedTimer>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_ranked_hosts {

using test::contains;

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
        test::RunOnTwoHosts run(f_, hosts, f_.options("unet", "two", 40));
        QCOMPARE(run.wait(300'000), std::string());
        const double difference = f_.difference("alone", "two", 40);
        QVERIFY2(difference < 1e-5, qPrintable(QString::number(difference)));
    }
    void both_ends_of_a_broken_link_name_the_other() {
        const test::TwoHosts hosts;
        test::RunOnTwoHosts run(f_, hosts, f_.options("unet", "cut", 1'000'000));
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

} // namespace tst_ranked_hosts

#include "tst_ranked_hosts.moc"
