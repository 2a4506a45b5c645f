#include "engine/hardware/host/wsl_notes.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_wsl_notes {

HardwareInfo machine_with_two_vendors(Platform platform) {
    HardwareInfo info;
    info.host.platform = platform;
    info.gpus.resize(2);
    info.gpus[1].vendor = GpuVendor::amd;
    add_wsl_notes(info);
    return info;
}

class TestWslNotes : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void under_wsl2_spilling_memory_and_the_share_of_ram_are_noted() {
        const HardwareInfo info = machine_with_two_vendors(Platform::wsl2);
        QCOMPARE(info.host.notes.size(), std::size_t{1});
        QVERIFY(to_english(info.host.notes[0]).find(".wslconfig") != std::string::npos);
        QCOMPARE(info.gpus[0].notes.size(), std::size_t{1});
        QVERIFY(to_english(info.gpus[0].notes[0]).find("system RAM") != std::string::npos);
        QVERIFY(info.gpus[1].notes.empty());
    }
    void elsewhere_nothing_is() {
        const HardwareInfo info = machine_with_two_vendors(Platform::gnu_linux);
        QVERIFY(info.host.notes.empty() && info.gpus[0].notes.empty());
    }
};

FORMANT_TEST(TestWslNotes)

} // namespace tst_wsl_notes

#include "tst_wsl_notes.moc"
