#include "engine/tuning/running_verdict.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_running_verdict {

bool says(double step_ms, double wait_ms, const std::string& part) {
    return to_english(verdict_while_running(step_ms, wait_ms)).find(part) != std::string::npos;
}

class TestRunningVerdict : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_that_waits_is_data_bound() {
        QVERIFY(says(100, 25, "data-bound") && says(100, 25, "25 %"));
    }
    void a_run_that_does_not_wait_is_bound_by_something_else() {
        QVERIFY(says(100, 2, "batches may be too small"));
        QVERIFY(says(0, 0, "formant diagnose"));
    }
};

FORMANT_TEST(TestRunningVerdict)

} // namespace tst_running_verdict

#include "tst_running_verdict.moc"
