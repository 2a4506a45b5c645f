#include "engine/hardware/architecture.h"
#include "tests/support/add_row.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_architecture {

/// Returns the supported formats of "bf16 fp16 tf32".
QString formats_text(const GpuAbilities& abilities) {
    QStringList formats;
    if (abilities.bf16)
        formats << "bf16";
    if (abilities.fp16)
        formats << "fp16";
    if (abilities.tf32)
        formats << "tf32";
    return formats.join(' ');
}

/// Compares with the data of NVIDIA ("CUDA GPUs", the tuning guides) and AMD ("GPU hardware
/// specifications", the instruction set manuals) for each card.
class TestArchitecture : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_card_has_its_family_and_abilities_data() {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("family");
        QTest::addColumn<QString>("abilities");
        const char *all = "bf16 fp16 tf32", *half = "fp16", *halves = "bf16 fp16", *none = "";
        test::add_row("Tesla K80", "sm_37", "older", none);
        test::add_row("Tesla M40", "sm_52", "older", none);
        test::add_row("Tesla P100-PCIE-16GB", "sm_60", "older", none);
        test::add_row("NVIDIA GeForce GTX 1060", "sm_61", "older", none);
        test::add_row("NVIDIA GeForce GTX 1080 Ti", "sm_61", "older", none);
        test::add_row("Tesla V100-SXM2-16GB", "sm_70", "Volta", half);
        test::add_row("Tesla T4", "sm_75", "Turing", half);
        test::add_row("NVIDIA GeForce RTX 2060", "sm_75", "Turing", half);
        test::add_row("NVIDIA GeForce RTX 2080 Ti", "sm_75", "Turing", half);
        test::add_row("NVIDIA GeForce GTX 1650", "sm_75", "Turing", none);
        test::add_row("NVIDIA GeForce GTX 1660 SUPER", "sm_75", "Turing", none);
        test::add_row("NVIDIA A100-SXM4-80GB", "sm_80", "Ampere", all);
        test::add_row("NVIDIA A30", "sm_80", "Ampere", all);
        test::add_row("NVIDIA A10", "sm_86", "Ampere", all);
        test::add_row("NVIDIA RTX A6000", "sm_86", "Ampere", all);
        test::add_row("NVIDIA GeForce RTX 3050", "sm_86", "Ampere", all);
        test::add_row("NVIDIA GeForce RTX 3060", "sm_86", "Ampere", all);
        test::add_row("NVIDIA GeForce RTX 3090", "sm_86", "Ampere", all);
        test::add_row("Orin", "sm_87", "Ampere", all);
        test::add_row("NVIDIA L4", "sm_89", "Ada", all);
        test::add_row("NVIDIA L40S", "sm_89", "Ada", all);
        test::add_row("NVIDIA RTX 6000 Ada Generation", "sm_89", "Ada", all);
        test::add_row("NVIDIA GeForce RTX 4080", "sm_89", "Ada", all);
        test::add_row("NVIDIA GeForce RTX 4090", "sm_89", "Ada", all);
        test::add_row("NVIDIA H100 PCIe", "sm_90", "Hopper", all);
        test::add_row("NVIDIA H200", "sm_90", "Hopper", all);
        test::add_row("NVIDIA B200", "sm_100", "Blackwell", all);
        test::add_row("NVIDIA B300", "sm_103", "Blackwell", all);
        test::add_row("NVIDIA Thor", "sm_110", "Blackwell", all);
        test::add_row("NVIDIA GeForce RTX 5060 Ti", "sm_120", "Blackwell", all);
        test::add_row("NVIDIA GeForce RTX 5090", "sm_120", "Blackwell", all);
        test::add_row("NVIDIA RTX PRO 6000 Blackwell", "sm_120", "Blackwell", all);
        test::add_row("NVIDIA GB10", "sm_121", "Blackwell", all);
        test::add_row("AMD Radeon RX 580", "gfx803", "older", none);
        test::add_row("AMD Radeon VII", "gfx906", "older", none);
        test::add_row("AMD Ryzen 7 5700G", "gfx90c", "older", none);
        test::add_row("AMD Radeon RX 5700 XT", "gfx1010", "older", none);
        test::add_row("AMD Instinct MI100", "gfx908", "CDNA", halves);
        test::add_row("AMD Instinct MI250X", "gfx90a", "CDNA", halves);
        test::add_row("AMD Instinct MI300X", "gfx942", "CDNA", all);
        test::add_row("AMD Instinct MI355X", "gfx950", "CDNA", halves);
        test::add_row("AMD Radeon RX 6900 XT", "gfx1030", "RDNA2", half);
        test::add_row("AMD Radeon RX 6700 XT", "gfx1031", "RDNA2", half);
        test::add_row("AMD Radeon RX 7900 XTX", "gfx1100", "RDNA3", halves);
        test::add_row("AMD Radeon RX 7600", "gfx1102", "RDNA3", halves);
        test::add_row("AMD Radeon 8060S", "gfx1151", "RDNA3", halves);
        test::add_row("AMD Radeon RX 9060 XT", "gfx1200", "RDNA4", halves);
        test::add_row("AMD Radeon RX 9070 XT", "gfx1201", "RDNA4", halves);
    }
    void each_card_has_its_family_and_abilities() {
        QFETCH(const QString, target);
        QFETCH(const QString, family);
        QFETCH(const QString, abilities);
        const std::string name = QTest::currentDataTag();
        QCOMPARE(QString::fromStdString(name_of(architecture_of(target.toStdString()))), family);
        QCOMPARE(formats_text(abilities_of(target.toStdString(), name)), abilities);
    }
    void what_nobody_knows_is_unknown_data() {
        QTest::addColumn<QString>("target");
        for (const char* target : {"", "sm_", "sm_x", "89", "gfx", "gfx1300", "sm_200", "sm_8"})
            QTest::addRow("'%s'", target) << target;
    }
    void what_nobody_knows_is_unknown() {
        QFETCH(const QString, target);
        QVERIFY(architecture_of(target.toStdString()) == GpuArchitecture::unknown);
        QCOMPARE(name_of(GpuArchitecture::unknown), std::string());
    }
    void a_compute_capability_has_the_name_that_compilers_give_it() {
        QCOMPARE(compute_target_of(8, 9), std::string("sm_89"));
        QCOMPARE(compute_target_of(12, 0), std::string("sm_120"));
    }
};

FORMANT_TEST(TestArchitecture)

} // namespace tst_architecture

#include "tst_architecture.moc"
