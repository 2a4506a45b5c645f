#include "tests/engine/models/gan_speed.h"
#include "tests/support/test_registry.h"

using namespace formant::test;

namespace tst_hifigan_speed {

class TestHifiganSpeed : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_training_step_takes_no_more_than_1_5_times_the_twins_time() {
        compare_with_reference("engine/models/hifigan/time_against_twin.py");
    }
};

/// The clips are as long as the segments of a step.
FORMANT_TEST_MAIN([](int argc, char** argv) {
    return serve_or_test<TestHifiganSpeed>(argc, argv, [](const std::vector<std::string>& given) {
        return serve_gan_steps(
            TimedStepArguments(given).or_else("hifigan", /*samples=*/4, /*frames=*/32));
    });
})

} // namespace tst_hifigan_speed

#include "tst_hifigan_speed.moc"
