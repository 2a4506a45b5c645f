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

namespace {

Result<RunRequest> any_choice() {
    return RunRequest();
}

Result<void> finds_all_well(const RunRequest&, const Cancellation&,
                            const OnPreflightLine& on_line) {
    on_line({"device", Grade::ok, message(FORMANT_TR("t", "trains on the CPU"))});
    on_line({"room", Grade::warning, message(FORMANT_TR("t", "little room is left; free some"))});
    return {};
}

Result<void> finds_no_recordings(const RunRequest&, const Cancellation&,
                                 const OnPreflightLine& on_line) {
    const Message what = message(FORMANT_TR("t", "there are no recordings; name a folder"));
    on_line({"corpus", Grade::failure, what});
    return fail(ErrorKind::data, what);
}

/// Never done by itself.
Result<void> looks_until_told(const RunRequest&, const Cancellation& cancellation,
                              const OnPreflightLine&) {
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

} // namespace

class TestPreflightList : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_line_has_its_grade_and_the_whole_its_result() {
        PreflightList list(any_choice, finds_all_well);
        check(list);
        QTRY_COMPARE(summary(list), QString("This can be trained here."));
        QCOMPARE(lines(list).count(), 2);
        QCOMPARE(lines(list).item(1)->text(), QString("Warning: little room is left; free some"));
        list.resize(500, 300);
        test::keep_screenshot(list, "preflight_list");
    }
    void what_is_missing_is_said_with_what_to_do() {
        PreflightList list(any_choice, finds_no_recordings);
        check(list);
        QTRY_VERIFY(summary(list).startsWith("This cannot be trained yet"));
        QVERIFY(lines(list).item(0)->text().startsWith("Failure: there are no recordings"));
    }
    void a_choice_that_cannot_be_trained_is_a_line_too() {
        PreflightList list(
            []() -> Result<RunRequest> {
                return fail(ErrorKind::data, message(FORMANT_TR("t", "the demo is not there")));
            },
            finds_all_well);
        check(list);
        QCOMPARE(lines(list).item(0)->text(), QString("Failure: the demo is not there"));
    }
    void the_button_stops_what_takes_long() {
        PreflightList list(any_choice, looks_until_told);
        check(list);
        QCOMPARE(summary(list), QString("Looking…"));
        check(list);
        QTRY_COMPARE(summary(list), QString("Not all was looked at."));
    }
    void another_choice_forgets_what_was_found() {
        PreflightList list(any_choice, finds_all_well);
        check(list);
        QTRY_COMPARE(lines(list).count(), 2);
        list.forget();
        QCOMPARE(lines(list).count(), 0);
        QVERIFY(summary(list).startsWith("Not looked at yet"));
    }
    void the_same_choice_told_again_keeps_what_was_found() {
        RunRequest request;
        PreflightList list([&]() -> Result<RunRequest> { return request; }, finds_no_recordings);
        check(list);
        QTRY_VERIFY(summary(list).startsWith("This cannot be trained yet"));
        list.forget_other();
        QCOMPARE(lines(list).count(), 1);
        request.settings = {"train.batch_size=2"};
        list.forget_other();
        QCOMPARE(lines(list).count(), 0);
    }
    void another_text_in_the_same_file_is_another_choice() {
        const test::WordCorpus corpus;
        RunRequest request;
        request.config_file = corpus.config().string();
        PreflightList list([&]() -> Result<RunRequest> { return request; }, finds_all_well);
        check(list);
        QTRY_COMPARE(lines(list).count(), 2);
        QVERIFY(std::filesystem::remove(corpus.config()));
        list.forget_other();
        QCOMPARE(lines(list).count(), 0);
    }
    void what_is_trained_says_so_until_something_else_is_chosen() {
        PreflightList list(any_choice, finds_all_well);
        list.begin_run();
        QCOMPARE(summary(list), QString("This is being trained."));
        list.end_run(RunOutcome::trained);
        QCOMPARE(summary(list), QString("This was trained here."));
        list.forget();
        QVERIFY(summary(list).startsWith("Not looked at yet"));
        list.begin_run();
        list.end_run(RunOutcome::neither); // it failed at its start
        QVERIFY(summary(list).startsWith("Not looked at yet"));
    }
    void after_its_training_it_no_longer_says_that_it_can_be_trained() {
        const test::WordCorpus corpus;
        RunRequest request;
        request.config_file = corpus.config().string();
        PreflightList list([&]() -> Result<RunRequest> { return request; }, finds_all_well);
        check(list);
        QTRY_COMPARE(summary(list), QString("This can be trained here."));
        list.begin_run();
        list.end_run(RunOutcome::trained);
        QCOMPARE(summary(list), QString("This was trained here."));
        list.forget_other(); // the same is chosen
        QCOMPARE(summary(list), QString("This was trained here."));
        request.settings = {"train.max_steps=90"};
        list.forget_other();
        QVERIFY(summary(list).startsWith("Not looked at yet"));
    }
    void a_look_that_is_under_way_is_given_up_for_a_start() {
        PreflightList list(any_choice, finds_all_well);
        check(list);
        list.give_up();
        QVERIFY(summary(list).startsWith("Not looked at yet"));
        QTest::qWait(100);
        QCOMPARE(lines(list).count(), 0);
    }
    void what_comes_late_of_an_earlier_look_is_not_shown() {
        PreflightList list(any_choice, finds_all_well);
        check(list);
        list.forget(); // before the lines have come
        QTest::qWait(100);
        QCOMPARE(lines(list).count(), 0);
    }
    void the_engine_says_what_it_looked_at() {
        const test::WordCorpus corpus;
        RunRequest request;
        request.config_file = corpus.config().string();
        request.runs_folder = corpus.runs().string();
        request.device = "cpu";
        PreflightList list([request]() -> Result<RunRequest> { return request; },
                           [](const RunRequest& chosen, const Cancellation& cancellation,
                              const OnPreflightLine& on_line) {
                               return run_preflight(chosen, PreflightDepth::at_start, cancellation,
                                                    on_line);
                           });
        check(list);
        QTRY_COMPARE_WITH_TIMEOUT(summary(list), QString("This can be trained here."), 60000);
        QVERIFY(lines(list).count() > 3);
    }
};

FORMANT_TEST_IN(QApplication, TestPreflightList)
#include "tst_preflight_list.moc"
