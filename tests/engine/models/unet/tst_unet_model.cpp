#include "engine/models/unet/unet_losses.h"
#include "engine/models/unet/unet_model.h"
#include "tests/engine/models/unet/toy_batch.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/single_chunk.h"

#include <QtTest/QtTest>

#include <map>

using namespace formant;
using namespace formant::test;

namespace tst_unet_model {

using unet::UnetModel;

std::int64_t size_of(const UnetModel& model, const std::string& prefix) {
    std::int64_t size = 0;
    for (const auto& parameter : model.named_parameters())
        if (parameter.key().starts_with(prefix))
            size += parameter.value().numel();
    return size;
}

using Gradients = std::map<std::string, at::Tensor>;

struct Step {
    std::map<std::string, double> sums;
    Gradients gradients;
};

/// Returns the loss sums and the gradients of their total over the micro-batches.
Step step_over(UnetModel& model, const std::vector<Batch>& micro_batches) {
    model.zero_grad();
    Step step;
    for (const Batch& batch : micro_batches) {
        CounterNoise noise(1234, 40);
        const auto state = model.forward(batch, noise);
        at::Tensor total = at::zeros({});
        for (const LossSum& loss : model.losses(0, *state, batch)) {
            step.sums[loss.term] += loss.sum.item<double>();
            total = total + loss.sum;
        }
        total.backward();
    }
    for (const auto& parameter : model.named_parameters())
        step.gradients[parameter.key()] = parameter.value().grad().clone();
    return step;
}

/// Returns the names of the parameters that get a gradient from a term.
std::vector<std::string> reached_by(UnetModel& model, const std::string& term) {
    model.zero_grad(/*set_to_none=*/true);
    const Batch batch = toy_batch(2, 40);
    CounterNoise noise(1, 1);
    const auto state = model.forward(batch, noise);
    for (const LossSum& loss : model.losses(0, *state, batch))
        if (loss.term == term)
            loss.sum.backward();
    std::vector<std::string> names;
    for (const auto& parameter : model.named_parameters())
        if (parameter.value().grad().defined())
            names.push_back(parameter.key());
    return names;
}

bool any_starts_with(const std::vector<std::string>& names, const std::string& prefix) {
    return std::ranges::any_of(names, [&](const auto& name) { return name.starts_with(prefix); });
}

UtteranceBatch utterances(const std::vector<std::vector<std::int64_t>>& texts) {
    std::size_t longest = 0;
    for (const auto& text : texts)
        longest = std::max(longest, text.size());
    const auto count = static_cast<std::int64_t>(texts.size());
    const at::Tensor tokens = at::zeros({count, static_cast<std::int64_t>(longest)}, at::kLong);
    std::vector<std::int64_t> lengths;
    for (std::int64_t i = 0; i < count; ++i) {
        const auto& text = texts[static_cast<std::size_t>(i)];
        lengths.push_back(static_cast<std::int64_t>(text.size()));
        tokens[i].narrow(0, 0, lengths.back()).copy_(at::tensor(text, at::kLong));
    }
    return {tokens, at::tensor(lengths, at::kLong), at::zeros({count}, at::kLong)};
}

SpeakOptions unet_options(const FlowOptions& flow = {}) {
    return {.of_kind = flow};
}

SpeechChunk speak(UnetModel& model, const UtteranceBatch& batch,
                  const SpeakOptions& options = unet_options()) {
    return single_chunk(model, batch, /*seed=*/5, options);
}

std::unique_ptr<SpeechSession> begin(UnetModel& model, const SpeakOptions& options) {
    return model.begin(utterances({{1, 2, 1}}), std::make_unique<CounterNoise>(5, 0), options);
}

class TestUnetModel : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { at::manual_seed(11); }

