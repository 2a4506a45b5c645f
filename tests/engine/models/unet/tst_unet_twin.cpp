#include "engine/checkpoint/checkpoint_file.h"
#include "engine/models/model_weights.h"
#include "engine/models/unet/unet_losses.h"
#include "tests/engine/models/unet/toy_batch.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace tst_unet_twin {

StateTree::Map batch_tensors(const Batch& batch) {
    return {{"tokens", batch[Feature::tokens]},
            {"token_lengths", batch[Axis::tokens]},
            {"mel", batch[Feature::mel]},
            {"mel_lengths", batch[Axis::frames]}};
}

StateTree::Map output_tensors(const unet::UnetForward& state) {
    return {{"mel", state.mel},
            {"aligned_mean", state.aligned_mean.detach()},
            {"log_durations", state.log_durations.detach()},
            {"durations", state.durations},
            {"velocity", state.velocity.detach()},
            {"velocity_target", state.velocity_target},
            {"style_mean", state.style.mean.detach()},
            {"style_log_variance", state.style.log_variance.detach()}};
}

/// Runs the forward and backward pass of a step and records all results, losses as means.
StateTree record_step(unet::UnetModel& model, const Batch& batch) {
    CounterNoise counter(1234, 1);
    const std::map<std::string, at::Tensor> draws = {
        {"style", counter.normal("style", batch.sample_ids, 16, 1)},
        {"flow", counter.normal("flow", batch.sample_ids, 80, batch[Feature::mel].size(2))},
        {"flow_time", counter.uniform("flow_time", batch.sample_ids, 1, 1)}};
    RecordedNoise noise(draws);
    StateTree recorded;
    recorded["symbols"] = toy_symbols;
    recorded["state_dict"] = save_weights(model);
    recorded["batch"] = batch_tensors(batch);
    recorded["draws"] = StateTree::Map(draws.begin(), draws.end());
    const auto state = model.forward(batch, noise);
    recorded["outputs"] = output_tensors(dynamic_cast<const unet::UnetForward&>(*state));
    const auto counts = model.loss_counts(0, batch.lengths);
    const auto terms = model.phases()[0].terms;
    const auto sums = model.losses(0, *state, batch);
    at::Tensor total = at::zeros({});
    for (std::size_t i = 0; i < sums.size(); ++i) {
        recorded["weights"][sums[i].term] = terms[i].weight;
        recorded["losses"][sums[i].term] = (sums[i].sum / counts[i]).detach();
        total = total + terms[i].weight * sums[i].sum / counts[i];
    }
    total.backward();
    for (const auto& parameter : model.named_parameters())
        recorded["gradients"][parameter.key()] = parameter.value().grad();
    return recorded;
}

class TestUnetTwin : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void forward_pass_losses_and_gradients_equal_those_of_the_pytorch_twin() {
        at::manual_seed(21);
        unet::UnetModel model = toy_model();
        const TemporaryFolder folder;
        QVERIFY(save_checkpoint(folder / "step.pt", record_step(model, toy_batch(4, 90))));
        const auto output =
            run_python("engine/models/unet/compare_with_twin.py", {(folder / "step.pt").string()});
        qInfo("%s", output.standard_output.c_str());
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
    }
};

FORMANT_TEST(TestUnetTwin)

} // namespace tst_unet_twin

#include "tst_unet_twin.moc"
