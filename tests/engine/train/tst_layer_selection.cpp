#include "engine/models/model_kinds.h"
#include "engine/train/layer_selection.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_layer_selection {

const std::vector<ParameterSize> parameters = {
    {"text_encoder.blocks.0.weight", 100}, {"text_encoder.blocks.0.bias", 10},
    {"global_encoder.out.weight", 50},     {"decoder.down.0.weight", 300},
    {"decoder.up.0.weight", 400},          {"decoder.up.0.bias", 40}};
const std::vector<NamedLayers> groups = {
    {"text_encoder", "Text encoder", {"text_encoder."}},
    {"global_encoder", "Global (style) encoder", {"global_encoder."}},
    {"unet", "U-Net decoder", {"decoder."}}};

const std::vector<ParameterSize> vits_parameters = {
    {"generator.enc_p.weight", 10}, {"generator.enc_q.weight", 10}, {"generator.flow.weight", 10},
    {"generator.dp.weight", 10},    {"generator.dec.weight", 10},   {"generator.emb_g.weight", 10},
    {"discriminator.0.weight", 10}, {"discriminator.1.weight", 10}};
const std::vector<NamedLayers> vits_groups = {{"text_encoder", "", {"generator.enc_p."}},
                                              {"posterior_encoder", "", {"generator.enc_q."}},
                                              {"flow", "", {"generator.flow."}},
                                              {"duration_predictor", "", {"generator.dp."}},
                                              {"decoder", "", {"generator.dec."}},
                                              {"speaker_embedding", "", {"generator.emb_g."}},
                                              {"scale_discriminator", "", {"discriminator.0."}},
                                              {"period_discriminator_2", "", {"discriminator.1."}}};

using Names = std::set<std::string>;

Names trained_in_vits(const char* recipe) {
    return select_layers({recipe, {}}, vits_parameters, vits_groups)->trained;
}

Names trained(const TrainableLayerSpec& spec) {
    const auto selection = select_layers(spec, parameters, groups);
    return selection ? selection->trained : Names{to_english(selection.error().what)};
}

QString failure(const TrainableLayerSpec& spec) {
    const auto selection = select_layers(spec, parameters, groups);
    return selection ? QString() : QString::fromStdString(to_english(selection.error().what));
}

/// Returns the error of a configuration for this kind of model; empty if there is none.
QString error_for(const char* model, const TrainableLayerSpec& spec, std::int64_t lora_rank = 0) {
    ModelConfig config;
    config.name = model;
    config.lora.rank = lora_rank;
    const auto checked = check_layer_spec(spec, layer_names_of(config));
    return checked ? QString() : QString::fromStdString(to_english(checked.error().what));
}

