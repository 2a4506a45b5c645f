#include "engine/hardware/amd/kfd_topology.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

using namespace formant;

namespace tst_kfd_topology {

std::vector<KfdGpu> gpus_with(const std::string& properties) {
    const test::FileTree machine{{"sys/class/kfd/kfd/topology/nodes/1/properties", properties}};
    return read_kfd_topology(machine.root());
}

class TestKfdTopology : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void targets_have_the_names_of_the_compiler_data() {
        QTest::addColumn<qint64>("version");
        QTest::addColumn<QString>("name");
        const auto row = [](qint64 version, const char* name) {
            QTest::addRow("%lld", version) << version << name;
        };
        row(80003, "gfx803");
        row(90000, "gfx900");
        row(90006, "gfx906");
        row(90008, "gfx908");
        row(90010, "gfx90a");
        row(90012, "gfx90c");
        row(90402, "gfx942");
        row(100300, "gfx1030");
        row(100301, "gfx1031");
        row(110000, "gfx1100");
        row(110003, "gfx1103");
        row(110501, "gfx1151");
        row(120001, "gfx1201");
        row(0, ""); // a processor
        row(-110000, "");
        row(98765432, "");
    }
    void targets_have_the_names_of_the_compiler() {
        QFETCH(const qint64, version);
        QFETCH(const QString, name);
        QCOMPARE(gfx_name(version), name.toStdString());
    }
    void the_place_on_the_bus_is_put_together() {
        const auto gpus = gpus_with("gfx_target_version 110000\nlocation_id 49409\ndomain 1\n"
                                    "drm_render_minor 129\n");
        QCOMPARE(gpus.size(), std::size_t{1});
        QCOMPARE(gpus[0].pci_bus_id, std::string("0001:c1:00.1"));
        QCOMPARE(gpus[0].render_minor.value(), 129);
    }
    void processors_are_skipped() {
        const test::FileTree machine;
        machine.add(FORMANT_SOURCE_DIR "/tests/data/sysfs/mi210");
        const auto gpus = read_kfd_topology(machine.root());
        QCOMPARE(gpus.size(), std::size_t{2});
        for (const KfdGpu& gpu : gpus)
            QCOMPARE(gpu.gfx, std::string("gfx90a"));
    }
    void a_gpu_without_a_known_target_is_skipped() {
        for (const char* properties : {"", "gfx_target_version\n", "gfx_target_version many\n",
                                       "vendor_id 4098\nlocation_id 768\n"})
            QVERIFY2(gpus_with(properties).empty(), properties);
        QVERIFY(read_kfd_topology("/nowhere").empty());
    }
    void a_place_that_is_garbled_is_absent() {
        for (const char* place : {"", "location_id x\n", "location_id -1\n", "location_id 0\n",
                                  "location_id 768\ndomain -1\n", "location_id 999999999\n"}) {
            const auto gpus = gpus_with(fmt::format("gfx_target_version 110000\n{}", place));
            QCOMPARE(gpus.size(), std::size_t{1});
            QVERIFY2(gpus[0].pci_bus_id.empty() && !gpus[0].render_minor, place);
        }
    }
};

FORMANT_TEST(TestKfdTopology)

} // namespace tst_kfd_topology

#include "tst_kfd_topology.moc"
