#include "engine/text/symbol_table.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_symbol_table {

class TestSymbolTable : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void padding_and_space_come_first_the_rest_is_sorted_without_duplicates() {
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
    void of_a_duplicate_symbol_the_last_id_counts() {
        const auto table = SymbolTable::from_saved({"<padding>", "'", "a", "'"});
        QCOMPARE(table.id("'"), 3);
        QCOMPARE(table.size(), 4);
    }
    void the_blank_is_padding_unless_it_has_its_own_id() {
        QCOMPARE(SymbolTable::from_saved({"<padding>", "a"}).blank(), SymbolTable::padding);
        QCOMPARE(SymbolTable::from_saved({"<padding>", "a", "<blank>"}).blank(), 2);
    }
};

FORMANT_TEST(TestSymbolTable)

} // namespace tst_symbol_table

#include "tst_symbol_table.moc"
