#include "engine/checkpoint/checkpoint_file.h"
#include "engine/train/layer_selection.h"
#include "engine/train/step/step_executor.h"
#include "tests/engine/models/unet/toy_batch.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <limits>
#include <map>
#include <set>

using namespace formant;
using namespace formant::test;

namespace tst_unet_layers {

using Names = std::set<std::string>;
using Weights = std::map<std::string, at::Tensor>;

UnetConfig small_config() {
    UnetConfig config;
    config.encoder_channels = config.decoder_channels = config.style_encoder_channels = 16;
    return config;
}

Weights weights_of(const unet::UnetModel& model) {
    Weights weights;
    for (const auto& parameter : model.named_parameters())
        weights[parameter.key()] = parameter.value().detach().clone();
    return weights;
}

/// Returns names from the model's layer groups, without the code under test.
Names names_in(const unet::UnetModel& model, const std::string& group) {
    Names names;
    for (const LayerGroup& layers : model.layer_groups())
        for (const auto& parameter : model.named_parameters())
            for (const std::string& prefix : layers.parameter_prefixes)
                if ((group == "full" || layers.name == group) &&
                    parameter.key().starts_with(prefix))
                    names.insert(parameter.key());
    return names;
}

Names keys_of(const StateTree& tree, const std::string& kind) {
    Names names;
    const auto named = tree.subtree(kind);
    for (const auto& [name, tensor] : named->map())
        names.insert(name);
    return names;
}

/// Runs two steps with the selected layers: the weights before and after, and the state that was
/// saved to and loaded from a checkpoint.
struct TwoSteps {
    unet::UnetModel model = toy_model(small_config());
    Weights before, after;
    StateTree checkpoint;

    explicit TwoSteps(const TrainConfig& config) : before(weights_of(model)) {
        const LayerSelection layers = select_layers(config, model).value();
        OptimizationState trained(model, config, at::kCPU, layers.trained);
        StepExecutor executor(trained, config, at::kCPU);
        GlobalBatch batch;
        batch.micro_batches = {toy_batch(4, 60)};
        for (std::int64_t step = 1; step <= 2; ++step) {
            const StepRecord record = executor.run(batch, {step, 1e-3});
            throw_on_error(
                record.applied
                    ? Result<void>()
                    : fail(ErrorKind::training, message(FORMANT_TR("test", "a step was skipped"))));
        }
        after = weights_of(model);
        const TemporaryFolder folder;
        StateTree state;
        state["format"] = checkpoint_format;
        trained.save(state);
        throw_on_error(save_checkpoint(folder / "step_2.pt", state));
        checkpoint = load_checkpoint(folder / "step_2.pt").value();
    }
};

void add_row(const std::string& tag, const std::string& layers, const std::string& pattern,
             const std::string& group) {
    QTest::newRow(tag.c_str()) << QString::fromStdString(layers) << QString::fromStdString(pattern)
                               << QString::fromStdString(group);
}

class TestUnetLayers : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { at::manual_seed(17); }

    void exactly_the_selected_layers_change_data() {
        QTest::addColumn<QString>("layers");
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("group");
        add_row("full", "full", "", "full");
        add_row("global_encoder", "global_encoder", "", "global_encoder");
        add_row("unet_only", "unet_only", "", "unet");
        for (const LayerGroup& group : toy_model(small_config()).layer_groups())
            add_row(fmt::format("custom: {}", group.name), "custom", group.name, group.name);
    }
    void exactly_the_selected_layers_change() {
        QFETCH(const QString, layers);
        QFETCH(const QString, pattern);
        QFETCH(const QString, group);
        TrainConfig config;
        config.layers = layers.toStdString();
        if (!pattern.isEmpty())
            config.layer_patterns = {pattern.toStdString()};
        const TwoSteps steps(config);
        const Names named = names_in(steps.model, group.toStdString());
        QVERIFY(!named.empty());
        QVERIFY(group == "full" || named.size() < steps.before.size());
        Names changed;
        for (const auto& [name, weight] : steps.before)
            if (!at::equal(weight, steps.after.at(name)))
                changed.insert(name);
        QVERIFY(changed == named);

        const StateTree averages = steps.checkpoint.subtree("ema").value();
        for (const auto& [name, weight] : steps.before)
            QVERIFY2(at::equal(averages.get<at::Tensor>(name).value(), weight) !=
                         named.contains(name),
                     name.c_str());
        const StateTree moments = steps.checkpoint.subtree("optimisers")->subtree("all").value();
        QVERIFY(keys_of(moments, "exp_avg") == named);
        QVERIFY(keys_of(moments, "exp_avg_sq") == named);
    }
    void frozen_layers_get_no_gradient() {
        TrainConfig config;
        config.layers = "unet_only";
        const TwoSteps steps(config);
        const Names named = names_in(steps.model, "unet");
        for (const auto& parameter : steps.model.named_parameters())
            QVERIFY2(parameter.value().grad().defined() == named.contains(parameter.key()),
                     parameter.key().c_str());
    }
};

FORMANT_TEST(TestUnetLayers)

} // namespace tst_unet_layers

#include "tst_unet_layers.moc"
