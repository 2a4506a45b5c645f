#include "engine/base/os/os_spawn.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <sys/wait.h>

#include <array>
#include <fcntl.h>
#include <unistd.h>

using namespace formant;

namespace tst_os_spawn {

/// Starts a shell script and holds the read end of its standard output.
struct Child {
    int pid = -1;
    int output = -1;

    Child(const std::string& script, ChildLifetime lifetime) {
        std::array<int, 2> channel{};
        if (::pipe2(channel.data(), O_CLOEXEC) != 0)
            return;
        SpawnOptions options;
        options.lifetime = lifetime;
        options.standard_output = channel[1];
        pid = spawn_process("/bin/sh", {"-c", script}, options).value_or(-1);
        output = channel[0];
        ::close(channel[1]);
    }
    ~Child() { ::close(output); }

    /// Returns the output up to the end of the process, and the status of waitpid().
    std::pair<std::string, int> finish() const {
        std::string text;
        std::array<char, 256> block{};
        for (ssize_t count = 0; (count = ::read(output, block.data(), block.size())) > 0;)
            text.append(block.data(), static_cast<std::size_t>(count));
        int status = 0;
        ::waitpid(pid, &status, 0);
        return {text, status};
    }
};

/// Prints process id, process group and session, from /proc.
const std::string print_ids = "read -r pid name state parent group session rest < /proc/$$/stat; "
                              "echo $pid $group $session";

class TestOsSpawn : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_child_with_our_lifetime_has_its_own_group_in_our_session() {
        const Child child(print_ids, ChildLifetime::with_parent);
        const std::string pid = std::to_string(child.pid);
        QCOMPARE(child.finish().first, pid + " " + pid + " " + std::to_string(::getsid(0)) + "\n");
    }
    void an_independent_child_has_its_own_session() {
        const Child child(print_ids, ChildLifetime::independent);
        const std::string pid = std::to_string(child.pid);
        QCOMPARE(child.finish().first, pid + " " + pid + " " + pid + "\n");
    }
    void the_exit_code_is_the_program_s() {
        const int status = Child("exit 7", ChildLifetime::with_parent).finish().second;
        QCOMPARE(WEXITSTATUS(status), 7);
    }
    void a_program_that_is_not_there_ends_with_127() {
        const auto pid = spawn_process("/nowhere/formant", {}, {});
        int status = 0;
        QCOMPARE(::waitpid(pid.value(), &status, 0), pid.value());
        QCOMPARE(WEXITSTATUS(status), 127);
    }
};

FORMANT_TEST(TestOsSpawn)

} // namespace tst_os_spawn

#include "tst_os_spawn.moc"
