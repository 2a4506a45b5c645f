#include "engine/base/os/os_access.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_os_access {

class TestOsAccess : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_groups_are_those_that_id_lists() {
        QProcess id;
        id.start("id", {"-Gn"});
        QVERIFY(id.waitForFinished());
        QStringList listed = QString::fromUtf8(id.readAllStandardOutput()).simplified().split(' ');
        QStringList found;
        for (const std::string& name : group_names())
            found += QString::fromStdString(name);
        listed.sort();
        found.sort();
        QCOMPARE(found, listed);
    }
    void permission_to_read_and_write_is_reported() {
        const test::TemporaryFolder folder;
        QVERIFY(can_read_and_write(folder.path()));
        QVERIFY(!can_read_and_write(folder / "nothing"));
    }
    void programs_are_found_as_a_shell_finds_them() {
        const test::TemporaryFolder folder;
        QFile script(QString::fromStdString((folder / "speak").string()));
        QVERIFY(script.open(QFile::WriteOnly));
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", QByteArray::fromStdString("/nothing:" + folder.path().string()));
        QVERIFY(!find_program("speak")); // it cannot be executed
        script.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
        QCOMPARE(find_program("speak").value_or(""), folder / "speak");
        QVERIFY(!find_program("./speak"));
        QCOMPARE(find_program((folder / "speak").string()).value_or(""), folder / "speak");
        QVERIFY(!find_program(folder.path().string()));
        QVERIFY(!find_program(""));
        qputenv("PATH", path);
    }
};

FORMANT_TEST(TestOsAccess)

} // namespace tst_os_access

#include "tst_os_access.moc"
