#include "engine/session/preflight/preflight_storage.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_preflight_storage {

std::vector<PreflightCheck> check(const std::vector<Path>& places) {
    const test::FileTree machine{{"proc/self/mounts",
                                  "/dev/sdc / ext4 rw 0 0\n"
                                  "C:\\134 /mnt/c 9p rw,aname=drvfs;path=C:\\ 0 0\n"
                                  "nas:/runs /srv/runs nfs4 rw 0 0\n"}};
    std::vector<PreflightCheck> said;
    const OnPreflightCheck keep = [&](const PreflightCheck& line) { said.push_back(line); };
    PreflightReport report(keep);
    check_slow_storage(places, report, machine.root());
    return said;
}

class TestPreflightStorage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_folder_on_slow_storage_is_a_warning() {
        const auto said = check({"/mnt/c/voice", "/srv/runs", "/home/me/.cache"});
        QCOMPARE(said.size(), std::size_t{2});
        for (const PreflightCheck& line : said) {
            QCOMPARE(line.id, std::string("slow-storage"));
            QVERIFY(line.grade == Grade::warning);
        }
        QVERIFY(to_english(said[0].what).find("/mnt/c") != std::string::npos);
        QVERIFY(to_english(said[1].what).find("nfs4") != std::string::npos);
    }
    void fast_storage_is_not_reported() { QVERIFY(check({"/home/me/voice"}).empty()); }
};

FORMANT_TEST(TestPreflightStorage)

} // namespace tst_preflight_storage

#include "tst_preflight_storage.moc"
