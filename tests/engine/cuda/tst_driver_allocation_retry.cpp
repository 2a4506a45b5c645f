#include "engine/base/exception_message.h"
#include "engine/cuda/driver_allocation_retry.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <c10/util/Exception.h>

using namespace formant;

namespace tst_driver_allocation_retry {

Error no_memory() {
    return {ErrorKind::training, message(FORMANT_TR("cuda", "no memory is left"))};
}

class TestOutOfMemoryRetry : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void cached_memory_is_released_and_the_attempt_retried() {
        int tries = 0, released = 0;
        const auto attempt = [&]() -> Result<int> {
            return ++tries == 1 ? Result<int>(fail(no_memory())) : 7;
        };
        QCOMPARE(retry_on_out_of_memory(attempt, [&] { ++released; }).value(), 7);
        QCOMPARE(tries, 2);
        QCOMPARE(released, 1);
    }
    void nothing_is_released_after_success_or_another_error() {
        int released = 0;
        const auto release = [&] { ++released; };
        QCOMPARE(retry_on_out_of_memory([] { return Result<int>(7); }, release).value(), 7);
        const auto failed = retry_on_out_of_memory(
            []() -> Result<int> {
                return fail(ErrorKind::device, message(FORMANT_TR("cuda", "another reason")));
            },
            release);
        QCOMPARE(failed.error().kind, ErrorKind::device);
        QCOMPARE(released, 0);
    }
    void a_second_failure_is_an_out_of_memory_error_of_libtorch() {
        int tries = 0;
        const auto attempt = [&]() -> Result<int> {
            ++tries;
            return fail(no_memory());
        };
        QVERIFY_EXCEPTION_THROWN(retry_on_out_of_memory(attempt, [] {}), c10::OutOfMemoryError);
        QCOMPARE(tries, 2);
        try {
            throw_if_out_of_memory(no_memory());
            QFAIL("nothing was thrown");
        } catch (const std::exception& failure) {
            QVERIFY(is_out_of_memory(failure)); // so the training step frees memory
        }
    }
};

FORMANT_TEST(TestOutOfMemoryRetry)

} // namespace tst_driver_allocation_retry

#include "tst_driver_allocation_retry.moc"
