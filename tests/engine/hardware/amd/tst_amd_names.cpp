#include "engine/hardware/amd/amd_names.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_amd_names {

const char* const libdrm = "# List of AMDGPU IDs\n1.0.0\n73DF,\tC1,\tAMD Radeon RX 6700 XT\n"
                           "73DF,\tC0,\tAMD Radeon RX 6750 XT\n";

const char* const pci = "1001  Somebody else\n\t73df  Something else\n"
                        "1002  Advanced Micro Devices, Inc. [AMD/ATI]\n"
                        "# a comment\n"
                        "\t73df  Navi 22 [Radeon RX 6700/6700 XT/6750 XT / 6800M/6850M XT]\n"
                        "\t\t73df 0001  A board\n"
                        "\t7550  Navi 48\n"
                        "1003  Another\n\t9999  Something else\n";

std::string name_of(const std::string& device, const std::string& revision,
                    const test::FileTree& machine) {
    machine.write("card/device", device);
    machine.write("card/revision", revision);
    return amd_name(machine.root() / "card", machine.root());
}

class TestAmdNames : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void server_cards_say_their_name_themselves() {
        const test::FileTree machine{{"card/product_name", "AMD Instinct MI210\n"},
                                     {"usr/share/libdrm/amdgpu.ids", libdrm}};
        QCOMPARE(name_of("0x73df\n", "0xc1\n", machine), std::string("AMD Instinct MI210"));
    }
    void libdrm_knows_device_and_revision() {
        const test::FileTree machine{{"usr/share/libdrm/amdgpu.ids", libdrm},
                                     {"usr/share/misc/pci.ids", pci}};
        QCOMPARE(name_of("0x73df\n", "0xc0\n", machine), std::string("AMD Radeon RX 6750 XT"));
    }
    void the_list_of_pci_devices_knows_the_chip() {
        const test::FileTree machine{{"usr/share/libdrm/amdgpu.ids", libdrm},
                                     {"usr/share/misc/pci.ids", pci}};
        QCOMPARE(name_of("0x73df\n", "0xff\n", machine),
                 std::string("AMD Radeon RX 6700/6700 XT/6750 XT / 6800M/6850M XT"));
        QCOMPARE(name_of("0x7550\n", "0xc0\n", machine), std::string("AMD Navi 48"));
    }
    void devices_of_others_are_not_meant() {
        const test::FileTree machine{{"usr/share/hwdata/pci.ids", pci}};
        QCOMPARE(name_of("0x9999\n", "0x00\n", machine), std::string());
    }
    void without_tables_or_ids_there_is_no_name() {
        QCOMPARE(name_of("0x73df\n", "0xc1\n", test::FileTree()), std::string());
        const test::FileTree machine{{"usr/share/libdrm/amdgpu.ids", ",,a name\n,\n\n"},
                                     {"usr/share/misc/pci.ids", "1002  AMD\n\t  nothing\n"}};
        QCOMPARE(name_of("garbage", "", machine), std::string());
    }
};

FORMANT_TEST(TestAmdNames)

} // namespace tst_amd_names

#include "tst_amd_names.moc"
