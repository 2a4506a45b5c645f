#include "engine/session/corpus/corpus_name.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_corpus_name {

class TestCorpusName : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_is_that_of_the_folder_or_of_the_list() {
        QCOMPARE(name_of_corpus("/home/ann/clips"), std::string("clips"));
        QCOMPARE(name_of_corpus("/home/ann/clips/"), std::string("clips"));
        QCOMPARE(name_of_corpus("/home/ann/clips/words.csv"), std::string("words.csv"));
    }
    void a_list_with_the_usual_name_is_named_after_its_folder() {
        QCOMPARE(name_of_corpus("/home/ann/clips/metadata.csv"), std::string("clips"));
        QCOMPARE(name_of_corpus("metadata.csv"), std::string("metadata.csv"));
    }
    void no_corpus_has_no_name() { QCOMPARE(name_of_corpus(""), std::string()); }
};

FORMANT_TEST(TestCorpusName)

} // namespace tst_corpus_name

#include "tst_corpus_name.moc"
