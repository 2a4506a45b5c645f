#include "tests/app/training/memory_watch.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_training_memory {

constexpr std::int64_t steps = 500;
/// The allocator's own noise is some MB; a leak of one batch (mel, gradients) per step would be
/// more than 20 kB in each of the 400 steps between the measurements.
constexpr std::int64_t max_growth_kb = 8 * 1024;

class TestTrainingMemory : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { qputenv("XDG_CACHE_HOME", QByteArray::fromStdString(f_.folder / "cache")); }
    void cleanup() { qunsetenv("XDG_CACHE_HOME"); }
    void steps_release_the_memory_that_they_use() {
        test::check_growth(f_, {100, steps, 50, 25}, max_growth_kb);
    }

  private:
    const test::TrainingProcess f_;
};

FORMANT_TEST(TestTrainingMemory)

} // namespace tst_training_memory

#include "tst_training_memory.moc"
