#include "engine/data/batches/epoch_plan.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_epoch_plan {

PlanConfig single_clips(std::size_t clips) {
    PlanConfig config;
    config.seed = 1;
    config.effective_batch = 4;
    config.texts.assign(clips, "word");
    return config;
}

PlanConfig joined_clips() {
    PlanConfig config;
    config.seed = 1;
    config.texts = {"one", "two", "three"};
    config.concatenate_max = 3;
    config.samples_per_epoch = 4000;
    config.pause_ms_max = 80;
    config.edge_ms_min = 20;
    config.edge_ms_max = 60;
    return config;
}

std::vector<PlannedSample> all_samples(const PlanConfig& config, std::int64_t epoch) {
    std::vector<PlannedSample> samples;
    for (const PlannedBatch& batch : plan_epoch(config, epoch))
        samples.insert(samples.end(), batch.begin(), batch.end());
    return samples;
}

std::vector<std::size_t> sorted_clips(const PlanConfig& config) {
    std::vector<std::size_t> clips;
    for (const PlannedSample& sample : all_samples(config, 0))
        clips.push_back(sample.clips.at(0));
    std::sort(clips.begin(), clips.end());
    return clips;
}

/// Returns the number of padding samples in the batches of the first epoch.
std::int64_t padding_of(const PlanConfig& config) {
    std::int64_t padding = 0;
    for (const PlannedBatch& batch : plan_epoch(config, 0)) {
        std::int64_t longest = 0, sum = 0;
        for (const PlannedSample& sample : batch) {
            const std::int64_t length = config.lengths[sample.clips.at(0)];
            longest = std::max(longest, length);
            sum += length;
        }
        padding += longest * static_cast<std::int64_t>(batch.size()) - sum;
    }
    return padding;
}

class TestEpochPlan : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_clip_occurs_once_per_epoch() {
        std::vector<std::size_t> clips;
        for (const PlannedSample& sample : all_samples(single_clips(12), 0))
            clips.push_back(sample.clips.at(0));
        std::sort(clips.begin(), clips.end());
        for (std::size_t i = 0; i < 12; ++i)
            QCOMPARE(clips[i], i);
    }
    void buckets_group_samples_of_similar_length() {
        PlanConfig config = single_clips(400);
        for (std::int64_t i = 0; i < 400; ++i)
            config.lengths.push_back(1000 + 37 * i % 400);
        const std::int64_t padding_before = padding_of(config);
        const auto clips_before = sorted_clips(config);
        config.bucket_batches = 25;
        QVERIFY(padding_of(config) * 5 < padding_before);
        QCOMPARE(sorted_clips(config), clips_before); // the epoch has the same clips
    }
    void buckets_do_not_put_short_samples_first() {
        PlanConfig config = single_clips(400);
        for (std::int64_t i = 0; i < 400; ++i)
            config.lengths.push_back(i);
        config.bucket_batches = 100; // one window
        std::vector<std::int64_t> longest;
        for (const PlannedBatch& batch : plan_epoch(config, 0))
            longest.push_back(static_cast<std::int64_t>(batch.back().clips.at(0)));
        QVERIFY(!std::is_sorted(longest.begin(), longest.end()));
        QVERIFY(all_samples(config, 0) == all_samples(config, 0));
        QVERIFY(all_samples(config, 0) != all_samples(config, 1));
    }
    void the_last_batch_is_filled_up() {
        const auto plan = plan_epoch(single_clips(5), 0);
        QCOMPARE(plan.size(), std::size_t{2});
        QCOMPARE(plan[1].size(), std::size_t{4});
    }
    void epochs_and_seeds_differ_and_equal_ones_repeat() {
        const PlanConfig config = single_clips(32);
        PlanConfig other = config;
        other.seed = 2;
        QVERIFY(all_samples(config, 0) == all_samples(config, 0));
        QVERIFY(all_samples(config, 0) != all_samples(config, 1));
        QVERIFY(all_samples(config, 0) != all_samples(other, 0));
    }
    void concatenated_samples_do_not_depend_on_the_batch_size() {
        PlanConfig small = joined_clips(), large = joined_clips();
        small.effective_batch = 2;
        large.effective_batch = 16;
        QVERIFY(all_samples(small, 3) == all_samples(large, 3));
    }
    void concatenated_samples_stay_within_their_bounds() {
        for (const PlannedSample& sample : all_samples(joined_clips(), 0)) {
            QVERIFY(sample.clips.size() >= 1 && sample.clips.size() <= 3);
            QCOMPARE(sample.pauses_ms.size(), sample.clips.size() - 1);
            for (const double pause : sample.pauses_ms)
                QVERIFY(pause >= 0 && pause <= 80);
            QVERIFY(sample.edge_before_ms >= 20 && sample.edge_before_ms <= 60);
        }
    }
    void every_length_occurs() {
        std::set<std::size_t> lengths;
        for (const PlannedSample& sample : all_samples(joined_clips(), 0))
            lengths.insert(sample.clips.size());
        QCOMPARE(lengths, (std::set<std::size_t>{1, 2, 3}));
    }
    void only_clips_of_one_speaker_are_concatenated() {
        PlanConfig config = joined_clips();
        config.texts = {"one", "two", "three", "four", "five"};
        config.speakers = {0, 2, 0, 2, 2};
        std::set<std::vector<std::size_t>> joined;
        for (const PlannedSample& sample : all_samples(config, 0)) {
            for (const std::size_t clip : sample.clips)
                QCOMPARE(config.speakers[clip], config.speakers[sample.clips[0]]);
            joined.insert(sample.clips);
        }
        // 1, 2 or 3 of the 2 clips of one speaker, or of the 3 of the other.
        QCOMPARE(joined.size(), std::size_t{2 + 4 + 8 + 3 + 9 + 27});
    }
    void a_single_speaker_is_planned_like_none() {
        PlanConfig named = joined_clips();
        named.speakers = {0, 0, 0};
        QVERIFY(all_samples(named, 1) == all_samples(joined_clips(), 1));
    }
    void excluded_texts_are_never_produced() {
        PlanConfig config = joined_clips();
        config.excluded_texts = {"one two", "three"};
        for (const PlannedSample& sample : all_samples(config, 0)) {
            std::string text;
            for (const std::size_t clip : sample.clips)
                text += config.texts[clip] + " ";
            QVERIFY(!config.excluded_texts.contains(normalize_text(text)));
        }
    }
    void texts_are_compared_without_case_and_spacing() {
        QCOMPARE(normalize_text("  One   TWO "), std::string("one two"));
    }
};

FORMANT_TEST(TestEpochPlan)

} // namespace tst_epoch_plan

#include "tst_epoch_plan.moc"
