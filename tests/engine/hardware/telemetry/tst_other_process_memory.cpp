#include "engine/hardware/telemetry/other_process_memory.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_other_process_memory {

constexpr double gb = 1e9;

double after(OtherProcessMemory& memory, int values, double all, double ours) {
    double growth = -1;
    for (int i = 0; i < values; ++i)
        growth = memory.growth(all, ours).value_or(-1);
    return growth;
}

class TestOtherProcessMemory : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void our_own_growth_does_not_count() {
        OtherProcessMemory memory;
        for (int i = 0; i < 100; ++i)
            QVERIFY(after(memory, 1, (5 + 0.1 * i) * gb, (4 + 0.1 * i) * gb) < 1);
    }
    void growth_of_other_processes_is_measured() {
        OtherProcessMemory memory;
        QCOMPARE(after(memory, 20, 5 * gb, 4 * gb), 0.0);
        QCOMPARE(after(memory, 4, 8 * gb, 4 * gb), 0.0); // not yet sure
        QCOMPARE(after(memory, 1, 8 * gb, 4 * gb), 3 * gb);
        QCOMPARE(after(memory, 5, 5 * gb, 4 * gb), 0.0);
    }
    void what_they_had_from_the_beginning_does_not_count() {
        OtherProcessMemory memory;
        QCOMPARE(after(memory, 50, 12 * gb, 2 * gb), 0.0);
    }
    void memory_that_they_free_lowers_the_minimum() {
        OtherProcessMemory memory;
        after(memory, 20, 12 * gb, 2 * gb);
        after(memory, 20, 3 * gb, 2 * gb);
        QCOMPARE(after(memory, 5, 6 * gb, 2 * gb), 3 * gb);
    }
    void values_of_two_moments_do_not_make_others() {
        OtherProcessMemory memory;
        after(memory, 20, 5 * gb, 4 * gb);
        for (int i = 0; i < 20; ++i) { // all asked before, ours after we took 3 GB; the other way
            QCOMPARE(after(memory, 1, 5 * gb, 7 * gb), 0.0);
            QCOMPARE(after(memory, 3, 8 * gb, 7 * gb), 0.0);
            QCOMPARE(after(memory, 1, 8 * gb, 4 * gb), 0.0);
            QCOMPARE(after(memory, 3, 5 * gb, 4 * gb), 0.0);
        }
    }
};

FORMANT_TEST(TestOtherProcessMemory)

} // namespace tst_other_process_memory

#include "tst_other_process_memory.moc"
