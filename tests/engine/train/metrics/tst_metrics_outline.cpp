#include "engine/train/metrics/metrics_outline.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <limits>
#include <string>

using namespace formant;

namespace tst_metrics_outline {

constexpr std::int64_t all = std::numeric_limits<std::int64_t>::max();

std::string resume_at(int step) {
    return "{\"type\":\"resume\",\"step\":" + std::to_string(step) + "}\n";
}

/// Returns the last valid step of each line.
std::vector<std::int64_t> limits_of(const std::string& metrics) {
    const MetricsOutline outline(metrics);
    std::vector<std::int64_t> limits;
    for_each_line(metrics, [&](std::string_view line) {
        limits.push_back(outline.last_valid_step(line.data()));
    });
    return limits;
}

class TestMetricsOutline : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void without_a_resume_everything_is_valid() {
        QCOMPARE(limits_of("a\nb\n"), (std::vector<std::int64_t>{all, all}));
    }
    void a_resume_limits_the_lines_before_it() {
        const std::string metrics = "a\n" + resume_at(40) + "b\n";
        QCOMPARE(limits_of(metrics), (std::vector<std::int64_t>{40, all, all}));
    }
    void of_several_resumes_the_earliest_step_counts() {
        const std::string metrics =
            "a\n" + resume_at(60) + "b\n" + resume_at(20) + "c\n" + resume_at(50);
        QCOMPARE(limits_of(metrics), (std::vector<std::int64_t>{20, 20, 20, 50, 50, all}));
    }
    void an_incomplete_line_does_not_count() {
        std::string cut = resume_at(10);
        cut.pop_back();
        QCOMPARE(limits_of("a\n" + cut), (std::vector<std::int64_t>{all}));
    }
    void steps_and_hardware_samples_are_counted() {
        const std::string metrics = "{\"type\":\"train\",\"step\":1}\n{\"type\":\"time\"}\n"
                                    "{\"type\":\"gpu\"}\n{\"type\":\"train\",\"step\":2}\n";
        const MetricsOutline outline(metrics);
        QCOMPARE(outline.train_lines(), std::int64_t{2});
        QCOMPARE(outline.hardware_lines(), std::int64_t{1});
    }
};

FORMANT_TEST(TestMetricsOutline)

} // namespace tst_metrics_outline

#include "tst_metrics_outline.moc"
