#include "engine/session/preflight/preflight_slow_storage.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

std::vector<PreflightLine> look(const std::vector<Path>& places) {
    const test::FileTree machine{{"proc/self/mounts",
                                  "/dev/sdc / ext4 rw 0 0\n"
                                  "C:\\134 /mnt/c 9p rw,aname=drvfs;path=C:\\ 0 0\n"
                                  "nas:/runs /srv/runs nfs4 rw 0 0\n"}};
    std::vector<PreflightLine> said;
    const OnPreflightLine keep = [&](const PreflightLine& line) { said.push_back(line); };
    PreflightLines lines(keep);
    look_at_slow_storage(places, lines, machine.root());
    return said;
}

} // namespace

class TestPreflightSlowStorage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_place_that_is_slow_is_a_warning() {
        const auto said = look({"/mnt/c/voice", "/srv/runs", "/home/me/.cache"});
        QCOMPARE(said.size(), std::size_t{2});
        for (const PreflightLine& line : said) {
            QCOMPARE(line.id, std::string("slow-storage"));
            QVERIFY(line.grade == Grade::warning);
        }
        QVERIFY(to_english(said[0].what).find("/mnt/c") != std::string::npos);
        QVERIFY(to_english(said[1].what).find("nfs4") != std::string::npos);
    }
    void where_none_is_slow_nothing_is_said() { QVERIFY(look({"/home/me/voice"}).empty()); }
};

FORMANT_TEST(TestPreflightSlowStorage)
#include "tst_preflight_slow_storage.moc"
