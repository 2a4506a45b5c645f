#include "engine/session/tuning/features_beside.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <limits>

using namespace formant;

/// Samples are prepared beside a trial's steps, as they are beside those of a training.
class TestFeaturesBeside : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_samples_of_all_steps_are_made_whatever_the_threads() {
        for (const std::int64_t threads : {1, 3}) {
            FeaturesBeside beside(MelConfig(), threads, 2);
            for (int step = 0; step < 5; ++step)
                beside.make({20, 30, 40});
            QTRY_COMPARE(beside.made(), std::int64_t{15});
        }
    }
    void no_more_steps_wait_than_were_asked_for() {
        FeaturesBeside beside(MelConfig(), 1, 2);
        constexpr std::int64_t minute_of_frames = 5000;
        for (int step = 0; step < 6; ++step)
            beside.make({minute_of_frames});
        // two wait at most, and one is under way
        QVERIFY(beside.made() >= 3);
    }
    void what_stops_a_thread_is_thrown_where_the_next_are_asked_for() {
        FeaturesBeside beside(MelConfig(), 1, 1);
        beside.make({std::numeric_limits<std::int64_t>::max() / 2048}); // no machine has the memory
        QVERIFY_EXCEPTION_THROWN((beside.make({20}), beside.make({20})), std::exception);
    }
    void it_ends_with_samples_waiting() {
        FeaturesBeside beside(MelConfig(), 1, 3);
        for (int step = 0; step < 3; ++step)
            beside.make({2000});
    }
};

FORMANT_TEST(TestFeaturesBeside)
#include "tst_features_beside.moc"
