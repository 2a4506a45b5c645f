#include "tests/support/corpora/talk.h"
#include "tests/support/screenshot.h"
#include "tests/support/shown_texts.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "ui/languages/languages.h"
#include "ui/languages/window_language.h"
#include "ui/segments/segment_dialog.h"
#include "ui/segments/segment_line.h"
#include "ui/segments/suggestion_dialog.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>

using namespace formant;

namespace tst_segment_languages {

/// Lists everything in the dialog that cannot be read, or has the same shortcut letter.
QStringList faults_in(QWidget& dialog, const QString& name) {
    QTest::qWait(100); // layouts follow one another
    test::keep_screenshot(dialog, "segments_" + name);
    return test::clipped_in(dialog) + test::clashes_in(dialog) + test::outside_in(dialog);
}

/// The dialogs and the line of the Data page, in every language.
class TestSegmentLanguages : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        talk_.write_captions();
        test::Talk::write_recording(talk_.folder / "other.wav", 22050);
        SegmentRequest request = talk_.request();
        request.recordings = {(talk_.folder / "other.wav").string()};
        request.transcriber = "basename {file}";
        test::throw_on_error(test::Talk::cut(request).map([](const SegmentedCorpus&) {}));
    }
    void everything_can_be_read_data() {
        QTest::addColumn<QString>("code");
        for (const Language& language : languages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
    void everything_can_be_read() {
        QFETCH(QString, code);
        language_.set_language(code);
        QStringList faults;
        SegmentDialog dialog(FORMANT_PROGRAM);
        dialog.add_recordings({QString::fromStdString(talk_.recording.string())});
        dialog.findChild<QComboBox*>("segment_method")->setCurrentIndex(1);
        dialog.show();
        faults << faults_in(dialog, code + "_texts");
        dialog.findChild<QDoubleSpinBox*>("segment_min_seconds")->setValue(1.1);
        dialog.findChild<QPushButton*>("preview_segments")->click();
        QTRY_VERIFY(dialog.findChild<QTableWidget*>("segment_clips")->rowCount() > 0);
        faults << faults_in(dialog, code + "_preview");
        QVERIFY2(dialog.height() <= 660, qPrintable(QString::number(dialog.height())));
        SuggestionDialog suggestions(QString::fromStdString(talk_.clips.string()));
        suggestions.show();
        QTRY_COMPARE(suggestions.findChild<QTableWidget*>("suggestions")->rowCount(), 3);
        faults << faults_in(suggestions, code + "_suggestions");
        SegmentLine line;
        line.show_folder(QString::fromStdString(talk_.clips.string()));
        QTRY_VERIFY(!line.isHidden());
        line.resize(900, line.sizeHint().height());
        faults << faults_in(line, code + "_line");
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    }

  private:
    test::Talk talk_;
    WindowLanguage language_;
};

FORMANT_TEST_IN(QApplication, TestSegmentLanguages)

} // namespace tst_segment_languages

#include "tst_segment_languages.moc"
