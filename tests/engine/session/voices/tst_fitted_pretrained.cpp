#include "engine/models/create_model.h"
#include "engine/models/indextts2/indextts2_config.h"
#include "engine/models/low_rank_adapters.h"
#include "engine/models/model_kinds.h"
#include "engine/models/model_weights.h"
#include "engine/session/voices/fitted_pretrained.h"
#include "engine/session/voices/pretrained_weights.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_xtts.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_fitted_pretrained {

ModelConfig config_with(std::int64_t lora_rank) {
    ModelConfig config;
    config.name = "indextts2";
    set_model_size(config, "tiny");
    config.of<IndexTts2Config>().layers = 1;
    config.lora.rank = lora_rank;
    return config;
}

SymbolTable tokens(std::int64_t count) {
    std::vector<std::string> names;
    for (std::int64_t i = 0; i < count; ++i)
        names.push_back("piece" + std::to_string(i));
    return SymbolTable::from_saved(names);
}

Model model_of(std::int64_t n_tokens, std::int64_t lora_rank = 0) {
    return *create_model(config_with(lora_rank), MelConfig(), n_tokens, {});
}

/// The weights of a model of `n_tokens` tokens, as a third-party file has them.
Pretrained pretrained_with(std::int64_t n_tokens, std::int64_t lora_rank = 0) {
    const Model model = model_of(n_tokens, lora_rank);
    const ModelKind& kind = kind_of(config_with(0));
    Pretrained pretrained;
    pretrained.weights = save_weights(*model.trainable);
    pretrained.symbol_embedding = kind.symbol_embedding();
    pretrained.symbol_parameters = kind.symbol_outputs();
    pretrained.symbol_parameters.push_back(kind.symbol_embedding());
    return pretrained;
}

Result<std::vector<Message>> fit(Pretrained& pretrained, std::int64_t n_tokens, const Model& model,
                                 const std::string& layers, LoraConfig lora = config_with(4).lora) {
    return fit_pretrained(pretrained, tokens(n_tokens), *model.trainable, lora, layers);
}

at::Tensor new_rows(const Pretrained& pretrained) {
    return std::get<at::Tensor>(pretrained.weights.at("new_text_tokens").value());
}

class TestFittedPretrained : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void rows_that_the_weights_lack_are_marked_as_new() {
        Pretrained pretrained = pretrained_with(30);
        const Model model = model_of(34);
        const auto changes = fit(pretrained, 34, model, "new_tokens");
        QVERIFY(changes.has_value());
        QVERIFY(test::contains(to_english(changes->front()), "31 rows of text tokens"));
        QVERIFY(at::equal(new_rows(pretrained), at::arange(35).ge(30)));
        QVERIFY(initialize_from(*model.trainable, pretrained, false).has_value());
    }
    void without_new_tokens_there_is_nothing_to_train_for_their_recipe() {
        Pretrained pretrained = pretrained_with(30);
        const Model model = model_of(30);
        const auto refused = fit(pretrained, 30, model, "new_tokens");
        QVERIFY(!refused && test::contains(to_english(refused.error().what), "have all tokens"));
        QVERIFY(fit(pretrained, 30, model, "full")->empty());
        QVERIFY(!new_rows(pretrained).any().item<bool>());
    }
    void what_only_adds_to_weights_needs_them() {
        TrainConfig config;
        QVERIFY(check_has_weights(config, ModelConfig()).has_value());
        for (const char* layers : {"lora", "new_tokens"}) {
            config.layers = layers;
            config.pretrained_path.clear();
            const auto refused = check_has_weights(config, ModelConfig());
            QVERIFY(!refused && refused.error().kind == ErrorKind::usage);
            QVERIFY(test::contains(to_english(refused.error().what), layers));
            config.pretrained_path = "gpt.pth";
            QVERIFY(check_has_weights(config, ModelConfig()).has_value());
        }
    }
    void a_model_with_parts_that_are_not_trained_needs_weights() {
        const ModelConfig model = load_run_config("", test::small_xtts_v2())->voice.model;
        TrainConfig config;
        QVERIFY(!check_has_weights(config, model));
        config.pretrained_path = "model.pth";
        QVERIFY(check_has_weights(config, model).has_value());
    }
    void lora_chosen_by_patterns_needs_weights_too() {
        TrainConfig config;
        config.layers = "custom";
        config.layer_patterns = {"lora"};
        QVERIFY(!check_has_weights(config, ModelConfig()));
        config.layer_patterns = {"lora", "text_tokens"};
        QVERIFY(check_has_weights(config, ModelConfig()).has_value());
    }
    void lora_keeps_the_scale_with_which_it_was_trained() {
        Pretrained pretrained = pretrained_with(30, 4);
        ModelConfig config = config_with(4);
        config.lora.alpha = 8;
        const Model model = *create_model(config, MelConfig(), 30, {});
        const auto changes =
            fit_pretrained(pretrained, tokens(30), *model.trainable, config.lora, "lora");
        QCOMPARE(changes->size(), std::size_t{1});
        QVERIFY(test::contains(to_english(changes->front()), "model.lora_alpha stays 32"));
        QCOMPARE(config.lora.alpha, 32.0); // what a checkpoint of the run says
    }
    void lora_in_half_precision_is_continued() {
        Pretrained pretrained = pretrained_with(30, 4);
        for (auto& [name, value] : pretrained.weights)
            if (const auto* tensor = std::get_if<at::Tensor>(&value.value());
                tensor->is_floating_point())
                value = StateTree(tensor->to(at::kHalf));
        ModelConfig config = config_with(4);
        config.lora.alpha = 32.01; // a scale that half precision rounds
        const Model model = *create_model(config, MelConfig(), 30, {});
        QVERIFY(fit(pretrained, 30, model, "lora", config.lora)->empty());
        QVERIFY(initialize_from(*model.trainable, pretrained, false).has_value());
    }
    void a_model_with_lora_starts_from_weights_without() {
        Pretrained pretrained = pretrained_with(30);
        const Model model = model_of(30, 4);
        QVERIFY(fit(pretrained, 30, model, "lora")->empty());
        QVERIFY(initialize_from(*model.trainable, pretrained, false).has_value());
    }
    void lora_of_the_same_rank_is_kept_and_any_other_is_merged_data() {
        QTest::addColumn<int>("rank");
        QTest::addColumn<bool>("merges");
        QTest::newRow("same rank") << 4 << false;
        QTest::newRow("another rank") << 2 << true;
        QTest::newRow("no LoRA") << 0 << true;
    }
    void lora_of_the_same_rank_is_kept_and_any_other_is_merged() {
        QFETCH(const int, rank);
        QFETCH(const bool, merges);
        Pretrained pretrained = pretrained_with(30, 4);
        const std::string layer = "gpt.gpt.h.0.mlp.c_fc";
        pretrained.weights["lora." + layer + ".b"] = at::ones({1024, 4});
        const at::Tensor before =
            std::get<at::Tensor>(pretrained.weights.at(layer + ".weight").value());
        const Model model = model_of(30, rank);
        const auto changes = fit(pretrained, 30, model, "custom");
        QVERIFY(changes.has_value());
        QCOMPARE(std::ssize(*changes), merges ? 1 : 0);
        const at::Tensor after =
            std::get<at::Tensor>(pretrained.weights.at(layer + ".weight").value());
        QCOMPARE(at::equal(before, after), !merges);
        QVERIFY(initialize_from(*model.trainable, pretrained, false).has_value());
    }
};

FORMANT_TEST(TestFittedPretrained)

} // namespace tst_fitted_pretrained

#include "tst_fitted_pretrained.moc"
