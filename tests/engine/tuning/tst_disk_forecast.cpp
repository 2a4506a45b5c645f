#include "engine/tuning/disk_forecast.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_disk_forecast {

class TestDiskForecast : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void sixteen_bit_samples_become_twice_as_large() {
        QCOMPARE(forecast_cache_bytes({{".wav", 1000}, {".WAV", 500}}), std::uint64_t{3000});
    }
    void packed_recordings_grow_more() {
        QVERIFY(forecast_cache_bytes({{".flac", 1000}}) > forecast_cache_bytes({{".wav", 1000}}));
        QVERIFY(forecast_cache_bytes({{".mp3", 1000}}) > forecast_cache_bytes({{".flac", 1000}}));
    }
    void a_checkpoint_holds_weights_averages_and_two_moments() {
        // of one million parameters in float32, three kept, the best, and the one being written
        QCOMPARE(forecast_checkpoint_bytes(1'000'000, 3), std::uint64_t{5 * 16'000'000});
    }
};

FORMANT_TEST(TestDiskForecast)

} // namespace tst_disk_forecast

#include "tst_disk_forecast.moc"
