#include "engine/data/batches/batch_slices.h"
#include "engine/models/vits/vits_model.h"
#include "tests/engine/models/reached_parameters.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <map>
#include <memory>
#include <optional>
#include <variant>

using namespace formant;

namespace tst_vits_model {

using test::reaches;
using vits::VitsModel;

constexpr std::int64_t symbols = 20;

VitsConfig tiny() {
    VitsConfig config;
    config.inter_channels = 4;
    config.hidden_channels = 8;
    config.filter_channels = 16;
    config.n_layers = 1;
    config.decoder.resblock = "2";
    config.decoder.resblock_kernel_sizes = {3};
    config.decoder.resblock_dilation_sizes = {{1, 3}};
    config.decoder.upsample_initial_channel = 32;
    config.segment_frames = 8;
    return config;
}

VitsConfig tiny_with_speakers() {
    VitsConfig config = tiny();
    config.gin_channels = 6;
    config.use_sdp = false;
    return config;
}

/// Two utterances of 20 and 14 frames.
Batch batch() {
    Batch batch;
    batch.sample_ids = at::arange(2, at::kLong);
    batch.speakers = at::tensor({0, 2}, at::kLong);
    batch.features = {{Feature::tokens, at::randint(1, symbols, {2, 6}, at::kLong)},
                      {Feature::spectrum, at::rand({2, 513, 20})},
                      {Feature::audio, at::rand({2, 20 * 256}) - 0.5}};
    batch.set_lengths({{.frames = 20, .tokens = 6}, {.frames = 14, .tokens = 4}},
                      {.frames = 20, .tokens = 6});
    batch.features[Feature::spectrum] *= FrameMask(batch[Axis::frames], 20).values();
    return batch;
}

/// Begins to speak two tokens.
std::unique_ptr<SpeechSession> begin(VitsModel& model, const SpeakOptions& options) {
    const UtteranceBatch text{at::ones({1, 2}, at::kLong), at::full({1}, 2, at::kLong),
                              at::zeros({1}, at::kLong)};
    return model.begin(text, std::make_unique<CounterNoise>(1, 0), options);
}

/// Returns the sums of a phase's terms over micro-batches, with the same noise in each.
std::map<std::string, double> sums_over(VitsModel& model, std::size_t phase,
                                        const std::vector<Batch>& micro_batches) {
    std::map<std::string, double> sums;
    for (const Batch& one : micro_batches) {
        CounterNoise noise(3, 5);
        const auto state = model.forward(one, noise);
        for (const LossSum& loss : model.losses(phase, *state, one))
            sums[loss.term] += loss.sum.item<double>();
    }
    return sums;
}

class TestVitsModel : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { at::manual_seed(2); }

