#include "engine/text/token_layout.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_token_layout {

TokenLayout layout(const std::string& named, const std::string& symbols = "auto") {
    TextConfig config;
    config.layout = named;
    config.symbols = symbols;
    return layout_of(config);
}

class TestTokenLayout : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_layout_has_the_name_of_its_setting() {
        for (const char* name : {"spaced", "plain", "blanks", "piper"})
            QCOMPARE(name_of(layout(name)), std::string(name));
    }
    void an_automatic_layout_matches_the_symbol_table() {
        QVERIFY(layout("auto") == TokenLayout::spaced);
        QVERIFY(layout("auto", "corpus") == TokenLayout::spaced);
        QVERIFY(layout("auto", "vits") == TokenLayout::blanks);
        QVERIFY(layout("auto", "piper") == TokenLayout::piper);
        QVERIFY(layout("plain", "vits") == TokenLayout::plain);
    }
};

FORMANT_TEST(TestTokenLayout)

} // namespace tst_token_layout

#include "tst_token_layout.moc"
