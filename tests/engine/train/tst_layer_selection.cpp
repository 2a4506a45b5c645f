#include "engine/train/layer_selection.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

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

} // namespace

class TestLayerSelection : public QObject {
    Q_OBJECT
  private Q_SLOTS:
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
#include "tst_layer_selection.moc"
