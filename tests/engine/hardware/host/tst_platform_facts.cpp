#include "engine/hardware/host/platform_facts.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_platform_facts {

class TestPlatformFacts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_system_has_the_name_for_people_data() {
        QTest::addColumn<QString>("release");
        QTest::addColumn<QString>("name");
        QTest::newRow("debian")
            << "PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nNAME=\"Debian GNU/Linux\"\n"
            << "Debian GNU/Linux 12 (bookworm)";
        QTest::newRow("not quoted") << "NAME=Arch\nPRETTY_NAME=Arch\n"
                                    << "Arch";
        QTest::newRow("none") << "NAME=Something\n"
                              << "";
    }
    void the_system_has_the_name_for_people() {
        QFETCH(const QString, release);
        QFETCH(const QString, name);
        const test::FileTree machine{{"etc/os-release", release.toStdString()}};
        QCOMPARE(platform_facts(machine.root()).system, name.toStdString());
    }
    void wsl2_is_a_platform_of_its_own() {
        const test::FileTree windows{
            {"proc/sys/kernel/osrelease", "5.15.167.4-microsoft-standard-WSL2\n"},
            {"run/systemd/container", "wsl\n"}};
        const test::FileTree server{{"proc/sys/kernel/osrelease", "6.1.0-25-amd64\n"}};
        QVERIFY(platform_facts(windows.root()).platform == Platform::wsl2);
        QCOMPARE(platform_facts(windows.root()).container, std::string());
        QVERIFY(platform_facts(server.root()).platform == Platform::gnu_linux);
    }
    void containers_are_known_by_their_marks_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("bytes");
        QTest::addColumn<QString>("kind");
        const auto row = [](const char* file, const char* bytes, const char* kind) {
            QTest::addRow("%s by %s %s", kind, file, bytes) << file << bytes << kind;
        };
        row(".dockerenv", "", "docker");
        row("run/.containerenv", "engine=\"podman-4.3.1\"\n", "podman");
        row(".singularity.d/env", "", "apptainer");
        row("run/systemd/container", "lxc\n", "lxc");
        row("run/systemd/container", "systemd-nspawn\n", "systemd-nspawn");
        row("var/run/secrets/kubernetes.io/serviceaccount/namespace", "default", "kubernetes");
        row("proc/self/cgroup", "1:cpu:/kubepods/burstable/pod7/0123\n", "kubernetes");
        row("proc/self/cgroup", "1:cpu:/docker/0123\n", "docker");
        row("proc/self/cgroup", "0::/system.slice/docker-0123.scope\n", "docker");
        row("proc/self/cgroup", "0::/machine.slice/libpod-0123.scope\n", "podman");
        row("proc/self/cgroup", "0::/lxc.payload.voice\n", "lxc");
        row("proc/self/cgroup", "0::/user.slice/user-1000.slice\n", "");
        row("proc/self/cgroup", "0::/system.slice/docker.service\n", "");
    }
    void containers_are_known_by_their_marks() {
        QFETCH(const QString, file);
        QFETCH(const QString, bytes);
        QFETCH(const QString, kind);
        const test::FileTree machine{{file.toStdString(), bytes.toStdString()}};
        QCOMPARE(platform_facts(machine.root()).container, kind.toStdString());
    }
    void a_pod_is_kubernetes_whatever_runs_it() {
        const test::FileTree machine{{".dockerenv", ""},
                                     {"run/secrets/kubernetes.io/serviceaccount/token", "x"}};
        QCOMPARE(platform_facts(machine.root()).container, std::string("kubernetes"));
    }
    void a_machine_that_reports_nothing_is_unknown() {
        const PlatformFacts facts = platform_facts("/nowhere");
        QVERIFY(facts.system.empty() && facts.container.empty());
    }
};

FORMANT_TEST(TestPlatformFacts)

} // namespace tst_platform_facts

#include "tst_platform_facts.moc"