    void tiny_has_the_documented_size() {
        const UnetModel model = toy_model();
        const auto millions = [&](const std::string& prefix) {
            return static_cast<double>(size_of(model, prefix)) * 1e-6;
        };
        QVERIFY(std::abs(millions("text_encoder.") + millions("duration_predictor.") - 0.44) <
                0.03);
        QVERIFY(std::abs(millions("decoder.") - 1.72) < 0.1);
        QVERIFY(millions("global_encoder.") < 0.06);
    }
    void every_parameter_is_in_the_phase_and_in_exactly_one_layer_group() {
        for (const std::int64_t speakers : {1, 3}) {
            const UnetModel model = toy_model({}, speakers);
            const auto phases = model.phases();
            QCOMPARE(phases.size(), std::size_t{1});
            QCOMPARE(phases[0].parameters.size(), model.named_parameters().size());
            for (const std::string& name : phases[0].parameters) {
                int groups = 0;
                for (const LayerGroup& group : model.layer_groups())
                    for (const std::string& prefix : group.parameter_prefixes)
                        groups += name.starts_with(prefix) ? 1 : 0;
                QVERIFY2(groups == 1, name.c_str());
            }
        }
    }
    void every_layer_group_has_parameters() {
        for (const std::int64_t speakers : {1, 3}) {
            const UnetModel model = toy_model({}, speakers);
            for (const LayerGroup& group : model.layer_groups())
                QVERIFY2(size_of(model, group.parameter_prefixes.at(0)) > 0, group.name.c_str());
        }
    }
    void several_speakers_add_a_vector_each_and_leave_other_weights_unchanged() {
        at::manual_seed(3);
        const UnetModel one = toy_model();
        at::manual_seed(3);
        const UnetModel three = toy_model({}, 3);
        const auto weights = three.named_parameters();
        QCOMPARE(weights.size(), one.named_parameters().size() + 1);
        for (const auto& parameter : one.named_parameters())
            QVERIFY2(at::equal(parameter.value(), weights[parameter.key()]),
                     parameter.key().c_str());
        for (const std::string& name : three.per_speaker_parameters())
            QCOMPARE(weights[name].sizes().vec(), (std::vector<std::int64_t>{3, 16}));
    }
    void zero_speaker_vectors_equal_a_single_speaker() {
        at::manual_seed(3);
        UnetModel one = toy_model();
        at::manual_seed(3);
        UnetModel two = toy_model({}, 2);
        two.named_parameters()["speaker_embedding.weight"].detach().zero_();
        Batch batch = toy_batch(4, 50);
        const Step alone = step_over(one, {batch});
        batch.speakers = batch.sample_ids % 2;
        const Step among_two = step_over(two, {batch});
        QCOMPARE(among_two.sums, alone.sums);
        for (const auto& [name, gradient] : alone.gradients)
            QVERIFY2(at::equal(among_two.gradients.at(name), gradient), name.c_str());
    }
    void losses_come_in_the_order_of_the_phase() {
        UnetModel model = toy_model();
        const Batch batch = toy_batch(2, 40);
        CounterNoise noise(1, 1);
        const auto state = model.forward(batch, noise);
        const auto sums = model.losses(0, *state, batch);
        const auto terms = model.phases()[0].terms;
        QCOMPARE(sums.size(), terms.size());
        QCOMPARE(model.loss_counts(0, batch.lengths).size(), terms.size());
        for (std::size_t i = 0; i < sums.size(); ++i)
            QCOMPARE(sums[i].term, terms[i].name);
    }
    void micro_batches_with_other_padding_give_equal_losses_and_gradients() {
        UnetModel model = toy_model({}, 3);
        Batch all = toy_batch(8, 70);
        all.speakers = all.sample_ids % 3;
        const Step whole = step_over(model, {all});
        const std::vector<std::vector<Batch>> slicings = {
            {slice_of(all, 0, 4, 0), slice_of(all, 4, 8, 5)},
            {slice_of(all, 0, 2, 1), slice_of(all, 2, 4, 2), slice_of(all, 4, 6, 3),
             slice_of(all, 6, 8, 4)}};
        for (const auto& slices : slicings) {
            const Step sliced = step_over(model, slices);
            for (const auto& [term, sum] : whole.sums)
                QVERIFY2(std::abs(sliced.sums.at(term) - sum) < 1e-5 * std::abs(sum), term.c_str());
            for (const auto& [name, gradient] : whole.gradients) {
                const at::Tensor apart = (sliced.gradients.at(name) - gradient).abs().max();
                QVERIFY2((apart < 1e-4 * gradient.abs().max()).item<bool>(), name.c_str());
            }
        }
    }
    void every_parameter_gets_a_gradient() {
        UnetModel model = toy_model();
        for (const auto& [name, gradient] : step_over(model, {toy_batch(2, 40)}).gradients)
            QVERIFY2(gradient.abs().max().item<double>() > 0, name.c_str());
    }
    void only_speakers_of_the_batch_get_a_gradient() {
        UnetModel model = toy_model({}, 4);
        Batch batch = toy_batch(3, 40);
        batch.speakers = at::tensor({3, 1, 3}, at::kLong);
        const at::Tensor rows =
            step_over(model, {batch}).gradients.at("speaker_embedding.weight").abs().amax(1);
        QVERIFY(at::equal((rows > 0).to(at::kLong), at::tensor({0, 1, 0, 1}, at::kLong)));
    }
    void the_duration_loss_does_not_train_the_encoder() {
        UnetModel model = toy_model();
        const auto names = reached_by(model, "duration");
        QVERIFY(any_starts_with(names, "duration_predictor."));
        QVERIFY(!any_starts_with(names, "text_encoder."));
        QVERIFY(!any_starts_with(names, "decoder."));
    }
    void the_flow_loss_trains_decoder_text_encoder_global_encoder_and_speakers() {
        UnetModel model = toy_model({}, 2);
        const auto names = reached_by(model, "recon");
        for (const std::string part :
             {"decoder.", "text_encoder.", "global_encoder.", "speaker_embedding."})
            QVERIFY2(any_starts_with(names, part), part.c_str());
    }
    void the_alignment_uses_every_token_and_every_frame() {
        UnetModel model = toy_model();
        const Batch batch = toy_batch(4, 60);
        CounterNoise noise(1, 1);
        const auto state = model.forward(batch, noise);
        const at::Tensor durations = dynamic_cast<unet::UnetForward&>(*state).durations;
        QVERIFY(at::equal(durations.sum(1), batch[Axis::frames]));
        QVERIFY(at::equal((durations > 0).sum(1), batch[Axis::tokens]));
    }
    void odd_sizes_work() {
        UnetConfig config;
        config.decoder_levels = 4;
        config.decoder_channels = 16;
        config.encoder_channels = 8;
        config.style_encoder_channels = 8;
        UnetModel model = toy_model(config);
        for (const std::int64_t frames : {21, 22, 23, 24}) {
            const Batch batch = toy_batch(1, frames);
            const Step step = step_over(model, {batch});
            for (const auto& [term, sum] : step.sums)
                QVERIFY2(std::isfinite(sum), term.c_str());
        }
    }
    void a_few_steps_on_one_batch_lower_every_loss_except_kl() {
        UnetConfig config;
        config.decoder_channels = config.encoder_channels = 32;
        UnetModel model = toy_model(config);
        const Batch batch = toy_batch(2, 40);
        const auto before = step_over(model, {batch}).sums;
        for (int i = 0; i < 60; ++i) {
            const Gradients gradients = step_over(model, {batch}).gradients;
            const at::NoGradGuard no_gradients;
            for (const auto& parameter : model.named_parameters()) // Adam's first step: the sign
                parameter.value().sub_(gradients.at(parameter.key()).sign(), 1e-3);
        }
        const auto after = step_over(model, {batch}).sums;
        for (const std::string term : {"recon", "prior", "duration"})
            QVERIFY2(after.at(term) < 0.9 * before.at(term), term.c_str());
    }

