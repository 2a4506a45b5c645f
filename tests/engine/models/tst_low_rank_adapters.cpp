#include "engine/data/batches/sample_maker.h"
#include "engine/models/gpt/token_training.h"
#include "engine/models/indextts2/indextts2_model.h"
#include "engine/models/low_rank_adapters.h"
#include "engine/models/model_weights.h"
#include "engine/nn/noise.h"
#include "engine/train/layer_selection.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_low_rank_adapters {

using indextts2::IndexTts2Model;

constexpr std::int64_t text_tokens = 20;

std::shared_ptr<IndexTts2Model> small_model() {
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
    at::manual_seed(5);
    return std::make_shared<IndexTts2Model>(config, MelConfig(), text_tokens);
}

std::shared_ptr<IndexTts2Model> adapted_model(const LoraConfig& lora) {
    auto model = small_model();
    add_adapters(*model, lora);
    return model;
}

Batch small_batch() {
    at::manual_seed(9);
    Sample made;
    made.add(Feature::tokens, at::randint(2, text_tokens, {6}, at::kLong));
    made.add(Feature::codes, at::randint(16, {1, 14}, at::kLong));
    made.add(Feature::conditioning, at::randn({24, 3}));
    return collate(std::vector<Sample>{made}, 0);
}

at::Tensor scores_of(IndexTts2Model& model) {
    model.eval();
    const at::NoGradGuard no_gradients;
    CounterNoise noise(1, 2);
    const auto state = model.forward(small_batch(), noise);
    return dynamic_cast<const gpt::TokenForward&>(*state).scores.audio;
}

/// Gives every matrix values, as training would.
void fill(IndexTts2Model& model) {
    const at::NoGradGuard no_gradients;
    at::manual_seed(11);
    for (const auto& parameter : model.named_parameters())
        if (parameter.key().starts_with(lora_prefix))
            at::Tensor(parameter.value()).normal_(0, 0.3);
}

std::vector<std::string> adapters_of(const IndexTts2Model& model) {
    std::vector<std::string> names;
    for (const auto& parameter : model.named_parameters())
        if (parameter.key().starts_with(lora_prefix))
            names.push_back(parameter.key());
    return names;
}

/// Gradients of all adapters after a backward pass through frozen layers.
at::Tensor gradients(IndexTts2Model& model, bool checkpointing) {
    model.train();
    model.zero_grad();
    model.set_gradient_checkpointing(checkpointing);
    for (const auto& parameter : model.named_parameters())
        at::Tensor(parameter.value()).set_requires_grad(parameter.key().starts_with(lora_prefix));
    CounterNoise noise(1, 2);
    const Batch batch = small_batch();
    const auto state = model.forward(batch, noise);
    model.losses(0, *state, batch)[1].sum.backward();
    std::vector<at::Tensor> all;
    for (const auto& parameter : model.named_parameters())
        if (parameter.value().requires_grad())
            all.push_back(parameter.value().grad().flatten().clone());
    return at::cat(all);
}

