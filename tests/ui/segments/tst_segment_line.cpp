#include "tests/support/corpora/talk.h"
#include "tests/support/test_registry.h"
#include "ui/segments/segment_line.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

using namespace formant;

namespace tst_segment_line {

QString folder_of(const test::Talk& talk) {
    return QString::fromStdString(talk.clips.string());
}

QPushButton& button(const SegmentLine& line, const char* name) {
    return *line.findChild<QPushButton*>(name);
}

/// Agrees to the question that is shown next.
void agree_to_next_question() {
    QTimer::singleShot(100, [] {
        auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(question != nullptr);
        for (QAbstractButton* answer : question->buttons())
            if (question->buttonRole(answer) != QMessageBox::RejectRole)
                return answer->click();
    });
}

class TestSegmentLine : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_is_shown_for_cut_clips_only() {
        const test::Talk talk;
        SegmentLine line;
        line.show_folder(QString::fromStdString(talk.folder.path().string()));
        QTest::qWait(200);
        QVERIFY(line.isHidden());
        SegmentRequest request = talk.request();
        request.transcriber = "basename {file}";
        QVERIFY(test::Talk::cut(request).has_value());
        line.show_folder(folder_of(talk));
        QTRY_VERIFY(!line.isHidden());
        QVERIFY(line.findChild<QLabel*>("segment_text")->text().contains("3"));
        QVERIFY(!button(line, "open_suggestions").isHidden());
    }
    void cutting_is_undone_after_a_question() {
        const test::Talk talk;
        QVERIFY(talk.cut().has_value());
        talk.write("clips/wavs/talk-0002.wav", "changed");
        SegmentLine line;
        line.show();
        line.show_folder(folder_of(talk));
        QTRY_VERIFY(!button(line, "undo_segmentation").isHidden());
        QVERIFY(button(line, "open_suggestions").isHidden());
        QSignalSpy undone(&line, &SegmentLine::undone);
        QSignalSpy notes(&line, &SegmentLine::note_changed);
        agree_to_next_question();
        button(line, "undo_segmentation").click();
        QTRY_COMPARE(undone.size(), 1);
        QCOMPARE(undone.at(0).at(0).toBool(), true);
        QVERIFY(notes.at(0).at(0).toString().contains("talk-0002.wav"));
        QVERIFY(!std::filesystem::exists(talk.clips / "wavs/talk-0001.wav"));
    }
};

FORMANT_TEST_IN(QApplication, TestSegmentLine)

} // namespace tst_segment_line

#include "tst_segment_line.moc"
