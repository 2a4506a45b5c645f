#include "engine/data/corpus_reader.h"
#include "engine/data/readers/folder_walk.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <set>

using namespace formant;
using test::SmallCorpus;

namespace {

using Names = std::set<std::string>;

Result<void> walk(const SmallCorpus& folder, Names& names, const WalkControl& control) {
    return walk_files(folder.path(), control, [&](const Path& file) {
        names.insert(file.lexically_relative(folder.path()).string());
        return true;
    });
}

} // namespace

class TestFolderWalk : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_file_below_is_shown_and_links_to_folders_are_not_followed() {
        const SmallCorpus folder;
        for (const std::string name : {"a.txt", "b/c.txt", "b/d/صوت.wav"})
            folder.write(name, "x");
        std::filesystem::create_directory_symlink(folder.path(), folder / "b/again");
        Names names;
        QVERIFY(walk(folder, names, Cancellation()));
        QCOMPARE(names, (Names{"a.txt", "b/c.txt", "b/d/صوت.wav"}));
    }
    void what_has_seen_enough_ends_the_walk() {
        const SmallCorpus folder;
        for (int i = 0; i < 20; ++i)
            folder.write(fmt::format("{}/a.txt", i), "x");
        int seen = 0;
        QVERIFY(walk_files(folder.path(), Cancellation(), [&](const Path&) { return ++seen < 3; }));
        QCOMPARE(seen, 3);
    }
    void folders_are_counted_on_the_way() {
        const SmallCorpus folder;
        for (const std::string name : {"a/a.txt", "b/c/a.txt"})
            folder.write(name, "x");
        std::vector<std::int64_t> told;
        Names names;
        const Cancellation never;
        QVERIFY(walk(folder, names, {never, [&](std::int64_t done, std::int64_t count) {
                                         told.push_back(done + count);
                                     }}));
        QCOMPARE(told, (std::vector<std::int64_t>{0, 1, 2, 3}));
    }
    void it_ends_within_the_folder_where_that_is_asked_for() {
        const SmallCorpus folder;
        for (int i = 0; i < 50; ++i)
            folder.write(fmt::format("{}.txt", i), "x");
        Cancellation cancellation;
        int seen = 0;
        const auto ended = walk_files(folder.path(), cancellation, [&](const Path&) {
            if (++seen == 5)
                cancellation.request();
            return true;
        });
        QVERIFY(!ended && ended.error().kind == ErrorKind::interrupted);
        QCOMPARE(seen, 5);
    }
    void a_folder_that_is_not_there_is_named() {
        const auto walked =
            walk_files("/nowhere/at all", Cancellation(), [](const Path&) { return true; });
        QVERIFY(!walked && walked.error().kind == ErrorKind::data);
        QVERIFY(test::contains(to_english(walked.error().what), "/nowhere/at all"));
    }
    void a_corpus_of_many_folders_is_given_up_before_its_format_is_known() {
        const SmallCorpus folder;
        for (int i = 0; i < 100; ++i)
            folder.write(fmt::format("{}/a.bin", i), "x");
        Cancellation cancellation;
        std::int64_t folders = 0;
        const auto read =
            read_corpus({folder.path()}, {cancellation, [&](std::int64_t done, std::int64_t) {
                                              folders = done;
                                              if (done == 10)
                                                  cancellation.request();
                                          }});
        QVERIFY(!read && read.error().kind == ErrorKind::interrupted);
        QCOMPARE(folders, 10);
    }
};

FORMANT_TEST(TestFolderWalk)
#include "tst_folder_walk.moc"
