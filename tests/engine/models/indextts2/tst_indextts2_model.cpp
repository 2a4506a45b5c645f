#include "engine/data/batches/sample_maker.h"
#include "engine/models/indextts2/indextts2_model.h"
#include "engine/models/indextts2/indextts2_names.h"
#include "engine/nn/noise.h"
#include "engine/train/layer_selection.h"
#include "engine/train/step/step_executor.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>

using namespace formant;

namespace tst_indextts2_model {

using indextts2::IndexTts2Model;

constexpr std::int64_t text_tokens = 20;

IndexTts2Config small_config() {
    IndexTts2Config config;
    config.width = 24;
    config.layers = 2;
    config.heads = 4;
    config.max_text_tokens = 12;
    config.max_audio_tokens = 30;
    config.codebook_size = 16;
    config.latents = 3;
    config.feature_width = 8;
    config.feature_frames = 16;
    config.speaker = {8, 8, 2, 1, 1};
    config.emotion = config.speaker;
    return config;
}

Sample sample(std::int64_t tokens, std::int64_t codes) {
    Sample made;
    made.add(Feature::tokens, at::randint(2, text_tokens, {tokens}, at::kLong));
    made.add(Feature::codes, at::randint(16, {1, codes}, at::kLong));
    made.add(Feature::conditioning, at::randn({24, 3}));
    return made;
}

/// Losses of a batch, as means, in the order of the phase.
std::vector<double> losses_of(IndexTts2Model& model, const std::vector<Batch>& batches) {
    CounterNoise noise(1, 2);
    std::vector<double> sums(3, 0);
    for (const Batch& batch : batches) {
        const auto state = model.forward(batch, noise);
        const auto losses = model.losses(0, *state, batch);
        for (std::size_t i = 0; i < losses.size(); ++i)
            sums[i] += losses[i].sum.item<double>();
    }
    const auto counts = model.loss_counts(0, lengths_of(batches));
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] /= counts[i];
    return sums;
}

bool close(const std::vector<double>& a, const std::vector<double>& b) {
    for (std::size_t i = 0; i < a.size(); ++i)
        if (std::abs(a[i] - b[i]) > 1e-5 * std::abs(b[i]))
            return false;
    return a.size() == b.size();
}

at::Tensor text_rows(const IndexTts2Model& model) {
    return model.named_parameters()["gpt.text_embedding.weight"].detach().clone();
}

