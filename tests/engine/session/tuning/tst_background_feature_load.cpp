#include "engine/session/tuning/background_feature_load.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <limits>
#include <memory>

using namespace formant;

namespace tst_background_feature_load {

class TestBackgroundFeatureLoad : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_samples_of_all_steps_are_computed_with_any_number_of_threads() {
        for (const std::int64_t threads : {1, 3}) {
            BackgroundFeatureLoad load(MelConfig(), threads, 2);
            for (int step = 0; step < 5; ++step)
                load.submit({20, 30, 40});
            QTRY_COMPARE(load.completed(), std::int64_t{15});
        }
    }
    void no_more_steps_are_queued_than_allowed() {
        BackgroundFeatureLoad load(MelConfig(), 1, 2);
        constexpr std::int64_t minute_of_frames = 5000;
        for (int step = 0; step < 6; ++step)
            load.submit({minute_of_frames});
        // at most two are queued, and one is being computed
        QVERIFY(load.completed() >= 3);
    }
    void an_exception_of_a_thread_is_rethrown_by_the_next_submit() {
        BackgroundFeatureLoad load(MelConfig(), 1, 1);
        load.submit({std::numeric_limits<std::int64_t>::max() / 2048}); // no machine has the memory
        QVERIFY_EXCEPTION_THROWN((load.submit({20}), load.submit({20})), std::exception);
    }
    void it_can_be_destroyed_with_queued_samples() {
        constexpr std::int64_t minute_of_frames = 5000;
        constexpr std::int64_t steps = 1000; // at least half a minute for one thread
        auto load = std::make_unique<BackgroundFeatureLoad>(MelConfig(), 1, steps);
        for (std::int64_t step = 0; step < steps; ++step)
            load->submit({minute_of_frames});
        QVERIFY(load->completed() < steps);
        QElapsedTimer timer;
        timer.start();
        load.reset(); // waits for one sample, not for all
        QVERIFY2(timer.elapsed() < 10'000, std::to_string(timer.elapsed()).c_str());
    }
};

FORMANT_TEST(TestBackgroundFeatureLoad)

} // namespace tst_background_feature_load

#include "tst_background_feature_load.moc"
