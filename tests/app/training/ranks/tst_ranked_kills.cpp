#include "tests/app/training/ranks/ranked_training.h"
#include "tests/support/test_registry.h"

#include <QtCore/QElapsedTimer>
#include <QtTest/QtTest>

#include <csignal>
#include <random>

using namespace formant;

namespace tst_ranked_kills {

constexpr int kills = 50;
constexpr std::int64_t steps = 60;

class TestRankedKills : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_rank_killed_at_any_moment_costs_a_restart_and_nothing_else() {
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(f_.train_to_end(f_.options("unet", "straight", steps, {"--ranks", "2"})),
                 std::string());
        std::mt19937 random(34);
        std::uniform_int_distribution<int> moment_ms(200, static_cast<int>(clock.elapsed()));
        int restarts = 0;
        for (int number = 1; number <= kills; ++number) {
            const std::string name = fmt::format("killed_{}", number);
            const auto outcome = f_.train_and_kill(name, steps, [&](const QProcess& launcher) {
                QTest::qSleep(moment_ms(random));
                const auto ranks = test::children_of(launcher.processId());
                if (!ranks.empty()) // else the run was quicker
                    ::kill(ranks[random() % ranks.size()], SIGKILL);
                return true;
            });
            if (outcome.exit_code != 0) // Qt shortens the texts of its own messages
                fmt::print(stderr, "kill {}:\n{}\n", number, outcome.standard_error);
            QCOMPARE(outcome.exit_code, 0);
            restarts += outcome.standard_error.find("restarting all ranks") != std::string::npos;
            const double difference = f_.difference("straight", name, steps);
            QVERIFY2(difference < 1e-5, qPrintable(QString("%1: %2").arg(number).arg(difference)));
        }
        qInfo("%d restarts", restarts);
        QVERIFY(restarts > kills / 2);
    }

  private:
    test::RankedTraining f_;
};

FORMANT_TEST(TestRankedKills)

} // namespace tst_ranked_kills

#include "tst_ranked_kills.moc"
