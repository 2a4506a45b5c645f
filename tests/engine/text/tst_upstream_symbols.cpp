#include "engine/text/upstream_symbols.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_upstream_symbols {

/// Ids as text/symbols.py of jaywalnut310/vits and phoneme_ids.hpp of piper-phonemize give them.
class TestUpstreamSymbols : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void symbols_of_vits_have_the_ids_of_its_table() {
        const SymbolTable table = vits_symbols();
        QCOMPARE(table.size(), 178);
        QCOMPARE(table.id(" "), 16); // SPACE_ID there
        QCOMPARE(table.id(";"), 1);
        QCOMPARE(table.id("A"), 17);
        QCOMPARE(table.id("a"), 43);
        QCOMPARE(table.id("ɑ"), 69);
        QCOMPARE(table.id("ˈ"), 156);
        QCOMPARE(table.id("\u0329"), 175);
        QCOMPARE(table.id("ᵻ"), 177);
        QCOMPARE(table.blank(), 0);
        QCOMPARE(table.id("_"), -1);
    }
    void symbols_of_piper_have_the_ids_of_its_map() {
        const SymbolTable table = piper_symbols();
        QCOMPARE(table.size(), 256);
        QCOMPARE(table.id(SymbolTable::name_of_begin), 1);
        QCOMPARE(table.id(SymbolTable::name_of_end), 2);
        QCOMPARE(table.id(" "), 3);
        QCOMPARE(table.id("a"), 14);
        QCOMPARE(table.id("ɐ"), 50);
        QCOMPARE(table.id("ˈ"), 120);
        QCOMPARE(table.id("\u0303"), 141);
        QCOMPARE(table.id("g"), 154);
        QCOMPARE(table.id("\u030a"), 158);
        QCOMPARE(table.symbols()[159], std::string(SymbolTable::name_of_unused));
        QCOMPARE(table.blank(), 0);
    }
    void a_configuration_names_a_table_or_leaves_it_open() {
        TextConfig config;
        QVERIFY(!fixed_symbols(config));
        config.symbols = "corpus";
        QVERIFY(!fixed_symbols(config));
        config.symbols = "vits";
        QCOMPARE(fixed_symbols(config)->size(), 178);
        config.symbols = "piper";
        QCOMPARE(fixed_symbols(config)->size(), 256);
    }
};

FORMANT_TEST(TestUpstreamSymbols)

} // namespace tst_upstream_symbols

#include "tst_upstream_symbols.moc"
