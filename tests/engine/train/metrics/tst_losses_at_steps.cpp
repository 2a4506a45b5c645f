#include "engine/base/atomic_file.h"
#include "engine/train/metrics/event_json.h"
#include "engine/train/metrics/losses_at_steps.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

#include <cmath>
#include <filesystem>

using namespace formant;

namespace tst_losses_at_steps {

std::string trained(std::int64_t step, double total) {
    StepReport report;
    report.step = step;
    report.total = total;
    report.losses = {{"recon", 100}};
    return event_as_json_lines(report);
}

std::string validated(std::int64_t step, double total) {
    return event_as_json_lines(ValidationReport{step, {}, total, false});
}

std::map<std::int64_t, LossesOfStep> losses(const std::string& metrics,
                                            const std::set<std::int64_t>& steps) {
    const test::TemporaryFolder folder;
    test::throw_on_error(write_file_atomically(folder / "metrics.jsonl", metrics));
    return losses_at_steps(folder / "metrics.jsonl", steps, CancellationToken());
}

class TestLossesAtSteps : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_totals_of_the_requested_steps_are_read() {
        const auto found = losses(trained(1, 9) + trained(2, 8) + validated(2, 8.5), {2});
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found.at(2).training, std::optional(8.0));
        QCOMPARE(found.at(2).validation, std::optional(8.5));
    }
    void steps_after_the_step_of_a_resume_are_discarded() {
        const std::string resumed = "{\"type\":\"resume\",\"step\":2}\n";
        const auto found = losses(
            trained(2, 8) + trained(3, 7) + trained(4, 6) + resumed + trained(3, 5), {2, 3, 4});
        QCOMPARE(found.at(2).training, std::optional(8.0));
        QCOMPARE(found.at(3).training, std::optional(5.0));
        QVERIFY(!found.contains(4));
    }
    void a_truncated_line_is_skipped() {
        const std::string truncated = trained(3, 7).substr(0, 40);
        const auto found = losses(trained(2, 8) + truncated, {2, 3});
        QCOMPARE(found.at(2).training, std::optional(8.0));
        QVERIFY(!found.contains(3));
    }
    void a_loss_that_is_not_a_number_is_absent() {
        const auto found = losses(trained(2, std::nan("")) + validated(2, 8.5), {2});
        QVERIFY(!found.at(2).training);
        QCOMPARE(found.at(2).validation, std::optional(8.5));
    }
    void a_file_that_is_one_line_without_an_end_takes_no_memory() {
        const test::TemporaryFolder folder;
        const Path file = folder / "metrics.jsonl";
        test::throw_on_error(write_file_atomically(file, std::string(1, '\0')));
        std::filesystem::resize_file(file, std::uintmax_t{200} << 30); // takes no room either
        QElapsedTimer clock;
        clock.start();
        QVERIFY(losses_at_steps(file, {1}, CancellationToken()).empty());
        QVERIFY(clock.elapsed() < 5'000);
    }
    void without_a_file_there_are_no_losses() {
        QVERIFY(losses_at_steps("/nowhere/metrics.jsonl", {1}, CancellationToken()).empty());
    }
};

FORMANT_TEST(TestLossesAtSteps)

} // namespace tst_losses_at_steps

#include "tst_losses_at_steps.moc"