    void has_a_phase_for_each_of_its_networks() {
        const VitsModel model(tiny(), MelConfig{}, symbols, 1);
        const auto phases = model.phases();
        QCOMPARE(phases.size(), std::size_t(2));
        QCOMPARE(phases[0].name, std::string("discriminator"));
        QCOMPARE(phases[0].parameters.size() + phases[1].parameters.size(),
                 model.parameters().size());
    }
    void each_phase_trains_only_its_own_network() {
        VitsModel model(tiny(), MelConfig{}, symbols, 1);
        QVERIFY(reaches(model, batch(), 0, "discriminator."));
        QVERIFY(!reaches(model, batch(), 0, "generator."));
        QVERIFY(reaches(model, batch(), 1, "generator."));
        QVERIFY(!reaches(model, batch(), 1, "discriminator."));
    }
    void splitting_a_batch_changes_no_sum_with_dropout_data() {
        QTest::addColumn<bool>("use_sdp");
        QTest::addRow("predicted durations") << false;
        QTest::addRow("drawn durations") << true;
    }
    void splitting_a_batch_changes_no_sum_with_dropout() {
        QFETCH(bool, use_sdp);
        VitsConfig config = tiny_with_speakers();
        config.use_sdp = use_sdp;
        VitsModel model(config, MelConfig{}, symbols, 3);
        const Batch whole = batch();
        for (const std::size_t phase : {std::size_t(0), std::size_t(1)}) {
            const auto together = sums_over(model, phase, {whole});
            for (const auto& [term, sum] : sums_over(model, phase, slices_of(whole, 1)))
                QVERIFY2(std::abs(sum - together.at(term)) < 1e-4 * std::abs(sum) + 1e-4,
                         term.c_str());
        }
    }
    void counts_are_samples_frames_and_tokens() {
        const VitsModel model(tiny(), MelConfig{}, symbols, 1);
        const auto counts = model.loss_counts(1, batch().lengths);
        const std::vector<double> expected = {2, 34, 10, 2, 2};
        QCOMPARE(counts, expected);
        QCOMPARE(model.phases()[1].terms.size(), counts.size());
    }
    void the_number_of_samples_matches_the_durations() {
        VitsModel model(tiny_with_speakers(), MelConfig{}, symbols, 3);
        model.eval();
        const Batch text = batch();
        CounterNoise noise(1, 1);
        const auto spoken = model.generator().speak(text[Feature::tokens], text[Axis::tokens],
                                                    text.speakers, text.sample_ids, noise, {});
        const std::int64_t longest = spoken.lengths.max().item<std::int64_t>();
        QCOMPARE(spoken.samples.size(2), longest * 256);
        QVERIFY((spoken.lengths >= text[Axis::tokens]).all().item<bool>());
    }
    void a_session_gives_all_samples_in_one_chunk() {
        VitsModel model(tiny_with_speakers(), MelConfig{}, symbols, 3);
        model.eval();
        const Batch text = batch();
        CounterNoise noise(1, 0);
        const auto expected = model.generator().speak(
            text[Feature::tokens], text[Axis::tokens], at::full_like(text[Axis::tokens], 2),
            text.sample_ids, noise, {.noise_scale = 0.3, .noise_scale_w = 0.4}, /*length_scale=*/2);
        const auto session =
            model.begin({text[Feature::tokens], text[Axis::tokens], text.sample_ids},
                        std::make_unique<CounterNoise>(1, 0),
                        {.length_scale = 2, .speaker = 2, .of_kind = VariationalOptions{0.3, 0.4}});
        const auto chunk = session->next(CancellationToken());
        QVERIFY(!chunk->samples.requires_grad());
        QVERIFY(at::equal(chunk->samples, expected.samples.squeeze(1)));
        QVERIFY(at::equal(at::tensor(chunk->lengths, at::kLong), expected.lengths));
        QVERIFY(!session->next(CancellationToken()));
    }
    void an_outlier_of_the_duration_predictor_does_not_exhaust_the_memory() {
        VitsModel model(tiny(), MelConfig{}, symbols, 1);
        model.eval();
        const auto session = begin(model, {.length_scale = 1e12, .of_kind = VariationalOptions()});
        QCOMPARE(session->next(CancellationToken())->lengths[0],
                 2 * static_cast<std::int64_t>(vits::max_token_frames));
        QVERIFY(!session->next(CancellationToken()));
    }
    void only_stochastic_durations_have_a_noise_scale() {
        VitsConfig config = tiny();
        const auto default_scale = [&] {
            const VitsModel model(config, MelConfig{}, symbols, 1);
            return std::get<VariationalOptions>(model.default_options().of_kind).noise_scale_w;
        };
        QCOMPARE(default_scale().value(), 0.8);
        config.use_sdp = false;
        QVERIFY(!default_scale());
    }
    void missing_options_are_not_replaced() {
        VitsModel model(tiny(), MelConfig{}, symbols, 1);
        model.eval();
        const auto speak_with = [&](const KindOptions& options) {
            begin(model, {.of_kind = options})->next(CancellationToken());
        };
        QVERIFY_EXCEPTION_THROWN(speak_with(FlowOptions()), std::bad_variant_access);
        QVERIFY_EXCEPTION_THROWN(speak_with(VariationalOptions{.noise_scale_w = std::nullopt}),
                                 std::bad_optional_access);
    }
    void a_larger_length_scale_speaks_slower() {
        VitsModel model(tiny_with_speakers(), MelConfig{}, symbols, 3);
        model.eval();
        const Batch text = batch();
        const auto lengths_at = [&](double scale) {
            CounterNoise noise(1, 1);
            return model.generator()
                .speak(text[Feature::tokens], text[Axis::tokens], text.speakers, text.sample_ids,
                       noise, {},
                       /*length_scale=*/scale)
                .lengths;
        };
        QVERIFY((lengths_at(3) > lengths_at(1)).all().item<bool>());
    }
    void speakers_sound_different() {
        VitsModel model(tiny_with_speakers(), MelConfig{}, symbols, 3);
        model.eval();
        const Batch said = batch();
        const auto as = [&](std::int64_t speaker) {
            CounterNoise noise(1, 1);
            return model.generator().convert_voice(said[Feature::spectrum], said[Axis::frames],
                                                   said.speakers, at::full({2}, speaker, at::kLong),
                                                   said.sample_ids, noise);
        };
        QCOMPARE(as(1).size(2), std::int64_t(20 * 256));
        QVERIFY(!as(1).requires_grad());
        QVERIFY(!at::allclose(as(1), as(2)));
        QVERIFY(at::equal(as(1), as(1)));
    }
    void per_speaker_parameters_are_named() {
        const VitsModel several(tiny_with_speakers(), MelConfig{}, symbols, 3);
        QCOMPARE(several.named_parameters()[several.per_speaker_parameters().front()].size(0),
                 std::int64_t(3));
    }
    void every_parameter_is_in_one_layer_group() {
        const VitsModel model(tiny_with_speakers(), MelConfig{}, symbols, 3);
        for (const auto& parameter : model.named_parameters()) {
            int groups = 0;
            for (const LayerGroup& group : model.layer_groups())
                for (const std::string& prefix : group.parameter_prefixes)
                    groups += parameter.key().starts_with(prefix) ? 1 : 0;
            QVERIFY2(groups == 1, parameter.key().c_str());
        }
    }
};

FORMANT_TEST(TestVitsModel)

} // namespace tst_vits_model

#include "tst_vits_model.moc"
