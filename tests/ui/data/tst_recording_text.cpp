#include "tests/support/test_registry.h"
#include "ui/data/recording_text.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPlainTextEdit>

using namespace formant;

namespace tst_recording_text {

/// Returns true if the first letter stands in the right half of the box.
bool begins_at_the_right(RecordingText& shown, const QString& text) {
    shown.resize(400, 150);
    shown.show();
    shown.show_text(text);
    auto& box = *shown.findChild<QPlainTextEdit*>("finding_text");
    box.moveCursor(QTextCursor::Start);
    return box.cursorRect().left() > box.viewport()->width() / 2;
}

class TestRecordingText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_text_starts_at_the_side_of_its_script_in_every_window() {
        for (const Qt::LayoutDirection window : {Qt::LeftToRight, Qt::RightToLeft}) {
            QApplication::setLayoutDirection(window);
            RecordingText shown;
            QVERIFY(begins_at_the_right(shown, QString::fromUtf8("باران تمام شب بارید.")));
            QVERIFY(!begins_at_the_right(shown, "It rained all night."));
        }
    }
    void an_empty_text_starts_at_the_side_of_the_window() {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        RecordingText shown;
        QVERIFY(begins_at_the_right(shown, {}));
    }
    void typed_text_starts_at_the_side_of_its_script() {
        RecordingText shown;
        QVERIFY(!begins_at_the_right(shown, {}));
        auto& box = *shown.findChild<QPlainTextEdit*>("finding_text");
        box.insertPlainText(QString::fromUtf8("باران"));
        box.moveCursor(QTextCursor::Start);
        QVERIFY(box.cursorRect().left() > box.viewport()->width() / 2);
    }
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }
};

FORMANT_TEST_IN(QApplication, TestRecordingText)

} // namespace tst_recording_text

#include "tst_recording_text.moc"
