#include "engine/text/unicode/garbled_text.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_garbled_text {

class TestGarbledText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void texts_of_any_language_are_as_they_should_be() {
        for (const char* text : {"señor, ¿qué tal?", "Ç'a été là-bas, où l'âme s'élève",
                                 "Œuvre naïve – 5 €", "På ö", "žluťoučký kůň", "Агент отключен",
                                 "今日は天気がいい", "مرحبا", "àéèùç", "", "a\tb\n"})
            QVERIFY2(!is_garbled(text), text);
    }
    void a_text_that_was_decoded_wrongly_is_recognized() {
        for (const char* text : {"seÃ±or", "Ð\u0090Ð³ÐµÐ½Ñ‚", "Àãåíò îòêëþ÷åí", "caf\u00c3\u00a9",
                                 "a \ufffd b", "a\u0001b", "ä»Šæ—¥", "Êáëçìåñá"})
            QVERIFY2(is_garbled(text), text);
    }
    void a_text_with_zero_bytes_is_garbled() { QVERIFY(is_garbled(std::string("a\0b", 3))); }
};

FORMANT_TEST(TestGarbledText)

} // namespace tst_garbled_text

#include "tst_garbled_text.moc"
