#include "tests/support/environment.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "ui/files/start_folder.h"

#include <QtCore/QDir>
#include <QtTest/QtTest>

using namespace formant;

namespace {

/// Somebody's home, with a folder for music and one with recordings.
struct Home {
    test::TemporaryFolder folder;
    test::ScopedVariable home{"HOME", folder.path().string()};
    test::ScopedVariable config{"XDG_CONFIG_HOME", (folder.path() / "config").string()};

    QString made(const std::string& name) const {
        std::filesystem::create_directories(folder.path() / name);
        return QString::fromStdString((folder.path() / name).string());
    }
    static QString begins(const QString& shown) {
        return start_folder(shown, QStandardPaths::MusicLocation);
    }
};

} // namespace

class TestStartFolder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_is_what_is_shown_where_that_is_there() {
        const Home home;
        const QString shown = home.made("voices/ann");
        QCOMPARE(Home::begins(shown), shown);
    }
    void of_a_folder_that_is_gone_it_is_the_one_above() {
        const Home home;
        const QString above = home.made("voices");
        QCOMPARE(Home::begins(above + "/gone/further"), above);
    }
    void where_nothing_is_shown_it_is_the_folder_of_music_else_home() {
        const Home home;
        QCOMPARE(Home::begins(QString()), QDir::homePath());
        const QString music = home.made("Music");
        QCOMPARE(Home::begins(QString()), music);
        QCOMPARE(Home::begins("not a path"), music);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestStartFolder)
#include "tst_start_folder.moc"
