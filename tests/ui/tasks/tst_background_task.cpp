#include "tests/support/test_registry.h"
#include "ui/tasks/background_task.h"

#include <QtTest/QtTest>

#include <optional>

using namespace formant;

namespace tst_background_task {

class TestBackgroundTask : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_answer_arrives_on_the_receivers_thread() {
        QObject receiver;
        std::thread::id worked;
        std::optional<int> answer;
        std::thread::id answered;
        const BackgroundTask task(
            receiver,
            [&](const CancellationToken&) {
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
    void progress_arrives_before_the_answer() {
        QObject receiver;
        std::vector<int> received;
        const BackgroundTask task(
            receiver,
            [&](const CancellationToken&) {
                for (int i = 0; i < 3; ++i)
                    on_thread_of(receiver, [&received, i] { received.push_back(i); });
                return 3;
            },
            [&](int last) { received.push_back(last); });
        QTRY_COMPARE(received.size(), std::size_t{4});
        QCOMPARE(received, (std::vector<int>{0, 1, 2, 3}));
    }
    void a_canceled_task_still_answers() {
        QObject receiver;
        std::optional<bool> was_canceled;
        BackgroundTask task(
            receiver,
            [](const CancellationToken& cancellation) {
                while (!cancellation.requested())
                    std::this_thread::yield();
                return true;
            },
            [&](bool canceled) { was_canceled = canceled; });
        task.cancel();
        QTRY_VERIFY(was_canceled.has_value());
        QVERIFY(*was_canceled);
    }
    void destroying_a_task_cancels_its_work_and_drops_the_answer() {
        QObject receiver;
        bool received = false;
        {
            const BackgroundTask task(
                receiver,
                [](const CancellationToken& cancellation) {
                    while (!cancellation.requested())
                        std::this_thread::yield();
                    return 1;
                },
                [&](int) { received = true; });
        }
        QCoreApplication::processEvents();
        QVERIFY(!received);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestBackgroundTask)

} // namespace tst_background_task

#include "tst_background_task.moc"
