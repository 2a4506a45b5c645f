#include "engine/base/os/os_process.h"
#include "engine/hardware/host/process_memory.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <vector>

using namespace formant;

namespace tst_process_memory {

constexpr std::int64_t mib = 1024 * 1024;

std::string status(int kilobytes) {
    return "Name:\tformant\nVmPeak:\t  999999 kB\nVmRSS:\t" + std::to_string(kilobytes) +
           " kB\nThreads:\t2\n";
}

class TestProcessMemory : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void children_of_every_thread_and_theirs_count() {
        const test::FileTree tree({{"proc/self/status", status(1000)},
                                   {"proc/self/task/10/children", "20 21 "},
                                   {"proc/self/task/11/children", "22 "},
                                   {"proc/20/status", status(100)},
                                   {"proc/21/status", status(10)},
                                   {"proc/22/status", status(1)},
                                   {"proc/22/task/22/children", "30 "},
                                   {"proc/30/status", status(10000)},
                                   {"proc/40/status", status(77777)}}); // of somebody else
        QCOMPARE(memory_with_children("self", tree.root()).value(), std::int64_t{11111} * 1024);
    }
    void a_child_that_has_just_ended_counts_for_nothing() {
        const test::FileTree tree(
            {{"proc/self/status", status(1000)}, {"proc/self/task/10/children", "20 "}});
        QCOMPARE(memory_with_children("self", tree.root()).value(), std::int64_t{1000} * 1024);
    }
    void where_it_cannot_be_read_it_is_absent() {
        QVERIFY(!memory_with_children("self", "/nowhere"));
    }
    void what_this_process_fills_is_its_own() {
        const auto before = memory_with_children("self").value();
        const std::vector<char> filled(64 * mib, 'x');
        const auto grown = memory_with_children("self").value() - before;
        QVERIFY(filled.back() == 'x' && grown > 60 * mib && grown < 80 * mib);
    }
    void what_a_child_fills_too() {
        if (!std::filesystem::exists("/proc/self/task/" + std::to_string(process_id()) +
                                     "/children"))
            QSKIP("this kernel lists no children");
        const auto before = memory_with_children("self").value();
        const std::string script = "filled = b'x' * (64 << 20)\nprint('ready', flush=True)\n"
                                   "input()\n";
        const auto child = LineProcess::start("/usr/bin/env", {"python3", "-c", script}, {});
        QCOMPARE((*child)->read_line(30).value(), std::string("ready"));
        QVERIFY(memory_with_children("self").value() - before > 60 * mib);
    }
};

FORMANT_TEST(TestProcessMemory)

} // namespace tst_process_memory

#include "tst_process_memory.moc"
