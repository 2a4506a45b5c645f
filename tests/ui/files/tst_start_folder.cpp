#include "tests/support/environment.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "ui/files/start_folder.h"

#include <QtCore/QDir>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_start_folder {

/// A home folder, in which other folders can be created.
struct Home {
    test::TemporaryFolder folder;
    test::ScopedVariable home{"HOME", folder.path().string()};
    test::ScopedVariable config{"XDG_CONFIG_HOME", (folder.path() / "config").string()};

    QString create(const std::string& name) const {
        std::filesystem::create_directories(folder.path() / name);
        return QString::fromStdString((folder.path() / name).string());
    }
    static QString start_of(const QString& shown) {
        return start_folder(shown, QStandardPaths::MusicLocation);
    }
};

class TestStartFolder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_is_the_shown_folder_if_it_exists() {
        const Home home;
        const QString shown = home.create("voices/ann");
        QCOMPARE(Home::start_of(shown), shown);
    }
    void for_a_missing_folder_it_is_the_existing_parent() {
        const Home home;
        const QString above = home.create("voices");
        QCOMPARE(Home::start_of(above + "/gone/further"), above);
    }
    void without_a_shown_folder_it_is_the_music_folder_or_home() {
        const Home home;
        QCOMPARE(Home::start_of(QString()), QDir::homePath());
        const QString music = home.create("Music");
        QCOMPARE(Home::start_of(QString()), music);
        QCOMPARE(Home::start_of("not a path"), music);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestStartFolder)

} // namespace tst_start_folder

#include "tst_start_folder.moc"
