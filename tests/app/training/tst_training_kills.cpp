#include "tests/app/training/restarted_training.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtCore/QElapsedTimer>
#include <QtTest/QtTest>

#include <optional>
#include <random>

using namespace formant;

namespace tst_training_kills {

using test::contains;

constexpr int wanted_kills = 20;

/// Runs the program for this time, then kills it (SIGKILL). Returns its exit code if it ended
/// before.
std::optional<int> live(const test::RestartedTraining& f, const std::string& name, int time_ms) {
    QProcess process;
    process.start(FORMANT_PROGRAM, test::as_list(f.arguments(f.settings(name))));
    process.waitForStarted();
    if (process.waitForFinished(time_ms))
        return process.exitCode();
    process.kill();
    process.waitForFinished();
    return std::nullopt;
}

class TestTrainingKills : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_CACHE_HOME", QByteArray::fromStdString(f_.folder / "cache"));
        QElapsedTimer timer;
        timer.start();
        const auto output = f_.train_on("straight");
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        straight_ms_ = static_cast<int>(timer.elapsed());
        // The first run to be killed must also decode its recordings.
        qputenv("XDG_CACHE_HOME", QByteArray::fromStdString(f_.folder / "another cache"));
    }
    void cleanupTestCase() { qunsetenv("XDG_CACHE_HOME"); }
    void a_run_killed_at_any_moment_and_resumed_ends_like_an_uninterrupted_one() {
        std::mt19937 random(20);
        std::uniform_int_distribution<int> moment_ms(0, straight_ms_);
        int kills = 0, resumes = 0;
        for (int number = 1; kills < wanted_kills; ++number) {
            const std::string name = fmt::format("killed_{}", number);
            std::optional<int> ended;
            while (kills < wanted_kills && !ended) {
                ended = live(f_, name, moment_ms(random));
                kills += ended ? 0 : 1;
            }
            const auto last = f_.train_on(name); // refused if nothing is left to train
            const bool was_trained = contains(last.standard_error, "is already trained");
            QVERIFY2(last.exit_code == 0 || was_trained, last.standard_error.c_str());
            // A run that is killed after its last step is refused before this.
            QVERIFY2(ended.value_or(0) == 0 || (ended == 2 && was_trained), name.c_str());
            const std::string difference = f_.difference_from_straight(name);
            QVERIFY2(difference.empty(), fmt::format("{}: {}", name, difference).c_str());
            for (const auto& [step, record] : f_.records(name, "resume"))
                resumes += step > 0 && step < f_.steps ? 1 : 0;
        }
        QVERIFY(resumes > 0); // some were killed between two checkpoints
    }

  private:
    const test::RestartedTraining f_;
    int straight_ms_ = 0;
};

FORMANT_TEST(TestTrainingKills)

} // namespace tst_training_kills

#include "tst_training_kills.moc"
