#include "tests/support/test_registry.h"
#include "ui/messages/error_note.h"

#include <QtGui/QClipboard>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

using namespace formant;

namespace tst_error_note {

const Error full_disk = {
    ErrorKind::disk, message(FORMANT_TR("test", "the disk of {folder} is full. Free disk space"),
                             {{"folder", "/runs"}})};

class TestErrorNote : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_is_hidden_without_an_error() {
        ErrorNote note;
        QVERIFY(note.isHidden());
        note.show_error(full_disk);
        QVERIFY(!note.isHidden());
        note.clear();
        QVERIFY(note.isHidden());
        QVERIFY(note.text().isEmpty());
    }
    void it_shows_what_where_and_what_to_do() {
        ErrorNote note;
        note.show_error(full_disk);
        QCOMPARE(note.text(), QString("the disk of /runs is full. Free disk space"));
    }
    void the_details_can_be_copied() {
        ErrorNote note;
        note.show_error(full_disk);
        note.findChild<QPushButton*>("copy_details")->click();
        const QString copied = QApplication::clipboard()->text();
        QVERIFY(copied.startsWith("Formant Studio "));
        QVERIFY(copied.endsWith("the disk of /runs is full. Free disk space"));
    }
};

FORMANT_TEST_IN(QApplication, TestErrorNote)

} // namespace tst_error_note

#include "tst_error_note.moc"
