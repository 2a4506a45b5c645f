#include "engine/base/text/nearest_name.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_nearest_name {

class TestNearestName : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_typo_is_recognized() {
        const std::vector<std::string> names = {"batch_size", "max_steps", "seed"};
        QCOMPARE(nearest_name("batchsize", names).value(), std::string("batch_size"));
        QCOMPARE(nearest_name("sede", names).value(), std::string("seed"));
    }
    void an_unrelated_name_is_not_recognized() {
        QVERIFY(!nearest_name("completely_different", {"seed", "batch_size"}));
        QVERIFY(!nearest_name("x", {}));
    }
    void a_short_name_is_not_like_every_other_short_name() {
        QVERIFY(!nearest_name("zz", {"a", "ab", "abz"}));
        QVERIFY(!nearest_name("x", {"y"}));
        QCOMPARE(nearest_name("ab", {"zz", "abc"}).value(), std::string("abc"));
    }
};

FORMANT_TEST(TestNearestName)

} // namespace tst_nearest_name

#include "tst_nearest_name.moc"
