#include "engine/models/model_weights.h"
#include "engine/models/vits/vits_generator.h"
#include "engine/models/vits/vits_graph.h"
#include "tests/support/onnx/onnx_player.h"
#include "tests/support/onnx/prefix_noise.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_vits_graph {

constexpr std::int64_t symbols = 30, bins = 513;
constexpr double noise_scale = 0.667, length_scale = 1.1, noise_scale_w = 0.8;

/// A generator whose weights are all random: freshly initialized, flows and splines are identities.
struct Voice {
    explicit Voice(std::int64_t speakers, bool use_sdp = true) : n_speakers(speakers) {
        set_vits_size(config, "tiny");
        config.use_sdp = use_sdp;
        config = for_speakers(config, speakers);
        at::manual_seed(7);
        generator = std::make_shared<vits::VitsGenerator>(config, symbols, bins, speakers);
        generator->eval();
        const at::NoGradGuard no_gradients;
        for (auto& parameter : generator->parameters())
            parameter.add_(at::randn_like(parameter) * 0.05);
    }

    onnx::Graph graph(const GraphOptions& options) const {
        onnx::GraphBuilder builder("voice");
        const onnx::SpeechInputs inputs = add_speech_inputs(builder, onnx::SpeechInterface::piper,
                                                            {.has_speakers = n_speakers > 1});
        const onnx::Value samples =
            vits::vits_graph(inputs, config, shared_weights(*generator), options);
        builder.output("output", samples, {"batch", std::int64_t{1}, "samples"});
        return builder.finish();
    }

    VitsConfig config;
    std::int64_t n_speakers;
    std::shared_ptr<vits::VitsGenerator> generator;
};

/// Texts of a batch; the second is shorter.
struct Texts {
    explicit Texts(std::int64_t length, std::int64_t batch = 1)
        : tokens(at::randint(symbols, {batch, length}, at::kLong)),
          lengths(at::full({batch}, length, at::kLong)) {
        if (batch > 1)
            lengths[1] = (length + 1) / 2;
    }
    at::Tensor tokens, lengths;
};

/// Speaks by our model and by ONNX Runtime, with the same noise, and returns both.
std::pair<at::Tensor, at::Tensor> speak_twice(const Voice& voice, const Texts& texts) {
    const std::int64_t batch = texts.tokens.size(0), length = texts.tokens.size(1);
    constexpr std::int64_t longest = 20000; // frames
    const at::Tensor durations = at::randn({batch, 2, length});
    const at::Tensor prior = at::randn({batch, voice.config.inter_channels, longest});
    const at::Tensor speakers = at::full({batch}, voice.n_speakers - 1, at::kLong);
    test::PrefixNoise noise({{"duration", durations}, {"prior", prior}});
    const vits::Spoken ours = voice.generator->speak(
        texts.tokens, texts.lengths, speakers, at::arange(batch), noise,
        {.noise_scale = noise_scale, .noise_scale_w = noise_scale_w}, length_scale);

    NamedTensors inputs{
        {"input", texts.tokens},
        {"input_lengths", texts.lengths},
        {"scales", at::tensor({noise_scale, length_scale, noise_scale_w}, at::kFloat)},
        {"noise_prior", prior.narrow(2, 0, ours.lengths.max().item<std::int64_t>()).contiguous()}};
    if (voice.config.use_sdp)
        inputs["noise_duration"] = durations;
    if (voice.n_speakers > 1)
        inputs["sid"] = speakers;
    const onnx::Graph graph = voice.graph({.given_noise = true});
    return {ours.samples, test::play_graph(graph, inputs).at("output")};
}

std::string difference(const at::Tensor& a, const at::Tensor& b) {
    if (a.sizes() != b.sizes())
        return "the lengths differ";
    const double apart = (a - b).abs().max().item<double>(), loudest = a.abs().max().item<double>();
    return apart <= 1e-4 * std::max(loudest, 1e-3) ? "" : std::to_string(apart / loudest);
}

class TestVitsGraph : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_text_of_any_length_sounds_as_from_our_model_data() {
        QTest::addColumn<int>("length");
        for (const int length : {1, 2, 5, 40, 400})
            QTest::newRow(std::to_string(length).c_str()) << length;
    }
    void a_text_of_any_length_sounds_as_from_our_model() {
        QFETCH(int, length);
        const auto [ours, theirs] = speak_twice(Voice(1), Texts(length));
        QCOMPARE(difference(ours, theirs), std::string());
    }
    void so_does_each_of_several_speakers() {
        const auto [ours, theirs] = speak_twice(Voice(3), Texts(20));
        QCOMPARE(difference(ours, theirs), std::string());
    }
    void so_does_a_voice_with_fixed_durations() {
        const auto [ours, theirs] = speak_twice(Voice(1, /*use_sdp=*/false), Texts(20));
        QCOMPARE(difference(ours, theirs), std::string());
    }
    void padding_changes_nothing() {
        const auto [ours, theirs] = speak_twice(Voice(1), Texts(20, 2));
        QCOMPARE(difference(ours, theirs), std::string());
    }
    void only_the_durations_are_rounded_up() {
        const Voice voice(1);
        const onnx::Graph graph = voice.graph({});
        QCOMPARE(std::ranges::count(graph.nodes, "Ceil", &onnx::Node::operation), 1);
    }
    void half_precision_halves_the_weights() {
        const Voice voice(1);
        const auto bytes = [&](bool half) {
            std::size_t sum = 0;
            for (const auto& [name, value] : voice.graph({.half = half}).constants)
                sum += value.bytes.size();
            return static_cast<double>(sum);
        };
        QVERIFY(bytes(true) < 0.51 * bytes(false));
    }
};

FORMANT_TEST(TestVitsGraph)

} // namespace tst_vits_graph

#include "tst_vits_graph.moc"
