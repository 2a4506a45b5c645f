#include "engine/checkpoint/pickle_file.h"
#include "engine/models/model_weights.h"
#include "engine/nn/alignment_search.h"
#include "tests/engine/models/timed_steps.h"
#include "tests/engine/models/unet/toy_batch.h"
#include "tests/support/test_registry.h"

using namespace formant;
using namespace formant::test;

namespace tst_unet_speed {

StateTree twin_state(unet::UnetModel& model, const Batch& batch) {
    StateTree recorded;
    recorded["symbols"] = toy_symbols;
    recorded["state_dict"] = save_weights(model);
    const PhaseSpec phase = model.phases().front();
    for (const LossTerm& term : phase.terms)
        recorded["weights"][term.name] = term.weight;
    recorded["batch"]["tokens"] = batch[Feature::tokens];
    recorded["batch"]["token_lengths"] = batch[Axis::tokens];
    recorded["batch"]["mel"] = batch[Feature::mel];
    recorded["batch"]["mel_lengths"] = batch[Axis::frames];
    const at::Tensor any_score =
        at::randn({batch[Feature::tokens].size(0), batch[Feature::tokens].size(1), //
                   batch[Feature::mel].size(2)});
    recorded["batch"]["frame_tokens"] =
        alignment_search(any_score, batch[Axis::tokens], batch[Axis::frames]);
    return recorded;
}

/// Runs one training step per input line.
int serve(const TimedStepArguments& arguments) {
    at::manual_seed(31);
    unet::UnetModel model = toy_model();
    const Batch batch = toy_batch(8, 148); // 140 frames on average
    if (!write_pickle(arguments.file, twin_state(model, batch)))
        return 1;
    return serve_steps(model, TrainConfig{}, batch, arguments);
}

class TestUnetSpeed : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_training_step_takes_no_more_than_twice_the_twins_time() {
        compare_with_reference("engine/models/unet/time_against_twin.py");
    }
};

FORMANT_TEST_MAIN([](int argc, char** argv) {
    return serve_or_test<TestUnetSpeed>(argc, argv, [](const std::vector<std::string>& given) {
        return serve(TimedStepArguments(given));
    });
})

} // namespace tst_unet_speed

#include "tst_unet_speed.moc"
