#include "tests/support/test_registry.h"
#include "ui/training/layer_labels.h"
#include "ui/training/layer_panel.h"
#include "ui/training/layer_tree_view.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QRadioButton>

using namespace formant;

namespace tst_layer_panel {

const ModelLayers layers = {{{"text_encoder.out.weight", 4'000'000},
                             {"decoder.down.weight", 10'000'000},
                             {"decoder.up.weight", 4'200'000},
                             {"global_encoder.out.weight", 20'000}},
                            {{"text_encoder", "Text encoder", {"text_encoder."}},
                             {"global_encoder", "Global (style) encoder", {"global_encoder."}},
                             {"unet", "U-Net decoder", {"decoder."}}}};

struct Panel {
    ConfigDocument document;
    LayerPanel panel{document};

    Panel() {
        panel.show_layers(layers);
        panel.resize(500, 500);
        panel.show();
    }
    LayerTreeView& tree() { return *panel.findChild<LayerTreeView*>(); }
    void choose(const char* choice) {
        panel.findChild<QRadioButton*>(QString("layers:%1").arg(choice))->click();
    }
    QTreeWidgetItem& item(const char* title) {
        return *tree().findItems(title, Qt::MatchExactly | Qt::MatchRecursive).front();
    }
    QString share() { return panel.findChild<QLabel*>("layer_share")->text(); }
    QString error() { return panel.findChild<QLabel*>("layer_error")->text(); }
    std::string value(const char* key) { return document.draft().value(key); }
};

class TestLayerPanel : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_shows_which_and_how_many_parameters_are_trainable() {
        Panel p;
        QCOMPARE(p.share(), QString("All layers: 18.2 M of 18.2 M parameters"));
        p.choose("unet_only");
        QCOMPARE(p.share(), QString("U-Net only: 14.2 M of 18.2 M parameters"));
        p.choose("global_encoder");
        QCOMPARE(p.share(), QString("Global (style) encoder only: 20.0 k of 18.2 M parameters"));
        QCOMPARE(p.value("train.layers"), std::string("global_encoder"));
    }
    void only_parts_of_the_model_are_offered() {
        Panel p;
        const auto is_offered = [&](const char* choice) {
            return p.panel.findChild<QRadioButton*>(QString("layers:%1").arg(choice))->isVisible();
        };
        QVERIFY(is_offered("full") && is_offered("custom") && is_offered("unet_only"));
        QVERIFY(is_offered("freeze_text_encoder") && is_offered("speaker_adaptation"));
        QVERIFY(!is_offered("decoder_only"));
        p.document.set_text("train:\n  layers: decoder_only\n");
        QVERIFY(is_offered("decoder_only")); // it is what the configuration says
        QVERIFY2(p.error().contains("no 'decoder'"), qPrintable(p.error()));
        p.choose("freeze_text_encoder");
        QCOMPARE(p.share(), QString("All but the text encoder: 14.2 M of 18.2 M parameters"));
    }
    void a_custom_choice_starts_with_the_trainable_layers() {
        Panel p;
        p.choose("unet_only");
        QVERIFY(!p.tree().isEnabled());
        p.choose("custom");
        QVERIFY(p.tree().isEnabled());
        QCOMPARE(p.value("train.layer_patterns"), std::string("unet"));
        QCOMPARE(p.share(), QString("Custom layers: 14.2 M of 18.2 M parameters"));
    }
    void a_box_stands_for_all_below_it() {
        Panel p;
        p.choose("unet_only");
        p.choose("custom");
        p.item("down").setCheckState(0, Qt::Unchecked);
        QTRY_COMPARE(p.value("train.layer_patterns"), std::string("decoder.up"));
        QCOMPARE(p.item("U-Net decoder").checkState(0), Qt::PartiallyChecked);
        p.item("Text encoder").setCheckState(0, Qt::Checked);
        QTRY_COMPARE(p.value("train.layer_patterns"), std::string("text_encoder\ndecoder.up"));
        QCOMPARE(p.share(), QString("Custom layers: 8.2 M of 18.2 M parameters"));
    }
    void the_keyboard_checks_boxes() {
        Panel p;
        p.choose("custom");
        p.tree().setFocus();
        p.tree().setCurrentItem(&p.item("Text encoder"));
        QTest::keyClick(&p.tree(), Qt::Key_Space);
        QTRY_COMPARE(p.value("train.layer_patterns"), std::string("global_encoder\nunet"));
    }
    void an_empty_choice_is_reported_in_the_panel() {
        Panel p;
        p.choose("global_encoder");
        p.choose("custom");
        p.item("Global (style) encoder").setCheckState(0, Qt::Unchecked);
        QTRY_VERIFY(p.error().contains("train.layer_patterns is empty"));
        QVERIFY(p.share().isEmpty());
    }
    void configured_patterns_are_shown() {
        Panel p;
        p.document.set_text("train:\n  layers: custom\n  layer_patterns: ['decoder.*.weight']\n");
        QCOMPARE(p.item("U-Net decoder").checkState(0), Qt::Checked);
        QCOMPARE(p.item("Text encoder").checkState(0), Qt::Unchecked);
        QCOMPARE(p.value("train.layer_patterns"), std::string("decoder.*.weight"));
    }
    void numbers_follow_the_locale() {
        QCOMPARE(parameter_count(14'200'000, QLocale(QLocale::Swedish)), QString("14,2 M"));
        QCOMPARE(parameter_count(950, QLocale::c()), QString("950"));
    }
};

FORMANT_TEST_IN(QApplication, TestLayerPanel)

} // namespace tst_layer_panel

#include "tst_layer_panel.moc"
