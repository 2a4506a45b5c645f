#include "engine/hardware/gpu_driver.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <algorithm>

using namespace formant;

namespace tst_amd_sysfs {

std::string recorded(const char* card) {
    return fmt::format("{}/tests/data/sysfs/{}", FORMANT_SOURCE_DIR, card);
}

GpuInfo only_gpu(const std::string& root) {
    auto gpus = open_amd_sysfs(root)->list();
    return gpus.size() == 1 ? gpus[0] : GpuInfo();
}

bool has_note(const GpuInfo& gpu, const std::string& part) {
    return std::any_of(gpu.notes.begin(), gpu.notes.end(), [&](const Message& note) {
        return to_english(note).find(part) != std::string::npos;
    });
}

/// Returns the names of all files of a tree, relative to it.
std::vector<std::string> files_of(const Path& tree) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(tree))
        if (entry.is_regular_file())
            names.push_back(std::filesystem::relative(entry.path(), tree).string());
    return names;
}

std::vector<std::string> damaged_files() {
    return {"",     std::string(64, '\0'), std::string(5000, '\xff'), "0\n",
            "-1\n", "a b\nc: d\n,,,\n=\n"};
}

bool has_a_zero(const GpuInfo& gpu, const GpuSample& sample) {
    return gpu.total_memory_bytes == 0 || gpu.power_limit_w == 0.0 ||
           sample.memory_total_bytes == 0 || sample.power_w == 0.0;
}

