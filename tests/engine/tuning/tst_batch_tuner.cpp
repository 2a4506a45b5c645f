#include "engine/tuning/batch_tuner.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <functional>

using namespace formant;

namespace tst_batch_tuner {

using Sizes = std::vector<std::int64_t>;

/// A simulated device that measures one size after the other.
struct Device {
    std::function<double(std::int64_t)> samples_per_s;
    std::int64_t bytes_of_sample = 0;
    std::int64_t memory = 0; ///< larger peaks are out of memory
    std::vector<TuneTrial> history;

    Sizes tune(std::int64_t effective) {
        Sizes sizes;
        while (const auto size = next_size(history, effective)) {
            sizes.push_back(*size);
            history.push_back(measure(*size, effective));
        }
        return sizes;
    }
    TuneTrial measure(std::int64_t size, std::int64_t effective) const {
        TuneTrial trial;
        trial.batch_size = size;
        trial.accumulation = effective / size;
        trial.samples_per_s = samples_per_s(size);
        trial.peak_bytes = 100 + size * bytes_of_sample;
        trial.limit_bytes = memory;
        if (memory > 0 && trial.peak_bytes > memory)
            trial.failure = message(FORMANT_TR("test", "out of memory"));
        return trial;
    }
    std::int64_t best() const { return best_of(history)->batch_size; }
};

/// Takes 10 ms per micro-batch and 1 ms per sample.
double like_a_gpu(std::int64_t size) {
    return 1000.0 * static_cast<double>(size) / static_cast<double>(10 + size);
}

class TestBatchTuner : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void sizes_double_up_to_the_step_where_more_is_faster() {
        Device device{like_a_gpu};
        QCOMPARE(device.tune(32), (Sizes{1, 2, 4, 8, 16, 32}));
        QCOMPARE(device.best(), 32);
    }
    void sizes_divide_the_step() {
        Device device{like_a_gpu};
        QCOMPARE(device.tune(36), (Sizes{1, 2, 4, 9, 18, 36}));
        for (const TuneTrial& trial : device.history)
            QCOMPARE(trial.batch_size * trial.accumulation, 36);
    }
    void slower_sizes_are_not_chosen_and_neighbors_of_the_fastest_are_tried() {
        Device device{[](std::int64_t size) { return size <= 4 ? 10.0 * double(size) : 20.0; }};
        QCOMPARE(device.tune(24), (Sizes{1, 2, 4, 8, 24, 6, 3}));
        QCOMPARE(device.best(), 4);
    }
    void a_size_that_is_slower_does_not_hide_a_larger_one_that_is_faster() {
        Device device{[](std::int64_t size) { return size == 2 ? 24.0 : 30.0 + double(size); }};
        QCOMPARE(device.tune(8), (Sizes{1, 2, 4, 8}));
        QCOMPARE(device.best(), 8);
    }
    void a_size_that_would_not_fit_is_not_tried() {
        Device device{like_a_gpu, 100, 1000}; // 850 are allowed: 7 samples
        QCOMPARE(device.tune(32), (Sizes{1, 2, 4}));
        QCOMPARE(device.best(), 4);
    }
    void between_sizes_that_fit_and_one_that_would_not_the_middle_is_tried() {
        Device device{like_a_gpu, 100, 1000};
        QCOMPARE(device.tune(24), (Sizes{1, 2, 4, 6}));
        QCOMPARE(device.best(), 6);
    }
    void sizes_above_the_memory_share_are_not_chosen() {
        Device device{like_a_gpu, 400, 1000}; // two samples take 90 %
        QCOMPARE(device.tune(4), (Sizes{1, 2}));
        QCOMPARE(device.best(), 1);
    }
    void running_out_of_memory_ends_the_growth() {
        Device device{like_a_gpu, 1000, 1200};
        QCOMPARE(device.tune(8), (Sizes{1}));
        QVERIFY(!best_of(device.history)); // 1100 of 1200 are more than the share
        Device larger{like_a_gpu, 1000, 2000};
        QCOMPARE(larger.tune(8), (Sizes{1, 2}));
        QVERIFY(!larger.history.back().works());
        QCOMPARE(larger.best(), 1);
    }
    void without_a_memory_limit_only_speed_counts() {
        Device device{like_a_gpu, 1000, 0};
        QCOMPARE(device.tune(4), (Sizes{1, 2, 4}));
    }
    void a_step_of_one_sample_leaves_no_choice() {
        Device device{like_a_gpu};
        QCOMPARE(device.tune(1), (Sizes{1}));
    }
};

FORMANT_TEST(TestBatchTuner)

} // namespace tst_batch_tuner

#include "tst_batch_tuner.moc"
