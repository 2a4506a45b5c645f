#include "engine/data/batches/computed_feature.h"
#include "engine/data/batches/sample_maker.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_computed_feature {

/// What a network was asked.
struct Calls {
    std::vector<std::int64_t> sizes; ///< samples of each call
    std::vector<std::int64_t> ids;
    std::set<Feature> features;
};

/// A codec of one code for two frames of a mel: the number of its loudest band.
class ToyCodec : public FeatureNetwork {
  public:
    explicit ToyCodec(Calls& calls, std::string version = "1", std::size_t at_once = 1)
        : calls_(calls), version_(std::move(version)), at_once_(at_once) {}

    Feature output() const override { return Feature::codes; }
    std::set<Feature> inputs() const override { return {Feature::mel}; }
    std::string fingerprint() const override { return version_; }
    std::size_t samples_at_once() const override { return at_once_; }
    std::int64_t output_length(const SampleLength& input) const override {
        return input.frames / 2;
    }
    at::Tensor compute(const Batch& batch) const override {
        calls_.sizes.push_back(batch.sample_ids.size(0));
        for (std::int64_t i = 0; i < batch.sample_ids.size(0); ++i)
            calls_.ids.push_back(batch.sample_ids[i].item<std::int64_t>());
        for (const auto& [feature, values] : batch.features)
            calls_.features.insert(feature);
        return at::max_pool1d(batch[Feature::mel], 2).argmax(1, /*keepdim=*/true);
    }

  private:
    Calls& calls_;
    std::string version_;
    std::size_t at_once_;
};

/// Returns as many different samples of 6 frames.
std::vector<Sample> numbered_samples(std::int64_t count) {
    std::vector<Sample> all(static_cast<std::size_t>(count));
    for (std::int64_t i = 0; i < count; ++i)
        all[static_cast<std::size_t>(i)].add(Feature::mel, at::full({3, 6}, static_cast<float>(i)));
    return all;
}

/// Returns samples of 6 and 10 frames, always the same ones.
std::vector<Sample> samples() {
    std::vector<Sample> all(2);
    for (std::int64_t i = 0; i < 2; ++i) {
        Sample& sample = all[static_cast<std::size_t>(i)];
        const std::int64_t frames = 6 + 4 * i;
        sample.add(Feature::mel, at::arange(3 * frames, at::kFloat).view({3, frames}).sin());
        sample.add(Feature::tokens, at::full({2}, i, at::kLong));
    }
    return all;
}

struct Fixture {
    std::unique_ptr<ComputedFeature> codes(bool has_cache = true, std::string version = "1",
                                           std::size_t at_once = 1) {
        auto cache = has_cache ? ComputedFeatureCache::open(folder / "cache").value() : nullptr;
        return std::make_unique<ComputedFeature>(
            std::make_unique<ToyCodec>(calls, std::move(version), at_once), std::move(cache));
    }
    static std::vector<Sample> completed(ComputedFeature& codes,
                                         std::vector<Sample> all = samples()) {
        for (Sample& sample : all)
            codes.identify(sample);
        codes.add_to(all);
        return all;
    }

    test::TemporaryFolder folder;
    Calls calls;
};

at::Tensor codes_of(const Sample& sample) {
    return sample.features.at(Feature::codes);
}

