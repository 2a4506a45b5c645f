#include "engine/session/disk_forecast.h"

#include <QtTest/QtTest>

using namespace formant;

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
    void sizes_are_said_in_the_unit_that_fits() {
        QCOMPARE(bytes_text(999), std::string("999 bytes"));
        QCOMPARE(bytes_text(1'500), std::string("1.5 kB"));
        QCOMPARE(bytes_text(2'300'000'000), std::string("2.3 GB"));
        QCOMPARE(bytes_text(5'000'000'000'000'000), std::string("5000.0 TB"));
    }
};

QTEST_APPLESS_MAIN(TestDiskForecast)
#include "tst_disk_forecast.moc"