class TestAmdSysfs : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void an_rx_7900_xtx_reports_everything() {
        const GpuInfo gpu = only_gpu(recorded("rx-7900-xtx"));
        QCOMPARE(gpu.name, std::string("AMD Radeon RX 7900 XTX"));
        QVERIFY(gpu.vendor == GpuVendor::amd);
        QCOMPARE(gpu.uuid, std::string("5a1d7c0e93b2f684"));
        QCOMPARE(gpu.pci_bus_id, std::string("0000:03:00.0"));
        QCOMPARE(gpu.compute_target, std::string("gfx1100"));
        QCOMPARE(gpu.driver_index.value(), 0);
        QCOMPARE(gpu.total_memory_bytes.value(), std::int64_t{25753026560});
        QCOMPARE(gpu.free_memory_bytes.value(), std::int64_t{25753026560 - 1288490188});
        QCOMPARE(gpu.power_limit_w.value(), 339.0);
        QCOMPARE(gpu.driver_version, std::string("Linux 6.8.0-45-generic"));
        QCOMPARE(gpu.runtime_version, std::string("6.2.0-66"));
        QVERIFY(!has_note(gpu, "HSA_OVERRIDE_GFX_VERSION"));
    }
    void an_rx_7900_xtx_at_work_is_sampled() {
        const auto sample = open_amd_sysfs(recorded("rx-7900-xtx"))->sample("5a1d7c0e93b2f684");
        QVERIFY(sample.has_value());
        QCOMPARE(sample->utilization.value(), 0.97);
        QCOMPARE(sample->memory_total_bytes.value(), std::int64_t{25753026560});
        QCOMPARE(sample->memory_used_bytes.value(), std::int64_t{1288490188});
        QCOMPARE(sample->temperature_c.value(), 61.0);
        QCOMPARE(sample->power_w.value(), 338.0);
        QCOMPARE(sample->core_clock_mhz.value(), 2371.0);
        QCOMPARE(sample->memory_clock_mhz.value(), 1249.0);
        QCOMPARE(sample->power_throttle.value(), true);
        QCOMPARE(sample->thermal_throttle.value(), false);
        QVERIFY(!sample->memory_ours_bytes);
    }
    void no_amd_card_is_usable_and_why_is_said() {
        const GpuInfo gpu = only_gpu(recorded("rx-7900-xtx"));
        const std::string why = to_english(gpu.why_not_usable);
        QVERIFY(!gpu.usable() && !gpu.index);
        QVERIFY(why.find("not supported yet") != std::string::npos);
    }
    void an_rx_6700_xt_is_identified_by_its_bus_id_and_named_by_its_chip() {
        const GpuInfo gpu = only_gpu(recorded("rx-6700-xt"));
        QCOMPARE(gpu.uuid, std::string("pci-0000:2d:00.0"));
        QVERIFY(gpu.name.starts_with("AMD Radeon RX 6700/6700 XT"));
        QCOMPARE(gpu.compute_target, std::string("gfx1031"));
        QCOMPARE(gpu.driver_version, std::string("6.3.6"));
        QVERIFY(gpu.runtime_version.empty());
        QVERIFY(has_note(gpu, "HSA_OVERRIDE_GFX_VERSION=10.3.0"));
    }
    void an_rx_6700_xt_that_idles_is_sampled() {
        const auto sample = open_amd_sysfs(recorded("rx-6700-xt"))->sample("pci-0000:2d:00.0");
        QVERIFY(sample.has_value());
        QCOMPARE(sample->utilization.value(), 0.0);
        QCOMPARE(sample->core_clock_mhz.value(), 19.0);
        QCOMPARE(sample->memory_clock_mhz.value(), 96.0);
        QVERIFY(!sample->thermal_throttle && !sample->power_throttle);
    }
    void two_mi210_are_distinguished() {
        const auto driver = open_amd_sysfs(recorded("mi210"));
        const auto gpus = driver->list();
        QCOMPARE(gpus.size(), std::size_t{2});
        QCOMPARE(gpus[0].name, std::string("AMD Instinct MI210"));
        QCOMPARE(gpus[0].uuid, std::string("7c1a5e4f2b3d9086"));
        QCOMPARE(gpus[1].uuid, std::string("18e2b0d7645fa39c"));
        QCOMPARE(gpus[1].pci_bus_id, std::string("0000:c3:00.0"));
        QCOMPARE(gpus[1].driver_index.value(), 1);
        QCOMPARE(gpus[1].compute_target, std::string("gfx90a"));
        QCOMPARE(driver->sample(gpus[1].uuid)->temperature_c.value(), 36.0);
    }
    void integrated_graphics_are_listed_without_the_nvidia_card() {
        const GpuInfo gpu = only_gpu(recorded("apu"));
        QCOMPARE(gpu.name, std::string("AMD Radeon 780M Graphics"));
        QCOMPARE(gpu.compute_target, std::string("gfx1103"));
        QCOMPARE(gpu.total_memory_bytes.value(), std::int64_t{512} << 20);
        QVERIFY(!gpu.power_limit_w);
        QVERIFY(has_note(gpu, "HSA_OVERRIDE_GFX_VERSION=11.0.0"));
        const auto sample = open_amd_sysfs(recorded("apu"))->sample(gpu.uuid);
        QCOMPARE(sample->power_w.value(), 5.123);
        QVERIFY(!sample->memory_clock_mhz);
    }
    void without_tables_of_names_a_card_is_called_by_its_chip() {
        const test::FileTree machine;
        machine.add(recorded("rx-6700-xt"));
        machine.remove("usr/share");
        QCOMPARE(only_gpu(machine.root().string()).name, std::string("AMD GPU (navi22)"));
        machine.write("sys/class/kfd/kfd/topology/nodes/1/name", "ip discovery\n");
        QCOMPARE(only_gpu(machine.root().string()).name, std::string("AMD GPU (gfx1031)"));
    }
    void a_card_that_reports_nothing_has_no_values() {
        const auto driver = open_amd_sysfs(recorded("silent-card"));
        const auto gpus = driver->list();
        QCOMPARE(gpus.size(), std::size_t{1});
        const GpuInfo& gpu = gpus[0];
        QCOMPARE(gpu.uuid, std::string("card0"));
        QCOMPARE(gpu.name, std::string("AMD GPU"));
        QVERIFY(gpu.pci_bus_id.empty() && gpu.compute_target.empty());
        QVERIFY(gpu.driver_version.empty() && gpu.runtime_version.empty());
        QVERIFY(!gpu.total_memory_bytes && !gpu.free_memory_bytes && !gpu.power_limit_w);
        QVERIFY(has_note(gpu, "/dev/kfd, the compute device of AMD GPUs, does not exist"));
        const auto sample = driver->sample("card0");
        QVERIFY(sample.has_value());
        QVERIFY(!sample->utilization && !sample->memory_total_bytes && !sample->memory_used_bytes);
        QVERIFY(!sample->temperature_c && !sample->power_w && !sample->thermal_throttle);
        QVERIFY(!sample->core_clock_mhz && !sample->memory_clock_mhz && !sample->power_throttle);
    }
    void a_card_that_is_gone_gives_no_sample() {
        const test::FileTree machine;
        machine.add(recorded("rx-7900-xtx"));
        const auto driver = open_amd_sysfs(machine.root().string());
        QVERIFY(driver->sample("5a1d7c0e93b2f684").has_value());
        machine.remove("sys/class/drm/card1");
        QVERIFY(!driver->sample("5a1d7c0e93b2f684"));
        QVERIFY(driver->list().empty());
        QVERIFY(!driver->sample(""));
    }
    void more_memory_used_than_there_is_leaves_the_free_memory_open() {
        const test::FileTree machine;
        machine.add(recorded("rx-7900-xtx"));
        machine.write("sys/class/drm/card1/device/mem_info_vram_used", "99999999999999\n");
        QVERIFY(!only_gpu(machine.root().string()).free_memory_bytes);
    }
    void whichever_file_is_damaged_nothing_breaks_or_becomes_zero() {
        const test::FileTree machine;
        const Path tree = recorded("rx-7900-xtx");
        machine.add(tree);
        const auto driver = open_amd_sysfs(machine.root().string());
        for (const std::string& name : files_of(tree)) {
            for (const std::string& bytes : damaged_files()) {
                machine.write(name, bytes);
                for (const GpuInfo& gpu : driver->list()) {
                    const auto sample = driver->sample(gpu.uuid);
                    QVERIFY2(sample && !has_a_zero(gpu, *sample), name.c_str());
                }
            }
            machine.write(name, read_file(tree / name).value());
        }
    }
    void a_machine_without_cards_has_an_empty_list() {
        QVERIFY(open_amd_sysfs("/nowhere")->list().empty());
        QVERIFY(!open_amd_sysfs("/nowhere")->sample("card0"));
    }
};

FORMANT_TEST(TestAmdSysfs)

} // namespace tst_amd_sysfs

#include "tst_amd_sysfs.moc"
