#include "engine/session/voices/run_text.h"
#include "engine/text/public_symbols.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

Pretrained public_vits() {
    Pretrained pretrained;
    pretrained.symbols = vits_symbols();
    pretrained.layout = TokenLayout::plain;
    pretrained.mode = "phonemes";
    pretrained.is_foreign = true;
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
    return QString::fromStdString(
        name_of(text_to_go_on_with(text, checkpoint(yaml)).value().layout));
}

} // namespace

class TestRunText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_is_automatic_is_that_of_the_weights_to_begin_with() {
        const Pretrained weights = public_vits();
        const RunText text = text_to_begin_with(config("auto", "auto"), &weights);
        QCOMPARE(text.symbols->size(), 178);
        QVERIFY(text.layout == TokenLayout::plain);
    }
    void what_is_set_wins() {
        const Pretrained weights = public_vits();
        const RunText layout = text_to_begin_with(config("auto", "blanks"), &weights);
        QVERIFY(layout.symbols && layout.layout == TokenLayout::blanks);
        const RunText corpus = text_to_begin_with(config("corpus", "auto"), &weights);
        QVERIFY(!corpus.symbols && corpus.layout == TokenLayout::spaced);
        const RunText piper = text_to_begin_with(config("piper", "auto"), &weights);
        QVERIFY(!piper.symbols && piper.layout == TokenLayout::piper);
    }
    void without_weights_or_their_table_it_is_as_the_configuration_says() {
        const Pretrained without;
        for (const Pretrained* weights : {static_cast<const Pretrained*>(nullptr), &without}) {
            QVERIFY(!text_to_begin_with(config("auto", "auto"), weights).symbols);
            QVERIFY(text_to_begin_with(config("auto", "auto"), weights).layout ==
                    TokenLayout::spaced);
        }
    }
    void a_run_that_goes_on_keeps_the_checkpoints() {
        const TextConfig text = config("auto", "auto");
        QCOMPARE(text_to_go_on_with(text, checkpoint("")).value().symbols->size(), 3);
        QCOMPARE(layout_of_run(text, "text:\n  layout: blanks\n"), QString("blanks"));
        QCOMPARE(layout_of_run(text, "text:\n  language: sv\n"), QString("spaced"));
        QCOMPARE(layout_of_run(text, ""), QString("spaced"));
        QCOMPARE(layout_of_run(config("auto", "plain"), "text:\n  layout: blanks\n"),
                 QString("plain"));
        QVERIFY(!text_to_go_on_with(text, StateTree()));
    }
    void a_foreign_table_that_is_taken_is_told() {
        const Pretrained weights = public_vits();
        const auto told = told_of_text(config("auto", "auto"), weights);
        QVERIFY(test::contains(to_english(*told), "178 symbols, laid out as plain"));
        QVERIFY(!told_of_text(config("vits", "auto"), weights));
        Pretrained own = public_vits();
        own.is_foreign = false;
        QVERIFY(!told_of_text(config("auto", "auto"), own));
    }
    void settings_that_read_the_texts_otherwise_are_doubted() {
        TextConfig text = config("auto", "auto");
        QCOMPARE(doubts_about_text(text, public_vits()).size(), std::size_t{2});
        QVERIFY(test::contains(to_english(doubts_about_text(text, public_vits())[0]),
                               "set text.keep_stress to true"));
        text.keep_stress = text.keep_punctuation = true;
        QVERIFY(doubts_about_text(text, public_vits()).empty());
        text.mode = "characters";
        QCOMPARE(doubts_about_text(text, public_vits()).size(), std::size_t{1});
        QVERIFY(doubts_about_text(config("corpus", "auto"), public_vits()).empty());
    }
};

FORMANT_TEST(TestRunText)
#include "tst_run_text.moc"
