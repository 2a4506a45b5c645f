#include "engine/base/result.h"
#include "engine/base/second_attempt.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_second_attempt {

class TestSecondAttempt : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_successful_reading_is_not_repeated() {
        QCOMPARE(read_with_failures(0).value(), 42);
        QCOMPARE(attempts_, 1);
    }

    void a_failure_of_a_moment_changes_nothing() {
        QCOMPARE(read_with_failures(1).value(), 42);
        QCOMPARE(attempts_, 2);
    }

    void a_lasting_failure_is_returned() {
        QVERIFY(!read_with_failures(3));
        QCOMPARE(attempts_, 2);
    }

  private:
    Result<int> read_with_failures(int failures) {
        attempts_ = 0;
        return with_second_attempt([&]() -> Result<int> {
            if (++attempts_ <= failures)
                return fail(ErrorKind::data, message({"test", "the disk failed"}));
            return 42;
        });
    }

    int attempts_ = 0;
};

FORMANT_TEST(TestSecondAttempt)

} // namespace tst_second_attempt

#include "tst_second_attempt.moc"
