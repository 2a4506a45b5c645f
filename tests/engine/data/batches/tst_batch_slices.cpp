#include "engine/data/batches/batch_slices.h"
#include "engine/data/batches/sample_maker.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_batch_slices {

std::vector<Sample> samples() {
    std::vector<Sample> all;
    for (const std::int64_t frames : {7, 3, 9, 4, 5}) {
        Sample sample;
        sample.add(Feature::mel, at::full({2, frames}, static_cast<double>(frames)));
        sample.add(Feature::tokens, at::full({frames / 2}, frames, at::kLong));
        sample.speaker = frames % 3;
        all.push_back(std::move(sample));
    }
    return all;
}

bool same(const Batch& a, const Batch& b) {
    return std::ranges::equal(a.tensors(), b.tensors(),
                              [](const at::Tensor& one, const at::Tensor& other) {
                                  return at::equal(one, other);
                              }) &&
           a.lengths == b.lengths && a.shape == b.shape;
}

bool same(const std::vector<Batch>& a, const std::vector<Batch>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Batch& one, const Batch& other) { return same(one, other); });
}

class TestBatchSlices : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void slices_equal_smaller_collated_batches() {
        const auto all = samples();
        const Batch whole = collate(all, 0);
        for (const std::int64_t most : {1, 2, 3, 4})
            QVERIFY(same(slices_of(whole, most), collate_micro_batches(all, {most})));
    }
    void a_batch_that_is_small_enough_is_unchanged() {
        const Batch whole = collate(samples(), 0);
        const auto slices = slices_of(whole, 5);
        QCOMPARE(slices.size(), std::size_t{1});
        QVERIFY(slices[0][Feature::mel].is_same(whole[Feature::mel]));
    }
    void spectra_and_audio_are_sliced_with_the_mel() {
        Batch whole = collate(samples(), 0);
        whole.features[Feature::spectrum] = at::rand({5, 3, 9});
        whole.features[Feature::audio] = at::rand({5, 9 * 4}); // four samples a frame
        const Batch slice = slices_of(whole, 2)[0];            // of 7 and 3 frames
        QVERIFY(at::equal(slice[Feature::spectrum],
                          whole[Feature::spectrum].narrow(0, 0, 2).narrow(2, 0, 7)));
        QVERIFY(at::equal(slice[Feature::audio],
                          whole[Feature::audio].narrow(0, 0, 2).narrow(1, 0, 7 * 4)));
    }
    void slices_of_slices_keep_the_order() {
        const auto all = samples();
        QVERIFY(
            same(slices_of(collate_micro_batches(all, {2}), 1), collate_micro_batches(all, {1})));
    }
};

FORMANT_TEST(TestBatchSlices)

} // namespace tst_batch_slices

#include "tst_batch_slices.moc"
