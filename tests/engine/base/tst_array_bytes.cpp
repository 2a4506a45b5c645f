#include "engine/base/array_bytes.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <limits>

using namespace formant;

namespace tst_array_bytes {

class TestArrayBytes : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_bytes_of_all_elements_are_counted() {
        QCOMPARE(array_bytes({2, 3}, 4), std::optional<std::uint64_t>(24));
        QCOMPARE(array_bytes({}, 8), std::optional<std::uint64_t>(8));
        QCOMPARE(array_bytes({5, 0}, 4), std::optional<std::uint64_t>(0));
    }
    void a_shape_that_no_tensor_can_have_has_none() {
        const std::int64_t largest = std::numeric_limits<std::int64_t>::max();
        QVERIFY(!array_bytes({-1}, 4));
        QVERIFY(!array_bytes({largest, 2}, 1));
        QVERIFY(!array_bytes({largest}, 4));
    }
    void an_empty_array_has_a_shape_that_fits_too() {
        const std::int64_t largest = std::numeric_limits<std::int64_t>::max();
        QVERIFY(!array_bytes({0, largest, 2}, 1));
        QVERIFY(!array_bytes({largest, 2, 0}, 1));
    }
};

FORMANT_TEST(TestArrayBytes)

} // namespace tst_array_bytes

#include "tst_array_bytes.moc"
