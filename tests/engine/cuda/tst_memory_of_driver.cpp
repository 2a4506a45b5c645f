#include "engine/base/thrown_failure.h"
#include "engine/cuda/memory_of_driver.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <c10/util/Exception.h>

using namespace formant;

namespace {

Error no_memory() {
    return {ErrorKind::training, message(FORMANT_TR("cuda", "no memory is left"))};
}

} // namespace

class TestMemoryOfDriver : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_nothing_uses_is_released_and_it_is_tried_once_more() {
        int tries = 0, released = 0;
        const auto attempt = [&]() -> Result<int> {
            return ++tries == 1 ? Result<int>(fail(no_memory())) : 7;
        };
        QCOMPARE(with_memory_of_driver(attempt, [&] { ++released; }).value(), 7);
        QCOMPARE(tries, 2);
        QCOMPARE(released, 1);
    }
    void nothing_is_released_where_it_succeeds_or_fails_otherwise() {
        int released = 0;
        const auto release = [&] { ++released; };
        QCOMPARE(with_memory_of_driver([] { return Result<int>(7); }, release).value(), 7);
        const auto failed = with_memory_of_driver(
            []() -> Result<int> {
                return fail(ErrorKind::device, message(FORMANT_TR("cuda", "another reason")));
            },
            release);
        QCOMPARE(failed.error().kind, ErrorKind::device);
        QCOMPARE(released, 0);
    }
    void where_there_is_still_none_it_is_an_out_of_memory_of_libtorch() {
        int tries = 0;
        const auto attempt = [&]() -> Result<int> {
            ++tries;
            return fail(no_memory());
        };
        QVERIFY_EXCEPTION_THROWN(with_memory_of_driver(attempt, [] {}), c10::OutOfMemoryError);
        QCOMPARE(tries, 2);
        try {
            throw_if_out_of_memory(no_memory());
            QFAIL("nothing was thrown");
        } catch (const std::exception& failure) {
            QVERIFY(is_out_of_memory(failure)); // so a step makes room
        }
    }
};

FORMANT_TEST(TestMemoryOfDriver)
#include "tst_memory_of_driver.moc"
