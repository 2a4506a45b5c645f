#include "tests/engine/models/gan_speed.h"
#include "tests/support/test_registry.h"

using namespace formant::test;

namespace tst_vits_speed {

class TestVitsSpeed : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_training_step_takes_no_more_than_1_5_times_the_twins_time() {
        compare_with_reference("engine/models/vits/time_against_twin.py");
    }
};

FORMANT_TEST_MAIN([](int argc, char** argv) {
    return serve_or_test<TestVitsSpeed>(argc, argv, [](const std::vector<std::string>& given) {
        return serve_gan_steps(
            TimedStepArguments(given).or_else("vits-small", /*samples=*/4, /*frames=*/160));
    });
})

} // namespace tst_vits_speed

#include "tst_vits_speed.moc"
