#include "engine/models/hifigan/generator.h"
#include "engine/models/hifigan/generator_graph.h"
#include "engine/models/model_weights.h"
#include "engine/onnx/onnx_writer.h"
#include "tests/support/onnx/onnx_player.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;
using test::TemporaryFolder;

namespace {

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

    const TemporaryFolder folder;
    onnx::GraphBuilder builder("hifigan");
    const onnx::Value input =
        builder.input("mel", onnx::ElementType::float32, {"batch", std::int64_t{80}, "frames"});
    const onnx::Parameters parameters(builder, onnx::with_folded_norms(shared_weights(generator)),
                                      false);
    builder.output("audio", hifigan::generator_graph(input, parameters, config),
                   {"batch", std::int64_t{1}, "samples"});
    const auto written = onnx::write_onnx_file(folder / "vocoder.onnx", builder.finish(), {});
    if (!written)
        throw std::runtime_error(to_english(written.error().what));
    const at::Tensor theirs = test::play_onnx(folder / "vocoder.onnx", {{"mel", mel}}).at("audio");
    return ((ours - theirs).abs().max() / ours.abs().max()).item<double>();
}

} // namespace

class TestGeneratorGraph : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void both_kinds_of_residual_blocks_sound_as_in_our_model() {
        for (const char* resblock : {"1", "2"}) {
            const double apart = difference(resblock);
            QVERIFY2(apart < 1e-4, std::to_string(apart).c_str());
        }
    }
};

FORMANT_TEST(TestGeneratorGraph)
#include "tst_generator_graph.moc"
