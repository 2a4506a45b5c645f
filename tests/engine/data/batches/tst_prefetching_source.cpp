#include "engine/audio/log_mel.h"
#include "engine/data/batches/prefetching_source.h"
#include "engine/data/statistics.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/test_registry.h"

#include <ATen/Parallel.h>
#include <QtTest/QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace formant;

namespace tst_prefetching_source {

TrainingClips clips() {
    const at::Tensor sound = test::voiced_second().samples;
    TrainingClips made;
    for (std::int64_t i = 0; i < 6; ++i)
        made.push_back({sound.narrow(0, 500 * i, 4000 + 700 * i),
                        {1, 2 + i, 1},
                        "word" + std::to_string(i),
                        std::to_string(i),
                        i % 2});
    return made;
}

PlanConfig plan() {
    PlanConfig config;
    config.seed = 3;
    config.effective_batch = 8;
    for (const TrainingClip& clip : clips())
        config.texts.push_back(clip.text);
    for (const TrainingClip& clip : clips())
        config.speakers.push_back(clip.speaker);
    config.concatenate_max = 3;
    config.pause_ms_max = 50;
    config.samples_per_epoch = 24;
    return config;
}

std::unique_ptr<PrefetchingSource> source(std::int64_t threads, std::int64_t micro_batch = 8) {
    return std::make_unique<PrefetchingSource>(clips(), FeatureNeeds(), plan(),
                                               PrefetchConfig{threads, 3, micro_batch});
}

bool same(const Batch& a, const Batch& b) {
    return std::ranges::equal(a.tensors(), b.tensors(),
                              [](const at::Tensor& one, const at::Tensor& other) {
                                  return at::equal(one, other);
                              }) &&
           a.lengths == b.lengths;
}

class TestPrefetchingSource : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_number_of_threads_changes_nothing() {
        auto one = source(1), four = source(4);
        for (int i = 0; i < 8; ++i) {
            const GlobalBatch a = one->next().value(), b = four->next().value();
            QCOMPARE(a.epoch, i / 3);
            QCOMPARE(a.index, i % 3);
            QVERIFY(same(a.micro_batches[0], b.micro_batches[0]));
        }
    }
    void after_a_seek_batches_continue_from_there() {
        auto straight = source(2), jumping = source(2);
        for (int i = 0; i < 4; ++i)
            straight->next().value();
        jumping->next().value();
        jumping->seek(1, 1);
        const GlobalBatch a = straight->next().value(), b = jumping->next().value();
        QCOMPARE(b.epoch, 1);
        QCOMPARE(b.index, 1);
        QVERIFY(same(a.micro_batches[0], b.micro_batches[0]));
    }
    void micro_batches_are_slices_of_one_global_batch() {
        const Batch whole = source(1, 8)->next()->micro_batches[0];
        for (const std::int64_t size : {4, 2}) {
            std::int64_t row = 0;
            const GlobalBatch sliced = source(1, size)->next().value();
            for (const Batch& part : sliced.micro_batches)
                for (std::int64_t i = 0; i < size; ++i, ++row) {
                    const std::int64_t frames = part.lengths[static_cast<std::size_t>(i)].frames;
                    QCOMPARE(part.sample_ids[i].item<std::int64_t>(), row);
                    QVERIFY(at::equal(part.speakers[i], whole.speakers[row]));
                    QVERIFY(at::equal(part[Feature::mel][i].narrow(1, 0, frames),
                                      whole[Feature::mel][row].narrow(1, 0, frames)));
                }
            QCOMPARE(row, 8);
        }
    }
    void each_sample_has_the_speaker_of_all_its_clips() {
        const Batch batch = source(1)->next()->micro_batches[0];
        for (std::int64_t i = 0; i < 8; ++i) {
            const at::Tensor symbols =
                batch[Feature::tokens][i].masked_select(batch[Feature::tokens][i] > 1);
            QVERIFY((symbols.remainder(2) == batch.speakers[i]).all().item<bool>());
        }
    }
    void padding_is_zero_and_lengths_agree() {
        const Batch batch = source(1)->next()->micro_batches[0];
        for (std::int64_t i = 0; i < 8; ++i) {
            const std::int64_t frames = batch[Axis::frames][i].item<std::int64_t>();
            QCOMPARE(frames, batch.lengths[static_cast<std::size_t>(i)].frames);
            QCOMPARE(batch[Feature::mel][i].slice(1, frames).abs().sum().item<double>(), 0.0);
        }
    }
    void with_a_grid_all_parts_of_a_step_have_one_of_its_shapes() {
        const PaddingGrid grid = PaddingGrid::of({{.frames = 40, .tokens = 10}, {100, 30}});
        PrefetchingSource padded(clips(), FeatureNeeds(), plan(),
                                 PrefetchConfig{1, 3, 4, nullptr, {}, grid});
        auto tight = source(1, 4);
        for (int i = 0; i < 3; ++i) {
            const GlobalBatch step = padded.next().value(), same_step = tight->next().value();
            BatchLengths lengths;
            for (const Batch& part : step.micro_batches)
                lengths.insert(lengths.end(), part.lengths.begin(), part.lengths.end());
            const SampleLength expected = grid.shape_for(longest_of(lengths));
            for (std::size_t part = 0; part < 2; ++part) {
                const Batch& batch = step.micro_batches[part];
                QVERIFY(batch.shape == expected);
                QCOMPARE(batch[Feature::mel].size(2), expected.frames);
                QCOMPARE(batch[Feature::tokens].size(1), expected.tokens);
                QVERIFY(batch.lengths == same_step.micro_batches[part].lengths);
            }
        }
    }
    void the_shares_of_the_ranks_are_the_samples_of_the_global_batch() {
        const PaddingGrid grid = PaddingGrid::of({{.frames = 40, .tokens = 10}, {100, 30}});
        PrefetchingSource whole(clips(), FeatureNeeds(), plan(),
                                PrefetchConfig{1, 3, 8, nullptr, {}, grid});
        std::vector<std::unique_ptr<PrefetchingSource>> ranks;
        for (const BatchShare& share : shares_of(8, {1, 2}))
            ranks.push_back(std::make_unique<PrefetchingSource>(
                clips(), FeatureNeeds(), plan(),
                PrefetchConfig{1, 3, 8, nullptr, {}, grid, nullptr, share}));
        for (int i = 0; i < 3; ++i) {
            const GlobalBatch all = whole.next().value();
            const GlobalBatch first = ranks[0]->next().value(), second = ranks[1]->next().value();
            const Batch &a = first.micro_batches.at(0), &b = second.micro_batches.at(0);
            const Batch& expected = all.micro_batches.at(0);
            QVERIFY(first.lengths_on_other_ranks == b.lengths);
            QVERIFY(second.lengths_on_other_ranks == a.lengths);
            QVERIFY(first.lengths() == all.lengths());
            QVERIFY(a.shape == expected.shape && b.shape == expected.shape);
            const std::vector<at::Tensor> parts = a.tensors(), rest = b.tensors();
            for (std::size_t t = 0; t < parts.size(); ++t)
                QVERIFY(at::equal(at::cat({parts[t], rest[t]}), expected.tensors()[t]));
        }
    }
    void another_share_is_that_of_the_next_batch() {
        auto whole = source(1);
        PrefetchingSource part(clips(), FeatureNeeds(), plan(),
                               PrefetchConfig{2, 3, 8, nullptr, {}, {}, nullptr, BatchShare{0, 4}});
        for (int i = 0; i < 4; ++i) {
            const std::int64_t first = i < 2 ? 0 : 2, count = i < 2 ? 4 : 6;
            if (i == 2)
                part.set_share({first, count});
            const Batch expected = whole->next()->micro_batches[0];
            const GlobalBatch batch = part.next().value();
            QCOMPARE(batch.epoch * 3 + batch.index, i);
            const Batch& own = batch.micro_batches.at(0);
            QCOMPARE(std::ssize(own.lengths), count);
            QCOMPARE(std::ssize(batch.lengths_on_other_ranks), 8 - count);
            QVERIFY(at::equal(own.sample_ids, expected.sample_ids.narrow(0, first, count)));
            const std::int64_t frames = own[Feature::mel].size(2);
            QVERIFY(at::equal(own[Feature::mel],
                              expected[Feature::mel].narrow(0, first, count).narrow(2, 0, frames)));
        }
    }
    void a_rank_without_samples_knows_the_lengths_of_the_others() {
        PrefetchingSource idle(clips(), FeatureNeeds(), plan(),
                               PrefetchConfig{1, 3, 8, nullptr, {}, {}, nullptr, BatchShare{8, 0}});
        const GlobalBatch batch = idle.next().value();
        QVERIFY(batch.micro_batches.empty());
        QVERIFY(batch.lengths() == source(1)->next()->lengths());
    }
    void a_profiler_records_the_work_of_every_sample_and_batch() {
        StageProfiler stages;
        {
            PrefetchingSource profiled(clips(), FeatureNeeds(), plan(), {1, 1, 8, &stages});
            for (int i = 0; i < 3; ++i)
                profiled.next().value();
        }
        std::map<Stage, std::set<int>> threads;
        std::map<Stage, int> counts;
        for (const StageSpan& span : stages.spans()) {
            threads[span.stage].insert(span.thread);
            ++counts[span.stage];
        }
        QVERIFY(counts[Stage::features] >= 24);
        QCOMPARE(counts[Stage::join], counts[Stage::features]);
        QCOMPARE(counts[Stage::wait], 3);
        QCOMPARE(counts[Stage::collate], 3);
        QVERIFY(threads[Stage::features] != threads[Stage::collate]);
        QCOMPARE(threads[Stage::wait], threads[Stage::collate]);
    }
    void loader_threads_do_not_limit_the_training_threads() {
        const int before = at::get_num_threads();
        auto made = source(3);
        made->next().value();
        QCOMPARE(at::get_num_threads(), before);
    }
    void statistics_are_mean_and_deviation_of_all_frames() {
        const FeatureStatistics statistics = compute_statistics(clips(), MelConfig());
        std::vector<at::Tensor> all;
        for (const TrainingClip& clip : clips())
            all.push_back(LogMel(MelConfig())(clip.samples).flatten().to(at::kDouble));
        const at::Tensor values = at::cat(all);
        QVERIFY(std::abs(statistics.mel_mean - values.mean().item<double>()) < 1e-6);
        QVERIFY(std::abs(statistics.mel_scale - values.std(false).item<double>()) < 1e-6);
    }
};

FORMANT_TEST(TestPrefetchingSource)

} // namespace tst_prefetching_source

#include "tst_prefetching_source.moc"
