#include "engine/hardware/amd/amd_cards.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

using namespace formant;

namespace tst_amd_cards {

AmdCard only_card(const std::string& name, const std::string& bytes) {
    const test::FileTree machine{
        {"sys/class/drm/card3/device/vendor", "0x1002\n"},
        {"sys/class/drm/card3/device/uevent", "DRIVER=amdgpu\nPCI_SLOT_NAME=0000:03:00.0\n"},
        {fmt::format("sys/class/drm/card3/device/{}", name), bytes}};
    return find_amd_cards(machine.root()).at(0);
}

class TestAmdCards : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void only_amd_cards_are_found_and_in_the_order_of_their_numbers() {
        const test::FileTree machine{{"sys/class/drm/card10/device/vendor", "0x1002\n"},
                                     {"sys/class/drm/card9/device/vendor", "0x1002\n"},
                                     {"sys/class/drm/card9-DP-1/device/vendor", "0x1002\n"},
                                     {"sys/class/drm/card2/device/vendor", "0x10de\n"},
                                     {"sys/class/drm/card3/device/device", "0x744c\n"},
                                     {"sys/class/drm/renderD128/device/vendor", "0x1002\n"},
                                     {"sys/class/drm/version", "drm 1.1.0 20060810\n"}};
        const auto cards = find_amd_cards(machine.root());
        QCOMPARE(cards.size(), std::size_t{2});
        QCOMPARE(cards[0].number, 9);
        QCOMPARE(cards[1].number, 10);
    }
    void a_card_is_identified_by_its_unique_id() {
        const AmdCard card = only_card("unique_id", "5a1d7c0e93b2f684\n");
        QCOMPARE(card.uuid, std::string("5a1d7c0e93b2f684"));
        QCOMPARE(card.pci_bus_id, std::string("0000:03:00.0"));
    }
    void one_without_such_an_id_is_identified_by_its_bus_id() {
        for (const char* id : {"", "\n", "0000000000000000\n", "not an id\n"})
            QCOMPARE(only_card("unique_id", id).uuid, std::string("pci-0000:03:00.0"));
    }
    void one_without_a_bus_id_is_identified_by_its_number() {
        QCOMPARE(only_card("uevent", "DRIVER=amdgpu\n").uuid, std::string("card3"));
    }
    void the_device_to_compute_on_is_found() {
        QCOMPARE(only_card("drm/renderD130/dev", "226:130\n").render_minor.value(), 130);
        QVERIFY(!only_card("drm/renderDx/dev", "").render_minor);
    }
    void without_cards_there_are_none() { QVERIFY(find_amd_cards("/nowhere").empty()); }
};

FORMANT_TEST(TestAmdCards)

} // namespace tst_amd_cards

#include "tst_amd_cards.moc"
