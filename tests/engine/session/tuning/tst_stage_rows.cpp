#include "engine/session/tuning/diagnosis_messages.h"
#include "engine/session/tuning/stage_rows.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_stage_rows {

/// Returns a step of 10 ms (6 forward, 3 backward, 1 between them), two batch workers and four
/// decode processes.
DiagnosisFacts measured() {
    DiagnosisFacts facts;
    facts.times.step.mean_ms = 10;
    facts.times.steps = 20;
    facts.batch_size = 4;
    facts.times.stages = {
        {Stage::forward, 6, 6, 6}, {Stage::backward, 3, 3, 3}, {std::nullopt, 1, 1, 1}};
    facts.workers = {{Stage::decode, 30, 4}, {Stage::features, 2, 2}, {Stage::collate, 2, 2}};
    return facts;
}

class TestStageRows : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_kind_of_thread_has_a_row_whose_shares_sum_to_one() {
        const auto rows = stage_rows(measured());
        QCOMPARE(rows.size(), std::size_t{3});
        for (const StageRow& row : rows) {
            double shares = 0;
            for (const StagePart& part : row.parts)
                shares += part.share;
            QCOMPARE(shares, 1.0);
        }
    }
    void the_training_threads_row_is_a_step() {
        const StageRow row = stage_rows(measured()).front();
        QCOMPARE(to_english(row.name), std::string("Training thread, one step"));
        QCOMPARE(row.sum_ms, 10.0);
        QCOMPARE(row.parts[0].share, 0.6);
        QVERIFY(!row.parts[2].stage.has_value());
    }
    void worker_rows_are_named_with_their_number() {
        const auto rows = stage_rows(measured());
        QCOMPARE(to_english(rows[1].name), std::string("2 workers make batches, one sample"));
        QCOMPARE(to_english(rows[2].name),
                 std::string("4 processes prepare recordings, one recording"));
    }
    void what_was_not_measured_has_no_row() {
        DiagnosisFacts facts = measured();
        facts.workers.clear();
        QCOMPARE(stage_rows(facts).size(), std::size_t{1});
        QVERIFY(stage_rows({}).empty());
    }
    void messages_report_speed_and_change() {
        DiagnosisReport report;
        report.device = "cpu";
        report.facts = measured();
        QCOMPARE(to_english(headline_message(report)),
                 std::string("cpu: 20 steps of 4 x 1 samples, 10.0 ms each: 400.0 samples/s"));
        QCOMPARE(to_english(suggestion_message({})),
                 std::string("No setting would make it notably faster."));
        QCOMPARE(to_english(stage_label(Stage::wait)), std::string(name_of(Stage::wait)));
        QCOMPARE(to_english(stage_label(std::nullopt)), std::string("other"));
    }
};

FORMANT_TEST(TestStageRows)

} // namespace tst_stage_rows

#include "tst_stage_rows.moc"