class TestComputedFeature : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_computed_feature_is_a_feature_like_any_other() {
        Fixture f;
        const auto codes = f.codes();
        const auto all = Fixture::completed(*codes);
        QCOMPARE(all[0].length.codes, std::int64_t{3});
        QCOMPARE(all[1].length.codes, std::int64_t{5});
        const Batch batch = collate(all, 0);
        QVERIFY(batch[Feature::codes].sizes() == at::IntArrayRef({2, 1, 5}));
        QVERIFY(at::equal(batch[Axis::codes], at::tensor({3, 5}, at::kLong)));
        QVERIFY(at::equal(batch[Feature::codes][1], codes_of(all[1])));
    }
    void it_is_computed_once_and_then_read() {
        Fixture f;
        const auto codes = f.codes();
        const auto first = Fixture::completed(*codes), again = Fixture::completed(*codes);
        QCOMPARE(f.calls.sizes.size(), std::size_t{2});
        QVERIFY(at::equal(codes_of(first[1]), codes_of(again[1])));
    }
    void the_next_run_reads_it_too() {
        Fixture f;
        const auto first = Fixture::completed(*f.codes());
        const auto codes = f.codes();
        const auto later = Fixture::completed(*codes);
        QCOMPARE(f.calls.sizes.size(), std::size_t{2});
        QVERIFY(at::equal(codes_of(first[0]), codes_of(later[0])));
    }
    void another_network_speaker_or_input_is_computed_anew() {
        Fixture f;
        Fixture::completed(*f.codes());
        Fixture::completed(*f.codes(true, "2"));
        QCOMPARE(f.calls.sizes.size(), std::size_t{4});
        auto of_another = samples();
        of_another[0].speaker = 1;
        Fixture::completed(*f.codes(), of_another);
        QCOMPARE(f.calls.sizes.size(), std::size_t{5});
        auto changed = samples();
        changed[0].features[Feature::mel] += 1;
        Fixture::completed(*f.codes(), changed);
        QCOMPARE(f.calls.sizes.size(), std::size_t{6});
    }
    void a_feature_that_is_no_input_changes_nothing() {
        Fixture f;
        Fixture::completed(*f.codes());
        auto other_text = samples();
        other_text[0].features[Feature::tokens] += 1;
        Fixture::completed(*f.codes(), other_text);
        QCOMPARE(f.calls.sizes.size(), std::size_t{2});
        QCOMPARE(f.calls.features, std::set<Feature>{Feature::mel});
    }
    void a_sample_has_the_same_noise_wherever_it_is() {
        Fixture f;
        auto reversed = samples();
        std::swap(reversed[0], reversed[1]);
        Fixture::completed(*f.codes(/*has_cache=*/false));
        Fixture::completed(*f.codes(/*has_cache=*/false), reversed);
        QCOMPARE(f.calls.ids.size(), std::size_t{4});
        QVERIFY(f.calls.ids[0] != f.calls.ids[1]);
        QCOMPARE(f.calls.ids[2], f.calls.ids[1]);
        QCOMPARE(f.calls.ids[3], f.calls.ids[0]);
    }
    void without_a_cache_it_is_computed_each_time() {
        Fixture f;
        const auto codes = f.codes(/*has_cache=*/false);
        Fixture::completed(*codes);
        Fixture::completed(*codes);
        QCOMPARE(f.calls.sizes.size(), std::size_t{4});
    }
    void a_network_gets_as_many_samples_at_once_as_it_wants() {
        Fixture f;
        auto all = samples();
        for (Sample& sample : samples()) {
            sample.speaker = 1;
            all.push_back(sample);
        }
        all.push_back(samples()[0]);
        all.back().speaker = 2;
        const auto together = Fixture::completed(*f.codes(false, "1", 3), all);
        QCOMPARE(f.calls.sizes, (std::vector<std::int64_t>{3, 2}));
        const auto alone = Fixture::completed(*f.codes(false, "1", 1), all);
        for (std::size_t i = 0; i < all.size(); ++i)
            QVERIFY(at::equal(codes_of(together[i]), codes_of(alone[i])));
    }
    void its_length_is_known_without_computing_it() {
        Fixture f;
        SampleLength length{.frames = 10};
        f.codes()->add_output_to(length);
        QCOMPARE(length.codes, std::int64_t{5});
        QVERIFY(f.calls.sizes.empty());
    }
    /// A crash must not cost a whole epoch of a slow network.
    void a_full_shard_is_written_at_once() {
        Fixture f;
        const auto codes = f.codes();
        Fixture::completed(*codes, numbered_samples(100));
        const auto next_run = f.codes();
        Fixture::completed(*next_run, numbered_samples(64));
        QCOMPARE(f.calls.sizes.size(), std::size_t{100});
    }
    void what_was_cached_is_still_read_after_a_failed_write() {
        Fixture f;
        Fixture::completed(*f.codes());
        const auto codes = f.codes();
        std::filesystem::remove_all(f.folder / "cache");
        Fixture::completed(*codes, numbered_samples(64));
        QCOMPARE(f.calls.sizes.size(), std::size_t{66});
        Fixture::completed(*codes);
        QCOMPARE(f.calls.sizes.size(), std::size_t{66});
    }
    /// A full disk must not end a training run.
    void a_cache_that_cannot_be_written_is_done_without() {
        Fixture f;
        {
            const auto codes = f.codes();
            std::filesystem::remove_all(f.folder / "cache");
            Fixture::completed(*codes);
        } // writes what was computed
        Fixture::completed(*f.codes());
        QCOMPARE(f.calls.sizes.size(), std::size_t{4});
    }
};

FORMANT_TEST(TestComputedFeature)

} // namespace tst_computed_feature

#include "tst_computed_feature.moc"
