#include "engine/hardware/visible_devices.h"
#include "tests/support/add_row.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_visible_devices {

GpuInfo card(const std::string& uuid, const std::string& name) {
    GpuInfo info;
    info.uuid = uuid;
    info.name = name;
    return info;
}

/// Four identical cards at positions 0 to 3; the UUIDs of the last two begin alike.
std::vector<GpuInfo> four_cards() {
    return {card("GPU-aaaa1111-0000-0000-0000-000000000000", "NVIDIA A10"),
            card("GPU-bbbb2222-0000-0000-0000-000000000000", "NVIDIA A10"),
            card("GPU-cccc3333-0000-0000-0000-000000000000", "NVIDIA A10"),
            card("GPU-cccc4444-0000-0000-0000-000000000000", "NVIDIA A10")};
}

std::vector<GpuInfo> two_that_differ() {
    return {card("GPU-aaaa1111", "NVIDIA GeForce GTX 1060"),
            card("GPU-bbbb2222", "NVIDIA GeForce RTX 4090")};
}

QString positions_text(const VisibleDevices& visible) {
    QStringList positions;
    for (const std::size_t position : visible.positions)
        positions << QString::number(position);
    return positions.join(' ');
}

/// Compares with the CUDA C++ Programming Guide ("CUDA Environment Variables") and the HIP
/// documentation ("GPU isolation techniques").
class TestVisibleDevices : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void without_a_variable_all_are_shown() {
        const Environment nothing_set;
        const std::vector<GpuInfo> no_cards;
        QCOMPARE(positions_text(visible_cuda_devices(four_cards(), nothing_set)),
                 QString("0 1 2 3"));
        QVERIFY(visible_cuda_devices(four_cards(), nothing_set).order_is_known);
        QCOMPARE(positions_text(visible_hip_devices(four_cards(), nothing_set)),
                 QString("0 1 2 3"));
        QCOMPARE(positions_text(visible_cuda_devices(no_cards, nothing_set)), QString());
    }
    void cuda_reads_its_list_data() {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("shown");
        test::add_row("one", "2", "2");
        test::add_row("in another order", "3,0,1", "3 0 1");
        test::add_row("spaces", " 1, 0", "1 0");
        test::add_row("empty hides all", "", "");
        test::add_row("-1 hides all", "-1", "");
        test::add_row("-1 ends the list", "1,-1,0", "1");
        test::add_row("a number that is not there ends it", "0,7,1", "0");
        test::add_row("other texts end it", "0,none,1", "0");
        test::add_row("an empty place ends it", "0,,1", "0");
        test::add_row("what follows a number is passed over", "1gpu,2ampere", "1 2");
        test::add_row("twice the same leaves none", "0,1,0", "");
        test::add_row("a UUID", "GPU-bbbb2222-0000-0000-0000-000000000000", "1");
        test::add_row("beginnings of UUIDs", "GPU-bbbb,GPU-aaaa", "1 0");
        test::add_row("a beginning of two is none", "GPU-aaaa,GPU-cccc,1", "0");
        test::add_row("a longer beginning", "GPU-cccc4", "3");
        test::add_row("a UUID that is not there", "GPU-dddd,0", "");
        test::add_row("GPU- alone", "GPU-", "");
        test::add_row("number and UUID", "2,GPU-aaaa", "2 0");
        test::add_row("a slice that names its card",
                      "MIG-GPU-bbbb2222-0000-0000-0000-000000000000/3/0", "1");
    }
    void cuda_reads_its_list() {
        QFETCH(const QString, list);
        QFETCH(const QString, shown);
        const Environment environment{{"CUDA_VISIBLE_DEVICES", list.toStdString()}};
        const VisibleDevices visible = visible_cuda_devices(four_cards(), environment);
        QCOMPARE(positions_text(visible), shown);
        QVERIFY(visible.order_is_known);
    }
    void numbers_of_cards_that_differ_are_known_in_the_order_of_the_bus_only() {
        const Environment nothing_set;
        const Environment number{{"CUDA_VISIBLE_DEVICES", "0"}};
        const Environment in_order{{"CUDA_VISIBLE_DEVICES", "0"},
                                   {"CUDA_DEVICE_ORDER", "PCI_BUS_ID"}};
        const Environment uuid{{"CUDA_VISIBLE_DEVICES", "GPU-bbbb"}};
        QVERIFY(!visible_cuda_devices(two_that_differ(), nothing_set).order_is_known);
        QVERIFY(!visible_cuda_devices(two_that_differ(), number).order_is_known);
        QVERIFY(visible_cuda_devices(two_that_differ(), in_order).order_is_known);
        QVERIFY(visible_cuda_devices(two_that_differ(), uuid).order_is_known);
        QCOMPARE(positions_text(visible_cuda_devices(two_that_differ(), uuid)), QString("1"));
    }
    void which_card_a_slice_with_a_uuid_of_its_own_is_of_is_not_known() {
        const Environment slice{{"CUDA_VISIBLE_DEVICES", "MIG-1234abcd"}};
        QVERIFY(!visible_cuda_devices(four_cards(), slice).order_is_known);
    }
    void amd_reads_its_lists_one_after_the_other_data() {
        QTest::addColumn<QString>("rocr");
        QTest::addColumn<QString>("hip");
        QTest::addColumn<QString>("cuda");
        QTest::addColumn<QString>("shown");
        test::add_row("ROCR alone", "2,1", "", "", "2 1");
        test::add_row("HIP alone", "", "3", "", "3");
        test::add_row("HIP counts what ROCR leaves", "2,1", "1", "", "1");
        test::add_row("more than ROCR leaves", "2,1", "2", "", "");
        test::add_row("CUDA's stands in", "", "", "1", "1");
        test::add_row("HIP before CUDA", "", "0", "1", "0");
        test::add_row("UUIDs", "GPU-bbbb,GPU-aaaa", "0", "", "1");
    }
    void amd_reads_its_lists_one_after_the_other() {
        QFETCH(const QString, rocr);
        QFETCH(const QString, hip);
        QFETCH(const QString, cuda);
        QFETCH(const QString, shown);
        Environment environment;
        if (!rocr.isEmpty())
            environment["ROCR_VISIBLE_DEVICES"] = rocr.toStdString();
        if (!hip.isEmpty())
            environment["HIP_VISIBLE_DEVICES"] = hip.toStdString();
        if (!cuda.isEmpty())
            environment["CUDA_VISIBLE_DEVICES"] = cuda.toStdString();
        QCOMPARE(positions_text(visible_hip_devices(four_cards(), environment)), shown);
    }
};

FORMANT_TEST(TestVisibleDevices)

} // namespace tst_visible_devices

#include "tst_visible_devices.moc"
