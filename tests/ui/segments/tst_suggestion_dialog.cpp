#include "tests/support/contains.h"
#include "tests/support/corpora/talk.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "ui/segments/suggestion_dialog.h"

#include <QtTest/QtTest>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>

using namespace formant;

namespace tst_suggestion_dialog {

/// Three clips with suggested texts, and the dialog that shows them.
struct Suggestions {
    test::Talk talk;
    std::unique_ptr<SuggestionDialog> dialog;

    Suggestions() {
        SegmentRequest request = talk.request();
        request.transcriber = "basename {file}";
        test::throw_on_error(test::Talk::cut(request).map([](const SegmentedCorpus&) {}));
        dialog = std::make_unique<SuggestionDialog>(QString::fromStdString(talk.clips.string()));
        dialog->show();
    }
    QPushButton& button(const char* name) const { return *dialog->findChild<QPushButton*>(name); }
    QTableWidget& table() const { return *dialog->findChild<QTableWidget*>("suggestions"); }
};

class TestSuggestionDialog : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void checked_texts_are_confirmed_as_they_were_corrected() {
        const Suggestions s;
        QTRY_COMPARE(s.table().rowCount(), 3);
        QCOMPARE(s.table().item(1, 2)->text(), QString("talk-0002.wav"));
        test::keep_screenshot(*s.dialog, "suggestions");
        s.table().item(1, 2)->setText("second");
        s.table().item(2, 0)->setCheckState(Qt::Unchecked);
        QSignalSpy confirmed(s.dialog.get(), &SuggestionDialog::confirmed);
        s.button("confirm_suggestions").click();
        QTRY_COMPARE(confirmed.size(), 1);
        QCOMPARE(s.talk.metadata(),
                 std::string("file,text\nwavs/talk-0001.wav,talk-0001.wav\n"
                             "wavs/talk-0002.wav,second\nwavs/talk-0003.wav,\n"));
    }
    void nothing_checked_confirms_nothing() {
        const Suggestions s;
        QTRY_COMPARE(s.table().rowCount(), 3);
        QVERIFY(s.button("confirm_suggestions").isEnabled());
        s.button("check_no_suggestion").click();
        QVERIFY(!s.button("confirm_suggestions").isEnabled());
        s.button("check_all_suggestions").click();
        s.table().item(0, 2)->setText("  ");
        QVERIFY(s.button("confirm_suggestions").isEnabled());
    }
    void a_clip_can_be_played() {
        const Suggestions s;
        QTRY_COMPARE(s.table().rowCount(), 3);
        QSignalSpy plays(s.dialog.get(), &SuggestionDialog::play_requested);
        s.button("play_suggestion").click();
        QCOMPARE(plays.at(0).at(0).toString(),
                 QString::fromStdString((s.talk.clips / "wavs/talk-0001.wav").string()));
    }
};

FORMANT_TEST_IN(QApplication, TestSuggestionDialog)

} // namespace tst_suggestion_dialog

#include "tst_suggestion_dialog.moc"
