#include "engine/data/batches/sample_maker.h"
#include "engine/models/dvae/dvae_config.h"
#include "engine/models/model_weights.h"
#include "engine/models/xtts/inherited_sizes.h"
#include "engine/models/xtts/xtts_model.h"
#include "engine/nn/noise.h"
#include "tests/engine/models/mean_losses.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace formant;

namespace tst_xtts_model {

using test::losses_of;
using xtts::XttsModel;

constexpr std::int64_t symbols = 20;

XttsConfig small_config() {
    XttsConfig config;
    config.width = 64;
    config.layers = 2;
    config.heads = 2;
    config.max_text_tokens = 12;
    config.max_audio_tokens = 20;
    config.latents = 4;
    config.conditioning_frames = 16;
    return config;
}

DvaeConfig small_codec() {
    DvaeConfig codec;
    codec.levels = 4;
    codec.code_width = 2;
    codec.hidden_width = 8;
    codec.blocks = 1;
    return codec;
}

std::shared_ptr<XttsModel> small_model(const XttsConfig& config = small_config(),
                                       const DvaeConfig& codec = small_codec()) {
    at::manual_seed(5);
    return std::make_shared<XttsModel>(
        config, codec, ModelInputs{MelConfig(), symbols, 1, {.mel_mean = -5, .mel_scale = 2}});
}

Sample sample(std::int64_t tokens, std::int64_t frames) {
    Sample made;
    made.add(Feature::tokens, at::randint(1, symbols, {tokens}, at::kLong));
    made.add(Feature::mel, at::randn({80, frames}) * 2 - 5);
    return made;
}

/// Speech of texts of these lengths, with sample ids from `first` on.
std::vector<at::Tensor> spoken(XttsModel& model, const std::vector<std::int64_t>& lengths,
                               std::int64_t first, const TokenOptions& options,
                               double length_scale = 1) {
    model.eval();
    const std::int64_t count = std::ssize(lengths), longest = std::ranges::max(lengths);
    const at::Tensor all = at::arange(1, 1 + longest, at::kLong).unsqueeze(0).expand({count, -1});
    const UtteranceBatch batch{all.contiguous(), at::tensor(lengths, at::kLong),
                               at::arange(first, first + count, at::kLong)};
    SpeakOptions speak = model.default_options();
    speak.of_kind = options;
    speak.length_scale = length_scale;
    const auto session = model.begin(batch, std::make_unique<CounterNoise>(3, 0), speak);
    const CancellationToken token;
    const auto chunk = session->next(token);
    std::vector<at::Tensor> mels;
    for (std::int64_t i = 0; i < count; ++i)
        mels.push_back(chunk->log_mel[i].narrow(1, 0, chunk->lengths[static_cast<std::size_t>(i)]));
    return session->next(token) ? std::vector<at::Tensor>() : mels;
}

bool same(const at::Tensor& a, const at::Tensor& b) {
    return a.sizes() == b.sizes() && at::allclose(a, b, 1e-4, 1e-4);
}

class TestXttsModel : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void losses_do_not_depend_on_how_a_batch_is_split() {
        const auto model = small_model();
        const std::vector<Sample> samples = {sample(3, 21), sample(9, 70), sample(5, 42)};
        const auto whole = losses_of(*model, {collate(samples, 0)});
        const auto split = losses_of(*model, {collate(std::span(samples).first(1), 0),
                                              collate(std::span(samples).last(2), 1)});
        for (std::size_t i = 0; i < whole.size(); ++i)
            QVERIFY(std::abs(split[i] - whole[i]) <= 1e-5 * std::abs(whole[i]));
        QVERIFY(std::abs(whole[1] - std::log(18)) < 1); // nothing is learned yet
    }
    void a_slice_at_the_end_of_a_recording_holds_no_padding() {
        const auto model = small_model(); // 21 frames: the last code covers one real frame
        std::vector<Sample> samples(16, sample(3, 21));
        const auto alone = losses_of(*model, {collate(samples, 0)});
        samples.push_back(sample(3, 70));
        const auto last = losses_of(*model, {collate(std::span(samples).last(1), 16)});
        const auto together = losses_of(*model, {collate(samples, 0)});
        const double codes = 16 * (6 - 3 + 1), codes_of_last = 18 - 4 + 1;
        const double expected =
            (alone[1] * codes + last[1] * codes_of_last) / (codes + codes_of_last);
        QVERIFY(std::abs(together[1] - expected) <= 1e-5 * expected);
    }
    void training_reaches_all_but_the_codec() {
        XttsConfig config = small_config();
        config.default_voice_share = 0.5;
        const auto model = small_model(config);
        CounterNoise noise(1, 2);
        std::vector<Sample> samples;
        for (int i = 0; i < 8; ++i)
            samples.push_back(sample(6, 60));
        const Batch batch = collate(samples, 0);
        const auto state = model->forward(batch, noise);
        const auto losses = model->losses(0, *state, batch);
        (losses[0].sum + losses[1].sum).backward();
        const auto trained = model->phases().front().parameters;
        for (const auto& parameter : model->named_parameters()) {
            const bool is_codec = parameter.key().starts_with("codec.");
            const bool is_named = std::ranges::find(trained, parameter.key()) != trained.end();
            QVERIFY2(is_named != is_codec, parameter.key().c_str());
            QVERIFY2(parameter.value().grad().defined() != is_codec, parameter.key().c_str());
        }
    }
    void every_trained_parameter_has_a_layer_group() {
        const auto model = small_model();
        const auto groups = model->layer_groups();
        const PhaseSpec phase = model->phases().front();
        for (const std::string& name : phase.parameters) {
            const auto holds = [&](const LayerGroup& group) {
                return std::ranges::any_of(
                    group.parameter_prefixes,
                    [&](const std::string& prefix) { return name.starts_with(prefix); });
            };
            QVERIFY2(std::ranges::count_if(groups, holds) == 1, name.c_str());
        }
    }
    void speech_depends_on_seed_and_text_not_on_the_batch() {
        const auto model = small_model();
        const auto alone = spoken(*model, {5}, 7, {});
        QVERIFY(same(spoken(*model, {5, 9}, 7, {}).front(), alone.front()));
        QVERIFY(!same(spoken(*model, {5}, 8, {}).front(), alone.front()));
        QVERIFY(alone.front().size(1) % 4 == 0 && alone.front().size(1) <= 80);
    }
    void a_reference_changes_the_voice() {
        const auto model = small_model();
        TokenOptions options{.temperature = 1, .top_k = 0, .top_p = 1};
        const auto plain = spoken(*model, {6}, 0, options);
        const at::Tensor reference = at::randn({80, 37}) * 2 - 5;
        options.style = model->style_of({.log_mel = reference});
        QCOMPARE(options.style.numel(), std::int64_t{4 * 64});
        QVERIFY(!same(spoken(*model, {6}, 0, options).front(), plain.front()));
        const at::Tensor twice =
            at::cat({reference.narrow(1, 0, 16), reference.narrow(1, 0, 16)}, 1);
        const at::Tensor once = model->style_of({.log_mel = reference.narrow(1, 0, 16)});
        QVERIFY(at::allclose(model->style_of({.log_mel = twice}), once, 1e-4,
                             1e-5)); // parts are averaged
    }
    void speech_can_be_slower() {
        const auto model = small_model();
        const auto normal = spoken(*model, {6}, 0, {}), slow = spoken(*model, {6}, 0, {}, 1.5);
        QCOMPARE(slow.front().size(1), normal.front().size(1) * 3 / 2);
        QVERIFY(same(spoken(*model, {6, 9}, 0, {}, 1.3).front(),
                     spoken(*model, {6}, 0, {}, 1.3).front()));
    }
    void speech_that_does_not_end_is_reported() {
        const auto model = small_model();
        const auto is_cut_off = [&](float stop) -> bool {
            const at::NoGradGuard no_gradients; // the score of the stop token
            model->named_parameters()["gpt.mel_head.bias"].select(0, 17).fill_(stop);
            model->eval();
            const UtteranceBatch batch{at::arange(1, 5, at::kLong).unsqueeze(0),
                                       at::full({1}, 4, at::kLong), at::zeros({1}, at::kLong)};
            const auto session =
                model->begin(batch, std::make_unique<CounterNoise>(3, 0), model->default_options());
            return session->next(CancellationToken())->is_cut_off.at(0);
        };
        QVERIFY(is_cut_off(-100));
        QVERIFY(!is_cut_off(100));
    }
    void without_a_default_voice_it_needs_a_reference() {
        XttsConfig config = small_config();
        QVERIFY(!small_model(config)->needs_style());
        config.default_voice_share = 0;
        QVERIFY(small_model(config)->needs_style());
    }
    void the_size_of_a_codec_follows_from_its_weights_data() {
        QTest::addColumn<int>("levels");
        QTest::addColumn<int>("code_width");
        QTest::newRow("two channels") << 4 << 2;
        QTest::newRow("one channel") << 6 << 1;
        QTest::newRow("five channels") << 3 << 5;
        QTest::newRow("codebook") << 0 << 4;
    }
    void the_size_of_a_codec_follows_from_its_weights() {
        QFETCH(const int, levels);
        QFETCH(const int, code_width);
        DvaeConfig trained = small_codec();
        trained.levels = levels;
        trained.code_width = code_width;
        trained.codebook_size = 24;
        KindSettings settings;
        settings.add(DvaeConfig{});
        settings.add(XttsConfig{});
        const auto model = small_model(small_config(), trained);
        QVERIFY(!InheritedSizes().inherit_from_weights(save_weights(*model), 1, settings));
        const auto& codec = settings.of<DvaeConfig>();
        QCOMPARE(codec.levels, std::int64_t{levels});
        QCOMPARE(codec.code_width, std::int64_t{code_width});
        QCOMPARE(codec.codes(), trained.codes());
        QCOMPARE(codec.hidden_width, std::int64_t{8});
        QCOMPARE(codec.blocks, std::int64_t{1});
    }
};

FORMANT_TEST(TestXttsModel)

} // namespace tst_xtts_model

#include "tst_xtts_model.moc"
