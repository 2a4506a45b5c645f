#include "tests/support/test_registry.h"
#include "ui/languages/language_choice.h"
#include "ui/languages/languages.h"
#include "ui/languages/window_language.h"
#include "ui/window/run_controls.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <clocale>

using namespace formant;

namespace {

QString start_word(const RunControls& controls) {
    QCoreApplication::processEvents();
    return controls.findChild<QPushButton*>("start_stop")->text();
}

} // namespace

class TestWindowLanguage : public QObject {
    Q_OBJECT
    WindowLanguage language_;

  private Q_SLOTS:
    void initTestCase() { std::setlocale(LC_NUMERIC, "C"); } // as the program does
    void init() { language_.speak("en"); }

    void a_window_that_is_open_speaks_another_at_once_and_english_again() {
        const RunControls controls;
        QCOMPARE(start_word(controls), QString("&Start"));
        QStringList words;
        for (const char* code : {"es", "fa", "sv"}) {
            language_.speak(code);
            words << start_word(controls);
        }
        QCOMPARE(QSet<QString>(words.begin(), words.end()).size(), 3);
        QVERIFY(!words.contains("&Start"));
        language_.speak("en");
        QCOMPARE(start_word(controls), QString("&Start"));
    }
    void lines_begin_on_the_right_in_persian_alone() {
        const QWidget window;
        language_.speak("fa");
        QVERIFY(window.isRightToLeft());
        language_.speak("sv");
        QVERIFY(!window.isRightToLeft());
    }
    void numbers_follow_also_in_widgets_that_were_there() {
        QWidget window;
        auto* number = new QSpinBox(&window);
        number->setMaximum(5000);
        number->setValue(12);
        language_.speak("fa");
        QCOMPARE(number->text(), QString::fromUtf8("۱۲"));
        QCOMPARE(QLocale().toString(1.5), QString::fromUtf8("۱٫۵"));
        QCOMPARE(std::strtod("1.5", nullptr), 1.5); // parsers are not touched
    }
    void digits_of_both_kinds_can_be_typed() {
        language_.speak("fa");
        QSpinBox number;
        for (const char* typed : {"34", "۳۴"}) {
            number.setValue(0);
            number.selectAll();
            QTest::sendKeyEvent(QTest::Click, &number, Qt::Key_unknown, QString::fromUtf8(typed),
                                Qt::NoModifier);
            QCOMPARE(number.value(), 34);
        }
    }
    void an_unknown_language_is_english() {
        language_.speak("tlh");
        QCOMPARE(language_.code(), QString("en"));
    }
    void the_choice_speaks_and_shows_what_is_spoken() {
        LanguageChoice choice(language_);
        QCOMPARE(choice.currentText(), QString("English"));
        choice.setFocus();
        QTest::keyClick(&choice, Qt::Key_Down);
        QCOMPARE(language_.code(), QString("es"));
        language_.speak("sv"); // in the wizard
        QCOMPARE(choice.currentText(), QString("Svenska"));
    }
    void a_count_has_the_forms_of_the_language() {
        const auto failed = [](int count) {
            return QCoreApplication::translate("formant::QueuePage", "%n job(s) failed", nullptr,
                                               count);
        };
        QCOMPARE(failed(1), QString("1 job failed"));
        QCOMPARE(failed(1200), QString("1,200 jobs failed"));
        language_.speak("es");
        QVERIFY(failed(1).mid(1) != failed(2).mid(1));
        language_.speak("fa");
        QVERIFY(failed(12).contains(QString::fromUtf8("۱۲")));
    }
    void cleanupTestCase() { language_.speak("en"); }
};

FORMANT_TEST_IN(QApplication, TestWindowLanguage)
#include "tst_window_language.moc"
