#include "engine/base/atomic_file.h"
#include "engine/session/tuning/step_measurements.h"
#include "tests/support/environment.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_step_measurements {

using test::throw_on_error;

struct Fixture {
    test::TemporaryFolder folder;
    test::ScopedVariable state{"XDG_STATE_HOME", folder.path().string()};
    RunConfig config;
};

class TestStepMeasurements : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_measurement_is_found_for_the_same_step() {
        Fixture f;
        QVERIFY(!remembered_step_time(f.config, "cpu"));
        throw_on_error(remember_step_time(f.config, "cpu", {0.5}));
        f.config.name = "another";
        f.config.train.max_steps = 7;
        QCOMPARE(remembered_step_time(f.config, "cpu")->seconds, 0.5);
        QVERIFY(!remembered_step_time(f.config, "0"));
        f.config.train.batch_size += 1;
        QVERIFY(!remembered_step_time(f.config, "cpu"));
    }
    void that_of_a_run_is_not_replaced_by_synthetic_samples() {
        const Fixture f;
        throw_on_error(remember_step_time(f.config, "cpu", {0.5}));
        throw_on_error(remember_step_time(f.config, "cpu", {0.4, /*in_training=*/true}));
        throw_on_error(remember_step_time(f.config, "cpu", {0.9}));
        QCOMPARE(remembered_step_time(f.config, "cpu")->seconds, 0.4);
        QVERIFY(remembered_step_time(f.config, "cpu")->in_training);
    }
    void a_run_is_measured_once_its_steps_are_reliable() {
        const Fixture f;
        StepMeasurementRecorder recorder(f.config, "cpu", [] { return 0; });
        for (int step = 1; step <= 22; ++step)
            recorder.add(step <= 3 ? 60'000 : 250, 0); // the first ones take longer
        QVERIFY(!remembered_step_time(f.config, "cpu"));
        recorder.add(250, 0);
        QCOMPARE(remembered_step_time(f.config, "cpu")->seconds, 0.25);
    }
    void a_run_of_some_hundred_steps_is_measured_by_more_than_its_first_ones() {
        const Fixture f;
        StepMeasurementRecorder recorder(f.config, "cpu", [] { return 0; });
        for (int step = 1; step <= 323; ++step)
            recorder.add(step <= 23 ? 2500 : 500, 0); // the machine was busy at first
        const double seconds = remembered_step_time(f.config, "cpu")->seconds;
        QVERIFY2(seconds < 0.7, std::to_string(seconds).c_str());
    }
    void the_memory_of_a_run_replaces_that_of_trial_steps() {
        const Fixture f;
        QVERIFY(!remembered_step_memory(f.config, "0"));
        throw_on_error(remember_step_memory(f.config, "0", {5'000}));
        throw_on_error(remember_step_memory(f.config, "0", {7'000, /*in_training=*/true}));
        throw_on_error(remember_step_memory(f.config, "0", {9'000}));
        QCOMPARE(remembered_step_memory(f.config, "0")->bytes, 7'000);
        QVERIFY(!remembered_step_memory(f.config, "1"));
        QVERIFY(!remembered_step_time(f.config, "0")); // time and memory are independent
        throw_on_error(remember_step_time(f.config, "0", {0.5}));
        QCOMPARE(remembered_step_memory(f.config, "0")->bytes, 7'000);
    }
    void memory_is_measured_again_after_the_corpus_has_changed() {
        Fixture f;
        const Path corpus = f.folder / "metadata.csv";
        f.config.data.corpus = corpus.string();
        throw_on_error(write_file_atomically(corpus, "a.wav|one\n"));
        throw_on_error(remember_step_time(f.config, "cpu", {0.5}));
        throw_on_error(remember_step_memory(f.config, "cpu", {7'000, /*in_training=*/true}));
        QVERIFY(remembered_step_memory(f.config, "cpu"));
        throw_on_error(write_file_atomically(corpus, "a.wav|one\nlonger.wav|one two\n"));
        QVERIFY(!remembered_step_memory(f.config, "cpu"));
        QVERIFY(remembered_step_time(f.config, "cpu"));
        throw_on_error(remember_step_memory(f.config, "cpu", {9'000}));
        QCOMPARE(remembered_step_memory(f.config, "cpu")->bytes, 9'000);
    }
    void the_peak_of_the_allocator_counts_once_all_samples_were_seen() {
        const Fixture f;
        std::int64_t peak = 3'000'000'000; // of a scripted GPU
        StepMeasurementRecorder recorder(f.config, "0", [&] { return peak; });
        for (int step = 1; step <= 30; ++step)
            recorder.add(100, 4); // of the epoch in which the run resumed
        QVERIFY(remembered_step_time(f.config, "0"));
        QVERIFY(!remembered_step_memory(f.config, "0"));
        peak = 4'000'000'000; // the longest samples
        for (int step = 31; step <= 43; ++step)
            recorder.add(100, 5);
        QCOMPARE(remembered_step_memory(f.config, "0")->bytes, 4'000'000'000);
        QVERIFY(remembered_step_memory(f.config, "0")->in_training);
    }
    void a_damaged_file_is_replaced() {
        const Fixture f;
        throw_on_error(remember_step_time(f.config, "cpu", {0.5}));
        throw_on_error(write_file_atomically(f.folder / "formant/step_times.json", "[1, {\"a\": "));
        QVERIFY(!remembered_step_time(f.config, "cpu"));
        throw_on_error(remember_step_time(f.config, "cpu", {0.5}));
        QVERIFY(remembered_step_time(f.config, "cpu"));
    }
    void the_newest_are_kept() {
        Fixture f;
        for (int batch = 1; batch <= 210; ++batch) {
            f.config.train.batch_size = batch;
            throw_on_error(remember_step_time(f.config, "cpu", {1}));
        }
        const auto text = read_file(f.folder / "formant/step_times.json").value();
        QCOMPARE(QByteArray::fromStdString(text).count("\"seconds\""), qsizetype{200});
    }
};

FORMANT_TEST(TestStepMeasurements)

} // namespace tst_step_measurements

#include "tst_step_measurements.moc"
