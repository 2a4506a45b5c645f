#include "engine/data/readers/list_columns.h"
#include "engine/data/readers/list_rows.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_list_columns {

using Lines = std::vector<std::string>;
using Roles = std::vector<ColumnRole>;

CsvTable rows_of(const Lines& lines) {
    std::vector<MetadataLine> numbered;
    for (const std::string& line : lines)
        numbered.push_back({numbered.size() + 1, line});
    return list_rows(numbered);
}

/// Returns the roles; empty if the rows leave them open.
Roles roles_of(const Lines& lines) {
    const CsvTable rows = rows_of(lines);
    const auto columns = deduce_list_columns("m", rows, usual_cell_count(rows));
    return columns ? columns->roles : Roles();
}

class TestListColumns : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void two_columns_are_recording_and_text() {
        QCOMPARE(roles_of({"a|one", "b|two"}), (Roles{ColumnRole::recording, ColumnRole::text}));
        QCOMPARE(roles_of({"one|a.wav", "two|b.wav"}),
                 (Roles{ColumnRole::text, ColumnRole::recording}));
    }
    void values_that_repeat_are_speakers_wherever_they_are() {
        QCOMPARE(roles_of({"a|ann|one two", "b|ann|three", "c|ann|four", "d|ann|five"}),
                 (Roles{ColumnRole::recording, ColumnRole::speaker, ColumnRole::text}));
        QCOMPARE(roles_of({"a.wav|one two|x", "b.wav|three|y", "c.wav|four|x", "d.wav|five|y"}),
                 (Roles{ColumnRole::recording, ColumnRole::text, ColumnRole::speaker}));
    }
    void numbers_are_speakers_even_in_one_row() {
        QCOMPARE(roles_of({"a.wav|3|one"}),
                 (Roles{ColumnRole::recording, ColumnRole::speaker, ColumnRole::text}));
    }
    void texts_may_repeat_if_speakers_do_much_more_often() {
        Lines lines;
        for (int i = 0; i < 80; ++i)
            lines.push_back("a" + std::to_string(i) + "|" + (i % 2 == 0 ? "ann" : "bea") + "|word" +
                            std::string(static_cast<std::size_t>(i % 20), 'x'));
        QCOMPARE(roles_of(lines),
                 (Roles{ColumnRole::recording, ColumnRole::speaker, ColumnRole::text}));
    }
    void texts_with_the_same_words_are_a_normalized_pair() {
        QCOMPARE(roles_of({"a|In 1455 it was|in fourteen fifty-five it was", "b|No.|no."}),
                 (Roles{ColumnRole::recording, ColumnRole::text, ColumnRole::normalized_text}));
    }
    void a_language_and_a_duration_are_neither() {
        QCOMPARE(roles_of({"a.wav|ana|ES|uno dos", "b.wav|ana|ES|tres", "c.wav|ana|ES|seis",
                           "d.wav|bea|ES|ocho"}),
                 (Roles{ColumnRole::recording, ColumnRole::speaker, ColumnRole::language,
                        ColumnRole::text}));
        QCOMPARE(roles_of({"a.wav|uno dos|1.25", "b.wav|tres|0.5"}),
                 (Roles{ColumnRole::recording, ColumnRole::text, ColumnRole::ignored}));
    }
    void empty_columns_are_ignored() {
        QCOMPARE(roles_of({"a|one|", "b|two|"}),
                 (Roles{ColumnRole::recording, ColumnRole::text, ColumnRole::ignored}));
        QCOMPARE(roles_of({"a|", "b|"}), (Roles{ColumnRole::recording, ColumnRole::text}));
    }
    void what_the_rows_leave_open_is_not_guessed_data() {
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("different names") << QStringList{"a|ann|one two", "b|bea|three"};
        QTest::newRow("one row") << QStringList{"a|ann|one two"};
        QTest::newRow("two columns of texts") << QStringList{"a|uno|one", "b|dos|two"};
        QTest::newRow("two columns that repeat")
            << QStringList{"a|x|one", "b|y|two", "c|x|one", "d|y|two"};
        QTest::newRow("four columns") << QStringList{"a|x|one|uno", "b|y|two|dos"};
        QTest::newRow("one column") << QStringList{"a", "b"};
    }
    void what_the_rows_leave_open_is_not_guessed() {
        QFETCH(const QStringList, lines);
        Lines read;
        for (const QString& line : lines)
            read.push_back(line.toStdString());
        QVERIFY(roles_of(read).empty());
    }
};

FORMANT_TEST(TestListColumns)

} // namespace tst_list_columns

#include "tst_list_columns.moc"
