#include "engine/hardware/gpu_uuid.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

class TestGpuUuid : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void sources_that_write_a_uuid_otherwise_mean_the_same_card() {
        QCOMPARE(uuid_body("GPU-1A2b-3c"), std::string("1a2b-3c"));
        QCOMPARE(uuid_body("MIG-GPU-1a2b-3c/3/0"), std::string("1a2b-3c"));
        QCOMPARE(uuid_body("0x1a2b3c"), std::string("1a2b3c"));
        QCOMPARE(uuid_body(""), std::string());
    }
    void numbers_and_words_are_no_uuids() {
        for (const char* asked : {"0", "12", "auto", "cpu", "", "GPU-", "MIG-", "pci-", "gpu"})
            QVERIFY2(!is_uuid(asked), asked);
        for (const char* asked : {"GPU-1a", "MIG-1a", "MIG-GPU-1a/3/0", "pci-0000:2d:00.0"})
            QVERIFY2(is_uuid(asked), asked);
    }
    void a_card_is_named_by_its_uuid_or_the_beginning_of_it() {
        const std::string uuid = "GPU-1a2b3c4d-0000-1111-2222-333344445555";
        QVERIFY(names_card(uuid, uuid));
        QVERIFY(names_card("GPU-1a2b", uuid));
        QVERIFY(names_card("GPU-1A2B", uuid));
        QVERIFY(!names_card("GPU-2b", uuid));
        QVERIFY(!names_card("1a2b", uuid)); // a number would be one, too
    }
    void a_place_on_the_bus_stands_for_a_uuid_where_there_is_none() {
        QVERIFY(names_card("pci-0000:2d:00.0", "pci-0000:2d:00.0"));
        QVERIFY(!names_card("pci-0000:2d:00.0", "pci-0000:03:00.0"));
        QVERIFY(!names_card("pci-0000:2d:00.0", ""));
    }
};

FORMANT_TEST(TestGpuUuid)
#include "tst_gpu_uuid.moc"
