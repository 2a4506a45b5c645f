#include "engine/tuning/memory_forecast.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_memory_forecast {

class TestMemoryForecast : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void two_sizes_make_a_line() {
        const MemoryLine line = memory_line({100, 1500}, {300, 2500});
        QCOMPARE(line.bytes(0), 1000);
        QCOMPARE(line.bytes(1000), 6000);
    }
    void a_peak_that_falls_with_the_size_is_noise() {
        const MemoryLine line = memory_line({100, 1500}, {300, 1400});
        QCOMPARE(line.bytes(100000), 1400);
    }
    void the_memory_of_parameters_is_exact() {
        const MemoryForecast all = forecast_memory({1000, 1000, 1000, false}, {20000, 0}, 0);
        QCOMPARE(all.weights_bytes, 4000);
        QCOMPARE(all.gradients_bytes, 4000);
        QCOMPARE(all.optimizer_bytes, 8000);
        QCOMPARE(all.ema_bytes, 4000);
        const MemoryForecast some = forecast_memory({1000, 100, 500, false}, {20000, 0}, 0);
        QCOMPARE(some.gradients_bytes, 400);
        QCOMPARE(some.optimizer_bytes, 800);
        QCOMPARE(some.ema_bytes, 2000);
    }
    void half_precision_keeps_copies_of_the_weights() {
        QCOMPARE(forecast_memory({1000, 1000, 1000, true}, {0, 0}, 0).weights_bytes, 6000);
    }
    void the_parts_sum_to_the_measured_total() {
        const MemoryLine line = memory_line({100, 31000}, {400, 34000});
        const MemoryForecast forecast = forecast_memory({1000, 1000, 1000, false}, line, 800);
        QCOMPARE(forecast.program_bytes, 10000); // 30000 without activations, 20000 by parameters
        QCOMPARE(forecast.activations_bytes, 8000);
        QCOMPARE(forecast.total_bytes(), line.bytes(800));
    }
    void parameter_memory_above_the_measured_total_still_counts() {
        const MemoryForecast forecast = forecast_memory({1000, 1000, 1000, false}, {5000, 0}, 0);
        QCOMPARE(forecast.program_bytes, 0);
        QCOMPARE(forecast.total_bytes(), 20000);
    }
};

FORMANT_TEST(TestMemoryForecast)

} // namespace tst_memory_forecast

#include "tst_memory_forecast.moc"