class TestLayerSelection : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void lora_needs_matrices_and_the_layers_that_they_adapt_stay_frozen() {
        QVERIFY(error_for("indextts2", {"lora", {}}).contains("model.lora_rank is 0"));
        QVERIFY(error_for("indextts2", {"lora", {}}, 8).isEmpty());
        QVERIFY(error_for("indextts2", {"full", {}}, 8).contains("set train.layers to lora"));
        QVERIFY(error_for("indextts2", {"custom", {"lora", "text_tokens"}}, 8).isEmpty());
        const auto selected =
            select_layers({"lora", {}}, {{"gpt.w", 90}, {"lora.gpt.w.a", 10}},
                          {{"transformer", "", {"gpt."}}, {"lora", "LoRA", {"lora."}}});
        QCOMPARE(selected->trained, (Names{"lora.gpt.w.a"}));
    }
    void only_the_recipe_of_new_tokens_limits_the_rows() {
        const std::vector<NamedLayers> tables = {{"text_tokens", "Text tokens", {"text."}}};
        QVERIFY(
            select_layers({"new_tokens", {}}, {{"text.weight", 9}}, tables)->only_new_text_tokens);
        QVERIFY(!select_layers({"full", {}}, {{"text.weight", 9}}, tables)->only_new_text_tokens);
    }
    void new_text_tokens_are_trained_only_if_there_are_any() {
        QVERIFY(!check_new_text_tokens(false) && check_new_text_tokens(true));
    }
    void full_selects_everything() { QCOMPARE(trained({"full", {}}).size(), parameters.size()); }
    void group_modes_select_one_group() {
        QCOMPARE(trained({"global_encoder", {}}), (Names{"global_encoder.out.weight"}));
        QCOMPARE(trained({"unet_only", {}}),
                 (Names{"decoder.down.0.weight", "decoder.up.0.weight", "decoder.up.0.bias"}));
    }
    void recipes_train_the_decoder_with_its_discriminators() {
        QCOMPARE(
            trained_in_vits("decoder_only"),
            (Names{"generator.dec.weight", "discriminator.0.weight", "discriminator.1.weight"}));
        QCOMPARE(trained_in_vits("speaker_adaptation"),
                 (Names{"generator.flow.weight", "generator.dec.weight", "generator.emb_g.weight",
                        "discriminator.0.weight", "discriminator.1.weight"}));
    }
    void freeze_text_encoder_freezes_only_the_text_encoder() {
        Names all_but_one = trained_in_vits("full");
        QCOMPARE(all_but_one.erase("generator.enc_p.weight"), std::size_t{1});
        QCOMPARE(trained_in_vits("freeze_text_encoder"), all_but_one);
    }
    void recipes_work_for_the_unet_model_too() {
        QCOMPARE(trained({"freeze_text_encoder", {}}),
                 (Names{"global_encoder.out.weight", "decoder.down.0.weight", "decoder.up.0.weight",
                        "decoder.up.0.bias"}));
        QCOMPARE(trained({"speaker_adaptation", {}}), trained({"freeze_text_encoder", {}}));
    }
    void a_recipe_for_a_missing_group_lists_the_groups() {
        const QString why = failure({"decoder_only", {}});
        QVERIFY2(why.contains("no 'decoder'"), qPrintable(why));
        QVERIFY2(why.contains("text_encoder, global_encoder, unet"), qPrintable(why));
    }
    void a_recipe_for_another_kind_of_model_names_the_nearest_data() {
        QTest::addColumn<QString>("recipe");
        QTest::addColumn<QString>("nearest");
        QTest::newRow("unet") << "decoder_only"
                              << "unet_only";
        QTest::newRow("vits") << "unet_only"
                              << "decoder_only";
        QTest::newRow("vits") << "global_encoder"
                              << "speaker_adaptation";
        for (const char* recipe : {"decoder_only", "unet_only", "global_encoder",
                                   "freeze_text_encoder", "speaker_adaptation"})
            QTest::newRow("hifigan") << recipe << "full";
    }
    void a_recipe_for_another_kind_of_model_names_the_nearest() {
        QFETCH(const QString, recipe);
        QFETCH(const QString, nearest);
        const QString why = error_for(QTest::currentDataTag(), {recipe.toStdString(), {}});
        QVERIFY2(why.startsWith("train.layers is " + recipe), qPrintable(why));
        QVERIFY2(why.contains("Use train.layers: " + nearest), qPrintable(why));
    }
    void recipes_of_a_model_are_valid_before_it_is_created() {
        for (const char* recipe :
             {"full", "global_encoder", "unet_only", "freeze_text_encoder", "speaker_adaptation"})
            QCOMPARE(error_for("unet", {recipe, {}}), QString());
        for (const char* recipe :
             {"full", "decoder_only", "freeze_text_encoder", "speaker_adaptation"})
            QCOMPARE(error_for("vits", {recipe, {}}), QString());
        QCOMPARE(error_for("hifigan", {"full", {}}), QString());
    }
    void patterns_are_checked_before_the_model_is_created() {
        for (const char* pattern : {"unet", "decoder.up", "decoder", "*.bias", "dec*", "d?coder.up",
                                    "speaker_embedding", "text_encoder.*.weight"})
            QCOMPARE(error_for("unet", {"custom", {pattern}}), QString());
        for (const char* pattern : {"flow", "generator.dec", "gen*.weight", "decoders.*", "unet.x"})
            QVERIFY2(error_for("unet", {"custom", {"unet", pattern}})
                         .contains(QString("no layers '%1'").arg(pattern)),
                     pattern);
        QVERIFY(error_for("vits", {"custom", {"unet"}}).startsWith("train.layer_patterns"));
        QCOMPARE(error_for("vits", {"custom", {"generator.dec", "flow"}}), QString());
        QCOMPARE(error_for("hifigan", {"custom", {"mpd", "generator"}}), QString());
    }
    void custom_accepts_groups_prefixes_and_globs() {
        QCOMPARE(trained({"custom", {"global_encoder"}}), (Names{"global_encoder.out.weight"}));
        QCOMPARE(trained({"custom", {"decoder.up"}}),
                 (Names{"decoder.up.0.weight", "decoder.up.0.bias"}));
        QCOMPARE(trained({"custom", {"*.bias"}}),
                 (Names{"text_encoder.blocks.0.bias", "decoder.up.0.bias"}));
        QCOMPARE(trained({"custom", {"decoder.up.0.bias", "global_encoder"}}),
                 (Names{"decoder.up.0.bias", "global_encoder.out.weight"}));
    }
    void a_prefix_ends_at_a_dot() {
        QVERIFY(failure({"custom", {"decoder.u"}}).contains("no layers 'decoder.u'"));
    }
    void a_pattern_without_a_match_lists_the_groups() {
        const QString why = failure({"custom", {"global_encoder", "discriminator"}});
        QVERIFY2(why.contains("'discriminator'"), qPrintable(why));
        QVERIFY2(why.contains("text_encoder, global_encoder, unet"), qPrintable(why));
        QCOMPARE(select_layers({"custom", {"x"}}, parameters, groups).error().kind,
                 ErrorKind::usage);
    }
    void custom_without_patterns_is_an_error() {
        QVERIFY(failure({"custom", {}}).contains("layer_patterns"));
    }
    void a_model_without_that_group_is_an_error() {
        const auto selection = select_layers({"global_encoder", {}}, {{"a", 1}}, {});
        QVERIFY(!selection);
        QCOMPARE(selection.error().kind, ErrorKind::usage);
    }
    void the_summary_names_trained_and_frozen_groups() {
        const auto selection = select_layers({"unet_only", {}}, parameters, groups);
        QCOMPARE(to_english(selection->summary),
                 std::string("740 of 900 parameters are trained: U-Net decoder; frozen: "
                             "Text encoder, Global (style) encoder"));
    }
};

FORMANT_TEST(TestLayerSelection)

} // namespace tst_layer_selection

#include "tst_layer_selection.moc"
