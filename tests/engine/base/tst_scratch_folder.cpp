#include "engine/base/atomic_file.h"
#include "engine/base/scratch_folder.h"
#include "tests/support/environment.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <filesystem>
#include <optional>

using namespace formant;
using namespace formant::test;

namespace tst_scratch_folder {

class TestScratchFolder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_is_new_below_the_cache_and_removed_at_its_end() {
        const TemporaryFolder cache;
        const ScopedVariable home("XDG_CACHE_HOME", cache.path().string());
        const ScratchFolder other;
        std::optional<ScratchFolder> scratch(std::in_place);
        QVERIFY(scratch->created());
        QVERIFY(scratch->path() != other.path());
        QVERIFY(write_file_atomically(scratch->path() / "a", "1"));
        const Path former = scratch->path();
        scratch.reset();
        QVERIFY(!std::filesystem::exists(former));
    }
    void one_that_cannot_be_created_says_why() {
        const TemporaryFolder cache;
        QVERIFY(write_file_atomically(cache / "file", "not a folder"));
        const ScopedVariable home("XDG_CACHE_HOME", (cache / "file").string());
        const ScratchFolder scratch;
        QVERIFY(!scratch.created());
        const std::string said = to_english(scratch.created().error().what);
        QVERIFY2(said.find("Not a directory") != std::string::npos, said.c_str());
    }
};

FORMANT_TEST(TestScratchFolder)

} // namespace tst_scratch_folder

#include "tst_scratch_folder.moc"
