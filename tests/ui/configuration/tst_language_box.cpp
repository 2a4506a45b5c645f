#include "tests/support/test_registry.h"
#include "ui/configuration/language_box.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLineEdit>

using namespace formant;

namespace tst_language_box {

/// Waits until the languages are listed.
void wait_for_languages(const LanguageBox& box) {
    QTRY_VERIFY(box.count() > 50);
}

class TestLanguageBox : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_language_is_offered_with_its_name() {
        LanguageBox box;
        wait_for_languages(box);
        for (const char* one : {"Spanish (Spain) – es", "Persian – fa", "Swedish – sv"})
            QVERIFY2(box.findText(one) >= 0, one);
    }
    void they_have_their_names_in_the_language_of_the_window() {
        QLocale::setDefault(QLocale("es"));
        LanguageBox box;
        wait_for_languages(box);
        QVERIFY(box.findText("persa – fa") >= 0);
        box.set_code("sv");
        QLocale::setDefault(QLocale("en"));
        QEvent changed(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&box, &changed);
        QTRY_COMPARE(box.currentText(), QString("Swedish – sv"));
        QVERIFY(box.findText("Persian – fa") >= 0);
    }
    void a_code_is_shown_with_its_name() {
        LanguageBox box;
        box.set_code("sv");
        QCOMPARE(box.code(), QString("sv"));
        wait_for_languages(box);
        QCOMPARE(box.currentText(), QString("Swedish – sv"));
        QCOMPARE(box.code(), QString("sv"));
    }
    void a_choice_by_hand_gives_the_code() {
        LanguageBox box;
        wait_for_languages(box);
        box.set_code("es");
        QSignalSpy edits(&box, &LanguageBox::edited);
        QTest::keyClick(&box, Qt::Key_Down);
        QCOMPARE(edits.count(), 1);
        QVERIFY(!box.code().isEmpty() && !box.code().contains(' '));
        QVERIFY(box.code() != "es");
    }
    void a_name_can_be_typed() {
        LanguageBox box;
        wait_for_languages(box);
        box.lineEdit()->selectAll();
        QTest::keyClicks(box.lineEdit(), "swedish");
        QCOMPARE(box.code(), QString("sv"));
    }
    void a_code_can_be_typed_also_one_that_is_not_listed() {
        LanguageBox box;
        wait_for_languages(box);
        QSignalSpy edits(&box, &LanguageBox::edited);
        box.lineEdit()->selectAll();
        QTest::keyClicks(box.lineEdit(), "en-us+f3");
        QCOMPARE(edits.count(), 8);
        QCOMPARE(box.code(), QString("en-us+f3"));
        box.set_code("xx");
        QCOMPARE(box.currentText(), QString("xx"));
    }
};

FORMANT_TEST_IN(QApplication, TestLanguageBox)

} // namespace tst_language_box

#include "tst_language_box.moc"
