#include "tests/support/corpora/slow_decode_worker.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "ui/data/data_page.h"
#include "ui/data/histogram_plot.h"
#include "ui/data/recording_plot.h"
#include "ui/messages/error_note.h"

#include <QtCore/QMimeData>
#include <QtCore/QUrl>
#include <QtGui/QDropEvent>
#include <QtTest/QtTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace formant;

namespace tst_data_page {

using test::SmallCorpus;

/// Twelve good recordings of two speakers, a silent one, and one with a wrong text.
struct Fixture {
    SmallCorpus folder;
    DataPage page{FORMANT_PROGRAM};
    QSignalSpy chosen{&page, &DataPage::corpus_chosen};

    Fixture() {
        std::string metadata = "file,text,speaker\n";
        const auto add = [&](const std::string& name, const std::string& text,
                             const test::Sound& sound) {
            folder.record(name, sound);
            metadata += name + "," + text + "," + (name.size() % 2 == 0 ? "Ann" : "Bea") + "\n";
        };
        for (int i = 0; i < 12; ++i)
            add("good" + std::to_string(i) + ".wav",
                "forty two " + std::string(1, static_cast<char>('a' + i)),
                {.seconds = 1 + 0.05 * i});
        add("silent.wav", "sixteen", {.seconds = 1.5, .gain = 0});
        add("other.wav", std::string(100, 'a'), {.seconds = 1.42});
        folder.write("metadata.csv", metadata);
        page.resize(1280, 720);
        page.show();
    }
    void open() {
        page.open_corpus(QString::fromStdString((folder / "metadata.csv").string()));
        QTRY_VERIFY_WITH_TIMEOUT(!page.is_busy(), 30'000);
    }
    void examine() {
        button("examine").click();
        QTRY_VERIFY_WITH_TIMEOUT(!page.is_busy(), 60'000);
    }
    QPushButton& button(const QString& name) { return *page.findChild<QPushButton*>(name); }
    QString fact(const QString& name) { return page.findChild<QLabel*>(name)->text(); }
    QString error() { return page.findChild<ErrorNote*>("data_error")->text(); }
    QTableView& findings() { return *page.findChild<QTableView*>("findings"); }
    QPlainTextEdit& text() { return *page.findChild<QPlainTextEdit*>("finding_text"); }
    RecordingPlot& plot() { return *page.findChild<RecordingPlot*>("recording_plot"); }
    bool choose(const QString& recording) {
        for (int row = 0; row < findings().model()->rowCount(); ++row)
            if (findings().model()->index(row, 2).data().toString() == recording) {
                findings().selectRow(row);
                return true;
            }
        return false;
    }
    QString effect() {
        return findings().model()->index(findings().currentIndex().row(), 0).data().toString();
    }
    std::vector<std::string> cleaned_texts() {
        return test::texts_of(folder.read("metadata.cleaned.jsonl").utterances);
    }
};

/// Opens a folder in the shown page.
void show_with(const SmallCorpus& folder, DataPage& page) {
    page.resize(1280, 720);
    page.show();
    page.open_corpus(QString::fromStdString(folder.path().string()));
    QTRY_VERIFY_WITH_TIMEOUT(!page.is_busy(), 30'000);
}

class TestDataPage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void an_opened_corpus_is_summarized_from_its_list_at_once() {
        Fixture f;
        f.open();
        QCOMPARE(f.fact("fact_clips"), QString("14"));
        QVERIFY(f.fact("fact_speakers").startsWith("2: "));
        QVERIFY(f.fact("fact_texts").startsWith("14 of 14"));
        QVERIFY(f.fact("fact_scripts").contains("Latin"));
        QVERIFY(f.fact("fact_rates").contains("analyzed"));
        QCOMPARE(f.chosen.size(), 1);
        QVERIFY(f.chosen[0][0].toString().endsWith("metadata.csv"));
    }
    void an_analysis_reports_the_other_facts() {
        Fixture f;
        f.open();
        f.examine();
        QVERIFY(f.fact("fact_rates").startsWith(QLocale().toString(16000) + " Hz"));
        QVERIFY(f.fact("fact_hours").contains("0.3 minutes"));
        QCOMPARE(f.findings().model()->rowCount(), 2);
        QVERIFY(f.page.findChild<HistogramPlot*>("length_histogram")->bar_count() > 5);
        QVERIFY(f.page.findChild<HistogramPlot*>("text_histogram")->bar_count() > 5);
    }
    void the_analysis_is_kept_for_the_next_start_of_the_window() {
        Fixture f;
        f.open();
        f.examine();
        DataPage again(FORMANT_PROGRAM);
        show_with(f.folder, again);
        QCOMPARE(again.findChild<QLabel*>("fact_hours")->text(), f.fact("fact_hours"));
        QCOMPARE(again.findChild<QTableView*>("findings")->model()->rowCount(), 2);
    }
    void folders_can_be_made_speakers() {
        SmallCorpus folder;
        folder.record("ana/a.wav");
        folder.record("bea/a.wav");
        DataPage page(FORMANT_PROGRAM);
        QSignalSpy chosen(&page, &DataPage::folders_chosen);
        show_with(folder, page);
        auto* speakers = page.findChild<QLabel*>("fact_speakers");
        auto* box = page.findChild<QCheckBox*>("folders_are_speakers");
        QVERIFY(speakers->text().startsWith("1: "));
        QVERIFY(box->isVisible() && !box->isChecked());
        box->click();
        QTRY_VERIFY_WITH_TIMEOUT(speakers->text().startsWith("2: ana"), 30'000);
        QCOMPARE(chosen.size(), 1);
        QVERIFY(chosen[0][0].toBool() && box->isChecked());
    }
    void notes_about_the_texts_are_shown() {
        SmallCorpus folder;
        folder.record("a.wav");
        folder.write("a.txt", "so **loud**");
        DataPage page(FORMANT_PROGRAM);
        show_with(folder, page);
        auto* notes = page.findChild<QLabel*>("fact_notes");
        QVERIFY(notes->isVisible() && notes->text().startsWith("1 text with markup"));
        folder.write("a.txt", "so loud");
        show_with(folder, page);
        QTRY_VERIFY(!notes->isVisible());
    }
    void recordings_that_cannot_be_trained_on_are_counted() {
        Fixture f;
        f.folder.record("silent.wav", {.gain = 0});
        f.folder.write("metadata.csv", "file,text\ngood0.wav,one\nsilent.wav,two\n");
        f.open();
        QCOMPARE(f.fact("fact_clips"), QString("2"));
        f.examine();
        QCOMPARE(f.fact("fact_clips"), QString("2; 1 can be trained on"));
    }
    void good_recordings_are_reported_and_listed_to_be_played_and_changed() {
        SmallCorpus folder;
        for (int i = 0; i < 3; ++i)
            folder.record("good" + std::to_string(i) + ".wav", {.seconds = 1 + 0.05 * i});
        folder.write("textos.csv", "good0.wav;forty, two\ngood1.wav;forty\ngood2.wav;sixteen\n");
        DataPage page(FORMANT_PROGRAM);
        show_with(folder, page);
        page.findChild<QPushButton*>("examine")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!page.is_busy(), 60'000);
        QVERIFY(page.findChild<QLabel*>("dataset_state")->text().contains("no issues found"));
        QVERIFY(page.findChild<QLabel*>("fact_hours")->text().contains("aim for 30 to 60 minutes"));
        auto* recordings = page.findChild<QTableView*>("findings");
        QCOMPARE(recordings->model()->rowCount(), 3);
        recordings->selectRow(0);
        QVERIFY(page.findChild<QPushButton*>("play")->isEnabled());
        QVERIFY(page.findChild<QPlainTextEdit*>("finding_text")->isEnabled());
        auto* plot = page.findChild<RecordingPlot*>("recording_plot");
        QTRY_VERIFY_WITH_TIMEOUT(!plot->is_empty(), 30'000);
        test::keep_screenshot(page, "data_page_of_good_recordings");
        page.findChild<QPushButton*>("exclude")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!page.is_busy(), 30'000);
        QCOMPARE(folder.read("textos.cleaned.jsonl").utterances.size(), std::size_t{2});
    }
    void an_unreadable_recording_cannot_be_played() {
        SmallCorpus folder;
        folder.record("a.wav");
        folder.write("b.wav", "no sound");
        DataPage page(FORMANT_PROGRAM);
        show_with(folder, page);
        auto* findings = page.findChild<QTableView*>("findings");
        findings->sortByColumn(2, Qt::DescendingOrder);
        findings->selectRow(0);
        auto* sentence = page.findChild<QLabel*>("finding_sentence");
        QVERIFY(sentence->text().contains("listen to the recording"));
        QTRY_VERIFY_WITH_TIMEOUT(!sentence->text().contains("listen to the recording"), 30'000);
        QVERIFY(sentence->text().contains("has no text"));
        QVERIFY(!page.findChild<QPushButton*>("play")->isEnabled());
        QVERIFY(!page.findChild<RecordingPlot*>("recording_plot")->isVisible());
    }
    void a_finding_is_plotted_and_played() {
        Fixture f;
        f.open();
        f.examine();
        QSignalSpy played(&f.page, &DataPage::play_requested);
        QVERIFY(f.choose("other.wav"));
        QTRY_VERIFY_WITH_TIMEOUT(!f.plot().is_empty(), 30'000);
        f.button("play").click();
        QVERIFY(played.at(0).at(0).toString().endsWith("other.wav"));
        QTest::qWait(100);
        test::keep_screenshot(f.page, "data_page");
    }
    void the_playback_of_the_shown_recording_is_shown_and_controlled() {
        Fixture f;
        f.open();
        f.examine();
        QVERIFY(f.choose("other.wav"));
        QTRY_VERIFY_WITH_TIMEOUT(!f.plot().is_empty(), 30'000);
        QSignalSpy stops(&f.page, &DataPage::stop_requested);
        QSignalSpy seeks(&f.page, &DataPage::seek_requested);
        QSignalSpy plays(&f.page, &DataPage::play_requested);
        f.button("play").click();
        const QString file = plays.at(0).at(0).toString();
        QVERIFY(!f.button("stop").isEnabled());
        f.page.show_playing(file, true);
        f.page.show_position(file, 0.5);
        QCOMPARE(f.plot().playback().position(), 0.5);
        QCOMPARE(f.button("play").text(), QString("Pause"));
        test::keep_screenshot(f.page, "data_page_playing");
        f.button("stop").click();
        QCOMPARE(stops.size(), 1);
        f.page.show_position("/another.wav", 0.9);
        QCOMPARE(f.plot().playback().position(), 0.5);
        QTest::keyClick(&f.plot(), Qt::Key_Right);
        QCOMPARE(seeks.at(0).at(0).toString(), file);
        QCOMPARE(seeks.at(0).at(1).toDouble(), 1.0);
    }
    void a_text_is_fixed_in_a_file_next_to_the_original_list() {
        Fixture f;
        f.open();
        f.examine();
        QVERIFY(f.choose("other.wav"));
        QVERIFY(!f.button("save_text").isEnabled());
        f.text().setPlainText("fifteen");
        f.button("save_text").click();
        QTRY_VERIFY_WITH_TIMEOUT(!f.page.is_busy(), 30'000);
        QCOMPARE(f.error(), QString());
        QCOMPARE(f.cleaned_texts().back(), std::string("fifteen"));
        QCOMPARE(f.effect(), QString("text changed"));
        QVERIFY(f.page.corpus().endsWith("metadata.cleaned.jsonl"));
        QCOMPARE(f.chosen.back()[0].toString(), f.page.corpus());
    }
    void another_text_does_not_fix_a_problem_of_the_audio() {
        Fixture f;
        f.open();
        f.examine();
        QVERIFY(f.choose("silent.wav"));
        f.text().setPlainText("fifteen");
        f.button("save_text").click();
        QTRY_VERIFY_WITH_TIMEOUT(!f.page.is_busy(), 30'000);
        QCOMPARE(f.cleaned_texts().at(12), std::string("fifteen"));
        QVERIFY(f.choose("silent.wav"));
        QCOMPARE(f.effect(), QString("error"));
        QVERIFY(f.button("exclude_errors").isEnabled());
    }
    void a_recording_is_excluded() {
        Fixture f;
        f.open();
        f.examine();
        QVERIFY(f.choose("silent.wav"));
        f.button("exclude").click();
        QTRY_VERIFY_WITH_TIMEOUT(!f.page.is_busy(), 30'000);
        QCOMPARE(f.cleaned_texts().size(), std::size_t{13});
        QCOMPARE(f.effect(), QString("excluded"));
        QVERIFY(!f.button("exclude").isVisible());
        QVERIFY(!f.text().isEnabled());
    }
    void all_recordings_with_errors_are_excluded_at_once() {
        Fixture f;
        f.open();
        f.examine();
        f.button("exclude_errors").click();
        QTRY_VERIFY_WITH_TIMEOUT(!f.page.is_busy(), 30'000);
        QCOMPARE(f.cleaned_texts().size(), std::size_t{12});
        QVERIFY(!f.button("exclude_errors").isEnabled());
    }
    void a_search_through_all_folders_can_be_canceled() {
        DataPage page(FORMANT_PROGRAM);
        page.show();
        page.open_corpus("/");
        auto* status = page.findChild<QLabel*>("dataset_state");
        QTRY_VERIFY_WITH_TIMEOUT(status->text().startsWith("Searching"), 30'000);
        page.findChild<QPushButton*>("cancel_examining")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!page.is_busy(), 30'000);
        QCOMPARE(page.findChild<ErrorNote*>("data_error")->text(), QString());
    }
    void a_canceled_analysis_is_not_an_error() {
        SmallCorpus scripts;
        DataPage page(
            test::slow_decode_worker(scripts.path(), test::SlowWorkers::all, 0.2).string());
        Fixture f;
        page.open_corpus(QString::fromStdString(f.folder.path().string()));
        QTRY_VERIFY_WITH_TIMEOUT(!page.is_busy(), 30'000);
        page.findChild<QPushButton*>("examine")->click();
        QTest::qWait(300);
        page.findChild<QPushButton*>("cancel_examining")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!page.is_busy(), 30'000);
        QCOMPARE(page.findChild<ErrorNote*>("data_error")->text(), QString());
        QVERIFY(page.findChild<QPushButton*>("examine")->isEnabled());
    }
    void a_folder_without_recordings_shows_the_reason() {
        Fixture f;
        const SmallCorpus empty;
        f.page.open_corpus(QString::fromStdString(empty.path().string()));
        QTRY_VERIFY_WITH_TIMEOUT(!f.page.is_busy(), 30'000);
        QVERIFY(f.error().contains("there are no recordings in"));
        QVERIFY(!f.button("examine").isEnabled());
        QCOMPARE(f.fact("dataset_state"), QString()); // not that none was opened
        QVERIFY(f.chosen.isEmpty());
    }
    void recordings_are_dropped_on_the_page() {
        Fixture f;
        QMimeData files;
        files.setUrls(
            {QUrl::fromLocalFile(QString::fromStdString((f.folder / "metadata.csv").string()))});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&f.page, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&f.page, &drop);
        QTRY_COMPARE_WITH_TIMEOUT(f.chosen.size(), 1, 30'000);
        QCOMPARE(f.fact("fact_clips"), QString("14"));
    }
    void a_user_without_recordings_can_record_some() {
        Fixture f;
        QSignalSpy requests(&f.page, &DataPage::record_requested);
        f.button("record_voice").click();
        QCOMPARE(requests.size(), 1);
    }
    void the_path_can_be_typed() {
        Fixture f;
        auto* path = f.page.findChild<QLineEdit*>("corpus_path");
        path->setText(QString::fromStdString(f.folder.path().string()));
        QTest::keyClick(path, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(f.chosen.size(), 1, 30'000);
    }
    void plots_stay_left_to_right_in_a_right_to_left_page() {
        Fixture f;
        f.page.setLayoutDirection(Qt::RightToLeft);
        f.open();
        f.examine();
        QVERIFY(f.choose("silent.wav"));
        test::keep_screenshot(f.page, "data_page_rtl");
        QCOMPARE(f.plot().layoutDirection(), Qt::LeftToRight);
    }
};

FORMANT_TEST_IN(QApplication, TestDataPage)

} // namespace tst_data_page

#include "tst_data_page.moc"
