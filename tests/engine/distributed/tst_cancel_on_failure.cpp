#include "engine/distributed/cancel_on_failure.h"
#include "tests/support/processes/thread_group.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace tst_cancel_on_failure {

const Error lost{ErrorKind::device, Message{"test", "rank 1 is lost", {}}};
const Error interrupted{ErrorKind::interrupted, Message{"test", "stopped", {}}};

class TestCancelOnFailure : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void work_is_canceled_when_another_rank_fails() {
        ThreadGroups groups(2);
        CancellationToken cancellation;
        const CancelOnFailure watched(&groups[0], cancellation);
        QVERIFY(!cancellation.requested());
        groups[1].report_failure(lost);
        QVERIFY(cancellation.requested());
        QCOMPARE(to_english(watched.cause_of(interrupted).what), std::string("rank 1 is lost"));
    }
    void work_that_begins_after_the_failure_is_canceled() {
        ThreadGroups groups(2);
        groups[1].report_failure(lost);
        CancellationToken cancellation;
        const CancelOnFailure watched(&groups[0], cancellation);
        QVERIFY(cancellation.requested());
    }
    void work_that_has_ended_is_not() {
        ThreadGroups groups(2);
        CancellationToken cancellation;
        { const CancelOnFailure watched(&groups[0], cancellation); }
        groups[1].report_failure(lost);
        QVERIFY(!cancellation.requested());
    }
    void an_error_of_the_work_itself_stays() {
        ThreadGroups groups(2);
        CancellationToken cancellation;
        const CancelOnFailure watched(&groups[0], cancellation);
        QCOMPARE(watched.cause_of(interrupted).kind, ErrorKind::interrupted); // a stop
        groups[1].report_failure(lost);
        const Error unreadable{ErrorKind::data, Message{"test", "cannot read", {}}};
        QCOMPARE(watched.cause_of(unreadable).kind, ErrorKind::data);
    }
    void a_run_with_one_rank_has_nothing_to_watch() {
        CancellationToken cancellation;
        const CancelOnFailure watched(nullptr, cancellation);
        QCOMPARE(watched.cause_of(interrupted).kind, ErrorKind::interrupted);
    }
};

FORMANT_TEST(TestCancelOnFailure)

} // namespace tst_cancel_on_failure

#include "tst_cancel_on_failure.moc"
