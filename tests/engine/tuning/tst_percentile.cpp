#include "engine/tuning/percentile.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cmath>
#include <sstream>

using namespace formant;

namespace tst_percentile {

class TestPercentile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_equals_numpy() {
        const auto reference = test::run_python("engine/tuning/percentile.py",
                                                {"3.5,1,2,9,-4,7", "0,0.05,0.25,0.5,0.95,1"});
        QCOMPARE(reference.exit_code, 0);
        std::istringstream expected(reference.standard_output);
        for (const double share : {0.0, 0.05, 0.25, 0.5, 0.95, 1.0}) {
            double value = 0;
            QVERIFY(expected >> value);
            const double found = percentile({3.5, 1, 2, 9, -4, 7}, share);
            QVERIFY2(std::abs(found - value) < 1e-12, std::to_string(found).c_str());
        }
    }
    void every_percentile_of_one_value_is_that_value() {
        QCOMPARE(percentile({4}, 0.05), 4.0);
        QCOMPARE(percentile({4}, 1), 4.0);
    }
    void without_values_the_result_is_zero() {
        QCOMPARE(percentile({}, 0.5), 0.0);
        QCOMPARE(mean({}), 0.0);
    }
    void the_mean_is_the_mean() { QCOMPARE(mean({1, 2, 6}), 3.0); }
};

FORMANT_TEST(TestPercentile)

} // namespace tst_percentile

#include "tst_percentile.moc"
