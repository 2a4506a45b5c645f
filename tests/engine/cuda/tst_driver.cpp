#include "engine/cuda/driver.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_driver {

/// Uses a fake driver in place of NVIDIA's.
class TestDriver : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void cleanup() {
        qunsetenv("FAKE_DRIVER_STATUS");
        qunsetenv("FAKE_DRIVER_SLICE");
    }
    void a_responding_gpu_has_facts() {
        const Driver driver;
        QCOMPARE(driver.failure(), std::string());
        QCOMPARE(driver.gpu_count(), 2);
        Driver::Facts facts;
        QVERIFY(driver.facts(0, facts));
        QCOMPARE(facts.name, std::string("NVIDIA H200"));
        QCOMPARE(facts.capability_major, 9);
        QCOMPARE(facts.capability_minor, 0);
        QCOMPARE(facts.total_memory_bytes, std::uint64_t{150'000'000'000});
        QCOMPARE(facts.uuid, std::string("GPU-a0a1a2a3-a4a5-a6a7-a8a9-aaabacadaeaf"));
        QCOMPARE(facts.pci_bus_id, std::string("0000:c1:00.0"));
        QCOMPARE(facts.cuda_version, 12'040);
    }
    void a_mig_instance_is_distinguished_from_the_gpu() {
        qputenv("FAKE_DRIVER_SLICE", "1");
        Driver::Facts facts;
        QVERIFY(Driver().facts(0, facts));
        QCOMPARE(facts.uuid, std::string("MIG-01a1a2a3-a4a5-a6a7-a8a9-aaabacadaeaf"));
    }
    void free_memory_is_queried_in_a_context_of_the_gpu() {
        const Driver driver;
        std::int64_t bytes = 0;
        QVERIFY(driver.free_memory(0, bytes));
        QCOMPARE(bytes, std::int64_t{140'000'000'000});
        QVERIFY(driver.free_memory(0, bytes)); // and again
        for (const int index : {1, 2, -1})
            QVERIFY(!driver.free_memory(index, bytes));
    }
    void a_missing_or_unresponsive_gpu_has_no_facts() {
        const Driver driver;
        Driver::Facts facts;
        for (const int index : {1, 2, -1})
            QVERIFY(!driver.facts(index, facts));
    }
    void a_driver_that_fails_to_initialize_gives_the_reason() {
        qputenv("FAKE_DRIVER_STATUS", "100");
        const Driver driver;
        QCOMPARE(driver.failure(), std::string("no CUDA-capable device is detected"));
        QCOMPARE(driver.gpu_count(), 0);
        Driver::Facts facts;
        QVERIFY(!driver.facts(0, facts));
    }
    void an_error_without_text_is_a_number() {
        qputenv("FAKE_DRIVER_STATUS", "4711");
        QCOMPARE(Driver().failure(), std::string("error 4711"));
    }
};

FORMANT_TEST(TestDriver)

} // namespace tst_driver

#include "tst_driver.moc"
