#include "engine/base/atomic_file.h"
#include "engine/hardware/telemetry/memory_trend.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <cmath>
#include <random>

using namespace formant;

namespace tst_memory_trend {

constexpr double gb = 1e9, mb = 1e6;

/// Noise from the different lengths of batches.
class Unrest {
  public:
    explicit Unrest(double bytes) : spread_(-bytes, bytes) {}
    double operator()() { return spread_(engine_); }

  private:
    std::mt19937 engine_{11};
    std::uniform_real_distribution<double> spread_;
};

class TestMemoryTrend : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void its_slope_is_that_of_theil_and_sen() {
        const test::TemporaryFolder folder;
        MemoryTrend trend;
        Unrest unrest(30 * mb);
        std::string points;
        for (std::int64_t step = 1; step <= 119; ++step) { // an odd number of pairs
            const double bytes = std::round(gb + 10 * mb * static_cast<double>(step) + unrest());
            trend.add(step, bytes);
            points += fmt::format("{} {:.0f}\n", step, bytes);
        }
        test::throw_on_error(write_file_atomically(folder / "points.txt", points));
        const auto output = test::run_python("engine/hardware/telemetry/theil_slope.py",
                                             {(folder / "points.txt").string()});
        QCOMPARE(trend.growth()->bytes_a_step, std::stod(output.standard_output));
    }
    void a_leak_is_seen_through_the_noise_of_batches() {
        MemoryTrend trend;
        Unrest unrest(100 * mb);
        for (std::int64_t step = 1; step <= 100; ++step)
            trend.add(step, 8 * gb + 10 * mb * static_cast<double>(step) + unrest());
        const auto growth = trend.growth();
        QVERIFY(growth);
        QVERIFY(std::abs(growth->bytes_a_step - 10 * mb) < 1 * mb);
        QVERIFY(std::abs(growth->remaining_steps(24 * gb) - 1500) < 150);
        QCOMPARE(growth->seen_steps, std::int64_t{99});
    }
    void noise_without_a_trend_is_not_growth() {
        MemoryTrend trend;
        Unrest unrest(200 * mb);
        for (std::int64_t step = 1; step <= 2000; ++step) {
            trend.add(step, 20 * gb + unrest());
            QVERIFY2(!trend.growth(), std::to_string(step).c_str());
        }
    }
    void a_few_large_batches_do_not_bend_it() {
        MemoryTrend trend;
        for (std::int64_t step = 1; step <= 120; ++step)
            trend.add(step, step > 100 && step % 5 == 0 ? 23 * gb : 12 * gb);
        QVERIFY(!trend.growth());
    }
    void growth_that_stops_is_that_of_the_first_batches() {
        MemoryTrend trend;
        for (std::int64_t step = 1; step <= 120; ++step)
            trend.add(step, 10 * gb * (1 - std::exp(-static_cast<double>(step) / 20)));
        QVERIFY(!trend.growth());
    }
    void a_jump_is_not_a_trend() {
        MemoryTrend trend;
        for (std::int64_t step = 1; step <= 120; ++step)
            trend.add(step, step < 50 ? 8 * gb : 12 * gb);
        QVERIFY(!trend.growth());
    }
    void the_highest_value_of_a_long_step_counts() {
        MemoryTrend trend;
        for (std::int64_t step = 1; step <= 40; ++step)
            for (const double share : {0.2, 1.0, 0.5}) // forward, backward, update
                trend.add(step, share * (gb + 10 * mb * static_cast<double>(step)));
        QVERIFY(std::abs(trend.growth()->bytes_a_step - 10 * mb) < 1);
    }
    void a_few_steps_are_not_enough() {
        MemoryTrend trend;
        for (std::int64_t step = 1; step < 30; ++step) {
            trend.add(step, 100 * mb * static_cast<double>(step));
            QVERIFY(!trend.growth());
        }
    }
};

FORMANT_TEST(TestMemoryTrend)

} // namespace tst_memory_trend

#include "tst_memory_trend.moc"
