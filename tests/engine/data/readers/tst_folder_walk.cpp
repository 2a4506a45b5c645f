#include "engine/data/corpus_reader.h"
#include "engine/data/readers/folder_walk.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <set>

using namespace formant;

namespace tst_folder_walk {

using test::SmallCorpus;

using Names = std::set<std::string>;

Result<void> walk(const SmallCorpus& folder, Names& names, const WalkControl& control) {
    return walk_files(folder.path(), control, [&](const Path& file) {
        names.insert(file.lexically_relative(folder.path()).string());
        return true;
    });
}

class TestFolderWalk : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_file_is_visited_once() {
        const SmallCorpus folder;
        for (const std::string name : {"a.txt", "b/c.txt", "b/d/صوت.wav"})
            folder.write(name, "x");
        std::filesystem::create_directory_symlink(folder.path(), folder / "b/again");
        Names names;
        QVERIFY(walk(folder, names, CancellationToken()));
        QCOMPARE(names, (Names{"a.txt", "b/c.txt", "b/d/صوت.wav"}));
    }
    void a_link_to_a_folder_elsewhere_is_followed() {
        const SmallCorpus folder, elsewhere;
        elsewhere.write("d/a.txt", "x");
        std::filesystem::create_directory_symlink(elsewhere.path(), folder / "b");
        std::filesystem::create_directory_symlink(folder.path(), elsewhere / "d/back");
        Names names;
        QVERIFY(walk(folder, names, CancellationToken()));
        QCOMPARE(names, (Names{"b/d/a.txt"}));
    }
    void hidden_files_are_skipped() {
        const SmallCorpus folder;
        for (const std::string name : {"a.txt", "._a.txt", ".git/a.txt", "__MACOSX/a.txt"})
            folder.write(name, "x");
        Names names;
        QVERIFY(walk(folder, names, CancellationToken()));
        QCOMPARE(names, (Names{"a.txt"}));
    }
    void a_visitor_can_stop_the_walk() {
        const SmallCorpus folder;
        for (int i = 0; i < 20; ++i)
            folder.write(fmt::format("{}/a.txt", i), "x");
        int seen = 0;
        QVERIFY(walk_files(folder.path(), CancellationToken(),
                           [&](const Path&) { return ++seen < 3; }));
        QCOMPARE(seen, 3);
    }
    void the_walk_reports_the_number_of_folders() {
        const SmallCorpus folder;
        for (const std::string name : {"a/a.txt", "b/c/a.txt"})
            folder.write(name, "x");
        std::vector<std::int64_t> reported;
        Names names;
        const CancellationToken never;
        QVERIFY(walk(folder, names, {never, [&](std::int64_t done, std::int64_t count) {
                                         reported.push_back(done + count);
                                     }}));
        QCOMPARE(reported, (std::vector<std::int64_t>{0, 1, 2, 3}));
    }
    void the_walk_ends_within_a_folder_on_cancellation() {
        const SmallCorpus folder;
        for (int i = 0; i < 50; ++i)
            folder.write(fmt::format("{}.txt", i), "x");
        CancellationToken cancellation;
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
            walk_files("/nowhere/at all", CancellationToken(), [](const Path&) { return true; });
        QVERIFY(!walked && walked.error().kind == ErrorKind::data);
        QVERIFY(test::contains(to_english(walked.error().what), "/nowhere/at all"));
    }
    void format_recognition_in_many_folders_can_be_canceled() {
        const SmallCorpus folder;
        for (int i = 0; i < 100; ++i)
            folder.write(fmt::format("{}/a.bin", i), "x");
        CancellationToken cancellation;
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

} // namespace tst_folder_walk

#include "tst_folder_walk.moc"
