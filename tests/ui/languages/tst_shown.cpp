#include "tests/support/test_registry.h"
#include "ui/languages/isolated.h"
#include "ui/languages/shown.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>

using namespace formant;

namespace tst_shown {

class TestShown : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_line_feed_forges_no_second_line() {
        QCOMPARE(shown(std::string("one\ntwo")), QString("one\\ntwo"));
    }
    void a_mark_of_direction_is_written_out() {
        QCOMPARE(shown(QString("voice%1gpj.exe").arg(QChar(0x202e))),
                 QString("voice\\u202egpj.exe"));
    }
    void a_name_does_not_end_the_isolate_around_it() {
        const QString name = QString("a%1b").arg(QChar(0x2069));
        QCOMPARE(shown(name), QString("a\\u2069b"));
        const QString balanced = QString("%1a%2").arg(QChar(0x2068)).arg(QChar(0x2069));
        QCOMPARE(shown(balanced), balanced); // the window's own
    }
    void names_and_paths_in_sentences_are_shown_the_same_way() {
        QCOMPARE(isolated("a\x1b[31m"), QString("a\\x1b[31m"));
        QCOMPARE(isolated_path("/voices/a\nb"), QString("/voices/a\\nb"));
    }
    void letters_of_every_script_stay() {
        const QString text = QString::fromUtf8("صدا Åsa größe 声");
        QCOMPARE(shown(text), text);
    }
};

FORMANT_TEST_IN(QApplication, TestShown)

} // namespace tst_shown

#include "tst_shown.moc"
