#include "tests/support/test_registry.h"
#include "ui/data/entry_edits.h"
#include "ui/data/findings_view.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QTableView>
#include <fmt/format.h>

using namespace formant;

namespace tst_findings_view {

DatasetFinding finding(const std::string& file, bool is_error, const char* kind) {
    return {file,
            is_error,
            message({"test", kind}),
            message({"test", "{file} is not good"}, {{"file", file}}),
            "m.csv:" + file,
            "a text"};
}

DatasetFinding without_text(const std::string& file) {
    DatasetFinding found = finding(file, true, "no text");
    found.text.clear();
    found.needs_text = true;
    return found;
}

DatasetFinding fine(const std::string& file) {
    return {file, false, Message(), Message(), "m.csv:" + file, "a text", false, false, true};
}

FindingRows three() {
    return rows_of({finding("c.wav", false, "clipped"), finding("a.wav", true, "silent"),
                    finding("b.wav", true, "silent")});
}

QTableView& table(const FindingsView& view) {
    return *view.findChild<QTableView*>("findings");
}

QString cell(const FindingsView& view, int row, int column) {
    return table(view).model()->index(row, column).data().toString();
}

class TestFindingsView : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void errors_are_marked_by_text_and_icon_and_come_first() {
        FindingsView view;
        view.show_rows(three());
        QCOMPARE(cell(view, 0, FindingsModel::severity), QString("error"));
        QCOMPARE(cell(view, 2, FindingsModel::severity), QString("info"));
        const QModelIndex first = table(view).model()->index(0, FindingsModel::severity);
        QVERIFY(!first.data(Qt::DecorationRole).value<QIcon>().isNull());
    }
    void a_click_on_a_column_sorts_by_it() {
        FindingsView view;
        view.show_rows(three());
        table(view).sortByColumn(FindingsModel::recording, Qt::DescendingOrder);
        QCOMPARE(cell(view, 0, FindingsModel::recording), QString("c.wav"));
        QCOMPARE(cell(view, 2, FindingsModel::recording), QString("a.wav"));
        QCOMPARE(cell(view, 2, FindingsModel::what), QString("a.wav is not good"));
    }
    void one_kind_can_be_shown_alone() {
        FindingsView view;
        view.show_rows(three());
        auto* kinds = view.findChild<QComboBox*>("finding_kinds");
        QCOMPARE(kinds->itemText(3), QString("silent (2)"));
        kinds->setCurrentIndex(3);
        QCOMPARE(table(view).model()->rowCount(), 2);
        kinds->setCurrentIndex(0);
        QCOMPARE(table(view).model()->rowCount(), 3);
    }
    void every_recording_is_listed_once_with_or_without_a_finding() {
        FindingsView view;
        std::vector<DatasetFinding> found = three().findings;
        found.push_back(finding("a.wav", true, "too short"));
        found.push_back({"m.csv:9", true, message({"test", "broken rows"}), Message()});
        view.show_rows(rows_of(found, {fine("d.wav")}));
        QCOMPARE(table(view).model()->rowCount(), 5); // the findings
        auto* kinds = view.findChild<QComboBox*>("finding_kinds");
        QCOMPARE(kinds->itemText(1), QString("all recordings (4)"));
        kinds->setCurrentIndex(1);
        QCOMPARE(table(view).model()->rowCount(), 4);
        QCOMPARE(cell(view, 3, FindingsModel::recording), QString("d.wav"));
        QCOMPARE(cell(view, 3, FindingsModel::what), QString("a text"));
    }
    void the_most_severe_finding_represents_its_recording() {
        FindingsView view;
        view.show_rows(rows_of({without_text("a.wav"), finding("a.wav", true, "silent")}));
        auto* kinds = view.findChild<QComboBox*>("finding_kinds");
        kinds->setCurrentIndex(1);
        QCOMPARE(table(view).model()->rowCount(), 1);
        QCOMPARE(cell(view, 0, FindingsModel::kind), QString("silent"));
    }
    void without_findings_the_recordings_are_listed_and_can_be_changed() {
        FindingsView view;
        FindingRows rows = rows_of({}, {fine("a.wav"), fine("b.wav")});
        rows.is_analyzed = true;
        view.show_rows(std::move(rows));
        QCOMPARE(table(view).model()->rowCount(), 2);
        QCOMPARE(cell(view, 0, FindingsModel::severity), QString("no issues"));
        QVERIFY(exclude_entries_with_errors(view.model()).empty());
        view.model().set_typed(0, "another text");
        QCOMPARE(typed_texts(view.model()).size(), std::size_t{1});
        view.model().settle(exclude_entries(view.model(), {1}));
        QCOMPARE(cell(view, 1, FindingsModel::severity), QString("excluded"));
    }
    void entries_with_errors_are_excluded_once_each() {
        FindingsView view;
        std::vector<DatasetFinding> found = three().findings;
        found.push_back(finding("a.wav", true, "too short"));
        found.push_back({"m.csv:9", true, message({"test", "broken rows"}), Message()});
        view.show_rows(rows_of(found));
        const EntryEdits edits = exclude_entries_with_errors(view.model());
        QCOMPARE(edits.size(), std::size_t{2});
        view.model().settle(edits);
        QVERIFY(exclude_entries_with_errors(view.model()).empty());
        QCOMPARE(cell(view, 0, FindingsModel::severity), QString("excluded"));
    }
    void a_restored_entry_has_its_errors_again() {
        FindingsView view;
        view.show_rows(rows_of({finding("a.wav", true, "silent")}));
        view.model().settle(exclude_entries_with_errors(view.model()));
        view.model().settle(restore_entries(view.model(), {0}));
        QCOMPARE(cell(view, 0, FindingsModel::severity), QString("error"));
        QCOMPARE(exclude_entries_with_errors(view.model()).size(), std::size_t{1});
    }
    void a_missing_text_is_to_be_typed_and_does_not_exclude_its_entry() {
        FindingsView view;
        view.show_rows(rows_of({without_text("a.wav")}));
        QCOMPARE(cell(view, 0, FindingsModel::severity), QString("no transcript"));
        QVERIFY(exclude_entries_with_errors(view.model()).empty());
    }
    void a_sentence_shows_the_name_of_a_long_path_and_the_tooltip_shows_all() {
        FindingsView view;
        const std::string path = "/home/ann/" + std::string(200, 'x') + "/rec 01.wav";
        view.show_rows(rows_of({finding(path, true, "silent")}));
        QCOMPARE(cell(view, 0, FindingsModel::what), QString("rec 01.wav is not good"));
        const QModelIndex shown = table(view).model()->index(0, FindingsModel::what);
        QVERIFY(shown.data(Qt::ToolTipRole).toString().startsWith(QString::fromStdString(path)));
    }
    void kinds_are_counted_by_their_open_findings() {
        FindingsView view;
        view.show_rows(three());
        view.model().settle(exclude_entries(view.model(), {1}));
        auto* kinds = view.findChild<QComboBox*>("finding_kinds");
        QCOMPARE(kinds->itemText(0), QString("all findings (2 of 3 open)"));
        QCOMPARE(kinds->itemText(1), QString("all recordings (3)"));
        QCOMPARE(kinds->itemText(3), QString("silent (1 of 2 open)"));
        QCOMPARE(kinds->itemText(4), QString("excluded (1)"));
        kinds->setCurrentIndex(4);
        QCOMPARE(table(view).model()->rowCount(), 1);
        QCOMPARE(cell(view, 0, FindingsModel::recording), QString("a.wav"));
    }
    void earlier_exclusions_are_listed_and_can_be_restored() {
        FindingsView view;
        DatasetFinding out = finding("d.wav", false, "excluded by you");
        out.is_excluded = true;
        std::vector<DatasetFinding> found = three().findings;
        found.push_back(out);
        view.show_rows(rows_of(found));
        auto* kinds = view.findChild<QComboBox*>("finding_kinds");
        QCOMPARE(kinds->count(), 5); // findings, recordings, two kinds, and excluded ones
        kinds->setCurrentIndex(4);
        QCOMPARE(cell(view, 0, FindingsModel::severity), QString("excluded"));
        const EntryEdits edits = restore_entries(view.model(), {3});
        QVERIFY(edits.at("m.csv:d.wav").should_restore);
        view.model().settle(edits);
        QCOMPARE(table(view).model()->rowCount(), 0);
        kinds->setCurrentIndex(0);
        QCOMPARE(view.model().state(3), FindingsModel::State::restored);
    }
    void typed_text_is_kept_until_it_is_saved() {
        FindingsView view;
        view.show_rows(rows_of({without_text("a.wav"), without_text("b.wav")}));
        FindingsModel& model = view.model();
        model.set_typed(0, "one");
        QCOMPARE(cell(view, 0, FindingsModel::severity), QString("typed, not saved"));
        const EntryEdits edits = typed_texts(model);
        QCOMPARE(edits.size(), std::size_t{1});
        QCOMPARE(edits.at("m.csv:a.wav").new_text, std::optional<std::string>("one"));
        model.set_typed(0, "one two"); // while "one" is being written
        model.settle(edits);
        QCOMPARE(*model.typed(0), std::string("one two"));
        model.set_typed(0, "one");
        QVERIFY(!model.has_typed());
    }
    void the_next_one_is_the_next_open_finding_of_the_same_kind() {
        FindingsView view;
        view.show_rows(rows_of({without_text("a.wav"), finding("b.wav", true, "silent"),
                                without_text("c.wav"), without_text("d.wav")}));
        table(view).sortByColumn(FindingsModel::recording, Qt::AscendingOrder);
        table(view).selectRow(0);
        view.model().set_typed(0, "one");
        view.select_next_open();
        QCOMPARE(view.chosen_rows(), std::vector<int>{2});
        view.select_next_open();
        QCOMPARE(view.chosen_rows(), std::vector<int>{3});
        view.select_next_open(); // from the top: the first is typed already
        QCOMPARE(view.chosen_rows(), std::vector<int>{2});
    }
    void a_hundred_thousand_findings_stay_quick() {
        std::vector<DatasetFinding> many;
        for (int i = 0; i < 100'000; ++i)
            many.push_back(finding(fmt::format("{}.wav", (i * 7919) % 100'000), i % 3 == 0,
                                   i % 2 == 0 ? "silent" : "clipped"));
        FindingRows rows = rows_of(std::move(many));
        FindingsView view;
        view.show();
        QElapsedTimer timer;
        timer.start();
        view.show_rows(std::move(rows));
        table(view).sortByColumn(FindingsModel::recording, Qt::AscendingOrder);
        view.findChild<QComboBox*>("finding_kinds")->setCurrentIndex(2);
        QCoreApplication::processEvents();
        QCOMPARE(table(view).model()->rowCount(), 50'000);
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }
};

FORMANT_TEST_IN(QApplication, TestFindingsView)

} // namespace tst_findings_view

#include "tst_findings_view.moc"
