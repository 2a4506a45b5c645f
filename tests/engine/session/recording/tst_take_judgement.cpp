#include "engine/session/recording/take_judgement.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using Faults = std::vector<TakeFault>;

namespace {

constexpr double quiet_room = -62;

/// Three seconds as they should be.
TakeMeasurement good() {
    return {3, -6, 0, -62, -20, 2.2, 0.4, 0.4};
}

} // namespace

class TestTakeJudgement : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_good_take_has_no_fault() { QCOMPARE(faults_of(good(), quiet_room), Faults()); }
    void each_fault_is_told() {
        TakeMeasurement take = good();
        take.clipped_share = 1e-4;
        QCOMPARE(faults_of(take, quiet_room), Faults{TakeFault::clipped});
        take = good();
        take.peak_dbfs = -30;
        QCOMPARE(faults_of(take, quiet_room), Faults{TakeFault::too_quiet});
        take = good();
        take.noise_dbfs = -40;
        QCOMPARE(faults_of(take, -41), Faults{TakeFault::too_noisy});
        take = good();
        take.leading_silence_s = 0;
        QCOMPARE(faults_of(take, quiet_room), Faults{TakeFault::beginning_cut_off});
        take = good();
        take.trailing_silence_s = 0.09;
        QCOMPARE(faults_of(take, quiet_room), Faults{TakeFault::end_cut_off});
    }
    void several_come_with_the_worst_first() {
        TakeMeasurement take = good();
        take.clipped_share = 0.1;
        take.trailing_silence_s = 0;
        const Faults both = {TakeFault::clipped, TakeFault::end_cut_off};
        QCOMPARE(faults_of(take, quiet_room), both);
    }
    void of_a_take_without_speech_nothing_else_is_said() {
        TakeMeasurement take = good();
        take.speech_seconds = 0.1;
        take.clipped_share = 0.1;
        QCOMPARE(faults_of(take, quiet_room), Faults{TakeFault::nothing_heard});
        QCOMPARE(faults_of({}, quiet_room), Faults{TakeFault::nothing_heard});
    }
    void speech_without_a_pause_is_no_noise() {
        TakeMeasurement take = good();
        take.noise_dbfs = -35;
        take.leading_silence_s = 0;
        QCOMPARE(faults_of(take, quiet_room), Faults{TakeFault::no_silence});
    }
    void a_room_that_is_switched_off_while_nobody_speaks_counts_as_a_quiet_one() {
        TakeMeasurement take = good();
        take.speech_dbfs = -36;
        take.noise_dbfs = -60;
        QCOMPARE(faults_of(take, -120), Faults{TakeFault::too_noisy});
    }
    void a_room_is_quiet_usable_or_too_noisy() {
        QCOMPARE(judge_room(-120), RoomNoise::nothing_arrives);
        QCOMPARE(judge_room(-65), RoomNoise::quiet);
        QCOMPARE(judge_room(-50), RoomNoise::usable);
        QCOMPARE(judge_room(-30), RoomNoise::too_noisy);
    }
};

FORMANT_TEST(TestTakeJudgement)
#include "tst_take_judgement.moc"
