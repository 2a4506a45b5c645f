#include "engine/hardware/host/cpu_facts.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

using namespace formant;

namespace tst_cpu_facts {

/// Returns a hardware thread in the format of x86.
std::string thread_of(int number, int package, int core, const std::string& flags) {
    return fmt::format("processor\t: {}\nvendor_id\t: AuthenticAMD\nmodel name\t: AMD Ryzen 9 "
                       "7950X 16-Core Processor\nphysical id\t: {}\ncore id\t\t: {}\nflags\t\t: "
                       "{}\nbogomips\t: 8983.50\n\n",
                       number, package, core, flags);
}

std::string two_packages_of_two_cores() {
    std::string cpuinfo;
    for (int number = 0; number < 8; ++number)
        cpuinfo += thread_of(number, number / 4, number % 2, "fpu avx2");
    return cpuinfo;
}

const char* const arm_board = "processor\t: 0\nBogoMIPS\t: 108.00\n"
                              "Features\t: fp asimd evtstrm aes crc32 sve\n"
                              "CPU implementer\t: 0x41\n\n"
                              "processor\t: 1\nBogoMIPS\t: 108.00\n"
                              "Features\t: fp asimd evtstrm aes crc32 sve\n\n"
                              "Hardware\t: BCM2835\nModel\t\t: Raspberry Pi 4 Model B Rev 1.4\n";

class TestCpuFacts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void threads_of_one_core_are_one_physical_core() {
        const CpuFacts facts = cpu_facts(two_packages_of_two_cores());
        QCOMPARE(facts.physical_cores.value(), 4);
        QCOMPARE(facts.model, std::string("AMD Ryzen 9 7950X 16-Core Processor"));
    }
    void instruction_sets_have_the_names_that_people_know() {
        const std::string flags = "fpu avx avx2 avx512f avx512vl avx512_bf16 amx_bf16 amx_tile";
        const CpuFacts facts = cpu_facts(thread_of(0, 0, 0, flags));
        const std::vector<std::string> expected = {"AVX2", "AVX-512", "AVX512-BF16", "AMX"};
        QCOMPARE(facts.instruction_sets, expected);
        QVERIFY(cpu_facts(thread_of(0, 0, 0, "fpu avx")).instruction_sets.empty());
    }
    void arm_does_not_say_how_many_cores_it_has() {
        const CpuFacts facts = cpu_facts(arm_board);
        const std::vector<std::string> expected = {"NEON", "SVE"};
        QVERIFY(!facts.physical_cores);
        QCOMPARE(facts.model, std::string());
        QCOMPARE(facts.instruction_sets, expected);
    }
    void one_thread_that_does_not_say_its_core_leaves_the_number_open() {
        const std::string cpuinfo = two_packages_of_two_cores() + "processor\t: 8\n";
        QVERIFY(!cpu_facts(cpuinfo).physical_cores);
    }
    void nothing_and_garbage_are_nothing() {
        for (const char* cpuinfo : {"", "\n\n\n", "no table", "\xff\xfe: \xff"}) {
            const CpuFacts facts = cpu_facts(cpuinfo);
            QVERIFY(facts.model.empty() && !facts.physical_cores && facts.instruction_sets.empty());
        }
    }
    void a_limit_of_processor_time_lowers_the_cores_that_are_worth_using() {
        QCOMPARE(usable_cores(16, std::nullopt), 16);
        QCOMPARE(usable_cores(16, 4.0), 4);
        QCOMPARE(usable_cores(16, 1.5), 2);
        QCOMPARE(usable_cores(2, 8.0), 2);
        QCOMPARE(usable_cores(2, 0.1), 1);
    }
};

FORMANT_TEST(TestCpuFacts)

} // namespace tst_cpu_facts

#include "tst_cpu_facts.moc"
