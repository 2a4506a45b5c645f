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
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace formant;
using test::SmallCorpus;

namespace {

/// Twelve good recordings of two speakers, one that is silent, and one with a text that does not
/// fit.
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
    QString error() { return page.findChild<ErrorNote*>()->text(); }
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

/// Recordings that nobody has written anything of yet, as most begin.
struct Untold {
    SmallCorpus folder;
    DataPage page{FORMANT_PROGRAM};

    Untold() {
        for (const std::string name : {"a.wav", "b.wav", "c.wav"})
            folder.record(name);
        page.resize(1280, 720);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        open("");
    }
    void open(const std::string& name) {
        page.open_corpus(QString::fromStdString((folder / name).string()));
        QTRY_VERIFY_WITH_TIMEOUT(!page.is_busy(), 30'000);
    }
    QPushButton& button(const QString& name) { return *page.findChild<QPushButton*>(name); }
    QString label(const QString& name) { return page.findChild<QLabel*>(name)->text(); }
    QString fact(const QString& name) { return label(name); }
    QPlainTextEdit& text() { return *page.findChild<QPlainTextEdit*>("finding_text"); }
    QTableView& findings() { return *page.findChild<QTableView*>("findings"); }
    QComboBox& kinds() { return *page.findChild<QComboBox*>("finding_kinds"); }
    QString cell(int row, int column) {
        return findings().model()->index(row, column).data().toString();
    }
    QString chosen() { return cell(findings().currentIndex().row(), 2); }
    void type(const QString& words) {
        text().selectAll();
        QTest::keyClicks(&text(), words);
    }
    void save_and_go_on() { QTest::keyClick(&text(), Qt::Key_Return, Qt::ControlModifier); }
    bool is_saved() {
        return QTest::qWaitFor([this] { return !page.is_busy(); }, 30'000);
    }
    std::vector<std::string> texts() {
        return test::texts_of(folder.read("cleaned.jsonl").utterances);
    }
};

/// As somebody opens a folder in it.
void show_with(const SmallCorpus& folder, DataPage& page) {
    page.resize(1280, 720);
    page.show();
    page.open_corpus(QString::fromStdString(folder.path().string()));
    QTRY_VERIFY_WITH_TIMEOUT(!page.is_busy(), 30'000);
}

using Texts = std::vector<std::string>;

} // namespace

class TestDataPage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_corpus_that_is_opened_tells_at_once_what_its_list_says() {
        Fixture f;
        f.open();
        QCOMPARE(f.fact("fact_clips"), QString("14"));
        QVERIFY(f.fact("fact_speakers").startsWith("2: "));
        QVERIFY(f.fact("fact_texts").startsWith("14 of 14"));
        QVERIFY(f.fact("fact_scripts").contains("Latin"));
        QVERIFY(f.fact("fact_rates").contains("examined"));
        QCOMPARE(f.chosen.size(), 1);
        QVERIFY(f.chosen[0][0].toString().endsWith("metadata.csv"));
    }
    void hearing_the_recordings_tells_the_rest() {
        Fixture f;
        f.open();
        f.examine();
        QVERIFY(f.fact("fact_rates").startsWith(QLocale().toString(16000) + " Hz"));
        QVERIFY(f.fact("fact_hours").contains("0.3 minutes"));
        QCOMPARE(f.findings().model()->rowCount(), 2);
        QVERIFY(f.page.findChild<HistogramPlot*>("length_histogram")->bar_count() > 5);
        QVERIFY(f.page.findChild<HistogramPlot*>("text_histogram")->bar_count() > 5);
    }
    void what_was_examined_is_still_known_when_the_window_is_opened_again() {
        Fixture f;
        f.open();
        f.examine();
        DataPage again(FORMANT_PROGRAM);
        show_with(f.folder, again);
        QCOMPARE(again.findChild<QLabel*>("fact_hours")->text(), f.fact("fact_hours"));
        QCOMPARE(again.findChild<QTableView*>("findings")->model()->rowCount(), 2);
    }
    void of_good_recordings_it_says_so_and_lists_them_to_be_heard_and_changed() {
        SmallCorpus folder;
        for (int i = 0; i < 3; ++i)
            folder.record("good" + std::to_string(i) + ".wav", {.seconds = 1 + 0.05 * i});
        folder.write("textos.csv", "good0.wav;forty, two\ngood1.wav;forty\ngood2.wav;sixteen\n");
        DataPage page(FORMANT_PROGRAM);
        show_with(folder, page);
        page.findChild<QPushButton*>("examine")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!page.is_busy(), 60'000);
        QVERIFY(page.findChild<QLabel*>("dataset_state")->text().contains("nothing is wrong"));
        QVERIFY(
            page.findChild<QLabel*>("fact_hours")->text().contains("half an hour makes a voice"));
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
    void a_recording_that_cannot_be_read_is_not_to_be_listened_to() {
        SmallCorpus folder;
        folder.record("a.wav");
        folder.write("b.wav", "no sound");
        DataPage page(FORMANT_PROGRAM);
        show_with(folder, page);
        auto* findings = page.findChild<QTableView*>("findings");
        findings->sortByColumn(2, Qt::DescendingOrder);
        findings->selectRow(0);
        auto* sentence = page.findChild<QLabel*>("finding_sentence");
        QVERIFY(sentence->text().contains("listen to it"));
        QTRY_VERIFY_WITH_TIMEOUT(!sentence->text().contains("listen to it"), 30'000);
        QVERIFY(sentence->text().contains("has no text"));
        QVERIFY(!page.findChild<QPushButton*>("play")->isEnabled());
        QVERIFY(!page.findChild<RecordingPlot*>("recording_plot")->isVisible());
    }
    void a_finding_is_seen_and_heard() {
        Fixture f;
        f.open();
        f.examine();
        QSignalSpy played(&f.page, &DataPage::play_asked);
        QVERIFY(f.choose("other.wav"));
        QTRY_VERIFY_WITH_TIMEOUT(!f.plot().is_empty(), 30'000);
        f.button("play").click();
        QVERIFY(played.at(0).at(0).toString().endsWith("other.wav"));
        QTest::qWait(100);
        test::keep_screenshot(f.page, "data_page");
    }
    void a_text_is_mended_beside_the_original_list() {
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
    void another_text_mends_nothing_that_lies_in_the_sound() {
        Fixture f;
        f.open();
        f.examine();
        QVERIFY(f.choose("silent.wav"));
        f.text().setPlainText("fifteen");
        f.button("save_text").click();
        QTRY_VERIFY_WITH_TIMEOUT(!f.page.is_busy(), 30'000);
        QCOMPARE(f.cleaned_texts().at(12), std::string("fifteen"));
        QVERIFY(f.choose("silent.wav"));
        QCOMPARE(f.effect(), QString("harmful"));
        QVERIFY(f.button("leave_out_harmful").isEnabled());
    }
    void a_recording_is_left_out() {
        Fixture f;
        f.open();
        f.examine();
        QVERIFY(f.choose("silent.wav"));
        f.button("exclude").click();
        QTRY_VERIFY_WITH_TIMEOUT(!f.page.is_busy(), 30'000);
        QCOMPARE(f.cleaned_texts().size(), std::size_t{13});
        QCOMPARE(f.effect(), QString("left out"));
        QVERIFY(!f.button("exclude").isVisible());
        QVERIFY(!f.text().isEnabled());
    }
    void all_that_do_harm_are_left_out_at_once() {
        Fixture f;
        f.open();
        f.examine();
        f.button("leave_out_harmful").click();
        QTRY_VERIFY_WITH_TIMEOUT(!f.page.is_busy(), 30'000);
        QCOMPARE(f.cleaned_texts().size(), std::size_t{12});
        QVERIFY(!f.button("leave_out_harmful").isEnabled());
    }
    void recordings_without_texts_are_told_at_once_and_cannot_be_trained_yet() {
        Untold f;
        QCOMPARE(f.findings().model()->rowCount(), 3);
        QCOMPARE(f.cell(0, 0), QString("text to type"));
        QVERIFY(!f.button("leave_out_harmful").isEnabled());
        QVERIFY(!f.button("train_recordings").isEnabled());
        QVERIFY(f.label("dataset_state").startsWith("3 recording"));
    }
    void texts_are_typed_one_after_the_other_by_the_keyboard_alone() {
        Untold f;
        f.findings().selectRow(0);
        QTRY_VERIFY_WITH_TIMEOUT(f.text().isEnabled(), 30'000);
        f.text().setFocus();
        for (const char* words : {"one", "two two", "three"}) {
            f.type(words);
            f.save_and_go_on();
            QTest::qWait(1);
        }
        QTRY_COMPARE_WITH_TIMEOUT(f.fact("fact_texts"), QString("3 of 3 clips (100 %)"), 30'000);
        QVERIFY(f.is_saved());
        QCOMPARE(f.texts(), (Texts{"one", "two two", "three"}));
        QCOMPARE(f.cell(2, 0), QString("text changed"));
        QCOMPARE(f.kinds().itemText(2), QString("no text (0 of 3 open)"));
        QVERIFY(f.button("train_recordings").isEnabled());
        test::keep_screenshot(f.page, "data_page_typed");
    }
    void after_a_text_is_saved_the_next_recording_is_chosen() {
        Untold f;
        f.findings().selectRow(1);
        f.text().setFocus();
        f.type("two");
        QCOMPARE(f.cell(1, 0), QString("typed, not saved"));
        test::keep_screenshot(f.page, "data_page_typing");
        f.button("save_text").click();
        QCOMPARE(f.chosen(), QString("c.wav"));
        QVERIFY(f.text().hasFocus());
        QCOMPARE(f.text().toPlainText(), QString());
        QVERIFY(f.is_saved());
    }
    void what_is_typed_is_there_when_one_comes_back_to_it() {
        Untold f;
        f.findings().selectRow(0);
        f.type("one");
        f.findings().selectRow(1);
        QCOMPARE(f.text().toPlainText(), QString());
        f.findings().selectRow(0);
        QCOMPARE(f.text().toPlainText(), QString("one"));
    }
    void what_is_typed_is_saved_when_another_recording_is_left_out() {
        Untold f;
        f.findings().selectRow(0);
        f.type("one");
        f.findings().selectRow(2);
        f.button("exclude").click();
        QVERIFY(f.is_saved());
        QCOMPARE(f.texts(), (Texts{"one", ""}));
    }
    void what_is_left_out_is_listed_and_taken_back_also_after_it_is_opened_again() {
        Untold f;
        f.findings().selectRow(1);
        f.button("exclude").click();
        QVERIFY(f.is_saved());
        QTRY_COMPARE_WITH_TIMEOUT(f.fact("fact_clips"), QString("2"), 30'000);
        f.open("cleaned.jsonl");
        f.kinds().setCurrentIndex(f.kinds().count() - 1);
        QCOMPARE(f.kinds().currentText(), QString("left out (1)"));
        f.findings().selectRow(0);
        QVERIFY(f.button("take_back").isVisible() && !f.button("exclude").isVisible());
        test::keep_screenshot(f.page, "data_page_left_out");
        f.button("take_back").click();
        QVERIFY(f.is_saved());
        QCOMPARE(f.texts().size(), std::size_t{3});
        QTRY_COMPARE_WITH_TIMEOUT(f.fact("fact_clips"), QString("3"), 30'000);
    }
    void a_folder_that_was_changed_before_offers_to_go_on_with_the_changes() {
        Untold f;
        f.findings().selectRow(0);
        f.type("one");
        f.button("save_text").click();
        QVERIFY(f.is_saved());
        f.open("");
        QVERIFY(f.fact("fact_texts").startsWith("0 of 3"));
        test::keep_screenshot(f.page, "data_page_earlier_changes");
        f.button("open_changed").click();
        QTRY_VERIFY_WITH_TIMEOUT(f.fact("fact_texts").startsWith("1 of 3"), 30'000);
        QVERIFY(f.page.corpus().endsWith("cleaned.jsonl"));
        QVERIFY(!f.button("open_changed").isVisible());
    }
    void what_is_typed_is_saved_before_a_voice_is_trained() {
        Untold f;
        f.findings().selectRow(0);
        f.type("one");
        f.button("save_text").click();
        QVERIFY(f.is_saved());
        f.type("two");
        QSignalSpy asked(&f.page, &DataPage::train_asked);
        QTRY_VERIFY_WITH_TIMEOUT(f.button("train_recordings").isEnabled(), 30'000);
        f.button("train_recordings").click();
        QTRY_COMPARE_WITH_TIMEOUT(asked.size(), 1, 30'000);
        QVERIFY(asked[0][0].toString().endsWith("cleaned.jsonl"));
        QCOMPARE(f.texts(), (Texts{"one", "two", ""}));
    }
    void a_recording_says_where_it_lies() {
        Untold f;
        f.findings().selectRow(0);
        QCOMPARE(f.page.findChild<QLineEdit*>("recording_path")->text(),
                 QString::fromStdString((f.folder / "a.wav").string()));
    }
    void a_search_through_all_folders_can_be_cancelled() {
        DataPage page(FORMANT_PROGRAM);
        page.show();
        page.open_corpus("/");
        auto* words = page.findChild<QLabel*>("dataset_state");
        QTRY_VERIFY_WITH_TIMEOUT(words->text().startsWith("Searching"), 30'000);
        page.findChild<QPushButton*>("cancel_examining")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!page.is_busy(), 30'000);
        QCOMPARE(page.findChild<ErrorNote*>()->text(), QString());
    }
    void hearing_can_be_cancelled_and_is_no_error() {
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
        QCOMPARE(page.findChild<ErrorNote*>()->text(), QString());
        QVERIFY(page.findChild<QPushButton*>("examine")->isEnabled());
    }
    void a_folder_that_is_no_corpus_says_why() {
        Fixture f;
        const SmallCorpus empty;
        f.page.open_corpus(QString::fromStdString(empty.path().string()));
        QTRY_VERIFY_WITH_TIMEOUT(!f.page.is_busy(), 30'000);
        QVERIFY(f.error().contains("there are no recordings in"));
        QVERIFY(!f.button("examine").isEnabled());
        QCOMPARE(f.fact("dataset_state"), QString()); // and not that none was chosen
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
    void who_has_no_recordings_can_make_some() {
        Fixture f;
        QSignalSpy asked(&f.page, &DataPage::record_asked);
        f.button("record_voice").click();
        QCOMPARE(asked.size(), 1);
    }
    void the_path_can_be_typed() {
        Fixture f;
        auto* path = f.page.findChild<QLineEdit*>("corpus_path");
        path->setText(QString::fromStdString(f.folder.path().string()));
        QTest::keyClick(path, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(f.chosen.size(), 1, 30'000);
    }
    void pictures_stay_left_to_right_in_a_page_that_is_not() {
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
#include "tst_data_page.moc"
