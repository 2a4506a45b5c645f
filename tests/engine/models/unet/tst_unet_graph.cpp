#include "engine/models/unet/unet_model.h"
#include "engine/onnx/onnx_writer.h"
#include "tests/support/onnx/onnx_player.h"
#include "tests/support/onnx/prefix_noise.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;
using test::TemporaryFolder;
using unet::UnetModel;

namespace {

constexpr std::int64_t symbols = 20;
constexpr double temperature = 0.4, length_scale = 1.2;

FeatureStatistics statistics(std::int64_t n_mels) {
    FeatureStatistics made;
    for (std::int64_t i = 0; i < n_mels; ++i) {
        made.mel_mean.push_back(-5 + 0.01f * static_cast<float>(i));
        made.mel_scale.push_back(2 + 0.01f * static_cast<float>(i));
    }
    return made;
}

/// Speaks by our model and by ONNX Runtime, with the same noise; returns how far apart they are, as
/// a part of the largest value.
double difference(std::int64_t speakers, std::int64_t length, std::int64_t steps) {
    at::manual_seed(3);
    const UnetConfig config;
    const MelConfig mel;
    UnetModel model(config, mel, symbols, statistics(mel.n_mels), speakers);
    model.eval();
    const at::Tensor tokens = at::randint(symbols, {1, length}, at::kLong);
    const at::Tensor lengths = at::full({1}, length, at::kLong);
    constexpr std::int64_t longest = 20000; // frames
    const at::Tensor noise = at::randn({1, mel.n_mels, longest});
    const auto session = model.begin(
        {tokens, lengths, at::zeros({1}, at::kLong)},
        std::make_unique<test::PrefixNoise>(std::map<std::string, at::Tensor>{{"speak", noise}}),
        {.length_scale = length_scale,
         .speaker = speakers - 1,
         .of_kind = FlowOptions{.solver_steps = steps, .temperature = temperature}});
    const at::Tensor ours = session->next(CancellationToken())->log_mel;

    const TemporaryFolder folder;
    onnx::GraphBuilder builder("unet");
    const onnx::SpeechInputs inputs =
        add_speech_inputs(builder, onnx::SpeechInterface::matcha,
                          {.has_speakers = speakers > 1, .max_batch = model.max_graph_batch()});
    const onnx::Value made = model.add_speech(inputs, {.solver_steps = steps, .given_noise = true});
    builder.output("mel", made, {std::int64_t{1}, mel.n_mels, "T"});
    const auto written = onnx::write_onnx_file(folder / "voice.onnx", builder.finish(), {});
    if (!written)
        throw std::runtime_error(to_english(written.error().what));
    NamedTensors given{{"x", tokens},
                       {"x_length", lengths},
                       {"noise_scale", at::tensor({temperature}, at::kFloat)},
                       {"length_scale", at::tensor({length_scale}, at::kFloat)},
                       {"noise", noise.narrow(2, 0, ours.size(2)).contiguous()}};
    if (speakers > 1)
        given["sid"] = at::full({1}, speakers - 1, at::kLong);
    const at::Tensor theirs = test::play_onnx(folder / "voice.onnx", given).at("mel");
    if (theirs.sizes() != ours.sizes())
        throw std::runtime_error("the lengths differ");
    return ((ours - theirs).abs().max() / ours.abs().max()).item<double>();
}

} // namespace

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
        const double apart = difference(1, length, 4);
        QVERIFY2(apart < 1e-4, std::to_string(apart).c_str());
    }
    void so_does_each_of_several_speakers() { QVERIFY(difference(3, 20, 2) < 1e-4); }
};

FORMANT_TEST(TestUnetGraph)
#include "tst_unet_graph.moc"
