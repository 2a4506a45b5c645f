#include "engine/base/atomic_file.h"
#include "engine/session/segments/clip_table.h"
#include "tests/support/contains.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_clip_table {

class TestClipTable : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void any_text_is_read_as_it_was_written() {
        const test::FileTree files;
        ClipTable table;
        const std::vector<std::string> texts = {"one",      "one, two", "he said \"no\"",
                                                "",         " spaced ", "سلام",
                                                "a|b;c\td", "\"",       "'quoted'"};
        for (std::size_t i = 0; i < texts.size(); ++i)
            table.set_text("wavs/" + std::to_string(i) + ".wav", texts[i]);
        QVERIFY(table.write(files.root()).has_value());
        const ClipTable again = ClipTable::read(files.root()).value();
        for (std::size_t i = 0; i < texts.size(); ++i)
            QCOMPARE(again.text_of("wavs/" + std::to_string(i) + ".wav").value(), texts[i]);
        QVERIFY(!again.text_of("wavs/9.wav"));
    }
    void rows_are_changed_and_removed() {
        const test::FileTree files;
        ClipTable table;
        table.set_text("a", "1");
        table.set_text("b", "2");
        table.set_text("a", "3");
        table.remove("b");
        QVERIFY(table.write(files.root()).has_value());
        QCOMPARE(read_file(files.root() / "metadata.csv").value(), std::string("file,text\na,3\n"));
        table.remove("a");
        QVERIFY(table.write(files.root()).has_value());
        QVERIFY(!std::filesystem::exists(files.root() / "metadata.csv"));
    }
    void a_table_that_would_lose_something_is_an_error() {
        for (const char* bytes : {"file,text,speaker\na,1,ann\n", "a|1\n", "file,text\na,1,2\n",
                                  "file,text\na,\"open\n", "file,text\na,\xe9\n"}) {
            const test::FileTree files{{"metadata.csv", bytes}};
            const auto table = ClipTable::read(files.root());
            QVERIFY2(!table, bytes);
            QVERIFY(test::contains(to_english(table.error().what), "metadata.csv:"));
        }
    }
};

FORMANT_TEST(TestClipTable)

} // namespace tst_clip_table

#include "tst_clip_table.moc"
