#include "engine/hardware/telemetry/gpu_alerts.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <functional>
#include <random>

using namespace formant;

namespace tst_gpu_alerts {

constexpr std::int64_t gib = 1 << 30, mib = 1 << 20;

/// A healthy card.
GpuSample fine() {
    GpuSample gpu;
    gpu.uuid = "GPU-1";
    gpu.utilization = 0.97;
    gpu.memory_total_bytes = 24 * gib;
    gpu.memory_used_bytes = 12 * gib;
    gpu.memory_ours_bytes = 11 * gib;
    gpu.temperature_c = 70;
    gpu.power_w = 300;
    gpu.thermal_throttle = false;
    gpu.power_throttle = false;
    return gpu;
}

/// Sets the memory use including ours; others always have 1 GiB.
void use(GpuSample& gpu, std::int64_t bytes) {
    gpu.memory_used_bytes = bytes;
    gpu.memory_ours_bytes = bytes - gib;
}

/// A run with two steps per second that is sampled twice a second.
struct Course {
    GpuAlerts alerts;
    double at_s = 0;
    std::int64_t step = 0;
    std::vector<std::string> ids;
    std::vector<std::string> texts;

    explicit Course(std::function<Message()> why_underused = {})
        : alerts(std::move(why_underused)) {}

    void add_sample(const GpuSample& gpu) {
        for (const HardwareAlert& alert : alerts.check(gpu, at_s, step)) {
            ids.push_back(alert.id);
            texts.push_back(to_english(alert.what));
        }
        at_s += 0.5;
    }
    /// `change` modifies the healthy card at that step.
    void train(double seconds, const std::function<void(GpuSample&)>& change = {}) {
        for (const double end_s = at_s + seconds; at_s < end_s;) {
            ++step;
            GpuSample gpu = fine();
            if (change)
                change(gpu);
            add_sample(gpu);
        }
    }
    bool says(const std::string& part) const {
        return texts.size() == 1 && texts[0].find(part) != std::string::npos;
    }
};

using Ids = std::vector<std::string>;

class TestGpuAlerts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_healthy_card_raises_no_alert() {
        Course course;
        course.train(3600);
        QVERIFY(course.ids.empty());
    }
    void a_leak_is_reported_once_before_the_card_is_full() {
        Course course;
        const auto leak = [&](GpuSample& gpu) { use(gpu, 12 * gib + 10 * mib * course.step); };
        course.train(90, leak); // 12 GiB left are 1200 steps
        QVERIFY(course.ids.empty());
        course.train(400, leak);
        QCOMPARE(course.ids, Ids{"gpu-memory-trend"});
        QVERIFY2(course.says("grows by 10.0 MiB per step and will be full in about 1000 steps"),
                 course.texts[0].c_str());
    }
    void it_is_reported_again_if_it_recurs() {
        Course course;
        const auto leak = [&](std::int64_t from) {
            return [&course, from](GpuSample& gpu) {
                use(gpu, 20 * gib + 10 * mib * (course.step - from));
            };
        };
        course.train(60, leak(0));
        course.train(300);
        QCOMPARE(course.ids.size(), std::size_t{1});
        course.train(120, leak(course.step));
        QCOMPARE(course.ids, (Ids{"gpu-memory-trend", "gpu-memory-trend"}));
    }
    void a_slow_leak_is_not_reported_while_the_card_is_far_from_full() {
        Course course;
        course.train(600, [&](GpuSample& gpu) { use(gpu, 12 * gib + mib * course.step); });
        QVERIFY(course.ids.empty());
    }
    void batches_of_different_lengths_are_not_a_trend() {
        Course course;
        std::mt19937 engine(5);
        std::uniform_int_distribution<std::int64_t> unrest(-400 * mib, 400 * mib);
        course.train(3600, [&](GpuSample& gpu) { use(gpu, 22 * gib + unrest(engine)); });
        QVERIFY(course.ids.empty());
    }
    void throttling_that_comes_and_goes_is_reported_once() {
        Course course;
        course.train(600, [&](GpuSample& gpu) {
            gpu.thermal_throttle = course.step % 2 == 0;
            gpu.temperature_c = 88;
        });
        QCOMPARE(course.ids, Ids{"gpu-thermal-throttling"});
        QVERIFY2(course.says("(88 °C)"), course.texts[0].c_str());
    }
    void a_moment_of_throttling_is_not_reported() {
        Course course;
        course.train(3600, [&](GpuSample& gpu) { gpu.thermal_throttle = course.step % 20 == 0; });
        QVERIFY(course.ids.empty());
    }
    void a_card_that_cooled_down_and_is_hot_again_is_reported_again() {
        Course course;
        const auto hot = [](GpuSample& gpu) { gpu.thermal_throttle = true; };
        course.train(60, hot);
        course.train(60);
        course.train(60, hot);
        QCOMPARE(course.ids, (Ids{"gpu-thermal-throttling", "gpu-thermal-throttling"}));
    }
    void the_power_limit_is_reported_only_if_it_is_sustained() {
        Course course;
        course.train(300, [&](GpuSample& gpu) { gpu.power_throttle = course.step % 2 == 0; });
        QVERIFY(course.ids.empty());
        course.train(300, [](GpuSample& gpu) { gpu.power_throttle = true; });
        QCOMPARE(course.ids, Ids{"gpu-power-throttling"});
        QVERIFY2(course.says("(300 W)"), course.texts[0].c_str());
    }
    void memory_that_another_process_allocated_is_reported_once() {
        Course course;
        course.train(60);
        course.train(60, [](GpuSample& gpu) { *gpu.memory_used_bytes += 3 * gib; });
        QCOMPARE(course.ids, Ids{"gpu-memory-taken"});
        QVERIFY2(course.says("allocated 3.0 GiB"), course.texts[0].c_str());
        course.train(60);
        course.train(60, [](GpuSample& gpu) { *gpu.memory_used_bytes += 3 * gib; });
        QCOMPARE(course.ids.size(), std::size_t{2});
    }
    void memory_that_we_allocate_is_not() {
        Course course;
        course.train(60);
        course.train(60, [](GpuSample& gpu) { use(gpu, 18 * gib); });
        QVERIFY(course.ids.empty());
    }
    void a_minute_of_low_utilization_is_reported_with_the_verdict_of_a_diagnosis() {
        Course course([] { return message(FORMANT_TR("t", "it waits for the disk")); });
        course.train(50, [](GpuSample& gpu) { gpu.utilization = 0.6; });
        QVERIFY(course.ids.empty());
        course.train(300, [](GpuSample& gpu) { gpu.utilization = 0.6; });
        QCOMPARE(course.ids, Ids{"gpu-underused"});
        QVERIFY2(course.says("60 % over the last minute: it waits for the disk"),
                 course.texts[0].c_str());
    }
    void without_one_it_names_the_command_for_one() {
        Course course;
        course.train(90, [](GpuSample& gpu) { gpu.utilization = 0.3; });
        QVERIFY2(course.says("`formant diagnose"), course.texts[0].c_str());
    }
    void a_pause_is_not_low_utilization() {
        Course course;
        course.train(120);
        for (int i = 0; i < 1200; ++i) {
            GpuSample idle = fine();
            idle.utilization = 0;
            course.add_sample(idle); // no step
        }
        course.train(120);
        QVERIFY(course.ids.empty());
    }
    void a_value_that_the_driver_does_not_report_raises_no_alert() {
        Course course;
        for (int i = 0; i < 1000; ++i) {
            course.step = i;
            GpuSample silent;
            silent.uuid = "GPU-1";
            course.add_sample(silent);
        }
        QVERIFY(course.ids.empty());
    }
    void a_missing_value_disables_only_its_own_alert() {
        Course course;
        course.train(300, [](GpuSample& gpu) {
            gpu.memory_ours_bytes.reset(); // as under WSL2
            gpu.temperature_c.reset();
            gpu.utilization = 0.2;
            gpu.thermal_throttle = true;
        });
        std::sort(course.ids.begin(), course.ids.end());
        QCOMPARE(course.ids, (Ids{"gpu-thermal-throttling", "gpu-underused"}));
    }
};

FORMANT_TEST(TestGpuAlerts)

} // namespace tst_gpu_alerts

#include "tst_gpu_alerts.moc"