class TestIndexTts2Model : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { at::manual_seed(5); }

    void losses_do_not_depend_on_how_a_batch_is_split() {
        IndexTts2Model model(small_config(), MelConfig(), text_tokens);
        const std::vector<Sample> samples = {sample(3, 7), sample(9, 20), sample(5, 11)};
        const auto whole = losses_of(model, {collate(samples, 0)});
        const auto split = losses_of(model, {collate(std::span(samples).first(1), 0),
                                             collate(std::span(samples).last(2), 1)});
        QVERIFY(close(split, whole));
        QVERIFY(std::abs(whole[1] - std::log(18)) < 0.5); // nothing is learned yet
    }
    void with_upstreams_padding_they_do() {
        IndexTts2Config config = small_config();
        config.attend_to_padding = true;
        IndexTts2Model model(config, MelConfig(), text_tokens);
        const std::vector<Sample> samples = {sample(3, 7), sample(9, 20)};
        const auto whole = losses_of(model, {collate(samples, 0)});
        const auto split = losses_of(model, {collate(std::span(samples).first(1), 0),
                                             collate(std::span(samples).last(1), 1)});
        QVERIFY(!close(split, whole));
    }
    void training_reaches_what_its_phase_names_and_nothing_else() {
        IndexTts2Model model(small_config(), MelConfig(), text_tokens);
        CounterNoise noise(1, 2);
        const Batch batch = collate(std::vector<Sample>{sample(4, 9)}, 0);
        const auto state = model.forward(batch, noise);
        const auto losses = model.losses(0, *state, batch);
        (losses[0].sum + losses[1].sum).backward();
        const auto trained = model.phases().front().parameters;
        for (const auto& parameter : model.named_parameters()) {
            const bool is_named = std::ranges::find(trained, parameter.key()) != trained.end();
            QVERIFY2(is_named == parameter.value().grad().defined(), parameter.key().c_str());
        }
    }
    void only_new_text_tokens_are_trained_if_asked_for() {
        IndexTts2Model model(small_config(), MelConfig(), text_tokens);
        const at::Tensor rows = model.named_buffers()["new_text_tokens"];
        rows.copy_(at::arange(text_tokens + 1).ge(15));
        model.train_new_text_tokens_only(true);
        CounterNoise noise(1, 2);
        Sample all = sample(10, 9);
        all.add(Feature::tokens, at::arange(8, 18, at::kLong));
        const Batch batch = collate(std::vector<Sample>{all}, 0);
        const auto state = model.forward(batch, noise);
        const auto losses = model.losses(0, *state, batch);
        (losses[0].sum + losses[1].sum).backward();
        const PhaseSpec phase = model.phases().front();
        for (const char* name :
             {"gpt.text_embedding.weight", "gpt.text_head.weight", "gpt.text_head.bias"}) {
            const at::Tensor gradient = model.named_parameters()[name].grad();
            const at::Tensor reached = gradient.view({gradient.size(0), -1}).abs().sum(1).gt(0);
            QVERIFY2(!reached.narrow(0, 0, 15).any().item<bool>(), name);
            QVERIFY2(reached.narrow(0, 15, 3).all().item<bool>(), name);
            QVERIFY2(phase.trained_rows.contains(name), name);
        }
        model.train_new_text_tokens_only(false);
        QVERIFY(model.phases().front().trained_rows.empty());
    }
    void moments_of_full_training_move_no_row_that_is_not_trained_any_more() {
        IndexTts2Model model(small_config(), MelConfig(), text_tokens);
        model.named_buffers()["new_text_tokens"].copy_(at::arange(text_tokens + 1).ge(15));
        TrainConfig config;
        config.weight_decay = 0.1;
        OptimizationState state(model, config, at::kCPU, select_layers(config, model)->trained);
        StepExecutor executor(state, config, at::kCPU);
        Sample all = sample(10, 9);
        all.add(Feature::tokens, at::arange(8, 18, at::kLong));
        const GlobalBatch batch{0, 0, {collate(std::vector<Sample>{all}, 0)}};
        executor.run(batch, {1, 0.01});
        StateTree full;
        state.save(full);
        config.layers = "new_tokens";
        model.train_new_text_tokens_only(true);
        state.set_trainable(select_layers(config, model)->trained);
        const auto averages = [&] {
            const ExponentialMovingAverage::Scope average(state.ema());
            return text_rows(model);
        };
        const auto move = [&] {
            const at::Tensor before = text_rows(model), before_averages = averages();
            executor.run(batch, {2, 0.01});
            executor.run(batch, {3, 0.01});
            return at::stack(
                {before.ne(text_rows(model)).any(1), before_averages.ne(averages()).any(1)});
        };
        const at::Tensor is_new = at::arange(text_tokens + 1).ge(15);
        const at::Tensor is_in_batch = at::arange(text_tokens + 1).lt(18);
        // The averages of new rows follow the weights also where the batch has none of them.
        const at::Tensor expected = at::stack({is_new.logical_and(is_in_batch), is_new});
        QVERIFY(at::equal(move(), expected));
        QVERIFY(state.load(full).has_value()); // a run that resumes with another choice of layers
        QVERIFY(at::equal(move(), expected));
    }
    void what_no_phase_trains_is_no_layer() {
        const IndexTts2Model model(small_config(), MelConfig(), text_tokens);
        const auto names = model.phases().front().parameters;
        const auto layers = select_layers(TrainConfig(), model).value();
        QCOMPARE(layers.trained, std::set<std::string>(names.begin(), names.end()));
        QVERIFY(!layers.trained.contains("gpt.emo_layer.weight"));
    }
    void every_trained_parameter_has_a_layer_group() {
        const IndexTts2Model model(small_config(), MelConfig(), text_tokens);
        const auto groups = model.layer_groups();
        const std::vector<PhaseSpec> phases = model.phases();
        for (const std::string& name : phases.front().parameters) {
            const auto holds = [&](const LayerGroup& group) {
                return std::ranges::any_of(
                    group.parameter_prefixes,
                    [&](const std::string& prefix) { return name.starts_with(prefix); });
            };
            QVERIFY2(std::ranges::count_if(groups, holds) == 1, name.c_str());
        }
    }
    void aliases_and_adapters_of_upstream_files_are_dropped() {
        const at::Tensor value = at::ones({1});
        const StateTree::Map own =
            indextts2::own_names({{"text_embedding.weight", StateTree(value)},
                                  {"gpt.h.0.attn.c_attn.base_layer.weight", StateTree(value)},
                                  {"gpt.h.0.attn.c_attn.lora_A.default.weight", StateTree(value)},
                                  {"gpt.wte.weight", StateTree(value)},
                                  {"inference_model.lm_head.0.weight", StateTree(value)}});
        QCOMPARE(own.size(), std::size_t{2});
        QVERIFY(own.contains("gpt.text_embedding.weight"));
        QVERIFY(own.contains("gpt.gpt.h.0.attn.c_attn.weight"));
        QCOMPARE(indextts2::own_names(own).size(), own.size());
    }
};

FORMANT_TEST(TestIndexTts2Model)

} // namespace tst_indextts2_model

#include "tst_indextts2_model.moc"
