#include "engine/base/message.h"

#include <QtTest/QtTest>

using namespace formant;

class TestMessage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void named_places_are_filled_in() {
        const Message text = message(FORMANT_TR("test", "cannot open {file}: {reason}"),
                                     {{"file", "a.wav"}, {"reason", "no such file"}});
        QCOMPARE(to_english(text), std::string("cannot open a.wav: no such file"));
    }
    void a_place_may_occur_twice() {
        QCOMPARE(fill_in("{x} and {x}", {{"x", "1"}}), std::string("1 and 1"));
    }
    void a_value_that_looks_like_its_own_place_is_not_replaced_again() {
        QCOMPARE(fill_in("{x}", {{"x", "{x}!"}}), std::string("{x}!"));
    }
    void unknown_places_stay() { QCOMPARE(fill_in("{y}", {{"x", "1"}}), std::string("{y}")); }
};

QTEST_APPLESS_MAIN(TestMessage)
#include "tst_message.moc"
