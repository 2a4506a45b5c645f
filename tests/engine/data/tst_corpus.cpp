#include "engine/data/corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_corpus {

class TestCorpus : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_id_stays_when_the_corpus_is_moved_or_re_encoded() {
        QCOMPARE(utterance_id("/a/lj/wavs/LJ001-0001.wav"), std::string("wavs/LJ001-0001"));
        QCOMPARE(utterance_id("/b/wavs/LJ001-0001.flac"),
                 utterance_id("/a/lj/wavs/LJ001-0001.wav"));
        QCOMPARE(utterance_id("/записи/голос один.wav"), std::string("записи/голос один"));
    }
};

FORMANT_TEST(TestCorpus)

} // namespace tst_corpus

#include "tst_corpus.moc"
