#include "tests/app/memory_watch.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

constexpr std::int64_t steps = 500;
/// The allocator's own unrest is some MB; a batch (mel, gradients) that every step left behind
/// would be more than 20 kB of each of the 400 steps between the looks.
constexpr std::int64_t most_growth_kb = 8 * 1024;

} // namespace

class TestTrainingMemory : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { qputenv("XDG_CACHE_HOME", QByteArray::fromStdString(f_.folder / "cache")); }
    void cleanup() { qunsetenv("XDG_CACHE_HOME"); }
    void what_a_step_takes_it_gives_back() {
        if (!test::memory_can_be_watched)
            QSKIP("the address sanitizer keeps what is freed");
        const auto settings = test::busy_settings(steps, 25, f_.folder / "metadata.csv");
        test::MemoryWatch watch(100, steps, 50);
        std::int64_t trained = 0;
        const int code = test::watch_training(f_.arguments(settings),
                                              [&](qint64 pid, const nlohmann::json& event) {
                                                  if (event["type"] != "train")
                                                      return;
                                                  ++trained;
                                                  watch.look(pid, event["step"]);
                                              });
        QCOMPARE(code, 0);
        QCOMPARE(trained, steps);
        QVERIFY(watch.complete());
        qInfo("%lld kB more than at step 100, of %lld kB",
              static_cast<long long>(watch.growth_kb()), static_cast<long long>(watch.late_kb()));
        QVERIFY(watch.growth_kb() < most_growth_kb);
    }

  private:
    const test::TrainingProcess f_;
};

QTEST_APPLESS_MAIN(TestTrainingMemory)
#include "tst_training_memory.moc"
