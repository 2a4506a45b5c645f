#include "tests/app/training/memory_watch.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

constexpr std::int64_t steps = 10000;
/// The allocator's own unrest is some MB; over 9,000 steps, so much is less than 1 kB a step, and
/// in a week of training (5 steps a second) less than 3 GB.
constexpr std::int64_t most_growth_kb = 8 * 1024;

} // namespace

class TestTrainingEndurance : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { qputenv("XDG_CACHE_HOME", QByteArray::fromStdString(f_.folder / "cache")); }
    void cleanup() { qunsetenv("XDG_CACHE_HOME"); }
    void over_ten_thousand_steps_the_memory_stays_what_it_was() {
        test::check_growth(f_, {1000, steps, 200, 250}, most_growth_kb);
    }

  private:
    const test::TrainingProcess f_;
};

FORMANT_TEST(TestTrainingEndurance)
#include "tst_training_endurance.moc"