    void speech_has_finite_frames_for_each_token() {
        UnetModel model = toy_model();
        const SpeechChunk speech = speak(model, utterances({{1, 5, 9, 2, 1}, {1, 7, 1}}));
        QCOMPARE(speech.lengths.size(), std::size_t{2});
        QVERIFY(speech.lengths[0] >= 5 && speech.lengths[1] >= 3);
        QCOMPARE(speech.log_mel.size(1), std::int64_t{80});
        QCOMPARE(speech.log_mel.size(2), std::max(speech.lengths[0], speech.lengths[1]));
        QVERIFY(at::isfinite(speech.log_mel).all().item<bool>());
        QVERIFY(!speech.log_mel.requires_grad());
    }
    void a_text_sounds_the_same_alone_and_in_a_batch() {
        UnetModel model = toy_model();
        const SpeechChunk both = speak(model, utterances({{1, 5, 9, 2, 1, 8, 8}, {1, 7, 1}}));
        const SpeechChunk alone = speak(model, utterances({{1, 7, 1}}));
        QCOMPARE(both.lengths[1], alone.lengths[0]);
        const at::Tensor same = both.log_mel.slice(0, 1, 2).slice(2, 0, alone.lengths[0]);
        QVERIFY(at::allclose(same, alone.log_mel, 1e-4, 1e-4));
    }
    void the_frames_are_in_the_units_of_the_corpus() {
        UnetModel model = toy_model(), unscaled({}, MelConfig{}, toy_symbols, {0, 1});
        const at::NoGradGuard no_gradients;
        for (auto& parameter : unscaled.named_parameters())
            parameter.value().copy_(model.named_parameters()[parameter.key()]);
        const UtteranceBatch batch = utterances({{1, 5, 9, 1}});
        QVERIFY(at::allclose(speak(model, batch).log_mel, speak(unscaled, batch).log_mel * 2 - 6,
                             1e-4, 1e-4));
    }
    void the_style_of_a_recording_is_its_mean_in_training() {
        UnetModel model = toy_model();
        const Batch batch = toy_batch(1, 40);
        CounterNoise noise(1, 1);
        const auto state = model.forward(batch, noise);
        const at::Tensor mean = dynamic_cast<unet::UnetForward&>(*state).style.mean;
        const at::Tensor style = model.style_of({.log_mel = batch[Feature::mel].squeeze(0)});
        QVERIFY(at::allclose(style, mean.squeeze(0)));
        QVERIFY(!style.requires_grad());
    }
    void the_given_style_is_used_and_zero_is_the_default() {
        UnetModel model = toy_model();
        const UtteranceBatch batch = utterances({{1, 5, 9, 2, 1}, {1, 7, 1}});
        const SpeakOptions own = unet_options({.style = at::zeros({16})});
        const SpeakOptions loud = unet_options({.style = at::ones({16})});
        const at::Tensor plain = speak(model, batch).log_mel;
        QVERIFY(at::equal(speak(model, batch, own).log_mel, plain));
        const at::Tensor other = speak(model, batch, loud).log_mel;
        QVERIFY(!at::equal(other.slice(2, 0, 2), plain.slice(2, 0, 2)));
    }
    void each_speaker_sounds_different() {
        UnetModel model = toy_model({}, 2);
        const UtteranceBatch batch = utterances({{1, 5, 9, 2, 1}});
        SpeakOptions second = unet_options();
        second.speaker = 1;
        const at::Tensor first = speak(model, batch).log_mel;
        QVERIFY(
            !at::equal(speak(model, batch, second).log_mel.slice(2, 0, 2), first.slice(2, 0, 2)));
    }
    void the_speaker_vector_is_added_to_the_style() {
        at::manual_seed(3);
        UnetModel one = toy_model();
        at::manual_seed(3);
        UnetModel two = toy_model({}, 2);
        const UtteranceBatch batch = utterances({{1, 5, 9, 2, 1}, {1, 7, 1}});
        const SpeakOptions as_style =
            unet_options({.style = two.named_parameters()["speaker_embedding.weight"].detach()[1]});
        SpeakOptions as_speaker = unet_options();
        as_speaker.speaker = 1;
        QVERIFY(
            at::equal(speak(two, batch, as_speaker).log_mel, speak(one, batch, as_style).log_mel));
    }
    void length_scale_makes_speech_slower() {
        UnetModel model = toy_model();
        const UtteranceBatch batch = utterances({{1, 5, 9, 2, 1}});
        SpeakOptions slow = unet_options();
        slow.length_scale = 4;
        QVERIFY(speak(model, batch, slow).lengths[0] >= 2 * speak(model, batch).lengths[0]);
    }
    void an_outlier_of_the_duration_predictor_does_not_exhaust_the_memory() {
        UnetModel model = toy_model();
        SpeakOptions endless = unet_options({.solver_steps = 1});
        endless.length_scale = 1e12;
        QCOMPARE(speak(model, utterances({{1, 2}}), endless).lengths[0],
                 2 * unet::max_token_frames);
    }
    void a_session_gives_one_chunk_and_then_nothing() {
        UnetModel model = toy_model();
        const auto session = begin(model, model.default_options());
        const auto chunk = session->next(CancellationToken());
        QVERIFY(at::equal(chunk->log_mel, speak(model, utterances({{1, 2, 1}})).log_mel));
        QVERIFY(!session->next(CancellationToken()));
    }
    void a_canceled_session_gives_nothing() {
        UnetModel model = toy_model();
        CancellationToken cancellation;
        cancellation.request();
        const auto session = begin(model, model.default_options());
        QVERIFY(!session->next(cancellation));
        QVERIFY(!session->next(CancellationToken()));
    }
    void options_of_another_kind_are_not_ignored() {
        UnetModel model = toy_model();
        for (const KindOptions& other : {KindOptions(), KindOptions(VariationalOptions())})
            QVERIFY_EXCEPTION_THROWN(begin(model, {.of_kind = other})->next(CancellationToken()),
                                     std::bad_variant_access);
    }
};

FORMANT_TEST(TestUnetModel)

} // namespace tst_unet_model

#include "tst_unet_model.moc"
