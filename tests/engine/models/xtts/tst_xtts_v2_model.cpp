#include "engine/data/batches/sample_maker.h"
#include "engine/models/dvae/dvae_names.h"
#include "engine/models/gpt/token_training.h"
#include "engine/models/xtts/xtts_v2_model.h"
#include "engine/nn/noise.h"
#include "tests/engine/models/mean_losses.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace formant;

namespace tst_xtts_v2_model {

using test::losses_of;
using xtts::XttsV2Model;

constexpr std::int64_t symbols = 20, codes = 16;

XttsConfig small_config(const std::string& masking = "on") {
    XttsConfig config;
    config.variant = "v2";
    config.masking = masking;
    config.default_voice_share = 0;
    config.start_token = 7;
    config.width = 32;
    config.layers = 2;
    config.heads = 2;
    config.max_text_tokens = 12;
    config.max_audio_tokens = 60;
    config.latents = 4;
    config.conditioning_frames = 41; // 10 codes
    config.decoder_channels = 16;
    config.speaker_width = 8;
    config.speaker_channels = {8, 8, 8, 8};
    config.speaker_blocks = {1, 1, 1, 1};
    return config;
}

DvaeConfig small_codec() {
    DvaeConfig codec;
    codec.levels = 0;
    codec.codebook_size = codes;
    codec.code_width = 4;
    codec.hidden_width = 8;
    codec.blocks = 1;
    return codec;
}

std::shared_ptr<XttsV2Model> small_model(const std::string& masking = "on") {
    at::manual_seed(5);
    return std::make_shared<XttsV2Model>(small_config(masking), small_codec(),
                                         ModelInputs{dvae::upstream_mel, symbols});
}

/// Seconds of noise whose loudness falls.
at::Tensor noise_of(double seconds) {
    const auto count = static_cast<std::int64_t>(seconds * 22050);
    return at::randn({count}) * at::linspace(0.3, 0.01, count);
}

Sample sample(std::int64_t tokens, double seconds) {
    const SampleFeatures features(XttsV2Model::needs(small_config(), dvae::upstream_mel));
    Sample made = features(noise_of(seconds));
    made.add(Feature::tokens, at::randint(1, symbols, {tokens}, at::kLong));
    return made;
}

at::Tensor audio_targets_of(XttsV2Model& model, const Batch& batch) {
    CounterNoise noise(1, 2);
    const auto state = model.forward(batch, noise);
    return dynamic_cast<const gpt::TokenForward&>(*state).audio_targets;
}

class TestXttsV2Model : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void losses_do_not_depend_on_how_a_batch_is_split() {
        const auto model = small_model();
        const std::vector<Sample> samples = {sample(3, 0.3), sample(9, 2.1), sample(5, 0.9)};
        const auto whole = losses_of(*model, {collate(samples, 0)});
        const auto split = losses_of(*model, {collate(std::span(samples).first(1), 0),
                                              collate(std::span(samples).last(2), 1)});
        for (std::size_t i = 0; i < whole.size(); ++i)
            QVERIFY(std::abs(split[i] - whole[i]) <= 1e-5 * std::abs(whole[i]));
        QVERIFY(std::abs(whole[1] - std::log(codes + 2)) < 1); // nothing is learned yet
    }
    void each_sample_has_four_stops_and_no_targets_in_a_stretch_of_it() {
        const auto model = small_model();
        const std::vector<Sample> samples = {sample(3, 0.3), sample(9, 2.1), sample(5, 0.02)};
        const Batch batch = collate(samples, 0);
        const at::Tensor targets = audio_targets_of(*model, batch);
        QCOMPARE(targets.eq(codes + 1).sum().item<std::int64_t>(), std::int64_t{3 * 4});
        const auto counted = model->loss_counts(0, batch.lengths)[1];
        QCOMPARE(static_cast<double>(targets.ge(0).sum().item<std::int64_t>()), counted);
        // 7, 46 and 1 codes: half of a recording, and 10 codes at most
        QCOMPARE(counted, 7.0 - 3 + 46 - 10 + 1 + 3 * 4);
    }
    void a_recording_of_one_code_can_be_trained_on() {
        const auto model = small_model();
        const Batch batch = collate(std::vector<Sample>{sample(5, 0.02)}, 0);
        for (std::int64_t step = 0; step < 8; ++step)
            QVERIFY(std::isfinite(losses_of(*model, {batch}, step)[1]));
    }
    void without_masking_all_codes_are_targets() {
        const auto model = small_model("off");
        const Batch batch = collate(std::vector<Sample>{sample(9, 2.1)}, 0);
        QCOMPARE(audio_targets_of(*model, batch).ge(0).sum().item<std::int64_t>(),
                 std::int64_t{46 + 4});
        QCOMPARE(model->loss_counts(0, batch.lengths)[1], 50.0);
    }
    void upstreams_masking_gives_the_mean_over_what_is_left() {
        const auto model = small_model("upstream");
        const Batch batch = collate(std::vector<Sample>{sample(3, 2.1), sample(9, 2.1)}, 0);
        std::int64_t fewest = 50;
        for (std::int64_t step = 0; step < 20; ++step) {
            CounterNoise noise(1, step);
            const auto state = model->forward(batch, noise);
            const auto& made = dynamic_cast<const gpt::TokenForward&>(*state);
            QVERIFY(made.audio_targets[0].ge(0).sum().item<std::int64_t>() == 50);
            const auto left = made.audio_targets[1].ge(0).sum().item<std::int64_t>();
            fewest = std::min(fewest, left);
            const double mean =
                at::cross_entropy_loss(made.scores.audio.flatten(0, 1),
                                       made.audio_targets.flatten(), {}, at::Reduction::Mean, -1)
                    .item<double>();
            QVERIFY(std::abs(losses_of(*model, {batch}, step)[1] - mean) < 1e-5 * mean);
        }
        QVERIFY2(fewest < 50 && fewest > 0, std::to_string(fewest).c_str());
    }
    void the_end_of_a_text_is_hidden_from_what_follows() {
        const auto model = small_model();
        const Batch batch = collate(std::vector<Sample>{sample(3, 0.5)}, 0);
        const auto scores = [&] {
            CounterNoise noise(1, 2);
            return dynamic_cast<const gpt::TokenForward&>(*model->forward(batch, noise))
                .scores.audio.clone();
        };
        model->eval();
        const at::Tensor before = scores();
        const at::NoGradGuard no_gradients;
        at::Tensor table = model->named_parameters()["gpt.text_embedding.weight"];
        table[0].normal_(); // that of the stop
        QVERIFY(at::equal(scores(), before));
        table[7].normal_(); // that of the start
        QVERIFY(!at::allclose(scores(), before));
    }
    void weights_of_layers_decay_and_norms_biases_and_tables_do_not() {
        const auto model = small_model();
        const PhaseSpec phase = model->phases().front();
        const auto decays = [&](const std::string& name) {
            const bool is_known =
                std::ranges::find(phase.parameters, name) != phase.parameters.end();
            return is_known && !phase.not_decayed.contains(name);
        };
        for (const char* name :
             {"gpt.gpt.h.0.attn.c_attn.weight", "gpt.conditioning_encoder.init.weight",
              "gpt.conditioning_perceiver.latents", "gpt.conditioning_perceiver.norm.gamma",
              "gpt.mel_head.weight"})
            QVERIFY2(decays(name), name);
        for (const char* name :
             {"gpt.gpt.h.0.attn.c_attn.bias", "gpt.gpt.ln_f.weight", "gpt.text_embedding.weight",
              "gpt.mel_pos_embedding.emb.weight", "gpt.conditioning_encoder.attn.0.norm.weight"})
            QVERIFY2(phase.not_decayed.contains(name), name);
        QVERIFY(std::ranges::none_of(phase.parameters, [](const std::string& name) {
            return name.starts_with("codec.") || name.starts_with("hifigan_decoder.");
        }));
    }
    void a_style_is_the_mean_of_the_parts_and_a_vector_of_length_1() {
        const auto model = small_model();
        model->eval();
        const at::Tensor part = noise_of(4), style = model->style_of({.samples = part});
        QCOMPARE(style.numel(), std::int64_t{4 * 32 + 8});
        QVERIFY(std::abs(style.narrow(0, 4 * 32, 8).norm().item<double>() - 1) < 1e-5);
        const at::Tensor twice = model->style_of({.samples = at::cat({part, part})});
        QVERIFY(at::allclose(twice.narrow(0, 0, 4 * 32), style.narrow(0, 0, 4 * 32), 1e-4, 1e-5));
        const at::Tensor other = model->style_of({.samples = noise_of(2) * 0.1});
        QVERIFY(!at::allclose(other, style, 1e-2, 1e-2));
        const at::Tensor shortest = model->style_of({.samples = at::zeros({1})});
        QVERIFY(shortest.isfinite().all().item<bool>());
    }
    void speech_depends_on_seed_and_text_not_on_the_batch() {
        const auto model = small_model();
        model->eval();
        const at::Tensor style = model->style_of({.samples = noise_of(1)});
        const auto spoken = [&](std::int64_t count, std::int64_t first) {
            const at::Tensor ids = at::arange(1, 6).unsqueeze(0).expand({count, -1}).contiguous();
            SpeakOptions options = model->default_options();
            *style_in(options.of_kind) = style;
            const auto session =
                model->begin({ids, at::full({count}, 5), at::arange(first, first + count)},
                             std::make_unique<CounterNoise>(3, 0), options);
            std::vector<at::Tensor> chunks;
            const CancellationToken never;
            while (const auto chunk = session->next(never))
                chunks.push_back(chunk->samples[0].narrow(0, 0, chunk->lengths[0] * 256));
            return at::cat(chunks);
        };
        const at::Tensor alone = spoken(1, 4);
        QVERIFY(alone.size(0) > 0);
        const at::Tensor together = spoken(3, 4);
        QVERIFY(together.sizes() == alone.sizes() && at::allclose(together, alone, 1e-3, 1e-4));
        const at::Tensor other = spoken(1, 5);
        QVERIFY(other.sizes() != alone.sizes() || !at::allclose(other, alone, 1e-3, 1e-4));
        QCOMPARE(model->output_rate_hz(), std::int64_t{24000});
    }
};

FORMANT_TEST(TestXttsV2Model)

} // namespace tst_xtts_v2_model

#include "tst_xtts_v2_model.moc"
