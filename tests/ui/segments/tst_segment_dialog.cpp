#include "tests/support/corpora/talk.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "ui/segments/segment_dialog.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>

using namespace formant;

namespace tst_segment_dialog {

/// A long recording, and the dialog that cuts it.
struct Cut {
    test::Talk talk;
    SegmentDialog dialog{FORMANT_PROGRAM};

    Cut() { dialog.show(); }
    void add_talk() { dialog.add_recordings({QString::fromStdString(talk.recording.string())}); }
    QLineEdit& line(const char* name) const { return *dialog.findChild<QLineEdit*>(name); }
    QPushButton& button(const char* name) const { return *dialog.findChild<QPushButton*>(name); }
    QComboBox& method() const { return *dialog.findChild<QComboBox*>("segment_method"); }
    QTableWidget& table() const { return *dialog.findChild<QTableWidget*>("segment_clips"); }
    QString cell(int row, int column) const { return table().item(row, column)->text(); }
    QString error() const { return dialog.findChild<QLabel*>("error_text")->text(); }
    QString summary() const { return dialog.findChild<QLabel*>("segment_summary")->text(); }
};

class TestSegmentDialog : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_clips_are_shown_before_they_are_cut() {
        Cut c;
        c.talk.write_captions();
        c.add_talk();
        QTRY_VERIFY(c.button("preview_segments").isEnabled());
        c.button("preview_segments").click();
        QVERIFY(!c.button("cut_segments").isEnabled());
        QTRY_VERIFY2(c.table().rowCount() > 0, qPrintable(c.error()));
        QVERIFY(c.summary().contains("talk.srt"));
        QVERIFY(c.cell(0, 3).contains("one, \"two\""));
        QVERIFY(!std::filesystem::exists(c.talk.folder / "talk-clips"));
        test::keep_screenshot(c.dialog, "segments_preview");
    }
    void cutting_makes_a_corpus_next_to_the_recording() {
        Cut c;
        c.talk.write_captions();
        c.add_talk();
        const QString folder = c.line("segment_folder").text();
        QCOMPARE(folder, QString::fromStdString((c.talk.folder / "talk-clips").string()));
        QSignalSpy ready(&c.dialog, &SegmentDialog::corpus_ready);
        c.button("cut_segments").click();
        QTRY_COMPARE_WITH_TIMEOUT(ready.size(), 1, 20'000);
        QCOMPARE(ready.at(0).at(0).toString(), folder);
        QVERIFY(QFile::exists(folder + "/metadata.csv"));
        QVERIFY(!c.dialog.isVisible());
    }
    void other_options_need_another_preview() {
        Cut c;
        c.add_talk();
        c.button("preview_segments").click();
        QTRY_VERIFY(c.table().rowCount() > 0);
        c.dialog.findChild<QDoubleSpinBox*>("segment_min_seconds")->setValue(3);
        QCOMPARE(c.table().rowCount(), 0);
        QVERIFY(!c.table().isVisible());
    }
    void what_is_skipped_is_shown_with_the_reason() {
        Cut c;
        c.add_talk();
        c.dialog.findChild<QDoubleSpinBox*>("segment_min_seconds")->setValue(10);
        c.button("preview_segments").click();
        QTRY_VERIFY(c.table().rowCount() > 0);
        QVERIFY2(c.cell(0, 3).contains("shorter than 10 s"), qPrintable(c.cell(0, 3)));
    }
    void a_file_of_texts_is_asked_for_one_recording() {
        Cut c;
        c.add_talk();
        QVERIFY(!c.line("segment_text_file").isVisible());
        c.method().setCurrentIndex(1);
        QVERIFY(c.line("segment_text_file").isVisible());
        c.dialog.add_recordings({"/other.wav"});
        QVERIFY(!c.line("segment_text_file").isVisible());
    }
    void an_error_is_shown_and_the_options_can_be_changed() {
        Cut c;
        c.add_talk();
        c.method().setCurrentIndex(1);
        c.button("cut_segments").click();
        QTRY_VERIFY2(c.error().contains("no captions or labels"), qPrintable(c.error()));
        QVERIFY(!c.error().contains("--"));
        QVERIFY(c.button("cut_segments").isEnabled());
        c.method().setCurrentIndex(2);
        QVERIFY(c.error().isEmpty() || !c.dialog.findChild<QLabel*>("error_text")->isVisible());
    }
    void closing_cancels_the_work() {
        Cut c;
        c.add_talk();
        c.button("cut_segments").click();
        c.dialog.reject();
        QVERIFY(!c.dialog.isVisible());
    }
};

FORMANT_TEST_IN(QApplication, TestSegmentDialog)

} // namespace tst_segment_dialog

#include "tst_segment_dialog.moc"
