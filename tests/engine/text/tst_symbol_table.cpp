#include "engine/text/symbol_table.h"

#include <QtTest/QtTest>

using namespace formant;

class TestSymbolTable : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void padding_and_space_come_first_the_rest_sorted_without_repeats() {
        const auto table = SymbolTable::from_symbols({"u", "t", "u"});
        QCOMPARE(table.symbols(), (std::vector<std::string>{"<padding>", " ", "t", "u"}));
        QCOMPARE(table.id(" "), SymbolTable::space);
        QCOMPARE(table.id("u"), 3);
        QCOMPARE(table.id("x"), -1);
    }
    void a_saved_table_keeps_its_order() {
        const auto table = SymbolTable::from_saved({"<padding>", " ", "z", "a"});
        QCOMPARE(table.id("z"), 2);
        QCOMPARE(table.id("a"), 3);
    }
};

QTEST_APPLESS_MAIN(TestSymbolTable)
#include "tst_symbol_table.moc"
