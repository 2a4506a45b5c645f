#include "engine/session/recording/take_quality.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_take_quality {

using Faults = std::vector<TakeFault>;

constexpr double quiet_room = -62;

/// Three seconds without a fault.
TakeMeasurement good() {
    return {3, -6, 0, -62, -20, 2.2, 0.4, 0.4};
}

class TestTakeQuality : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_good_take_has_no_fault() { QCOMPARE(check_take(good(), quiet_room), Faults()); }
    void each_fault_is_detected() {
        TakeMeasurement take = good();
        take.clipped_share = 1e-4;
        QCOMPARE(check_take(take, quiet_room), Faults{TakeFault::clipped});
        take = good();
        take.peak_dbfs = -30;
        QCOMPARE(check_take(take, quiet_room), Faults{TakeFault::too_quiet});
        take = good();
        take.noise_dbfs = -40;
        QCOMPARE(check_take(take, -41), Faults{TakeFault::too_noisy});
        take = good();
        take.leading_silence_s = 0;
        QCOMPARE(check_take(take, quiet_room), Faults{TakeFault::beginning_cut_off});
        take = good();
        take.trailing_silence_s = 0.09;
        QCOMPARE(check_take(take, quiet_room), Faults{TakeFault::end_cut_off});
    }
    void several_faults_are_sorted_by_severity() {
        TakeMeasurement take = good();
        take.clipped_share = 0.1;
        take.trailing_silence_s = 0;
        const Faults both = {TakeFault::clipped, TakeFault::end_cut_off};
        QCOMPARE(check_take(take, quiet_room), both);
    }
    void a_take_without_speech_has_no_other_fault() {
        TakeMeasurement take = good();
        take.speech_seconds = 0.1;
        take.clipped_share = 0.1;
        QCOMPARE(check_take(take, quiet_room), Faults{TakeFault::no_speech});
        QCOMPARE(check_take({}, quiet_room), Faults{TakeFault::no_speech});
    }
    void speech_without_a_pause_is_not_noise() {
        TakeMeasurement take = good();
        take.noise_dbfs = -35;
        take.leading_silence_s = 0;
        QCOMPARE(check_take(take, quiet_room), Faults{TakeFault::no_silence});
    }
    void a_microphone_muted_while_nobody_speaks_counts_as_a_quiet_room() {
        TakeMeasurement take = good();
        take.speech_dbfs = -36;
        take.noise_dbfs = -60;
        QCOMPARE(check_take(take, -120), Faults{TakeFault::too_noisy});
    }
    void a_room_is_quiet_usable_or_too_noisy() {
        QCOMPARE(classify_room_noise(-120), RoomNoise::no_signal);
        QCOMPARE(classify_room_noise(-65), RoomNoise::quiet);
        QCOMPARE(classify_room_noise(-50), RoomNoise::usable);
        QCOMPARE(classify_room_noise(-30), RoomNoise::too_noisy);
    }
};

FORMANT_TEST(TestTakeQuality)

} // namespace tst_take_quality

#include "tst_take_quality.moc"
