#include "engine/data/batches/padding_grid.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <random>
#include <set>

using namespace formant;

namespace tst_padding_grid {

/// Returns lengths of sentences of 1 to 12 s at 86 frames a second, always the same ones.
std::vector<SampleLength> sentences() {
    std::mt19937 random(3);
    std::vector<SampleLength> lengths;
    for (int i = 0; i < 2000; ++i) {
        const std::int64_t frames = 86 + static_cast<std::int64_t>(random() % 946);
        lengths.push_back({frames, frames / 6 + static_cast<std::int64_t>(random() % 20)});
    }
    return lengths;
}

class TestPaddingGrid : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void without_shapes_a_batch_is_as_long_as_its_longest_sample() {
        const SampleLength shape = PaddingGrid().shape_for({123, 45});
        QCOMPARE(shape.frames, 123);
        QCOMPARE(shape.tokens, 45);
    }
    void every_sample_fits_its_shape() {
        const PaddingGrid grid = PaddingGrid::of(sentences());
        for (const SampleLength& sample : sentences()) {
            const SampleLength shape = grid.shape_for(sample);
            QVERIFY(shape.frames >= sample.frames);
            QVERIFY(shape.tokens >= sample.tokens);
        }
    }
    void few_shapes_add_at_most_five_percent() {
        const PaddingGrid grid = PaddingGrid::of(sentences());
        QVERIFY2(grid.size() <= 27, qPrintable(QString::number(grid.size())));
        std::int64_t frames = 0, padded = 0;
        std::set<std::pair<std::int64_t, std::int64_t>> shapes;
        for (const SampleLength& sample : sentences()) {
            const SampleLength shape = grid.shape_for(sample);
            frames += sample.frames;
            padded += shape.frames;
            shapes.emplace(shape.frames, shape.tokens);
        }
        QVERIFY(static_cast<double>(padded) <= 1.05 * static_cast<double>(frames));
        QVERIFY(shapes.size() <= grid.size()); // one length of tokens for each of frames
    }
    void equal_lengths_are_one_shape_without_padding() {
        const std::vector<SampleLength> equal(5, {100, 20});
        const PaddingGrid grid = PaddingGrid::of(equal);
        QCOMPARE(grid.size(), std::size_t{1});
        QCOMPARE(padding_share(grid, {equal}), 0.0);
    }
    void longer_samples_than_planned_are_rounded_up() {
        const PaddingGrid grid = PaddingGrid::of({{100, 20}});
        QCOMPARE(grid.shape_for({101, 5}).frames, 110);
        QCOMPARE(grid.shape_for({110, 5}).frames, 110);
        QCOMPARE(grid.shape_for({50, 21}).tokens, 22);
        QCOMPARE(grid.shape_for({50, 21}).frames, 100);
    }
    void a_shape_fits_the_longest_along_every_axis() {
        const PaddingGrid grid = PaddingGrid::of(
            {{.frames = 50, .codes = 30, .conditioning = 80}, {.frames = 100, .codes = 25}});
        QVERIFY((grid.shape_for({.frames = 40}) ==
                 SampleLength{.frames = 50, .codes = 30, .conditioning = 80}));
        QVERIFY((grid.shape_for({.frames = 60}) ==
                 SampleLength{.frames = 100, .codes = 30, .conditioning = 80}));
    }
    void samples_without_frames_are_sorted_by_codes() {
        const PaddingGrid grid = PaddingGrid::of({{.tokens = 9, .codes = 100}, {.codes = 50}});
        QCOMPARE(grid.size(), std::size_t{2});
        QCOMPARE(grid.shape_for({.codes = 30}).codes, 50);
        QCOMPARE(grid.shape_for({.codes = 70}).codes, 100);
    }
    void the_share_of_padding_counts_each_step() {
        QCOMPARE(padding_share(PaddingGrid(), {{{100, 1}, {50, 1}}, {{80, 1}, {80, 1}}}),
                 50.0 / 360.0);
        QCOMPARE(padding_share(PaddingGrid(), {}), 0.0);
    }
};

FORMANT_TEST(TestPaddingGrid)

} // namespace tst_padding_grid

#include "tst_padding_grid.moc"
