#include "tests/app/training/memory_watch.h"
#include "tests/support/test_registry.h"

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
        test::check_growth(f_, {100, steps, 50, 25}, most_growth_kb);
    }

  private:
    const test::TrainingProcess f_;
};

FORMANT_TEST(TestTrainingMemory)
#include "tst_training_memory.moc"
