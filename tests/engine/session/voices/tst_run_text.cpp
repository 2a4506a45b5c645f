#include "engine/session/voices/run_text.h"
#include "engine/text/upstream_symbols.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_run_text {

Pretrained upstream_vits() {
    Pretrained pretrained;
    pretrained.symbols = vits_symbols();
    pretrained.layout = TokenLayout::plain;
    pretrained.mode = "phonemes";
    pretrained.is_third_party = true;
    return pretrained;
}

TextConfig config(const std::string& symbols, const std::string& layout) {
    TextConfig text;
    text.symbols = symbols;
    text.layout = layout;
    return text;
}

StateTree checkpoint(const std::string& yaml) {
    StateTree state;
    state["symbols"] = StateTree::List{"<padding>", " ", "a"};
    state["config"] = yaml;
    return state;
}

QString layout_of_run(const TextConfig& text, const std::string& yaml) {
    return QString::fromStdString(name_of(resumed_run_text(text, checkpoint(yaml)).value().layout));
}

class TestRunText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void auto_settings_follow_the_pretrained_weights() {
        const Pretrained weights = upstream_vits();
        const RunText text = initial_run_text(config("auto", "auto"), &weights, false);
        QCOMPARE(text.symbols->size(), 178);
        QVERIFY(text.layout == TokenLayout::plain);
    }
    void explicit_settings_take_precedence() {
        const Pretrained weights = upstream_vits();
        const RunText layout = initial_run_text(config("auto", "blanks"), &weights, false);
        QVERIFY(layout.symbols && layout.layout == TokenLayout::blanks);
        const RunText corpus = initial_run_text(config("corpus", "auto"), &weights, false);
        QVERIFY(!corpus.symbols && corpus.layout == TokenLayout::spaced);
        const RunText piper = initial_run_text(config("piper", "auto"), &weights, false);
        QVERIFY(!piper.symbols && piper.layout == TokenLayout::piper);
    }
    void without_pretrained_symbols_the_configuration_decides() {
        const Pretrained without;
        for (const Pretrained* weights : {static_cast<const Pretrained*>(nullptr), &without}) {
            QVERIFY(!initial_run_text(config("auto", "auto"), weights, false).symbols);
            QVERIFY(initial_run_text(config("auto", "auto"), weights, false).layout ==
                    TokenLayout::spaced);
        }
    }
    void a_resumed_run_keeps_the_symbols_and_layout_of_its_checkpoint() {
        const TextConfig text = config("auto", "auto");
        QCOMPARE(resumed_run_text(text, checkpoint("")).value().symbols->size(), 3);
        QCOMPARE(layout_of_run(text, "text:\n  layout: blanks\n"), QString("blanks"));
        QCOMPARE(layout_of_run(text, "text:\n  language: sv\n"), QString("spaced"));
        QCOMPARE(layout_of_run(text, ""), QString("spaced"));
        QCOMPARE(layout_of_run(config("auto", "plain"), "text:\n  layout: blanks\n"),
                 QString("plain"));
        QVERIFY(!resumed_run_text(text, StateTree()));
    }
    void a_new_voice_keeps_stress_and_a_trained_one_stays_as_it_is() {
        const auto resolved = [](const char* setting, const StateTree* resumed,
                                 const Pretrained* pretrained) {
            TextConfig text = config("auto", "auto");
            text.keep_stress = setting;
            resolve_keep_stress(text, resumed, pretrained);
            return QString::fromStdString(text.keep_stress);
        };
        const StateTree old = checkpoint("text:\n  keep_stress: false\n");
        const StateTree with_stress = checkpoint("text:\n  keep_stress: on\n");
        const StateTree first = checkpoint("text:\n  language: sv\n"); // before the setting
        QCOMPARE(resolved("auto", nullptr, nullptr), QString("on"));
        QCOMPARE(resolved("auto", &old, nullptr), QString("off"));
        QCOMPARE(resolved("auto", &with_stress, nullptr), QString("on"));
        QCOMPARE(resolved("auto", &first, nullptr), QString("off"));
        QCOMPARE(resolved("on", &old, nullptr), QString("on"));
        Pretrained weights;
        QCOMPARE(resolved("auto", nullptr, &weights), QString("on"));
        weights.keeps_stress = false;
        QCOMPARE(resolved("auto", nullptr, &weights), QString("off"));
    }
    void a_partial_start_lets_the_table_grow() {
        const Pretrained weights = upstream_vits();
        QVERIFY(initial_run_text(config("auto", "auto"), &weights, true).can_grow);
        QVERIFY(!initial_run_text(config("auto", "auto"), &weights, false).can_grow);
        QVERIFY(!initial_run_text(config("auto", "auto"), nullptr, true).can_grow);
    }
    void using_a_third_party_table_is_reported() {
        const Pretrained weights = upstream_vits();
        const auto report = third_party_symbols_message(config("auto", "auto"), weights);
        QVERIFY(test::contains(to_english(*report), "178 symbols, layout plain"));
        QVERIFY(!third_party_symbols_message(config("vits", "auto"), weights));
        Pretrained own = upstream_vits();
        own.is_third_party = false;
        QVERIFY(!third_party_symbols_message(config("auto", "auto"), own));
    }
    void settings_that_process_texts_differently_are_warned_about() {
        TextConfig text = config("auto", "auto");
        text.keep_stress = "off";
        QCOMPARE(text_mismatch_warnings(text, upstream_vits()).size(), std::size_t{2});
        QVERIFY(test::contains(to_english(text_mismatch_warnings(text, upstream_vits())[0]),
                               "set text.keep_stress to on"));
        text.keep_stress = "on";
        text.keep_punctuation = true;
        QVERIFY(text_mismatch_warnings(text, upstream_vits()).empty());
        text.mode = "characters";
        QCOMPARE(text_mismatch_warnings(text, upstream_vits()).size(), std::size_t{1});
        QVERIFY(text_mismatch_warnings(config("corpus", "auto"), upstream_vits()).empty());
    }
};

FORMANT_TEST(TestRunText)

} // namespace tst_run_text

#include "tst_run_text.moc"
