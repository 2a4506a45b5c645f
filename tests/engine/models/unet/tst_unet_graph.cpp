#include "engine/models/unet/unet_model.h"
#include "tests/support/onnx/onnx_player.h"
#include "tests/support/onnx/prefix_noise.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_unet_graph {

using unet::UnetModel;

constexpr std::int64_t symbols = 20;
constexpr double temperature = 0.4, length_scale = 1.2;

/// Models and texts of a comparison.
struct Case {
    std::int64_t speakers, length, steps;
};

constexpr std::int64_t longest = 20000; // frames

/// Speaks by our model: the log-mel.
at::Tensor speak(UnetModel& model, const Case& of, const at::Tensor& tokens,
                 const at::Tensor& noise) {
    const auto session = model.begin(
        {tokens, at::full({1}, of.length, at::kLong), at::zeros({1}, at::kLong)},
        std::make_unique<test::PrefixNoise>(std::map<std::string, at::Tensor>{{"speak", noise}}),
        {.length_scale = length_scale,
         .speaker = of.speakers - 1,
         .of_kind = FlowOptions{.solver_steps = of.steps, .temperature = temperature}});
    return session->next(CancellationToken())->log_mel;
}

onnx::Graph graph_of(const UnetModel& model, const Case& of) {
    onnx::GraphBuilder builder("unet");
    const onnx::SpeechInputs inputs =
        add_speech_inputs(builder, onnx::SpeechInterface::matcha,
                          {.has_speakers = of.speakers > 1, .max_batch = model.max_graph_batch()});
    builder.output("mel", model.add_speech(inputs, {.solver_steps = of.steps, .given_noise = true}),
                   {std::int64_t{1}, std::int64_t{80}, "frames"});
    return builder.finish();
}

/// Speaks by our model and by ONNX Runtime, with the same noise; returns how far apart they are, as
/// a part of the largest value.
double difference(const Case& of) {
    at::manual_seed(3);
    const MelConfig mel;
    UnetModel model(UnetConfig(), mel, symbols, {.mel_mean = -5, .mel_scale = 2}, of.speakers);
    model.eval();
    const at::Tensor tokens = at::randint(symbols, {1, of.length}, at::kLong);
    const at::Tensor noise = at::randn({1, mel.n_mels, longest});
    const at::Tensor ours = speak(model, of, tokens, noise);
    NamedTensors given{{"x", tokens},
                       {"x_length", at::full({1}, of.length, at::kLong)},
                       {"noise_scale", at::tensor({temperature}, at::kFloat)},
                       {"length_scale", at::tensor({length_scale}, at::kFloat)},
                       {"noise", noise.narrow(2, 0, ours.size(2)).contiguous()}};
    if (of.speakers > 1)
        given["sid"] = at::full({1}, of.speakers - 1, at::kLong);
    const at::Tensor theirs = test::play_graph(graph_of(model, of), given).at("mel");
    if (theirs.sizes() != ours.sizes())
        throw std::runtime_error("the lengths differ");
    return ((ours - theirs).abs().max() / ours.abs().max()).item<double>();
}

class TestUnetGraph : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_text_of_any_length_gives_the_mel_of_our_model_data() {
        QTest::addColumn<int>("length");
        for (const int length : {1, 2, 5, 40, 400})
            QTest::newRow(std::to_string(length).c_str()) << length;
    }
    void a_text_of_any_length_gives_the_mel_of_our_model() {
        QFETCH(int, length);
        const double apart = difference({.speakers = 1, .length = length, .steps = 4});
        QVERIFY2(apart < 1e-4, std::to_string(apart).c_str());
    }
    void so_does_each_of_several_speakers() {
        QVERIFY(difference({.speakers = 3, .length = 20, .steps = 2}) < 1e-4);
    }
};

FORMANT_TEST(TestUnetGraph)

} // namespace tst_unet_graph

#include "tst_unet_graph.moc"
