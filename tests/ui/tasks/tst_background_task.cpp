#include "tests/support/test_registry.h"
#include "ui/tasks/background_task.h"

#include <QtTest/QtTest>

#include <optional>

using namespace formant;

class TestBackgroundTask : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_answer_comes_to_the_receivers_thread() {
        QObject receiver;
        std::thread::id worked;
        std::optional<int> answer;
        std::thread::id answered;
        const BackgroundTask task(
            receiver,
            [&](const Cancellation&) {
                worked = std::this_thread::get_id();
                return 42;
            },
            [&](int what) {
                answer = what;
                answered = std::this_thread::get_id();
            });
        QTRY_VERIFY(answer.has_value());
        QCOMPARE(*answer, 42);
        QVERIFY(answered == std::this_thread::get_id());
        QVERIFY(worked != answered);
    }
    void what_is_reported_on_the_way_comes_before_the_answer() {
        QObject receiver;
        std::vector<int> heard;
        const BackgroundTask task(
            receiver,
            [&](const Cancellation&) {
                for (int i = 0; i < 3; ++i)
                    on_thread_of(receiver, [&heard, i] { heard.push_back(i); });
                return 3;
            },
            [&](int last) { heard.push_back(last); });
        QTRY_COMPARE(heard.size(), std::size_t{4});
        QCOMPARE(heard, (std::vector<int>{0, 1, 2, 3}));
    }
    void a_cancelled_task_still_answers() {
        QObject receiver;
        std::optional<bool> was_cancelled;
        BackgroundTask task(
            receiver,
            [](const Cancellation& cancellation) {
                while (!cancellation.requested())
                    std::this_thread::yield();
                return true;
            },
            [&](bool cancelled) { was_cancelled = cancelled; });
        task.cancel();
        QTRY_VERIFY(was_cancelled.has_value());
        QVERIFY(*was_cancelled);
    }
    void the_end_of_a_task_ends_its_work_and_nobody_hears_of_it() {
        QObject receiver;
        bool heard = false;
        {
            const BackgroundTask task(
                receiver,
                [](const Cancellation& cancellation) {
                    while (!cancellation.requested())
                        std::this_thread::yield();
                    return 1;
                },
                [&](int) { heard = true; });
        }
        QCoreApplication::processEvents();
        QVERIFY(!heard);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestBackgroundTask)
#include "tst_background_task.moc"
