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

namespace tst_window_language {

QString start_label(const RunControls& controls) {
    QCoreApplication::processEvents();
    return controls.findChild<QPushButton*>("start_stop")->text();
}

class TestWindowLanguage : public QObject {
    Q_OBJECT
    WindowLanguage language_;

  private Q_SLOTS:
    void initTestCase() { std::setlocale(LC_NUMERIC, "C"); } // as the program does
    void init() { language_.set_language("en"); }

    void an_open_window_switches_language_at_once_and_back() {
        const RunControls controls;
        QCOMPARE(start_label(controls), QString("&Start"));
        QStringList labels;
        for (const char* code : {"es", "fa", "sv"}) {
            language_.set_language(code);
            labels << start_label(controls);
        }
        QCOMPARE(QSet<QString>(labels.begin(), labels.end()).size(), 3);
        QVERIFY(!labels.contains("&Start"));
        language_.set_language("en");
        QCOMPARE(start_label(controls), QString("&Start"));
    }
    void only_persian_is_laid_out_right_to_left() {
        const QWidget window;
        language_.set_language("fa");
        QVERIFY(window.isRightToLeft());
        language_.set_language("sv");
        QVERIFY(!window.isRightToLeft());
    }
    void numbers_follow_in_existing_widgets_too() {
        QWidget window;
        auto* number = new QSpinBox(&window);
        number->setMaximum(5000);
        number->setValue(12);
        language_.set_language("fa");
        QCOMPARE(number->text(), QString::fromUtf8("۱۲"));
        QCOMPARE(QLocale().toString(1.5), QString::fromUtf8("۱٫۵"));
        QCOMPARE(std::strtod("1.5", nullptr), 1.5); // parsers are not affected
    }
    void digits_of_both_kinds_can_be_typed() {
        language_.set_language("fa");
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
        language_.set_language("tlh");
        QCOMPARE(language_.code(), QString("en"));
    }
    void the_choice_sets_and_shows_the_language() {
        LanguageChoice choice(language_);
        QCOMPARE(choice.currentText(), QString("English"));
        choice.setFocus();
        QTest::keyClick(&choice, Qt::Key_Down);
        QCOMPARE(language_.code(), QString("es"));
        language_.set_language("sv"); // in the wizard
        QCOMPARE(choice.currentText(), QString("Svenska"));
    }
    void a_count_has_the_forms_of_the_language() {
        const auto failed = [](int count) {
            return QCoreApplication::translate("formant::QueuePage", "%n job(s) failed", nullptr,
                                               count);
        };
        QCOMPARE(failed(1), QString("1 job failed"));
        QCOMPARE(failed(1200), QString("1,200 jobs failed"));
        language_.set_language("es");
        QVERIFY(failed(1).mid(1) != failed(2).mid(1));
        language_.set_language("fa");
        QVERIFY(failed(12).contains(QString::fromUtf8("۱۲")));
    }
    void cleanupTestCase() { language_.set_language("en"); }
};

FORMANT_TEST_IN(QApplication, TestWindowLanguage)

} // namespace tst_window_language

#include "tst_window_language.moc"
