#include "engine/base/os/os_user.h"
#include "engine/base/paths.h"
#include "tests/support/environment.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <pwd.h>
#include <unistd.h>

using namespace formant;

namespace tst_paths {

class TestPaths : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void folders_are_those_of_the_specification() {
        const test::ScopedVariable data("XDG_DATA_HOME", "/data");
        const test::ScopedVariable state("XDG_STATE_HOME", "state"); // relative: ignored
        const test::ScopedVariable home("HOME", "/home/maria");
        QCOMPARE(data_home(), Path("/data/formant"));
        QCOMPARE(state_home(), Path("/home/maria/.local/state/formant"));
    }
    void without_a_usable_home_the_user_database_is_asked_data() {
        QTest::addColumn<QString>("home");
        QTest::newRow("empty") << "";
        QTest::newRow("relative") << "somewhere";
    }
    void without_a_usable_home_the_user_database_is_asked() {
        QFETCH(const QString, home);
        const test::ScopedVariable set("HOME", home.toStdString());
        const test::ScopedVariable none("XDG_CACHE_HOME", "");
        QCOMPARE(home_folder(), Path(::getpwuid(::getuid())->pw_dir));
        QCOMPARE(cache_home(), home_folder() / ".cache/formant");
        qunsetenv("HOME");
        QCOMPARE(home_folder(), Path(::getpwuid(::getuid())->pw_dir));
    }
};

FORMANT_TEST(TestPaths)

} // namespace tst_paths

#include "tst_paths.moc"
