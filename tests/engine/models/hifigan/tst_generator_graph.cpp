#include "engine/models/hifigan/generator.h"
#include "engine/models/hifigan/generator_graph.h"
#include "engine/models/hifigan/hifigan_model.h"
#include "engine/models/model_weights.h"
#include "tests/support/onnx/onnx_player.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_generator_graph {

/// Decodes by our generator and by ONNX Runtime; returns how far apart they are, as a part of the
/// loudest sample.
double difference(const std::string& resblock) {
    at::manual_seed(5);
    GeneratorConfig config;
    config.resblock = resblock;
    config.upsample_initial_channel = 64;
    hifigan::Generator generator(config, {});
    const at::NoGradGuard no_gradients;
    const at::Tensor mel = at::randn({2, 80, 17});
    const at::Tensor ours = generator.forward(mel);

    onnx::GraphBuilder builder("hifigan");
    const onnx::Value input =
        builder.input("mel", onnx::ElementType::float32, {"batch", std::int64_t{80}, "frames"});
    const onnx::Parameters parameters(builder, onnx::with_folded_norms(shared_weights(generator)),
                                      false);
    builder.output("audio", hifigan::generator_graph(input, parameters, config),
                   {"batch", std::int64_t{1}, "samples"});
    const at::Tensor theirs = test::play_graph(builder.finish(), {{"mel", mel}}).at("audio");
    return ((ours - theirs).abs().max() / ours.abs().max()).item<double>();
}

class TestGeneratorGraph : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void both_kinds_of_residual_blocks_sound_as_in_our_model() {
        for (const char* resblock : {"1", "2"}) {
            const double apart = difference(resblock);
            QVERIFY2(apart < 1e-4, std::to_string(apart).c_str());
        }
    }
    void a_vocoder_begins_and_ends_as_ours() {
        at::manual_seed(5);
        HifiganConfig config;
        config.generator.upsample_initial_channel = 64;
        const MelConfig mel;
        const hifigan::HifiganModel model(config, mel);
        const at::Tensor log_mel = at::randn({1, mel.n_mels, 9});
        onnx::GraphBuilder builder("vocoder");
        const onnx::Value input =
            builder.input("mel", onnx::ElementType::float32, {"batch", mel.n_mels, "frames"});
        builder.output("audio", model.add_waveform(input, {}),
                       {"batch", std::int64_t{1}, "samples"});
        const at::Tensor theirs =
            test::play_graph(builder.finish(), {{"mel", log_mel}}).at("audio").squeeze(1);
        QVERIFY(at::allclose(theirs, model.waveform(log_mel), 1e-4, 1e-5));
    }
};

FORMANT_TEST(TestGeneratorGraph)

} // namespace tst_generator_graph

#include "tst_generator_graph.moc"
