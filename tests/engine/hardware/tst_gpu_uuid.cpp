#include "engine/hardware/gpu_uuid.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_gpu_uuid {

class TestGpuUuid : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void sources_that_write_a_uuid_otherwise_mean_the_same_card() {
        QCOMPARE(uuid_body("GPU-1A2b-3c"), std::string("1a2b-3c"));
        QCOMPARE(uuid_body("MIG-GPU-1a2b-3c/3/0"), std::string("1a2b-3c"));
        QCOMPARE(uuid_body("0x1a2b3c"), std::string("1a2b3c"));
        QCOMPARE(uuid_body(""), std::string());
    }
    void numbers_and_other_texts_are_not_uuids() {
        for (const char* choice : {"0", "12", "auto", "cpu", "", "GPU-", "MIG-", "pci-", "gpu"})
            QVERIFY2(!is_uuid(choice), choice);
        for (const char* choice : {"GPU-1a", "MIG-1a", "MIG-GPU-1a/3/0", "pci-0000:2d:00.0"})
            QVERIFY2(is_uuid(choice), choice);
    }
    void a_card_is_named_by_its_uuid_or_the_beginning_of_it() {
        const std::string uuid = "GPU-1a2b3c4d-0000-1111-2222-333344445555";
        QVERIFY(matches_card(uuid, uuid));
        QVERIFY(matches_card("GPU-1a2b", uuid));
        QVERIFY(matches_card("GPU-1A2B", uuid));
        QVERIFY(!matches_card("GPU-2b", uuid));
        QVERIFY(!matches_card("1a2b", uuid)); // a number would be one, too
    }
    void a_place_on_the_bus_stands_for_a_uuid_where_there_is_none() {
        QVERIFY(matches_card("pci-0000:2d:00.0", "pci-0000:2d:00.0"));
        QVERIFY(!matches_card("pci-0000:2d:00.0", "pci-0000:03:00.0"));
        QVERIFY(!matches_card("pci-0000:2d:00.0", ""));
    }
};

FORMANT_TEST(TestGpuUuid)

} // namespace tst_gpu_uuid

#include "tst_gpu_uuid.moc"
