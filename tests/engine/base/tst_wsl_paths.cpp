#include "engine/base/wsl_paths.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_wsl_paths {

test::FileTree machine(const std::string& kernel) {
    return test::FileTree{{"proc/sys/kernel/osrelease", kernel}};
}

const char* const wsl2 = "5.15.167.4-microsoft-standard-WSL2\n";
const char* const wsl1 = "4.4.0-19041-Microsoft\n";
const char* const debian = "6.1.0-18-amd64\n";

class TestWslPaths : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void wsl2_is_detected_by_its_kernel() {
        QVERIFY(is_wsl2(machine(wsl2).root()));
        QVERIFY(is_wsl2(machine("6.6.36.3-my-own-WSL2+\n").root()));
        QVERIFY(!is_wsl2(machine(debian).root()));
        QVERIFY(!is_wsl2(machine(wsl1).root()));
        QVERIFY(!is_wsl2("/nowhere"));
    }
    void the_drives_are_below_mnt_by_default() {
        QCOMPARE(windows_drives(machine(wsl2).root()).value(), Path("/mnt"));
        QVERIFY(!windows_drives(machine(debian).root()));
    }
    void the_drives_are_where_wsl_conf_says_data() {
        QTest::addColumn<QString>("conf");
        QTest::addColumn<QString>("drives");
        QTest::newRow("plain") << "[boot]\nsystemd=true\n\n[automount]\nroot = /windir/\n"
                               << "/windir/";
        QTest::newRow("quoted") << "# mine\n[automount]\nroot=\"/\"\n"
                                << "/";
        QTest::newRow("no root") << "[automount]\nenabled=true\n"
                                 << "/mnt";
        QTest::newRow("not absolute") << "[automount]\nroot = windir\n"
                                      << "/mnt";
        QTest::newRow("damaged") << "[automount\nroot\n"
                                 << "/mnt";
    }
    void the_drives_are_where_wsl_conf_says() {
        QFETCH(const QString, conf);
        QFETCH(const QString, drives);
        const auto windows = machine(wsl2);
        windows.write("etc/wsl.conf", conf.toStdString());
        QCOMPARE(windows_drives(windows.root()).value(), Path(drives.toStdString()));
    }
    void paths_of_windows_are_converted_data() {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("meant");
        QTest::newRow("backslashes") << "C:\\Users\\me\\my voice"
                                     << "/mnt/c/Users/me/my voice";
        QTest::newRow("slashes") << "d:/voice/metadata.csv"
                                 << "/mnt/d/voice/metadata.csv";
        QTest::newRow("mixed") << "E:\\voice/wavs\\"
                               << "/mnt/e/voice/wavs/";
        QTest::newRow("doubled") << "C:\\\\Users\\\\me"
                                 << "/mnt/c/Users/me";
        QTest::newRow("a drive") << "C:\\"
                                 << "/mnt/c/";
    }
    void paths_of_windows_are_converted() {
        QFETCH(const QString, written);
        QFETCH(const QString, meant);
        QCOMPARE(from_windows_path(written.toStdString(), Path("/mnt")), meant.toStdString());
    }
    void the_folder_of_the_drives_counts() {
        QCOMPARE(from_windows_path("C:/voice", Path("/windir/")), std::string("/windir/c/voice"));
        QCOMPARE(from_windows_path("C:/voice", Path("/")), std::string("/c/voice"));
    }
    void everything_else_stays_as_it_is() {
        for (const char* path : {"", "c", "C:", "C:voice", "/home/me", "voice/one.wav", "12:/3",
                                 "data.corpus=C:/voice", "https://somewhere"})
            QCOMPARE(from_windows_path(path, Path("/mnt")), std::string(path));
    }
    void outside_wsl2_such_names_are_not_converted() {
        QCOMPARE(from_windows_path("C:/voice", std::nullopt), std::string("C:/voice"));
    }
};

FORMANT_TEST(TestWslPaths)

} // namespace tst_wsl_paths

#include "tst_wsl_paths.moc"
