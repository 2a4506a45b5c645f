#include "tests/support/corpora/word_corpus.h"
#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "ui/training/preflight_list.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

#include <filesystem>
#include <thread>

using namespace formant;

namespace tst_preflight_list {

Result<RunRequest> any_choice() {
    return RunRequest();
}

Result<void> passes(const RunRequest&, const CancellationToken&, const OnPreflightCheck& on_check) {
    on_check({"device", Grade::ok, message(FORMANT_TR("t", "trains on the CPU"))});
    on_check({"space", Grade::warning,
              message(FORMANT_TR("t", "little disk space is left; free some"))});
    return {};
}

Result<void> fails_without_recordings(const RunRequest&, const CancellationToken&,
                                      const OnPreflightCheck& on_check) {
    const Message what = message(FORMANT_TR("t", "there are no recordings; name a folder"));
    on_check({"corpus", Grade::failure, what});
    return fail(ErrorKind::data, what);
}

/// Never finishes by itself.
Result<void> runs_until_canceled(const RunRequest&, const CancellationToken& cancellation,
                                 const OnPreflightCheck&) {
    while (!cancellation.requested())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return fail(ErrorKind::interrupted, message(FORMANT_TR("t", "interrupted")));
}

QString summary(const PreflightList& list) {
    return list.findChild<QLabel*>("preflight_summary")->text();
}

const QListWidget& lines(const PreflightList& list) {
    return *list.findChild<QListWidget*>("preflight");
}

void check(const PreflightList& list) {
    list.findChild<QPushButton*>("check")->click();
}

class TestPreflightList : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_check_has_its_grade_and_all_have_a_result() {
        PreflightList list(any_choice, passes);
        check(list);
        QTRY_VERIFY(summary(list).startsWith("Ready to train, with 1 warning"));
        QCOMPARE(lines(list).count(), 2);
        QCOMPARE(lines(list).item(0)->text(), // above what is fine
                 QString("Warning: little disk space is left; free some"));
        list.resize(500, 300);
        test::keep_screenshot(list, "preflight_list");
    }
    void a_failed_check_says_what_to_do() {
        PreflightList list(any_choice, fails_without_recordings);
        check(list);
        QTRY_VERIFY(summary(list).startsWith("Not ready to train"));
        QVERIFY(lines(list).item(0)->text().startsWith("Failure: there are no recordings"));
    }
    void a_choice_that_cannot_be_trained_is_a_failed_check() {
        PreflightList list(
            []() -> Result<RunRequest> {
                return fail(ErrorKind::data, message(FORMANT_TR("t", "the demo is not there")));
            },
            passes);
        check(list);
        QCOMPARE(lines(list).item(0)->text(), QString("Failure: the demo is not there"));
    }
    void the_button_cancels_running_checks() {
        PreflightList list(any_choice, runs_until_canceled);
        check(list);
        QCOMPARE(summary(list), QString("Checking…"));
        check(list);
        QTRY_COMPARE(summary(list), QString("Checks not completed."));
    }
    void failures_stand_above_warnings_and_these_above_the_rest() {
        PreflightList list(any_choice,
                           [](const RunRequest&, const CancellationToken&,
                              const OnPreflightCheck& on_check) -> Result<void> {
                               const auto report = [&](Grade grade, MessageText text) {
                                   on_check({"id", grade, message(text)});
                               };
                               report(Grade::ok, FORMANT_TR("t", "first"));
                               report(Grade::warning, FORMANT_TR("t", "second"));
                               report(Grade::failure, FORMANT_TR("t", "third"));
                               report(Grade::warning, FORMANT_TR("t", "fourth"));
                               report(Grade::failure, FORMANT_TR("t", "fifth"));
                               return fail(ErrorKind::data, Message());
                           });
        check(list);
        QTRY_VERIFY(summary(list).startsWith("Not ready to train"));
        QStringList shown;
        for (int row = 0; row < lines(list).count(); ++row)
            shown += lines(list).item(row)->text().section(": ", 1);
        QCOMPARE(shown, QStringList({"third", "fifth", "second", "fourth", "first"}));
    }
    void a_change_that_is_applied_to_the_active_run_keeps_the_findings() {
        RunRequest request;
        bool is_valid = true;
        PreflightList list(
            [&]() -> Result<RunRequest> {
                return is_valid ? Result<RunRequest>(request) : fail(ErrorKind::usage, Message());
            },
            passes);
        check(list);
        QTRY_VERIFY(summary(list).startsWith("Ready to train"));
        list.begin_run();
        request.settings = {"train.batch_size=2"};
        list.clear_if_changed();
        QCOMPARE(lines(list).count(), 2);
        is_valid = false; // a number that is being typed
        list.clear_if_changed();
        QCOMPARE(lines(list).count(), 2);
        is_valid = true;
        request.config_file = "another.yaml"; // the run of a queue, for example
        list.clear_if_changed();
        QCOMPARE(lines(list).count(), 0);
    }
    void another_choice_clears_the_findings() {
        PreflightList list(any_choice, passes);
        check(list);
        QTRY_COMPARE(lines(list).count(), 2);
        list.clear();
        QCOMPARE(lines(list).count(), 0);
        QVERIFY(summary(list).startsWith("Not checked yet"));
    }
    void the_same_choice_again_keeps_the_findings() {
        RunRequest request;
        PreflightList list([&]() -> Result<RunRequest> { return request; },
                           fails_without_recordings);
        check(list);
        QTRY_VERIFY(summary(list).startsWith("Not ready to train"));
        list.clear_if_changed();
        QCOMPARE(lines(list).count(), 1);
        request.settings = {"train.batch_size=2"};
        list.clear_if_changed();
        QCOMPARE(lines(list).count(), 0);
    }
    void another_text_in_the_same_file_is_another_choice() {
        const test::WordCorpus corpus;
        RunRequest request;
        request.config_file = corpus.config().string();
        PreflightList list([&]() -> Result<RunRequest> { return request; }, passes);
        check(list);
        QTRY_COMPARE(lines(list).count(), 2);
        QVERIFY(std::filesystem::remove(corpus.config()));
        list.clear_if_changed();
        QCOMPARE(lines(list).count(), 0);
    }
    void the_state_of_the_run_is_shown_until_another_is_chosen() {
        PreflightList list(any_choice, passes);
        list.begin_run();
        QCOMPARE(summary(list), QString("This run is active."));
        list.end_run(RunOutcome::trained);
        QCOMPARE(summary(list), QString("Training finished."));
        list.clear();
        QVERIFY(summary(list).startsWith("Not checked yet"));
        list.begin_run();
        list.end_run(RunOutcome::other); // it failed at its start
        QVERIFY(summary(list).startsWith("Not checked yet"));
    }
    void after_a_run_it_no_longer_shows_ready() {
        const test::WordCorpus corpus;
        RunRequest request;
        request.config_file = corpus.config().string();
        PreflightList list([&]() -> Result<RunRequest> { return request; }, passes);
        check(list);
        QTRY_VERIFY(summary(list).startsWith("Ready to train"));
        list.begin_run();
        list.end_run(RunOutcome::trained);
        QCOMPARE(summary(list), QString("Training finished."));
        list.clear_if_changed(); // the same is chosen
        QCOMPARE(summary(list), QString("Training finished."));
        request.settings = {"train.max_steps=90"};
        list.clear_if_changed();
        QVERIFY(summary(list).startsWith("Not checked yet"));
    }
    void running_checks_are_canceled_for_a_start() {
        PreflightList list(any_choice, passes);
        check(list);
        list.cancel();
        QVERIFY(summary(list).startsWith("Not checked yet"));
        QTest::qWait(100);
        QCOMPARE(lines(list).count(), 0);
    }
    void late_findings_of_earlier_checks_are_not_shown() {
        PreflightList list(any_choice, passes);
        check(list);
        list.clear(); // before the lines have come
        QTest::qWait(100);
        QCOMPARE(lines(list).count(), 0);
    }
    void the_engine_reports_its_checks() {
        const test::WordCorpus corpus;
        RunRequest request;
        request.config_file = corpus.config().string();
        request.runs_folder = corpus.runs().string();
        request.device = "cpu";
        PreflightList list([request]() -> Result<RunRequest> { return request; },
                           [](const RunRequest& chosen, const CancellationToken& cancellation,
                              const OnPreflightCheck& on_check) {
                               return run_preflight(chosen, PreflightDepth::at_start, cancellation,
                                                    on_check);
                           });
        check(list);
        QTRY_COMPARE_WITH_TIMEOUT(summary(list), QString("Ready to train."), 60000);
        QVERIFY(lines(list).count() > 3);
    }
};

FORMANT_TEST_IN(QApplication, TestPreflightList)

} // namespace tst_preflight_list

#include "tst_preflight_list.moc"
