#include "engine/tuning/diagnosis_verdict.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace formant;

namespace tst_diagnosis_verdict {

/// A healthy run: 100 ms per step of 16 samples, of which the model takes 90 ms.
DiagnosisFacts healthy() {
    DiagnosisFacts facts;
    facts.times.steps = 50;
    facts.times.step = {Stage::step, 100, 100, 100};
    facts.times.stages = {{Stage::collate, 1, 1, 1},    {Stage::wait, 1, 1, 1},
                          {Stage::forward, 30, 30, 30}, {Stage::backward, 60, 60, 60},
                          {Stage::optimizer, 6, 6, 6},  {std::nullopt, 2, 2, 2}};
    facts.workers = {{Stage::read, 1, 2},
                     {Stage::decode, 3, 2},
                     {Stage::resample, 2, 2},
                     {Stage::join, 0.2, 2},
                     {Stage::features, 3, 2}};
    facts.batch_size = 16;
    facts.other_size = ComputeTime{8, 45};
    facts.steps_of_training = 1000;
    facts.cores = 16;
    facts.decoders = 8; // there is no memory for more
    return facts;
}

void set(DiagnosisFacts& facts, Stage stage, double ms) {
    for (StageTime& time : facts.times.stages)
        if (time.stage == stage) {
            facts.times.step.mean_ms += ms - time.mean_ms;
            time.mean_ms = time.median_ms = ms;
        }
}

void set_worker(DiagnosisFacts& facts, Stage stage, double ms) {
    for (WorkerTime& time : facts.workers)
        if (time.stage == stage)
            time.ms_per_sample = ms;
}

bool says(const SpeedVerdict& verdict, const std::string& part) {
    return to_english(verdict.what).find(part) != std::string::npos;
}

bool is(const SpeedVerdict& verdict, Bottleneck bottleneck, std::optional<Stage> stage) {
    return verdict.bottleneck == bottleneck && verdict.stage == stage;
}

bool near(double a, double b) {
    return std::abs(a - b) < 1e-9;
}

class TestDiagnosisVerdict : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_healthy_run_is_bound_by_its_model_and_has_no_suggestion() {
        const SpeedVerdict verdict = verdict_on(healthy());
        QVERIFY(is(verdict, Bottleneck::compute, Stage::backward));
        QVERIFY(says(verdict, "compute-bound") && says(verdict, "90 %"));
        QVERIFY(!verdict.change);
    }
    void slow_features_are_data_bound_and_more_workers_help() {
        DiagnosisFacts facts = healthy();
        set_worker(facts, Stage::features, 25);
        set(facts, Stage::wait, 102); // 16 samples of 25.2 ms by two workers take 201.6 ms
        const SpeedVerdict verdict = verdict_on(facts);
        QVERIFY(is(verdict, Bottleneck::data, Stage::features));
        QVERIFY(says(verdict, "waits 51 %") && says(verdict, "features"));
        const std::vector<std::string> settings = {"data.num_workers=5"}; // 403 ms / 99 ms
        QCOMPARE(verdict.change->settings, settings);
        QVERIFY(near(verdict.change->gain, 201.0 / 99 - 1));
    }
    void with_too_few_cores_the_gain_is_what_they_allow() {
        DiagnosisFacts facts = healthy();
        facts.cores = 3;
        set_worker(facts, Stage::features, 25);
        set(facts, Stage::wait, 101);
        const SpeedVerdict verdict = verdict_on(facts);
        QVERIFY(verdict.change->settings.front() == "data.num_workers=3");
        QVERIFY(near(verdict.change->gain, 200.0 / (16 * 25.2 / 3) - 1));
        facts.cores = 2;
        QVERIFY(!verdict_on(facts).change);
    }
    void slow_cache_reads_are_storage_bound_and_preloading_helps() {
        DiagnosisFacts facts = healthy();
        set_worker(facts, Stage::join, 30);
        set(facts, Stage::wait, 160);
        const SpeedVerdict verdict = verdict_on(facts);
        QVERIFY(is(verdict, Bottleneck::storage, Stage::join));
        QVERIFY(says(verdict, "storage-bound"));
        QVERIFY(verdict.change->settings.front() == "train.preload_data_to_ram=on");
        QVERIFY(near(verdict.change->gain, 259.0 / 99 - 1));
        facts.preloaded = true;
        QVERIFY(!verdict_on(facts).change);
    }
    void slow_reads_of_recordings_are_storage_bound_if_they_take_longer_than_training() {
        DiagnosisFacts facts = healthy();
        facts.preparation.recordings = 10000;
        set_worker(facts, Stage::read, 100); // 525 s for 100 s of training
        const SpeedVerdict verdict = verdict_on(facts);
        QVERIFY(is(verdict, Bottleneck::storage, Stage::read));
        QVERIFY(says(verdict, "525 s"));
        QVERIFY(verdict.change->settings.front() == "data.preprocess_workers=8");
        QVERIFY(near(verdict.change->gain, 625 / (525.0 / 4 + 100) - 1));
    }
    void cached_recordings_do_not_count() {
        DiagnosisFacts facts = healthy();
        set_worker(facts, Stage::read, 1e6);
        QVERIFY(is(verdict_on(facts), Bottleneck::compute, Stage::backward));
    }
    void slow_decoding_is_data_bound() {
        DiagnosisFacts facts = healthy();
        facts.preparation.recordings = 10000;
        facts.preparation.decode_ms_of_workers = {95, 105};
        set_worker(facts, Stage::decode, 100);
        const SpeedVerdict verdict = verdict_on(facts);
        QVERIFY(is(verdict, Bottleneck::data, Stage::decode));
        QVERIFY(says(verdict, "done once"));
    }
    void one_slow_decode_worker_is_named() {
        DiagnosisFacts facts = healthy();
        facts.preparation.recordings = 10000;
        facts.preparation.decode_ms_of_workers = {10, 190};
        set_worker(facts, Stage::decode, 100);
        const SpeedVerdict verdict = verdict_on(facts);
        QVERIFY(is(verdict, Bottleneck::data, Stage::decode));
        QVERIFY2(says(verdict, "one of 2 decode workers takes 190.0 ms"),
                 to_english(verdict.what).c_str());
    }
    void a_slow_disk_outweighs_an_uneven_decode_worker() {
        DiagnosisFacts facts = healthy();
        facts.preparation.recordings = 10000;
        facts.preparation.decode_ms_of_workers = {1, 4};
        set_worker(facts, Stage::decode, 2);
        set_worker(facts, Stage::read, 200);
        QVERIFY(is(verdict_on(facts), Bottleneck::storage, Stage::read));
    }
    void throttling_is_named_with_its_reason_unless_the_device_waits_anyway() {
        DiagnosisFacts facts = healthy();
        facts.throttle = Throttle::thermal;
        QVERIFY(is(verdict_on(facts), Bottleneck::throttle, std::nullopt));
        QVERIFY(says(verdict_on(facts), "too hot"));
        facts.throttle = Throttle::power;
        QVERIFY(says(verdict_on(facts), "power"));
        set(facts, Stage::wait, 100);
        QVERIFY(verdict_on(facts).bottleneck == Bottleneck::data);
    }
    void an_optimizer_that_takes_longer_than_the_model_is_named() {
        DiagnosisFacts facts = healthy();
        set(facts, Stage::optimizer, 300);
        const SpeedVerdict verdict = verdict_on(facts);
        QVERIFY(is(verdict, Bottleneck::compute, Stage::optimizer));
        QVERIFY(says(verdict, "optimizer takes 76 %"));
        QVERIFY(verdict.change->settings.front() == "train.gradient_accumulation_steps=2");
        QVERIFY(near(verdict.change->gain, 788.0 / 488 - 1));
    }
    void tiny_batches_are_bound_by_launches() {
        DiagnosisFacts facts = healthy();
        facts.batch_size = 2;
        facts.accumulation = 8;
        facts.other_size = ComputeTime{1, 11}; // of 11.25 ms for both
        const SpeedVerdict verdict = verdict_on(facts);
        QVERIFY(is(verdict, Bottleneck::launch, Stage::forward));
        QVERIFY(says(verdict, "2 samples at a time are too few"));
        const std::vector<std::string> settings = {"train.batch_size=16",
                                                   "train.gradient_accumulation_steps=1"};
        QCOMPARE(verdict.change->settings, settings);
        QVERIFY(near(verdict.change->gain, 100 / (10.75 + 16 * 0.25 + 10) - 1));
    }
    void a_batch_that_costs_as_much_as_its_half_is_bound_by_launches() {
        DiagnosisFacts facts = healthy();
        facts.other_size = ComputeTime{8, 85};
        QVERIFY(verdict_on(facts).bottleneck == Bottleneck::launch);
        facts.other_size = ComputeTime{8, 60};
        QVERIFY(verdict_on(facts).bottleneck == Bottleneck::compute);
    }
    void a_single_disturbance_does_not_distort_the_comparison() {
        DiagnosisFacts facts = healthy();
        facts.other_size = ComputeTime{8, 85};
        for (StageTime& time : facts.times.stages)
            time.mean_ms *= 3; // one of the steps took a hundred times as long
        facts.times.step.mean_ms *= 3;
        QVERIFY(verdict_on(facts).bottleneck == Bottleneck::launch);
    }
    void gradient_checkpointing_is_suggested_to_be_disabled() {
        DiagnosisFacts facts = healthy();
        facts.checkpointing = true;
        const SpeedVerdict verdict = verdict_on(facts);
        QVERIFY(verdict.change->settings.front() == "train.use_gradient_checkpointing=off");
        QVERIFY(near(verdict.change->gain, 100.0 / 70 - 1));
    }
    void every_verdict_has_a_name() {
        QCOMPARE(std::string(name_of(Bottleneck::data)), std::string("data-bound"));
        QCOMPARE(std::string(name_of(Bottleneck::throttle)), std::string("throttled"));
    }
    void ranks_that_all_wait_for_the_network_are_communication_bound() {
        DiagnosisFacts facts = healthy();
        facts.times.stages.push_back({Stage::communication, 0, 0, 0});
        set(facts, Stage::communication, 100);
        facts.ranks = {{"a", 16, {1, 99, 100}}, {"b", 16, {1, 97, 102}}};
        const SpeedVerdict verdict = verdict_on(facts);
        QVERIFY(is(verdict, Bottleneck::communication, Stage::communication));
        QVERIFY(says(verdict, "50 % of a step"));
        QCOMPARE(verdict.change->settings,
                 std::vector<std::string>{"train.gradient_accumulation_steps=2"});
        QVERIFY(near(verdict.change->gain, 400. / 300 - 1)); // two steps of 200 ms with one sum
    }
    void a_rank_that_computes_for_longer_is_named() {
        DiagnosisFacts facts = healthy();
        facts.ranks = {
            {"a", 16, {1, 59, 40}}, {"slow host", 16, {1, 97, 2}}, {"c", 16, {1, 60, 39}}};
        const SpeedVerdict verdict = verdict_on(facts);
        QVERIFY(is(verdict, Bottleneck::communication, Stage::communication));
        QVERIFY(says(verdict, "for rank 1 on slow host, which computes for 97 ms"));
        QVERIFY(!verdict.change);
    }
    void a_rank_that_waits_for_its_data_is_named() {
        DiagnosisFacts facts = healthy();
        facts.ranks = {{"a", 16, {1, 59, 40}}, {"slow disk", 16, {40, 58, 2}}};
        QVERIFY(says(verdict_on(facts), "for rank 1 on slow disk, which waits 40 ms for its data"));
    }
    void ranks_that_hardly_wait_are_judged_as_one() {
        DiagnosisFacts facts = healthy();
        facts.ranks = {{"a", 16, {1, 90, 9}}, {"b", 16, {1, 95, 4}}};
        QCOMPARE(verdict_on(facts).bottleneck, Bottleneck::compute);
    }
    void the_samples_of_all_ranks_count() {
        DiagnosisFacts facts = healthy();
        QCOMPARE(facts.samples_per_s(), 160.);
        facts.ranks.resize(4);
        QCOMPARE(facts.samples_per_s(), 640.);
    }
};

FORMANT_TEST(TestDiagnosisVerdict)

} // namespace tst_diagnosis_verdict

#include "tst_diagnosis_verdict.moc"
