#include "engine/hardware/host/memory_facts.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_memory_facts {

class TestMemoryFacts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_meminfo_counts_in_kib_is_in_bytes() {
        const MemoryFacts facts = memory_facts("MemTotal:       65757084 kB\n"
                                               "MemFree:         1234567 kB\n"
                                               "MemAvailable:   50331648 kB\n");
        QCOMPARE(facts.ram_bytes.value(), std::int64_t{65757084} * 1024);
        QCOMPARE(facts.available_ram_bytes.value(), std::int64_t{50331648} * 1024);
    }
    void a_machine_may_have_nothing_left() {
        const MemoryFacts facts = memory_facts("MemTotal: 1024 kB\nMemAvailable: 0 kB\n");
        QCOMPARE(facts.available_ram_bytes, std::optional<std::int64_t>(0));
    }
    void what_is_missing_or_garbled_is_absent() {
        for (const char* meminfo :
             {"", "MemTotal:\n", "MemTotal: many kB\n", "MemTotal: 0 kB\n", "MemTotal: 12 pages\n",
              "MemTotal: -5 kB\n", "MemTotal: 9223372036854775807 kB\n"})
            QVERIFY2(!memory_facts(meminfo).ram_bytes, meminfo);
        QVERIFY(!memory_facts("MemTotal: 1024 kB\n").available_ram_bytes); // before Linux 3.14
    }
};

FORMANT_TEST(TestMemoryFacts)

} // namespace tst_memory_facts

#include "tst_memory_facts.moc"