class TestLowRankAdapters : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void before_training_they_change_nothing() {
        const auto plain = small_model(), adapted = adapted_model({.rank = 4});
        QVERIFY(at::equal(scores_of(*adapted), scores_of(*plain)));
    }
    void targets_choose_the_layers_data() {
        QTest::addColumn<QString>("targets");
        QTest::addColumn<int>("per_block");
        QTest::addColumn<bool>("has_attention");
        QTest::newRow("all") << "all" << 4 << true;
        QTest::newRow("attention") << "attention" << 2 << true;
        QTest::newRow("feed_forward") << "feed_forward" << 2 << false;
    }
    void targets_choose_the_layers() {
        QFETCH(const QString, targets);
        QFETCH(const int, per_block);
        QFETCH(const bool, has_attention);
        const auto names =
            adapters_of(*adapted_model({.rank = 4, .targets = targets.toStdString()}));
        QCOMPARE(std::ssize(names), 2 * 2 * per_block); // two matrices, two blocks
        const auto holds = [&](const char* name) {
            return std::ranges::find(names, name) != names.end();
        };
        QCOMPARE(holds("lora.gpt.gpt.h.1.attn.c_attn.b"), has_attention);
        QCOMPARE(holds("lora.gpt.gpt.h.1.mlp.c_fc.b"), targets != "attention");
    }
    void merged_weights_compute_the_same_without_them() {
        const auto adapted = adapted_model({.rank = 4, .alpha = 6});
        fill(*adapted);
        const auto plain = small_model();
        QVERIFY(!at::allclose(scores_of(*adapted), scores_of(*plain), 1e-3, 1e-3));
        StateTree::Map weights = save_weights(*adapted);
        QVERIFY(has_adapters(weights));
        merge_adapters(weights);
        QVERIFY(!has_adapters(weights));
        QVERIFY(load_weights(*plain, weights).has_value());
        QVERIFY(at::allclose(scores_of(*adapted), scores_of(*plain), 1e-4, 1e-5));
    }
    void one_that_does_not_fit_its_layer_stays() {
        StateTree::Map weights = {{"w.weight", StateTree(at::zeros({3, 5}))},
                                  {"lora.w.a", StateTree(at::ones({2, 4}))},
                                  {"lora.w.b", StateTree(at::ones({5, 2}))},
                                  {"lora.w.scale", StateTree(at::ones({}))}};
        merge_adapters(weights);
        QVERIFY(has_adapters(weights));
    }
    void half_precision_is_merged_in_full_precision() {
        StateTree::Map weights = {{"w.weight", StateTree(at::ones({4, 5}, at::kHalf))},
                                  {"lora.w.a", StateTree(at::ones({2, 4}, at::kHalf))},
                                  {"lora.w.b", StateTree(at::ones({5, 2}))},
                                  {"lora.w.scale", StateTree(at::full({1}, 0.5, at::kHalf))}};
        merge_adapters(weights);
        QVERIFY(!has_adapters(weights));
        QVERIFY(at::equal(std::get<at::Tensor>(weights.at("w.weight").value()),
                          at::full({4, 5}, 2, at::kHalf)));
    }
    void what_another_program_wrote_stays_if_it_cannot_be_merged_data() {
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("fault");
        for (const char* part : {"w.weight", "lora.w.a", "lora.w.b", "lora.w.scale"})
            for (const char* fault : {"integers", "shape", "missing"})
                QTest::addRow("%s %s", part, fault) << part << fault;
    }
    void what_another_program_wrote_stays_if_it_cannot_be_merged() {
        QFETCH(const QString, part);
        QFETCH(const QString, fault);
        StateTree::Map weights = {{"lora.a", StateTree(at::ones({2, 4}))},
                                  {"w.weight", StateTree(at::ones({4, 5}))},
                                  {"lora.w.a", StateTree(at::ones({2, 4}))},
                                  {"lora.w.b", StateTree(at::ones({5, 2}))},
                                  {"lora.w.scale", StateTree(at::ones({}))}};
        const std::string name = part.toStdString();
        const at::Tensor valid = std::get<at::Tensor>(weights.at(name).value());
        if (fault == "integers")
            weights[name] = StateTree(valid.to(at::kLong));
        if (fault == "shape")
            weights[name] = StateTree(at::ones({3, 3, 3}));
        if (fault == "missing")
            weights.erase(name);
        const std::size_t before = weights.size();
        merge_adapters(weights);
        QCOMPARE(weights.size(), before);
    }
    void gradients_reach_them_through_frozen_layers() {
        const auto model = adapted_model({.rank = 4, .dropout = 0.2});
        fill(*model);
        const at::Tensor expected = gradients(*model, false);
        QVERIFY(expected.abs().min().item<double>() > 0);
        QVERIFY(at::equal(gradients(*model, true), expected));
    }
    void they_are_a_layer_group_of_their_own() {
        const auto model = adapted_model({.rank = 4});
        const auto selected =
            select_layers({"lora", {}}, layers_of(*model).parameters, layers_of(*model).groups);
        QVERIFY(selected.has_value());
        const auto names = adapters_of(*model);
        QCOMPARE(selected->trained, std::set<std::string>(names.begin(), names.end()));
        QVERIFY(small_model()->layer_groups().size() + 1 == model->layer_groups().size());
    }
};

FORMANT_TEST(TestLowRankAdapters)

} // namespace tst_low_rank_adapters

#include "tst_low_rank_adapters.moc"
