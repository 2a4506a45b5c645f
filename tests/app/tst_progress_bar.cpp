#include "app/gpu_usage_text.h"
#include "app/progress_bar.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_progress_bar {

GpuSample busy_card() {
    GpuSample gpu;
    gpu.utilization = 0.974;
    gpu.memory_used_bytes = 10'980'000'000;
    gpu.memory_total_bytes = 25'769'803'776;
    return gpu;
}

StepReport half_way() {
    StepReport report;
    report.step = 1150;
    report.max_steps = 2300;
    report.total = 1.2344;
    report.step_ms = 131;
    report.seconds_left = 150;
    return report;
}

class TestProgressBar : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void one_line_shows_the_progress_of_a_run() {
        QCOMPARE(progress_line(half_way()),
                 std::string("[############            ] 1150/2300  loss 1.2344  0.131 s/step  "
                             "2:30 left"));
    }
    void gpu_utilization_and_memory_are_shown() {
        const std::string line = progress_line(half_way(), gpu_usage_text({busy_card()}));
        QVERIFY2(line.ends_with("2:30 left  GPU 97 %, 10.2 of 24.0 GiB"), line.c_str());
    }
    void a_value_that_the_card_does_not_report_is_omitted() {
        GpuSample gpu = busy_card();
        gpu.utilization.reset();
        QCOMPARE(gpu_usage_text({gpu}), std::string("GPU 10.2 of 24.0 GiB"));
        gpu.memory_total_bytes.reset();
        QCOMPARE(gpu_usage_text({gpu}), std::string());
        QCOMPARE(gpu_usage_text({}), std::string());
    }
    void several_gpus_are_shown_in_one_line() {
        GpuSample other;
        other.utilization = 0.5;
        QCOMPARE(gpu_usage_text({busy_card(), other}),
                 std::string("GPU 97 %, 10.2 of 24.0 GiB; GPU 50 %"));
    }
};

FORMANT_TEST(TestProgressBar)

} // namespace tst_progress_bar

#include "tst_progress_bar.moc"
