#include "engine/hardware/telemetry/foreign_memory.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

constexpr double gb = 1e9;

double after(ForeignMemory& memory, int values, double all, double ours) {
    double risen = -1;
    for (int i = 0; i < values; ++i)
        risen = memory.risen(all, ours).value_or(-1);
    return risen;
}

} // namespace

class TestForeignMemory : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void our_own_growth_is_none_of_others() {
        ForeignMemory memory;
        for (int i = 0; i < 100; ++i)
            QVERIFY(after(memory, 1, (5 + 0.1 * i) * gb, (4 + 0.1 * i) * gb) < 1);
    }
    void what_others_take_is_told_by_how_much() {
        ForeignMemory memory;
        QCOMPARE(after(memory, 20, 5 * gb, 4 * gb), 0.0);
        QCOMPARE(after(memory, 4, 8 * gb, 4 * gb), 0.0); // not yet sure
        QCOMPARE(after(memory, 1, 8 * gb, 4 * gb), 3 * gb);
        QCOMPARE(after(memory, 5, 5 * gb, 4 * gb), 0.0);
    }
    void what_they_had_from_the_beginning_does_not_count() {
        ForeignMemory memory;
        QCOMPARE(after(memory, 50, 12 * gb, 2 * gb), 0.0);
    }
    void where_they_let_go_the_count_begins_lower() {
        ForeignMemory memory;
        after(memory, 20, 12 * gb, 2 * gb);
        after(memory, 20, 3 * gb, 2 * gb);
        QCOMPARE(after(memory, 5, 6 * gb, 2 * gb), 3 * gb);
    }
    void values_of_two_moments_do_not_make_others() {
        ForeignMemory memory;
        after(memory, 20, 5 * gb, 4 * gb);
        for (int i = 0; i < 20; ++i) { // all asked before, ours after we took 3 GB; the other way
            QCOMPARE(after(memory, 1, 5 * gb, 7 * gb), 0.0);
            QCOMPARE(after(memory, 3, 8 * gb, 7 * gb), 0.0);
            QCOMPARE(after(memory, 1, 8 * gb, 4 * gb), 0.0);
            QCOMPARE(after(memory, 3, 5 * gb, 4 * gb), 0.0);
        }
    }
};

FORMANT_TEST(TestForeignMemory)
#include "tst_foreign_memory.moc"
