#include "engine/session/speech/converted_files.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_converted_files {

using test::contains;

class TestConvertedFiles : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_file_has_the_name_of_its_recording() {
        const auto files =
            converted_files({"there/a.flac", "b.take.2.wav", "سلام.mp3"}, "out", "wav");
        QCOMPARE(files[0].value(), Path("out/a.wav"));
        QCOMPARE(files[1].value(), Path("out/b.take.2.wav"));
        QCOMPARE(files[2].value(), Path("out/سلام.wav"));
    }
    void the_second_recording_of_the_same_name_is_refused() {
        const auto files = converted_files({"x/a.wav", "y/a.flac", "y/b.flac"}, "out", "wav");
        QVERIFY(files[0] && !files[1] && files[2]);
        QVERIFY(contains(to_english(files[1].error().what), "out/a.wav"));
    }
    void no_recording_is_overwritten() {
        const test::SmallCorpus folder;
        folder.record("a.wav");
        folder.record("b.flac");
        folder.record("b.wav");
        const auto given = [&](const std::string& name) { return (folder / name).string(); };
        const Path detour = folder.path() / "." / "";
        const auto files =
            converted_files({given("a.wav"), given("b.flac"), given("b.wav")}, detour, "wav");
        for (const auto& file : files)
            QVERIFY(!file && file.error().kind == ErrorKind::data);
        QVERIFY(converted_files({given("a.wav")}, detour, "flac")[0]);
    }
};

FORMANT_TEST(TestConvertedFiles)

} // namespace tst_converted_files

#include "tst_converted_files.moc"
