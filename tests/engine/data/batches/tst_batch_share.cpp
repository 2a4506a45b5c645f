#include "engine/data/batches/batch_share.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_batch_share {

std::vector<std::int64_t> counts_of(const std::vector<BatchShare>& shares) {
    std::vector<std::int64_t> counts;
    for (const BatchShare& share : shares)
        counts.push_back(share.count);
    return counts;
}

using Counts = std::vector<std::int64_t>;

class TestBatchShare : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void shares_follow_each_other_and_cover_the_batch() {
        const std::vector<BatchShare> expected = {{0, 4}, {4, 3}, {7, 3}};
        QVERIFY(shares_of(10, {1, 1, 1}) == expected);
    }
    void one_rank_has_all_samples() {
        QVERIFY(shares_of(7, {3}) == std::vector{(BatchShare{0, 7})});
    }
    void a_rank_that_is_twice_as_fast_has_twice_as_many() {
        QCOMPARE(counts_of(shares_of(12, {2, 1})), (Counts{8, 4}));
        QCOMPARE(counts_of(shares_of(12, {1, 2, 1})), (Counts{3, 6, 3}));
    }
    void a_slow_rank_has_one_sample_at_least() {
        QCOMPARE(counts_of(shares_of(4, {100, 1})), (Counts{3, 1}));
    }
    void with_fewer_samples_than_ranks_the_last_ranks_have_none() {
        QCOMPARE(counts_of(shares_of(2, {1, 1, 50, 1})), (Counts{1, 1, 0, 0}));
        QCOMPARE(counts_of(shares_of(0, {1, 1})), (Counts{0, 0}));
    }
};

FORMANT_TEST(TestBatchShare)

} // namespace tst_batch_share

#include "tst_batch_share.moc"
