#include "engine/base/os/os_memory.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <vector>

using namespace formant;

namespace tst_os_memory {

constexpr std::int64_t mib = 1 << 20;

class TestOsMemory : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_peak_rises_with_what_is_touched_and_stays() {
        const std::int64_t before = peak_memory()->resident_bytes;
        {
            const std::vector<char> block(static_cast<std::size_t>(256 * mib), 'x');
            QVERIFY(block.back() == 'x');
        }
        const std::int64_t after = peak_memory()->resident_bytes;
        QVERIFY2(after - before > 200 * mib, std::to_string((after - before) / mib).c_str());
    }
    void the_address_space_is_not_smaller_than_resident_memory() {
        QVERIFY(peak_memory()->address_space_bytes >= peak_memory()->resident_bytes);
    }
    void without_a_limit_there_is_none() {
        if (test::run_program("/bin/sh", {"-c", "test \"$(ulimit -v)\" = unlimited"}).exit_code !=
            0)
            QSKIP("the shell has a limit");
        QVERIFY(!address_space_limit_bytes());
    }
    void the_machines_memory_is_what_the_system_says() {
        const auto said = test::run_program("/bin/sh", {"-c", "awk '/MemTotal/ {print $2}' "
                                                              "/proc/meminfo"});
        const std::int64_t bytes = std::stoll(said.standard_output) * 1024;
        QVERIFY(std::abs(physical_memory_bytes() - bytes) < bytes / 20);
    }
};

FORMANT_TEST(TestOsMemory)

} // namespace tst_os_memory

#include "tst_os_memory.moc"
