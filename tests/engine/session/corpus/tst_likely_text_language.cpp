#include "engine/session/corpus/likely_text_language.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_likely_text_language {

class TestLikelyTextLanguage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_is_one_that_espeak_supports() {
        QCOMPARE(likely_text_language({{"Latn", 20}}, {"en-GB"}), std::string("en-gb"));
        QCOMPARE(likely_text_language({{"Latn", 20}}, {"en"}), std::string("en-us"));
        QCOMPARE(likely_text_language({{"Latn", 20}}, {"es-ES"}), std::string("es"));
        QCOMPARE(likely_text_language({{"Latn", 20}}, {"fr"}), std::string("fr-fr"));
        QCOMPARE(likely_text_language({{"Latn", 20}}, {"pt-BR"}), std::string("pt-br"));
        QCOMPARE(likely_text_language({{"Hani", 20}}, {}), std::string("cmn"));
    }
    void most_texts_decide() {
        QCOMPARE(likely_text_language({{"Arab", 18}, {"Latn", 2}}, {"en-GB", "fa"}),
                 std::string("fa"));
    }
    void without_texts_nothing_is_known() {
        QCOMPARE(likely_text_language({}, {"fa"}), std::string());
    }
};

FORMANT_TEST(TestLikelyTextLanguage)

} // namespace tst_likely_text_language

#include "tst_likely_text_language.moc"
