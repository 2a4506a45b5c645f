#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_festvox_reader {

using test::contains;
using test::SmallCorpus;

class TestFestvoxReader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_prompts_of_a_voice_are_read() {
        const SmallCorpus folder;
        folder.record("wav/arctic_a0001.wav");
        folder.record("wav/arctic_a0002.wav");
        folder.write("etc/txt.done.data",
                     "( arctic_a0001 \"Author of the danger trail, Philip Steels, etc.\" )\n"
                     "(arctic_a0002 \"He said \\\"no\\\".\")\n");
        const Corpus corpus = folder.read();
        QCOMPARE(corpus.format, std::string("festvox"));
        QCOMPARE(test::texts_of(corpus.utterances),
                 (std::vector<std::string>{"Author of the danger trail, Philip Steels, etc.",
                                           "He said \"no\"."}));
        QVERIFY(test::all_are_there(corpus.utterances));
        QCOMPARE(folder.read("etc/txt.done.data").utterances[0].file,
                 folder / "wav/arctic_a0001.wav");
    }
    void a_line_that_is_not_a_prompt_is_named() {
        const SmallCorpus folder;
        for (const std::string line : {"( b \"two\"", "b \"two\" )", "( b two )"}) {
            folder.write("etc/txt.done.data", "( a \"one\" )\n" + line + "\n");
            QVERIFY(contains(to_english(folder.read().bad_rows.at(0).what), "txt.done.data:2"));
        }
    }
};

FORMANT_TEST(TestFestvoxReader)

} // namespace tst_festvox_reader

#include "tst_festvox_reader.moc"
