#include "tests/app/training/memory_watch.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_training_endurance {

constexpr std::int64_t steps = 10000;
/// The allocator's own noise is some MB; over 9,000 steps this is less than 1 kB per step, and in a
/// week of training (5 steps per second) less than 3 GB.
constexpr std::int64_t max_growth_kb = 8 * 1024;

class TestTrainingEndurance : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { qputenv("XDG_CACHE_HOME", QByteArray::fromStdString(f_.folder / "cache")); }
    void cleanup() { qunsetenv("XDG_CACHE_HOME"); }
    void memory_is_constant_over_ten_thousand_steps() {
        test::check_growth(f_, {1000, steps, 200, 250}, max_growth_kb);
    }

  private:
    const test::TrainingProcess f_;
};

FORMANT_TEST(TestTrainingEndurance)

} // namespace tst_training_endurance

#include "tst_training_endurance.moc"
