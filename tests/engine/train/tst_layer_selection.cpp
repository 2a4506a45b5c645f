#include "engine/train/layer_selection.h"

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

using Names = std::set<std::string>;

Names trained(const LayerChoice& choice) {
    const auto selection = select_layers(choice, parameters, groups);
    return selection ? selection->trained : Names{to_english(selection.error().what)};
}

QString failure(const LayerChoice& choice) {
    const auto selection = select_layers(choice, parameters, groups);
    return selection ? QString() : QString::fromStdString(to_english(selection.error().what));
}

} // namespace

class TestLayerSelection : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void full_is_everything() { QCOMPARE(trained({"full", {}}).size(), parameters.size()); }
    void named_modes_are_one_group() {
        QCOMPARE(trained({"global_encoder", {}}), (Names{"global_encoder.out.weight"}));
        QCOMPARE(trained({"unet_only", {}}),
                 (Names{"decoder.down.0.weight", "decoder.up.0.weight", "decoder.up.0.bias"}));
    }
    void custom_takes_groups_beginnings_and_globs() {
        QCOMPARE(trained({"custom", {"global_encoder"}}), (Names{"global_encoder.out.weight"}));
        QCOMPARE(trained({"custom", {"decoder.up"}}),
                 (Names{"decoder.up.0.weight", "decoder.up.0.bias"}));
        QCOMPARE(trained({"custom", {"*.bias"}}),
                 (Names{"text_encoder.blocks.0.bias", "decoder.up.0.bias"}));
        QCOMPARE(trained({"custom", {"decoder.up.0.bias", "global_encoder"}}),
                 (Names{"decoder.up.0.bias", "global_encoder.out.weight"}));
    }
    void a_beginning_ends_at_a_dot() {
        QVERIFY(failure({"custom", {"decoder.u"}}).contains("no layers 'decoder.u'"));
    }
    void a_pattern_that_matches_nothing_lists_what_there_is() {
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
    void the_summary_is_in_words_and_numbers() {
        const auto selection = select_layers({"unet_only", {}}, parameters, groups);
        QCOMPARE(to_english(selection->summary),
                 std::string("740 of 900 parameters are trained: U-Net decoder; unchanged stays: "
                             "Text encoder, Global (style) encoder"));
    }
};

QTEST_APPLESS_MAIN(TestLayerSelection)
#include "tst_layer_selection.moc"
