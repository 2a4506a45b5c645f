#include "ui/data/entry_edits.h"
#include "ui/data/findings_view.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QTableView>
#include <fmt/format.h>

using namespace formant;

namespace {

DatasetFinding finding(const std::string& file, bool harmful, const char* kind) {
    return {file,
            harmful,
            message({"test", kind}),
            message({"test", "{file} is not good"}, {{"file", file}}),
            "m.csv:" + file,
            "a text"};
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

} // namespace

class TestFindingsView : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_does_harm_is_marked_by_a_word_and_an_icon_and_comes_first() {
        FindingsView view;
        view.show_rows(three());
        QCOMPARE(cell(view, 0, FindingsModel::severity), QString("harmful"));
        QCOMPARE(cell(view, 2, FindingsModel::severity), QString("to know"));
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
        QCOMPARE(kinds->itemText(2), QString("silent (2)"));
        kinds->setCurrentIndex(2);
        QCOMPARE(table(view).model()->rowCount(), 2);
        kinds->setCurrentIndex(0);
        QCOMPARE(table(view).model()->rowCount(), 3);
    }
    void harmful_entries_are_left_out_once_each() {
        FindingsView view;
        std::vector<DatasetFinding> found = three().findings;
        found.push_back(finding("a.wav", true, "too short"));
        found.push_back({"m.csv:9", true, message({"test", "broken rows"}), Message()});
        view.show_rows(rows_of(found));
        const EntryEdits edits = leave_out_harmful_entries(view.model());
        QCOMPARE(edits.edits.size(), std::size_t{2});
        view.model().settle(edits.places, FindingsModel::State::left_out, std::nullopt);
        QVERIFY(leave_out_harmful_entries(view.model()).edits.empty());
        QCOMPARE(cell(view, 0, FindingsModel::severity), QString("left out"));
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
        view.findChild<QComboBox*>("finding_kinds")->setCurrentIndex(1);
        QCoreApplication::processEvents();
        QCOMPARE(table(view).model()->rowCount(), 50'000);
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }
};

QTEST_MAIN(TestFindingsView)
#include "tst_findings_view.moc"
